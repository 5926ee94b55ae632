import { parseArgs } from 'node:util';
import { runCluster } from './cluster/runCluster.ts';
import { runMain } from './launcher/runMain.ts';
import { seedDemo } from './launcher/seeding.ts';
import { LaunchError } from './launcher/settings.ts';
import { untilSignal } from './launcher/untilSignal.ts';

/**
 * `npm run cluster -- --web 3 --jobs 2`: the hall as it runs on many machines, on this one: PostgreSQL under Patroni
 * behind HAProxy, Redis with Sentinels, and the hall's processes behind nginx (docs/guides/cluster.md).
 */

const readCount = (name: string, text: string): number => {
  const count = Number(text);
  if (!Number.isInteger(count) || count < 1 || count > 8)
    throw new LaunchError(`--${name} takes a number from 1 to 8`);
  return count;
};

await runMain(async () => {
  const { values } = parseArgs({
    options: {
      web: { type: 'string', default: '3' },
      jobs: { type: 'string', default: '2' },
      dir: { type: 'string' },
    },
  });
  const { signalled, isSignalled } = untilSignal();
  const cluster = await runCluster({
    web: readCount('web', values.web),
    jobs: readCount('jobs', values.jobs),
    ...(values.dir === undefined ? {} : { dir: values.dir }),
    say: (line) => console.log(`· ${line}`),
    fill: async ({ migrationUrl, secrets, studioOrigin }) => {
      await seedDemo(migrationUrl, { studioOrigin }, secrets);
    },
  });
  try {
    const [one, two] = cluster.database.nodes;
    console.log(
      [
        '',
        `  Hall      ${cluster.origin}`,
        `  Office    ${cluster.origin}/office`,
        `  Studio    ${cluster.studioOrigin}`,
        `  Patroni   http://127.0.0.1:${one?.restPort}/cluster, http://127.0.0.1:${two?.restPort}/cluster`,
        `  Folder    ${cluster.folder}`,
        '',
        '  Ctrl-C stops everything',
        '',
      ].join('\n'),
    );
    if (!isSignalled()) await signalled;
    console.log('· closing');
    return 0;
  } finally {
    await cluster.stop();
  }
});
