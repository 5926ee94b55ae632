import type { FastifyBaseLogger } from 'fastify';

/**
 * Runs `work` again and again with a pause between, never twice at once; a failure is logged and the next run comes
 * all the same. Answers how to stop: it waits for a run that is under way.
 */
export const repeat = (
  work: () => Promise<unknown>,
  { everyMs, what, log }: { everyMs: number; what: string; log: Pick<FastifyBaseLogger, 'error'> },
): (() => Promise<void>) => {
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> = Promise.resolve();
  const run = async (): Promise<void> => {
    try {
      await work();
    } catch (error) {
      log.error({ err: error }, what);
    }
    if (!stopped) plan();
  };
  const plan = (): void => {
    timer = setTimeout(() => {
      running = run();
    }, everyMs);
    timer.unref();
  };
  plan();
  return async () => {
    stopped = true;
    clearTimeout(timer);
    await running;
  };
};
