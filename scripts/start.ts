import { launch } from './launcher/launch.ts';
import { runMain } from './launcher/runMain.ts';
import { isProduction, LaunchError, readSettings } from './launcher/settings.ts';

/** A second Ctrl-C within this time is the same one, passed on by npm. */
const sameSignalMs = 2_000;

/** Resolves on the first signal to stop; a later one ends at once, leaving the rest to the next start. */
const untilSignal = (): { signalled: Promise<void>; isSignalled: () => boolean } => {
  const { promise, resolve } = Promise.withResolvers<void>();
  let firstAt: number | undefined;
  const onSignal = (): void => {
    const now = performance.now();
    if (firstAt === undefined) {
      firstAt = now;
      resolve();
    } else if (now - firstAt > sameSignalMs) {
      process.exit(1);
    }
  };
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(name, onSignal);
  return { signalled: promise, isSignalled: () => firstAt !== undefined };
};

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
