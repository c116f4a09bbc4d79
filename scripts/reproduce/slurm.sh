#!/usr/bin/env bash
# DPO on one node of a Slurm cluster. Change the lines for your site, then, from the checkout:
#   sbatch scripts/reproduce/slurm.sh
# A job that is ended by its time limit goes on when it is submitted again.
#SBATCH --job-name=wmw-dpo
#SBATCH --nodes=1
#SBATCH --ntasks=1
#SBATCH --gpus-per-node=8
#SBATCH --cpus-per-task=64
#SBATCH --mem=512G
#SBATCH --time=24:00:00
#SBATCH --output=%x-%j.log
set -euo pipefail
cd "${SLURM_SUBMIT_DIR:?submit this with sbatch from the checkout}"
# Nodes seldom reach the network: run setup, and download the model, where there is one.
export HF_HUB_OFFLINE=1 OMP_NUM_THREADS=8
export LAUNCH="${LAUNCH:-ddp}" GPUS="${SLURM_GPUS_ON_NODE:-8}" JOBS="${SLURM_CPUS_PER_TASK:-64}"
srun bash scripts/reproduce/run_all.sh prepare_data train_dpo
