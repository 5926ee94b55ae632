/** A second Ctrl-C within this time is the same one, passed on by npm. */
const sameSignalMs = 2_000;

/** Resolves on the first signal to stop; a later one ends at once, leaving the rest to the next start. */
export const untilSignal = (): { signalled: Promise<void>; isSignalled: () => boolean } => {
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
