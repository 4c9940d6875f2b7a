#!/bin/sh
# Make the committed models again, from the root of the repository: about two and a half hours on two cores.
# PYTHON: an environment with requirements.txt. Everything lands under .work/, the models under vision/models/.
set -eu
python=${PYTHON:-.work/train/bin/python}
train() { "$python" -m "vision.training.train_$1" --pools .work/pools/*.npz --check .work/check.npz \
    --state .work/state --minutes "$2" --threads 1; }
both() { train finder "$1" & train reader "$2"; wait; }

mkdir -p .work/pools
"$python" -m vision.training.pool --first 9000000 --scenes 240 --out .work/check.npz
"$python" -m vision.training.pool --first 1000 --scenes 2400 --out .work/pools/a.npz
both 20 15
"$python" -m vision.training.pool --first 20000 --scenes 3600 --out .work/pools/b.npz
both 42 42
"$python" -m vision.training.pool --first 40000 --scenes 2400 --out .work/pools/c.npz
both 20 20
"$python" -m vision.training.export --state .work/state --out vision/models
"$python" -m vision.training.calibrate --models vision/models
