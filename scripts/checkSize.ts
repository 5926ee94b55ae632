import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { buildPages } from './launcher/pages.ts';
import { runMain } from './launcher/runMain.ts';
import { rootFolder } from './launcher/settings.ts';

const measures = [
  'apps/hall/scripts/measureBundle.ts',
  'apps/studio/src/firstLoad.ts',
  'apps/office/scripts/firstLoad.ts',
];

/** `npm run size`: holds the first load of the hall's pages, of every game and of the office to their budgets. The last build is measured while it is fresh. */
await runMain(async () => {
  await buildPages((line) => console.log(`· ${line}`));
  const failed = measures
    .map((file) => spawnSync(process.execPath, [join(rootFolder, file)], { encoding: 'utf8' }))
    .filter(({ status }) => status !== 0);
  for (const { stdout, stderr } of failed) {
    console.log(stdout);
    console.error(stderr);
  }
  return failed.length === 0 ? 0 : 1;
});
