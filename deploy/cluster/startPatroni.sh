#!/bin/sh
# Starts Patroni as its supervisor does (ExecStartPre and ExecStart of a unit). A server that outlived its Patroni may lead
# no more, and holds back commits that nobody stands by for. A Patroni that begins takes synchronous_standby_names out of
# its settings before it looks who leads, and would let these commits go: so the server is ended first, without a word.
set -eu
if ${POSTGRES_BIN}/pg_ctl status -D ${FOLDER}/${NODE} > /dev/null 2>&1; then
  ${POSTGRES_BIN}/pg_ctl stop -D ${FOLDER}/${NODE} -m immediate
fi
exec /usr/bin/patroni ${FOLDER}/${NODE}.yml
