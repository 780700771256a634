#!/bin/sh
# Runs once in the container of PostgreSQL, when its volume is empty. The shop's role owns the database and is no superuser (README).
# The superuser has no password afterwards: only a process inside the container can connect as postgres.
set -eu
psql --set=ON_ERROR_STOP=1 --set=password="$POSTGRES_PASSWORD" --username=postgres <<'SQL'
CREATE ROLE shop LOGIN PASSWORD :'password';
CREATE DATABASE shop OWNER shop TEMPLATE template0 ENCODING 'UTF8' LOCALE 'C.UTF-8';
ALTER ROLE postgres PASSWORD NULL;
SQL
