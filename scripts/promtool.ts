import { spawnSync } from 'node:child_process';
import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { aptGet, canInstall } from './aptGet.ts';
import { LaunchError } from './launcher/settings.ts';

/** Where Prometheus' own tool is found; `PROMTOOL_PATH` names another. */
const places = ['/usr/bin/promtool', '/usr/local/bin/promtool', '/opt/homebrew/bin/promtool'];
const packages = ['prometheus'];
/** Debian asks it whether a service that was installed may be started. */
const servicePolicy = '/usr/sbin/policy-rc.d';

const findPromtool = (): string | undefined => {
  const named = process.env.PROMTOOL_PATH;
  return named !== undefined && named !== '' ? named : places.find((place) => existsSync(place));
};

/** The tool that checks alert rules. Throws `LaunchError` where there is none. */
export const requirePromtool = (): string => {
  const path = findPromtool();
  if (path === undefined || spawnSync(path, ['--version']).status !== 0)
    throw new LaunchError(
      `the tests of alert rules need promtool: run "sudo apt-get install ${packages.join(' ')}", or set PROMTOOL_PATH`,
    );
  return path;
};

/** Installs the package, whose server is not to begin. */
const install = (): void => {
  const hasPolicy = existsSync(servicePolicy);
  if (!hasPolicy) writeFileSync(servicePolicy, '#!/bin/sh\nexit 101\n', { mode: 0o755 });
  try {
    aptGet(packages, 'the tests of alert rules');
  } finally {
    if (!hasPolicy) rmSync(servicePolicy);
  }
};

/** Makes sure that it is there: installs it as root on Debian, without a server that starts by itself, else says how. */
export const ensurePromtool = (say: (line: string) => void): void => {
  if (findPromtool() === undefined && canInstall()) {
    say(`installing ${packages.join(', ')}`);
    install();
  }
  requirePromtool();
};
