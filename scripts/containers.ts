import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { openEngine } from './containers/engine.ts';
import { buildHall, makeBases } from './containers/images.ts';
import { ensureContainerPackages } from './containers/packages.ts';
import { runMain } from './launcher/runMain.ts';
import { isProduction, LaunchError, rootFolder } from './launcher/settings.ts';

/**
 * `npm run containers`: builds the images of `compose.yaml`, starts it on podman, plays on it, kills each part and looks at
 * what the parts may do (docs/guides/containers.md). `-- --base` makes the images below the hall's alone.
 */

const mebibyte = 1024 * 1024;

/** Everything of the trial lives in namespaces that end with it: its network is its own loopback and bridges. */
const runTrial = async (folder: string): Promise<number> => {
  const trial = join(rootFolder, 'scripts/containers/trial.ts');
  const namespaces = ['--mount', '--net', '--pid', '--fork', '--kill-child=SIGTERM', '--mount-proc'];
  // catatonit buries what the engine leaves behind.
  const child = spawn('unshare', [...namespaces, 'catatonit', '--', process.execPath, trial, folder], {
    cwd: rootFolder,
    stdio: 'inherit',
    detached: true,
  });
  const ended = once(child, 'exit');
  // To all of its group, for unshare itself takes none: the trial ends its containers, and then itself.
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.on(name, () => {
      if (child.pid !== undefined) process.kill(-child.pid, name);
    });
  const [code] = await ended;
  return code ?? 1;
};

await runMain(async () => {
  if (isProduction(process.env))
    throw new LaunchError(
      'this composition is for trying: docs/guides/containers.md has what production takes over',
    );
  const { values } = parseArgs({
    options: { base: { type: 'boolean', default: false }, dir: { type: 'string' } },
  });
  const say = (line: string): void => console.log(`· ${line}`);
  ensureContainerPackages(say);
  const folder = values.dir ?? join(process.env.PAVILION_DATA_DIR || join(rootFolder, '.data'), 'containers');
  const engine = openEngine(folder);
  await makeBases(engine, say);
  if (values.base) return 0;
  say('building the image of the hall');
  const { bytes, labels } = await buildHall(engine);
  say(
    `the image of the hall has ${Math.round(bytes / mebibyte)} MiB, version ${labels['org.opencontainers.image.version']}, revision ${labels['org.opencontainers.image.revision']}`,
  );
  return runTrial(folder);
});
