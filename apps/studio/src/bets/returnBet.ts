import { giveUpAfterMs, nextTry } from '../infra/backoff.ts';
import type { Studio } from '../infra/studio.ts';
import { askBack } from '../play/money/askBack.ts';
import type { SeatRow } from '../play/rows.ts';
import { type Bet, type BetKind, changeBet, stakeOf } from './bet.ts';

/**
 * Gives back a stake that is in doubt, or whose bet is void: asks the hall to roll it back, once. An unknown stake that is
 * rolled back can never succeed later.
 */
export const returnBet = async (studio: Studio, kind: BetKind, seat: SeatRow, bet: Bet): Promise<void> => {
  const { roundId, seq } = stakeOf(bet);
  const word = await askBack(studio, seat, { id: roundId, wallet_token: bet.wallet_token }, seq);
  const now = studio.clock.now();
  const found = word ?? (isTooOld(kind, bet, now) ? tooOld : undefined);
  if (!found) {
    await changeBet(studio.db, kind.table, bet.id, 'reversing', { due_at: nextTry(now, bet.attempts) });
    return;
  }
  // A stake that stands and cannot be rolled back was settled by somebody else.
  const state = found.state === 'standing' ? 'stuck' : found.state;
  if (state === 'stuck')
    studio.log.error({ bet: bet.id, why: found.why, alarm: true }, 'stake could not be cleared up');
  await changeBet(studio.db, kind.table, bet.id, 'reversing', {
    state,
    due_at: null,
    closed_at: state === 'stuck' ? null : now,
    refusal: state === 'returned' ? null : found.why,
  });
};

const tooOld = { state: 'stuck', why: 'no answer in 24 hours' } as const;

const isTooOld = ({ triesMin }: BetKind, { attempts, placed_at }: Bet, now: Date): boolean =>
  attempts > triesMin && now.getTime() - placed_at.getTime() > giveUpAfterMs;
