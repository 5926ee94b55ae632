import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { aptGet, canInstall } from './aptGet.ts';
import { LaunchError } from './launcher/settings.ts';

/** Where a Redis server of the system is found; `REDIS_SERVER_PATH` names another. */
const places = ['/usr/bin/redis-server', '/usr/local/bin/redis-server', '/opt/homebrew/bin/redis-server'];
const packages = ['redis-server'];

const findRedis = (): string | undefined => {
  const named = process.env.REDIS_SERVER_PATH;
  return named !== undefined && named !== '' ? named : places.find((place) => existsSync(place));
};

/** The Redis server of the tests of several processes. Throws `LaunchError` where there is none. */
export const requireRedis = (): string => {
  const path = findRedis();
  if (path === undefined || spawnSync(path, ['--version']).status !== 0)
    throw new LaunchError(
      `the tests of several processes need a Redis server: run "sudo apt-get install ${packages.join(' ')}", or set REDIS_SERVER_PATH`,
    );
  return path;
};

/** Makes sure that there is one: installs it as root on Debian, else says how. */
export const ensureRedis = (say: (line: string) => void): void => {
  if (findRedis() === undefined && canInstall()) {
    say(`installing ${packages.join(', ')}`);
    aptGet(packages, 'the tests of several processes');
  }
  requireRedis();
};
