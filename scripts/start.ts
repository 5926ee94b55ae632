import { launch } from './launcher/launch.ts';
import { runMain } from './launcher/runMain.ts';
import { isProduction, LaunchError, readSettings } from './launcher/settings.ts';
import { untilSignal } from './launcher/untilSignal.ts';

/** `npm start`: the whole house on this machine, nothing to configure. `-- --no-build` leaves stale pages as they are. */
await runMain(async () => {
  if (isProduction(process.env)) {
    throw new LaunchError(
      'npm start is for a look and for development; in production run "npm run migrate" and "node apps/server/src/main.ts" (see compose.yaml)',
    );
  }
  const settings = readSettings(process.env);
  const say = (line: string): void => console.log(`· ${line}`);
  const { signalled, isSignalled } = untilSignal();
  const house = await launch(settings, {
    say,
    calledOff: signalled,
    isCalledOff: isSignalled,
    pagesAsTheyAre: process.argv.includes('--no-build'),
  });
  if (house === undefined) return 0;
  try {
    await Promise.race([signalled, house.failed]);
    say('closing');
    return 0;
  } finally {
    await house.stop();
  }
});
