import { giveUpAfterMs, nextTry } from '../../infra/backoff.ts';
import type { Studio } from '../../infra/studio.ts';
import { betTransactionId, rollbackTransactionId } from '../../play/money/transactionIds.ts';
import type { SeatRow } from '../../play/rows.ts';
import type { BetRow } from '../rows.ts';

/** What became of the stake; `undefined` while the hall is not definite. */
type Verdict = { readonly state: 'returned' | 'refused' | 'stuck'; readonly why: string } | undefined;

/**
 * Gives back a stake that is in doubt, or whose legs are all void: asks the hall to roll it back, once. An unknown stake
 * that is rolled back can never succeed later.
 */
export const returnBet = async (studio: Studio, seat: SeatRow, bet: BetRow): Promise<void> => {
  const now = studio.clock.now();
  const found = (await askForIt(studio, seat, bet)) ?? tooOld(bet, now);
  if (found?.state === 'stuck')
    studio.log.error({ bet: bet.id, why: found.why, alarm: true }, 'stake could not be cleared up');
  await studio.db
    .updateTable('book_bet')
    .set(
      found
        ? {
            state: found.state,
            due_at: null,
            closed_at: found.state === 'stuck' ? null : now,
            refusal: found.state === 'returned' ? null : found.why,
          }
        : { due_at: nextTry(now, bet.attempts) },
    )
    .where('id', '=', bet.id)
    .where('state', '=', 'reversing')
    .execute();
};

/** Repeats come five minutes apart at the most: so many are a day. Void legs may come long after the placing. */
const triesMax = giveUpAfterMs / 300_000;

const tooOld = ({ placed_at, attempts }: BetRow, now: Date): Verdict =>
  attempts > triesMax && now.getTime() - placed_at.getTime() > giveUpAfterMs
    ? { state: 'stuck', why: 'no answer in 24 hours' }
    : undefined;

const askForIt = async (studio: Studio, seat: SeatRow, bet: BetRow): Promise<Verdict> => {
  const wallet = studio.walletOf(seat.gp_id);
  const asked = await wallet.rollback({
    player_id: seat.player_id,
    currency: seat.currency,
    game_code: seat.game_code,
    round_id: bet.id,
    ...(bet.wallet_token !== null && { session_token: bet.wallet_token }),
    transaction_id: rollbackTransactionId(bet.id),
    target_transaction_id: betTransactionId(bet.id),
  });
  if (asked.kind === 'ok') return { state: 'returned', why: 'rolled back' };
  if (asked.kind === 'unknown' || asked.answer.status === 'RETRY_LATER') return undefined;
  const refusal = asked.answer.status;
  const status = await wallet.txStatus({
    player_id: seat.player_id,
    currency: seat.currency,
    target_transaction_id: betTransactionId(bet.id),
  });
  if (status.kind === 'unknown') return undefined;
  if (status.kind === 'refused')
    return status.answer.status === 'RETRY_LATER'
      ? undefined
      : { state: 'stuck', why: `${refusal}, then ${status.answer.status}` };
  switch (status.answer.transaction_status) {
    case 'rolled_back':
      return { state: 'returned', why: 'was rolled back' };
    case 'rejected':
      return { state: 'refused', why: 'REJECTED' };
    // A stake that stands and cannot be rolled back was settled by somebody else.
    case 'done':
    case 'unknown':
      return { state: 'stuck', why: refusal };
  }
};
