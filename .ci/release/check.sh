#!/usr/bin/env bash
# Checks a deployed stage: check.sh <stage>
set -euo pipefail
cd "$(dirname "$0")/../.."
npm run --silent operator -- doctor --stage "$1"
npm run --silent operator -- smoke --stage "$1"
