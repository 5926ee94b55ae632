import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { buildPages } from './launcher/pages.ts';
import { runMain } from './launcher/runMain.ts';
import { rootFolder } from './launcher/settings.ts';

/** `npm run size`: holds the first load of the hall's pages to its budget. The last build is measured while it is fresh. */
await runMain(async () => {
  await buildPages((line) => console.log(`· ${line}`));
  const measure = join(rootFolder, 'apps', 'hall', 'scripts', 'measure-bundle.ts');
  const { status, stdout, stderr } = spawnSync(process.execPath, [measure], { encoding: 'utf8' });
  if (status === 0) return 0;
  console.log(stdout);
  console.error(stderr);
  return 1;
});
