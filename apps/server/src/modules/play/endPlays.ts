import { withTransaction } from '@pavilion/postgres';
import type { Background } from '../../infra/background.ts';
import { type EndedSession, type EndReason, endSessions } from './commands/endSessions.ts';
import type { PlayDeps } from './index.ts';
import { tellEnds } from './tellProvider.ts';

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
