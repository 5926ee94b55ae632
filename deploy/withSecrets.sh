#!/bin/sh
# Runs a command with every file of /run/secrets as a variable of the file's name, so that no secret stands in the
# composition or in what its inspection shows.
set -eu
for file in "${SECRETS_FOLDER:-/run/secrets}"/*; do
  if [ -f "$file" ]; then
    export "$(basename "$file")=$(cat "$file")"
  fi
done
exec "$@"
