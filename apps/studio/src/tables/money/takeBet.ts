import { type Minor, minor } from '@pavilion/money';
import type { Studio } from '../../infra/studio.ts';
import { betTransactionId, toWire } from '../../play/money/transactionIds.ts';
import type { SeatRow } from '../../play/rows.ts';
import { endSessionOf } from '../../play/sessions.ts';
import type { TableBetRow } from '../rows.ts';

/** What the hall said to a slip's stake; `null` where it said nothing definite. */
type BetWord = { readonly kind: 'taken' | 'refused'; readonly balance: Minor | null } | null;

/** A refusal under the stake's id that means something moved which should not have: a person looks. */
const impossible: readonly string[] = [
  'DUPLICATE_MISMATCH',
  'ALREADY_SETTLED',
  'ROUND_CLOSED',
  'BET_NOT_FOUND',
];
const sessionOver: readonly string[] = ['INVALID_TOKEN', 'TOKEN_EXPIRED'];

/**
 * Asks the hall for the stake of a slip that is stored as `staking`, once, and stores what it said. No word, or
 * "later", leaves it `reversing`: it is rolled back until the hall is definite (wallet protocol, What a client does).
 * A word that comes after the draw finds the slip `reversing` already, and changes nothing.
 */
export const takeBet = async (studio: Studio, seat: SeatRow, bet: TableBetRow): Promise<BetWord> => {
  const outcome = await studio.walletOf(seat.gp_id).bet({
    player_id: seat.player_id,
    currency: seat.currency,
    game_code: seat.game_code,
    round_id: bet.id,
    session_token: bet.wallet_token ?? '',
    transaction_id: betTransactionId(bet.id),
    amount: toWire(bet.stake_minor),
    round_closed: false,
  });
  if (outcome.kind === 'ok') {
    const stored = await storeWord(studio, bet, { state: 'taken', refusal: null });
    return stored ? { kind: 'taken', balance: minor(outcome.answer.balance.cash) } : null;
  }
  if (outcome.kind === 'refused' && outcome.answer.status !== 'RETRY_LATER') {
    const { status, balance } = outcome.answer;
    const stuck = impossible.includes(status);
    if (stuck) studio.log.error({ bet: bet.id, status, alarm: true }, 'stake refused as only a fault can be');
    const stored = await storeWord(studio, bet, { state: stuck ? 'stuck' : 'refused', refusal: status });
    if (sessionOver.includes(status)) await endSession(studio, seat);
    return stored ? { kind: 'refused', balance: balance ? minor(balance.cash) : null } : null;
  }
  studio.log.warn(
    { bet: bet.id, why: outcome.kind === 'unknown' ? outcome.reason : 'RETRY_LATER' },
    'stake outcome unknown, rolling back',
  );
  await storeWord(studio, bet, { state: 'reversing', refusal: null });
  return null;
};

interface Word {
  readonly state: 'taken' | 'refused' | 'stuck' | 'reversing';
  readonly refusal: string | null;
}

/** `false` when the slip was taken up meanwhile: then the question whether it was taken decides. */
const storeWord = async (studio: Studio, bet: TableBetRow, { state, refusal }: Word): Promise<boolean> => {
  const now = studio.clock.now();
  const changed = await studio.db
    .updateTable('table_bet')
    .set({
      state,
      refusal,
      due_at: state === 'reversing' ? now : null,
      closed_at: state === 'refused' ? now : null,
    })
    .where('id', '=', bet.id)
    .where('state', '=', 'staking')
    .executeTakeFirst();
  return changed.numUpdatedRows === 1n;
};

const endSession = (studio: Studio, seat: SeatRow): Promise<void> =>
  studio.db.transaction().execute((trx) => endSessionOf(trx, seat.id, 'expired', studio.clock.now()));
