#!/usr/bin/env bash
# Builds a release for some stages once: build.sh <folder> <stage>...
# Result in the folder: release.tar.gz with its checksum, and the SBOM (CycloneDX), which is also inside.
set -euo pipefail
folder=$(realpath -m "$1")
shift
cd "$(dirname "$0")/../.."
stages=()
for stage in "$@"; do stages+=(--stage "$stage"); done
npm run --silent release -- "${stages[@]}" --out "$folder/release"
# Packages of developers are marked in it: to leave them out, npm also leaves out some that are deployed, such as zod.
npm sbom --sbom-format=cyclonedx --sbom-type=application >"$folder/sbom.cdx.json"
cp "$folder/sbom.cdx.json" "$folder/release/"
tar -C "$folder" -czf "$folder/release.tar.gz" release
cd "$folder"
sha256sum release.tar.gz >release.tar.gz.sha256
