# To be sourced: sets up Python on a machine with a GPU and PyTorch, but without a network.
#
#   source bench/gpu_environment.sh PACKAGES.tar.xz
#
# The archive holds what PyTorch's Python lacks of `embertide[research,cuda]`, laid out as in
# site-packages.
site=$(mktemp -d) boot=$(mktemp -d)
tar -xJf "$1" -C "$site"
# numba-cuda takes the place of numba.cuda by a .pth file, which is read in such folders only.
echo "import site, sys; sys.path.insert(0, '$site'); site.addsitedir('$site')" > "$boot/sitecustomize.py"
export PYTHONPATH="$boot:$PWD/src:$PWD" PYTHONUNBUFFERED=1 NUMBA_CUDA_LOW_OCCUPANCY_WARNINGS=0
if [[ -z ${CUDA_HOME:-} ]]; then
  nvcc=$(command -v nvcc || echo /usr/local/cuda/bin/nvcc)
  CUDA_HOME=$(dirname "$(dirname "$(readlink -f "$nvcc")")")
fi
export CUDA_HOME CUDA_PATH=$CUDA_HOME
# NVVM, which numba-cuda compiles with, does not come with PyTorch.
export LD_LIBRARY_PATH="$CUDA_HOME/nvvm/lib64${LD_LIBRARY_PATH:+:$LD_LIBRARY_PATH}"
nvidia-smi --query-gpu=name,driver_version,memory.total --format=csv,noheader
