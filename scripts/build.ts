import { buildPages } from './launcher/pages.ts';
import { runMain } from './launcher/runMain.ts';

/** `npm run build`: the pages, whether stale or not. */
await runMain(async () => {
  await buildPages((line) => console.log(`· ${line}`), { force: true });
  return 0;
});
