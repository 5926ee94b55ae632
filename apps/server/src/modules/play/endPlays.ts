import { withTransaction } from '@pavilion/postgres';
import type { FastifyBaseLogger } from 'fastify';
import { type EndedSession, type EndReason, endSessions } from './commands/endSessions.ts';
import type { PlayDeps } from './index.ts';
import { tellEnds } from './tellProvider.ts';

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

/** Tells the providers of ended games, and brings home what members have at those that keep money themselves. */
export const closeAtProvider = async (deps: PlayDeps, ended: readonly EndedSession[]): Promise<void> => {
  if (ended.length === 0) return;
  await tellEnds(
    deps,
    ended.map(({ id }) => id),
  );
  await Promise.all(ended.map(({ memberId, gpId }) => deps.transfers.bringBack({ memberId, gpId })));
};

export const end = async (
  deps: PlayDeps,
  background: Background,
  { memberId, playId, reason }: { memberId: number; playId?: string | undefined; reason: EndReason },
): Promise<void> => {
  const { pool, clock, outbox } = deps;
  const ended = await withTransaction(pool, async (tx) => {
    const sessions = await endSessions(tx, { memberId, playId, reason, now: clock.now() });
    for (const session of sessions) {
      await outbox.toMember(tx, memberId, 'forward_game_status', {
        play_id: session.playId,
        status: 'closed',
      });
    }
    return sessions;
  });
  if (ended.length === 0) return;
  outbox.wake();
  background.start(closeAtProvider(deps, ended), 'closing a game at its provider');
};
