import { execFile } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';
import { BenchError, type Contestant, type Round } from './table.ts';

/**
 * PostgreSQL's own benchmark on the same server: TPC-B at scale 10 with 16 clients. It is what our figures are
 * compared with, because it tells how fast this machine and its disk are for durable transactions.
 */

const execute = promisify(execFile);
const scale = 10;
const clients = 16;
const threads = 2;

const debianVersions = '/usr/lib/postgresql';

const findPgbench = (): string => {
  const versions = existsSync(debianVersions) ? readdirSync(debianVersions).toSorted().toReversed() : [];
  const places = [
    ...(process.env.PGBENCH === undefined ? [] : [process.env.PGBENCH]),
    ...versions.map((version) => join(debianVersions, version, 'bin', 'pgbench')),
    ...(process.env.PATH ?? '').split(delimiter).map((folder) => join(folder, 'pgbench')),
  ];
  const found = places.find((place) => existsSync(place));
  if (found === undefined)
    throw new BenchError(
      'pgbench is missing: apt-get install postgresql-15 (Debian 12), or set PGBENCH to where it is',
    );
  return found;
};

const call = async (url: string, args: readonly string[], role?: string): Promise<string> => {
  const { hostname, port, username, password, pathname } = new URL(url);
  const { stdout } = await execute(findPgbench(), [...args, pathname.slice(1)], {
    env: {
      PATH: process.env.PATH,
      PGHOST: hostname,
      PGPORT: port,
      PGUSER: decodeURIComponent(username),
      PGPASSWORD: decodeURIComponent(password),
      ...(role === undefined ? {} : { PGOPTIONS: `-c role=${role}` }),
    },
  });
  return stdout;
};

interface Script {
  readonly file: string;
  readonly role: string;
  /** As many as the yardstick has, unless told. */
  readonly clients?: number;
  /** What a run of the script does at once; one thing unless told. */
  readonly batch?: number;
}

const round = async (url: string, protocol: string, seconds: number, script?: Script) => {
  const told = await call(
    url,
    [
      '--no-vacuum',
      `--client=${script?.clients ?? clients}`,
      `--jobs=${threads}`,
      `--protocol=${protocol}`,
      `--time=${seconds}`,
      ...(script === undefined ? [] : [`--file=${script.file}`]),
    ],
    script?.role,
  );
  const rate = /^tps = ([0-9.]+)/m.exec(told)?.[1];
  if (rate === undefined) throw new BenchError(`pgbench said no rate: ${told}`);
  return { perSecond: Number(rate) * (script?.batch ?? 1) };
};

/** `pgbench (PostgreSQL) 15.14` in short. */
export const pgbenchVersion = async (): Promise<string> => {
  const { stdout } = await execute(findPgbench(), ['--version']);
  return stdout
    .trim()
    .replace(/ \(.*?\)(?= [0-9])/, '')
    .replace(/ \(.*\)$/, '');
};

/** The name of the contestant that others are compared with. */
export const pgbenchName = `pgbench TPC-B, scale ${scale}, ${clients} clients`;

/** One round of a script of ours by pgbench's own client: what the database does, without a driver of another kind. */
export const pgbenchScript = (url: string, secondsARound: number, script: Script) => (): Promise<Round> =>
  round(url, 'prepared', secondsARound, script);

/**
 * Fills an empty database with pgbench's tables and answers two contestants: pgbench as it comes, which is the
 * baseline, and with prepared statements.
 */
export const openPgbench = async (url: string, secondsARound: number): Promise<readonly Contestant[]> => {
  await call(url, ['--initialize', '--quiet', `--scale=${scale}`]);
  return [
    { name: pgbenchName, round: () => round(url, 'simple', secondsARound) },
    { name: 'the same, prepared statements', round: () => round(url, 'prepared', secondsARound) },
  ];
};
