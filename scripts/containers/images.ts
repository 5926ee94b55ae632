import { execFileSync } from 'node:child_process';
import { copyFileSync, cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { z } from 'zod';
import { LaunchError, rootFolder } from '../launcher/settings.ts';
import { type Engine, podman, podmanAloud } from './engine.ts';

/** Images as `compose.yaml` takes them from the environment, with names that no registry is asked for. */
export const images = {
  NODE_IMAGE: 'localhost/pavilion-node',
  POSTGRES_IMAGE: 'localhost/pavilion-postgres',
  REDIS_IMAGE: 'localhost/pavilion-redis',
  NGINX_IMAGE: 'localhost/pavilion-nginx',
  HALL_IMAGE: 'localhost/pavilion',
} as const;

const debian = 'localhost/pavilion-debian';
const sources = join(rootFolder, 'deploy/containers');

const hasImage = (engine: Engine, name: string): Promise<boolean> =>
  podman(engine, 'image', 'exists', name).then(
    () => true,
    () => false,
  );

const withFolder = <T>(work: (folder: string) => T): T => {
  const folder = mkdtempSync(join(tmpdir(), 'pavilion-image-'));
  try {
    return work(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};

const build = (engine: Engine, image: string, context: string, ...more: readonly string[]): void =>
  // Docker's format knows health checks. The machine's network is the one that packages come by.
  podmanAloud(engine, 'build', '--format=docker', '--network=host', `--tag=${image}`, ...more, context);

/** Debian by its own packages. */
const makeDebian = (engine: Engine): void =>
  withFolder((folder) => {
    const tar = join(folder, 'debian.tar');
    const options = [
      '--variant=minbase',
      '--include=ca-certificates,tzdata',
      '--aptopt=Acquire::Languages "none"',
    ];
    execFileSync('mmdebstrap', ['--quiet', ...options, 'bookworm', tar], {
      stdio: ['ignore', 'inherit', 'inherit'],
    });
    podmanAloud(engine, 'import', tar, debian);
  });

/** The folder of the npm that runs us. Throws `LaunchError` where none does. */
const npmFolder = (): string => {
  const program = process.env.npm_execpath;
  if (program === undefined) throw new LaunchError('run it by npm: its own npm goes into the image');
  return join(dirname(program), '..');
};

/** This very Node, and the npm that started it. */
const makeNode = (engine: Engine): void =>
  withFolder((folder) => {
    copyFileSync(process.execPath, join(folder, 'node'));
    cpSync(npmFolder(), join(folder, 'npm'), { recursive: true, dereference: true });
    build(engine, images.NODE_IMAGE, folder, `--file=${join(sources, 'node/Dockerfile')}`);
  });

/** Makes the images that others' registries offer, as far as they are not there: from Debian's packages and this Node. */
export const makeBases = async (engine: Engine, say: (line: string) => void): Promise<void> => {
  if (!(await hasImage(engine, debian))) {
    say('making an image of Debian');
    makeDebian(engine);
  }
  if (!(await hasImage(engine, images.NODE_IMAGE))) {
    say('making an image of Node');
    makeNode(engine);
  }
  for (const name of ['postgres', 'redis', 'nginx']) {
    const image = `localhost/pavilion-${name}`;
    if (await hasImage(engine, image)) continue;
    say(`making an image of ${name}`);
    build(engine, image, join(sources, name));
  }
};

/** How npm finds its registry here, for npm in a build: its address, and the authorities that this machine trusts for it. */
const npmSettings = (folder: string): string[] => {
  const ask = (key: string): string =>
    execFileSync('npm', ['config', 'get', key], { encoding: 'utf8', cwd: rootFolder }).trim();
  const given = ask('cafile');
  const authorities = given === 'null' ? process.env.NODE_EXTRA_CA_CERTS : given;
  const inside = '/etc/npm-authorities.pem';
  const file = join(folder, 'npmrc');
  const lines = [`registry=${ask('registry')}`, ...(authorities === undefined ? [] : [`cafile=${inside}`])];
  writeFileSync(file, `${lines.join('\n')}\n`);
  return [
    `--volume=${file}:/usr/local/etc/npmrc:ro`,
    ...(authorities === undefined ? [] : [`--volume=${authorities}:${inside}:ro`]),
  ];
};

const revision = (): string => {
  try {
    return execFileSync('git', ['rev-parse', 'HEAD'], { cwd: rootFolder, encoding: 'utf8' }).trim();
  } catch {
    return 'unknown';
  }
};

const inspected = z.tuple([z.object({ Size: z.number(), Labels: z.record(z.string(), z.string()) })]);

/** Builds the hall's image by the Dockerfile; answers its size in bytes and the labels that it bears. */
export const buildHall = async (
  engine: Engine,
): Promise<{ readonly bytes: number; readonly labels: Readonly<Record<string, string>> }> => {
  withFolder((folder) => {
    const args = { NODE_IMAGE: images.NODE_IMAGE, REVISION: revision() };
    const given = Object.entries(args).map(([name, value]) => `--build-arg=${name}=${value}`);
    build(engine, images.HALL_IMAGE, rootFolder, '--layers', ...given, ...npmSettings(folder));
  });
  const [image] = inspected.parse(JSON.parse(await podman(engine, 'image', 'inspect', images.HALL_IMAGE)));
  return { bytes: image.Size, labels: image.Labels };
};
