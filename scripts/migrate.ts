import { migrateHall, migrateStudio, openDatabases, openNamed } from './launcher/databases.ts';
import { runMain } from './launcher/runMain.ts';
import { isProduction, readSettings } from './launcher/settings.ts';

const tell = (applied: readonly string[], of: string): void => {
  for (const id of applied) console.log(`· ${of}: applied ${id}`);
  if (applied.length === 0) console.log(`· ${of}: up to date`);
};

/** `npm run migrate`: brings the databases of hall and studio up to date; beside a running `npm start` too. */
await runMain(async () => {
  const settings = readSettings(process.env);
  const { migrationDatabaseUrl, studioDatabaseUrl } = settings;
  if (isProduction(process.env) && migrationDatabaseUrl !== undefined) {
    const hall = await openNamed(migrationDatabaseUrl);
    tell(await migrateHall(hall.url), 'hall');
    // A hall has no studio of its own unless its database is named.
    if (studioDatabaseUrl !== undefined) {
      const studio = await openNamed(studioDatabaseUrl);
      tell(await migrateStudio(studio.url), 'studio');
    }
    return 0;
  }
  const databases = await openDatabases(settings, (line) => console.log(`· ${line}`), 'attach');
  try {
    tell(await migrateHall(databases.urls().hallMigration), 'hall');
    tell(await migrateStudio(databases.urls().studio), 'studio');
    return 0;
  } finally {
    await databases.stop();
  }
});
