import { type Minor, minor } from '@pavilion/money';
import type { Studio, Trx } from '../../infra/studio.ts';
import { betTransactionId, toWire } from '../../play/money/transactionIds.ts';
import type { SeatRow } from '../../play/rows.ts';
import { endSessionOf } from '../../play/sessions.ts';
import { judgeBets } from '../commands/judgeBets.ts';
import type { BetRow } from '../rows.ts';

/** What the hall said to a bet's stake; `null` where it said nothing definite. */
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
 * Asks the hall for the stake of a bet that is stored as `staking`, once, and stores what it said. No word, or "later",
 * leaves it `reversing`: it is rolled back until the hall is definite (wallet protocol, What a client does).
 */
export const takeBet = async (studio: Studio, seat: SeatRow, bet: BetRow): Promise<BetWord> => {
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

/**
 * `false` when the bet was taken up meanwhile: then the question whether it was taken decides. Its events may have gone
 * on while the hall was asked: what they have decided of it is judged with the word.
 */
const storeWord = (studio: Studio, bet: BetRow, { state, refusal }: Word): Promise<boolean> =>
  studio.db.transaction().execute(async (trx: Trx) => {
    const now = studio.clock.now();
    const changed = await trx
      .updateTable('book_bet')
      .set({
        state,
        refusal,
        due_at: state === 'reversing' ? now : null,
        closed_at: state === 'refused' ? now : null,
      })
      .where('id', '=', bet.id)
      .where('state', '=', 'staking')
      .executeTakeFirst();
    if (changed.numUpdatedRows !== 1n) return false;
    if (state === 'taken') await judgeBets(studio, trx, [bet.id]);
    return true;
  });

const endSession = (studio: Studio, seat: SeatRow): Promise<void> =>
  studio.db.transaction().execute((trx) => endSessionOf(trx, seat.id, 'expired', studio.clock.now()));
