#!/usr/bin/env bash
# Deploys a release to a stage, and goes back to it from a later one: deploy.sh <release.tar.gz> <stage> [<losses to confirm>]
# Needs Node and credentials, but neither the registry nor a checkout.
set -euo pipefail
archive=$(realpath "$1")
stage=$2
confirm=${3:-}
(cd "$(dirname "$archive")" && sha256sum --check --quiet "$(basename "$archive").sha256")
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
tar -C "$folder" -xzf "$archive"
node "$folder/release/deploy.mjs" --stage "$stage" ${confirm:+--confirm "$confirm"}
