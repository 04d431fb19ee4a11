#!/usr/bin/env bash
# The loop of the home page in the three forms that browsers choose from, each at most 700 kB for 8 s of 1600 x 900.
# By hand, after a new film: frontend/scripts/hero-loop.sh <film>. Needs ffmpeg with libsvtav1, libvpx-vp9 and libx264.
set -euo pipefail

film=$1
to=$(cd "$(dirname "$0")/../media/hero" && pwd)
passes=$(mktemp -d)
trap 'rm -r "$passes"' EXIT
colours=(-colorspace bt709 -color_primaries bt709 -color_trc bt709)

encode() {
  ffmpeg -y -v error -i "$film" -an "${colours[@]}" "$@"
}

# Ten bits keep the dark grounds free of steps.
encode -c:v libsvtav1 -preset 4 -crf 31 -g 192 -pix_fmt yuv420p10le -svtav1-params tune=0 \
  -movflags +faststart "$to/loop-av1.mp4"
for pass in 1 2; do
  encode -c:v libvpx-vp9 -b:v 660k -pass $pass -passlogfile "$passes/vp9" -deadline good -cpu-used 2 -row-mt 1 \
    -tile-columns 2 -g 192 -pix_fmt yuv420p -f webm "$to/loop.webm"
  encode -c:v libx264 -preset veryslow -b:v 660k -pass $pass -passlogfile "$passes/x264" -x264-params aq-mode=3 \
    -pix_fmt yuv420p -profile:v high -g 96 -movflags +faststart -f mp4 "$to/loop.mp4"
done
ls -l "$to"/loop*
