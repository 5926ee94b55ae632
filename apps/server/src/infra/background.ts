import type { FastifyBaseLogger } from 'fastify';

/** Work that goes on after its call was answered; the module waits for it before it closes. */
export const createBackground = (log: FastifyBaseLogger) => {
  const running = new Set<Promise<void>>();
  return {
    start: (work: Promise<void>, what: string): void => {
      const tracked = work
        .catch((error: unknown) => log.error({ err: error }, what))
        .finally(() => running.delete(tracked));
      running.add(tracked);
    },
    settled: async (): Promise<void> => {
      await Promise.all(running);
    },
  };
};

export type Background = ReturnType<typeof createBackground>;
