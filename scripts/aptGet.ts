import { spawnSync } from 'node:child_process';
import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { LaunchError } from './launcher/settings.ts';

/** Whether packages may be installed here: as root on Debian. */
export const canInstall = (): boolean =>
  process.platform === 'linux' && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

const run = (args: readonly string[], packages: readonly string[], what: string): void => {
  const { status } = spawnSync('apt-get', args, {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
  if (status !== 0)
    throw new LaunchError(`apt-get ${args.join(' ')} failed: ${what} need ${packages.join(', ')}`);
};

/** Asked by Debian's packages whether they may start a service. */
const policyFile = '/usr/sbin/policy-rc.d';

/** Installs Debian packages, without starting any service of theirs; `what` names, in the plural, what needs them. */
export const aptGet = (packages: readonly string[], what: string): void => {
  run(['update', '-q'], packages, what);
  const isOurs = !existsSync(policyFile);
  if (isOurs) writeFileSync(policyFile, '#!/bin/sh\nexit 101\n', { mode: 0o755 });
  try {
    run(['install', '-q', '-y', '--no-install-recommends', ...packages], packages, what);
  } finally {
    if (isOurs) rmSync(policyFile);
  }
};

/** A program that has to be there, and the Debian packages that have it. */
export interface NeededProgram {
  readonly path: string;
  readonly packages: readonly string[];
}

/**
 * Makes sure that programs are there: installs their packages as root on Debian, without a service that starts by itself,
 * else throws a `LaunchError` that says how. `what` names, in the plural, what needs them.
 */
export const ensurePrograms = (
  programs: readonly NeededProgram[],
  what: string,
  say: (line: string) => void,
): void => {
  const missingPackages = (): string[] =>
    programs.flatMap(({ path, packages }) => (existsSync(path) ? [] : packages));
  const packages = missingPackages();
  if (packages.length > 0 && canInstall()) {
    say(`installing ${packages.join(', ')}`);
    aptGet(packages, what);
  }
  const still = missingPackages();
  if (still.length > 0)
    throw new LaunchError(`${what} need more: run "sudo apt-get install ${still.join(' ')}"`);
};
