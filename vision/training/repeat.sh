#!/bin/sh
# Make the committed models again, from the root of the repository: about fourteen hours on two cores.
# PYTHON: an environment with requirements.txt; TRACER: one with requirements-traced.txt.
# Everything lands under .work/, the models under vision/models/.
set -eu
python=${PYTHON:-.work/train/bin/python} tracer=${TRACER:-.work/traced/bin/python}
pool() { "$python" -m vision.training.pool --out ".work/pools/$1.npz" --first "$2" --scenes "$3" $4; }
train() { # what, minutes, rate, pools, options
    what=$1 minutes=$2 rate=$3 options=${5:-}
    files=$(for name in $4; do echo ".work/pools/$name.npz"; done)
    "$python" -m "vision.training.train_$what" --pools $files --check .work/check.npz --state .work/state \
        --threads 1 --minutes "$minutes" --rate "$rate" $options
}

mkdir -p .work/pools .work/uno
"$python" -m vision.training.pool --first 9100000 --scenes 200 --out .work/check.npz
pool a 1000 2400 ""
pool b 20000 3600 ""
pool c 40000 2400 ""
train finder 32 0.002 "a b c" &
train reader 20 0.002 "a b c" &
wait
pool d 60000 3400 ""
train finder 42 0.002 "a b c d" &
train reader 42 0.002 "b c d" &
wait
pool e 80000 2400 ""
pool f 90000 1400 "--layouts chain cross hub grid cluster rack"
train finder 105 0.0015 "a b c" --fine &
train reader 20 0.0016 "c d e f" &
wait
pool g 110000 800 "--zoom 1.9"
train finder 38 0.0016 "b c d e f f" --fine &
train reader 25 0.0016 "d e f g g" &
wait
train reader 30 0.0012 "b d e f g g"
"$tracer" -m vision.training.traced --first 7000 --scenes 395 --pool .work/pools/pt.npz
train finder 30 0.0012 "b c d e f f pt pt pt pt pt" --fine
"$python" -m vision.training.export --state .work/state --out vision/models
"$python" -m vision.training.calibrate --models vision/models --scenes 200 --keep .work/drawn
"$python" -m vision.training.fit_agreement --models vision/models --scenes 400 --keep .work/drawn
"$python" -m vision.training.fit_sureness --models vision/models --scenes 400 --keep .work/drawn

# The networks for Uno pieces
uno_pool() { "$python" -m vision.training.uno.pool --out ".work/uno/$1.npz" --first "$2" --scenes "$3" $4; }
uno_train() { # what, minutes, rate, pools, options
    what=$1 minutes=$2 rate=$3 options=${5:-}
    files=$(for name in $4; do echo ".work/uno/$name.npz"; done)
    "$python" -m "vision.training.uno.train_$what" --pools $files --check .work/uno_check.npz \
        --state .work/state --threads 1 --minutes "$minutes" --rate "$rate" $options
}

traced_pool() { # name, tiles or dice, first, scenes
    "$tracer" -m vision.training.traced --uno "$2" --first "$3" --scenes "$4" --pool ".work/uno/$1.npz"
}

"$python" -m vision.training.uno.pool --first 9200000 --scenes 160 --dice-share 0.4 --out .work/uno_check.npz
uno_pool ua 200000 1200 "--dice-share 0.4"
uno_train marks 20 0.002 "ua" "--px 48" &
uno_pool ub 210000 1600 "--dice-share 0.35 --zoom 1.7"
wait
uno_pool uc 220000 1600 "--dice-share 0.8"
uno_train marks 34 0.002 "ua ub ub" "--px 48" &
traced_pool ut tiles 610000 100
traced_pool ud dice 620000 40
wait
uno_train marks 27 0.0018 "ua ub ub uc" "--px 48" &
uno_train finder 38 0.002 "ua ub ub uc" "tiles --from .work/state/fine_finder.pt" &
wait
mv .work/state/marks.pt .work/state/marks48.pt
for m in 0 1 2 3; do uno_pool "m$m" "23${m}0000" 1600 "--mixed --dice-share 0.4 --zoom 1.5"; done
for m in 4 5 6; do uno_pool "m$m" "23${m}0000" 1600 "--mixed --dice-share 0.3 --zoom 1.5"; done
traced_pool ut2 tiles 610400 300
traced_pool ud2 dice 620100 300
mixed="m0 m1 m2 m3"
uno_train marks 40 0.0018 "ua ub ub uc ut ut ud ud" "--from .work/state/marks48.pt" &
uno_train finder 50 0.0015 "ua ub uc uc ud ud ud ud" "dice --from .work/state/finder.pt" &
wait
uno_train marks 210 0.0018 "ub uc ut ut2 ud ud2 $mixed m4 m5 m6" &
uno_train finder 26 0.0012 "ua ub uc ud ud ud2 ud2 ud2" "dice"
uno_train finder 20 0.0012 "uc ub ud ud ud ud2 ud2 ud2 $mixed" "dice" &
wait
"$python" -m vision.training.uno.export --state .work/state --out vision/models
"$python" -m vision.training.uno.calibrate --models vision/models --scenes 300 --keep .work/uno-drawn
"$python" -m vision.training.uno.fit_sureness --models vision/models --scenes 300 --keep .work/uno-drawn
"$python" -m vision.training.uno.fit_sureness --models vision/models --scenes 240 --keep .work/uno-drawn --dice
