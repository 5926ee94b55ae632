import { migrateHall, migrateStudio, openDatabases } from './launcher/databases.ts';
import { runMain } from './launcher/runMain.ts';
import { isProduction, readSettings } from './launcher/settings.ts';

const tell = (applied: readonly string[], of: string): void => {
  for (const id of applied) console.log(`· ${of}: applied ${id}`);
  if (applied.length === 0) console.log(`· ${of}: up to date`);
};

/** `npm run migrate`: brings the databases of hall and studio up to date; beside a running `npm start` too. */
await runMain(async () => {
  const settings = readSettings(process.env);
  const { databaseUrl, studioDatabaseUrl } = settings;
  if (isProduction(process.env) && databaseUrl !== undefined) {
    // The studio is a sandbox: a real hall has none unless its database is named.
    tell(await migrateHall(databaseUrl), 'hall');
    if (studioDatabaseUrl !== undefined) tell(await migrateStudio(studioDatabaseUrl), 'studio');
    return 0;
  }
  const databases = await openDatabases(settings, (line) => console.log(`· ${line}`), 'attach');
  try {
    tell(await migrateHall(databases.urls().hall), 'hall');
    tell(await migrateStudio(databases.urls().studio), 'studio');
    return 0;
  } finally {
    await databases.stop();
  }
});
