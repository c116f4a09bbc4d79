"""Training on a bank: DPO, SFT and GRPO by TRL, on a laptop's CPU or on several GPUs.

Only this part imports torch, transformers, trl and peft, and only when something is to be trained.
"""
