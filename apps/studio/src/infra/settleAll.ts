import type { Logger } from 'pino';

/** Waits for work that goes on side by side: a part that fails is logged with these words, and holds up no other. */
export const settleAll = async (
  log: Logger,
  work: readonly Promise<unknown>[],
  words: string,
): Promise<void> => {
  for (const result of await Promise.allSettled(work)) {
    if (result.status === 'rejected') log.error({ err: result.reason }, words);
  }
};
