import { execFile, execFileSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { rootFolder } from '../launcher/settings.ts';

/** podman with images, containers, volumes and networks in a folder of its own, beside those of the machine. */
export interface Engine {
  readonly folder: string;
  /** What podman, and whatever starts it, must have in its environment. */
  readonly env: Readonly<Record<string, string | undefined>>;
  /** Its Docker-compatible socket, where somebody serves it. */
  readonly socket: string;
}

const megabytes = 64;

/**
 * Writes the engine's settings. runc, since Debian 12's crun refuses machines with both kinds of cgroups; limits of open
 * files and processes below podman's own, which only a process that may raise them can give.
 */
export const openEngine = (folder: string): Engine => {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const place = (name: string): string => join(folder, name);
  // Of a run before nothing is up: without these podman looks at its containers anew, as after a start of the machine.
  for (const name of ['run', 'tmp']) rmSync(place(name), { recursive: true, force: true });
  writeFileSync(
    place('containers.conf'),
    `[containers]
default_ulimits = ["nofile=16384:16384", "nproc=16384:16384"]
log_driver = "k8s-file"
[engine]
cgroup_manager = "cgroupfs"
events_logger = "file"
runtime = "runc"
tmp_dir = "${place('tmp')}"
[network]
network_backend = "netavark"
network_config_dir = "${place('networks')}"
`,
  );
  writeFileSync(
    place('storage.conf'),
    `[storage]
driver = "overlay"
graphroot = "${place('storage')}"
runroot = "${place('run')}"
`,
  );
  return {
    folder,
    socket: place('podman.sock'),
    env: {
      ...process.env,
      CONTAINERS_CONF: place('containers.conf'),
      CONTAINERS_STORAGE_CONF: place('storage.conf'),
      // Nobody's timers ask for a container's health here: the trial does.
      DISABLE_HC_SYSTEMD: 'true',
    },
  };
};

const run = promisify(execFile);

/** Runs podman to its end; answers what it printed, without the last line's end. Rejects with its words. */
export const podman = async (engine: Engine, ...args: readonly string[]): Promise<string> => {
  const { stdout } = await run('podman', args, { env: engine.env, maxBuffer: megabytes * 1024 * 1024 });
  return stdout.trimEnd();
};

/** The last lines that a container has said, wherever to; empty where there is no such container. */
export const lastWords = async (engine: Engine, container: string): Promise<string> => {
  const said = await run('podman', ['logs', '--tail=30', container], { env: engine.env }).catch(
    () => undefined,
  );
  return said === undefined ? '' : `${said.stdout}${said.stderr}`.trimEnd();
};

/** Runs podman with its output on ours. Throws when it fails. */
export const podmanAloud = (engine: Engine, ...args: readonly string[]): void => {
  execFileSync('podman', args, { env: engine.env, cwd: rootFolder, stdio: ['ignore', 'inherit', 'inherit'] });
};
