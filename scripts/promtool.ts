import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { aptGet, canInstall } from './aptGet.ts';
import { LaunchError } from './launcher/settings.ts';

/** Where Prometheus' own tool is found; `PROMTOOL_PATH` names another. */
const places = ['/usr/bin/promtool', '/usr/local/bin/promtool', '/opt/homebrew/bin/promtool'];
const packages = ['prometheus'];
const neededBy = 'the tests of alert rules';

const findPromtool = (): string | undefined => {
  const named = process.env.PROMTOOL_PATH;
  return named !== undefined && named !== '' ? named : places.find((place) => existsSync(place));
};

/** The tool that checks alert rules. Throws `LaunchError` where there is none. */
export const requirePromtool = (): string => {
  const path = findPromtool();
  if (path === undefined || spawnSync(path, ['--version']).status !== 0)
    throw new LaunchError(
      `${neededBy} need promtool: run "sudo apt-get install ${packages.join(' ')}", or set PROMTOOL_PATH`,
    );
  return path;
};

/** Makes sure that it is there: installs it as root on Debian, else says how. */
export const ensurePromtool = (say: (line: string) => void): void => {
  if (findPromtool() === undefined && canInstall()) {
    say(`installing ${packages.join(', ')}`);
    aptGet(packages, neededBy);
  }
  requirePromtool();
};
