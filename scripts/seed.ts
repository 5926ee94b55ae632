import { migrateHall, openDatabases } from './launcher/databases.ts';
import { runMain } from './launcher/runMain.ts';
import { ensureSecrets } from './launcher/secrets.ts';
import { seedDemo } from './launcher/seeding.ts';
import { isProduction, LaunchError, readSettings } from './launcher/settings.ts';

/** `npm run seed`: fills an empty database with the demo hall; beside a running `npm start` too. */
await runMain(async () => {
  if (isProduction(process.env)) throw new LaunchError('the demo hall is not for production');
  const settings = readSettings(process.env);
  const say = (line: string): void => console.log(`· ${line}`);
  const databases = await openDatabases(settings, say, 'attach');
  try {
    const { hallMigration } = databases.urls();
    await migrateHall(hallMigration);
    const filled = await seedDemo(hallMigration, settings, ensureSecrets(settings.dataDir));
    say(filled ? 'filled the demo hall' : 'the database has a site already, nothing added');
    return 0;
  } finally {
    await databases.stop();
  }
});
