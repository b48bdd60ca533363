"""PyTorch, or a message how to install it; only the training of networks needs it."""

import sys

try:
    import torch
    from torch import Tensor
    from torch.nn.functional import binary_cross_entropy_with_logits, logsigmoid
except ImportError:
    sys.exit("To train a network takes PyTorch: pip install torch")

DEVICE = "cuda" if torch.cuda.is_available() else "cpu"

__all__ = ["DEVICE", "Tensor", "binary_cross_entropy_with_logits", "logsigmoid", "torch"]
