import { migrateAll, openDatabases } from './launcher/databases.ts';
import { runMain } from './launcher/runMain.ts';
import { readSettings } from './launcher/settings.ts';

/** `npm run migrate`: brings the databases of hall and studio up to date; beside a running `npm start` too. */
await runMain(async () => {
  const say = (line: string): void => console.log(`· ${line}`);
  const databases = await openDatabases(readSettings(process.env), say, 'attach');
  try {
    const applied = await migrateAll(databases.urls());
    for (const id of applied) say(`applied ${id}`);
    if (applied.length === 0) say('up to date');
    return 0;
  } finally {
    await databases.stop();
  }
});
