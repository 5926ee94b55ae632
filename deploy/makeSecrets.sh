#!/bin/sh
# Makes the secrets of compose.yaml, once, in the folder `secrets` or the one that is named. Keep a copy of PAVILION_SECRET
# elsewhere: without it no wire key in the database can be read again.
set -eu
folder=${1:-secrets}
# Nobody else may enter the folder; the containers' accounts read the files that are handed to them.
umask 077
mkdir "$folder"
key() { openssl rand -hex 32; }
put() {
  cat > "$folder/$1"
  chmod 444 "$folder/$1"
}
migrator=$(key)
app=$(key)
redis=$(key)
key | tr -d '\n' | put postgres_password
put passwords.sql <<SQL
SET log_min_error_statement = panic;
ALTER ROLE pavilion_migrator PASSWORD '$migrator';
ALTER ROLE pavilion_app PASSWORD '$app';
SQL
printf 'postgres://pavilion_migrator:%s@postgres:5432/pavilion' "$migrator" | put MIGRATION_DATABASE_URL
printf 'postgres://pavilion_app:%s@postgres:5432/pavilion' "$app" | put DATABASE_URL
printf 'requirepass %s\n' "$redis" | put redis.conf
printf 'redis://default:%s@redis:6379' "$redis" | put REDIS_URL
key | tr -d '\n' | put PAVILION_SECRET
