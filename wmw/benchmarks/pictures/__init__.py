"""Pictures held against their sidecars, and read back by optical character recognition (OCR)."""
