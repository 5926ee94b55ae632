import { type Minor, minor } from '@pavilion/money';
import type { Studio } from '../infra/studio.ts';
import { endsSession, isFault, roundCall } from '../play/money/hallWord.ts';
import { betTransactionId, toWire } from '../play/money/transactionIds.ts';
import type { SeatRow } from '../play/rows.ts';
import { endSessionOf } from '../play/sessions.ts';
import { type Bet, type BetKind, changeBet, stakeOf } from './bet.ts';

/** What the hall said to a bet's stake; `null` where it said nothing definite. */
type BetWord = { readonly kind: 'taken' | 'refused'; readonly balance: Minor | null } | null;

/**
 * Asks the hall for the stake of a bet that is stored as `staking`, once, and stores what it said. No word, or "later",
 * leaves it `reversing`: it is rolled back until the hall is definite (wallet protocol, What a client does). A word that
 * comes after the bet was taken up finds it `reversing` already, and changes nothing: then the question whether it was
 * taken decides.
 */
export const takeBet = async (studio: Studio, kind: BetKind, seat: SeatRow, bet: Bet): Promise<BetWord> => {
  const { roundId, seq } = stakeOf(bet);
  const outcome = await studio.walletOf(seat.gp_id).bet({
    ...roundCall(seat, { id: roundId, wallet_token: bet.wallet_token }),
    session_token: bet.wallet_token ?? '',
    transaction_id: betTransactionId(roundId, seq),
    amount: toWire(bet.stake_minor),
    round_closed: false,
  });
  if (outcome.kind === 'ok') {
    const stored = await storeTaken(studio, kind, bet);
    return stored ? { kind: 'taken', balance: minor(outcome.answer.balance.cash) } : null;
  }
  if (outcome.kind === 'refused' && outcome.answer.status !== 'RETRY_LATER') {
    const { status, balance } = outcome.answer;
    const stored = await storeRefused(studio, kind, bet, status);
    if (endsSession(status)) await endSession(studio, seat);
    return stored ? { kind: 'refused', balance: balance ? minor(balance.cash) : null } : null;
  }
  studio.log.warn(
    { bet: bet.id, why: outcome.kind === 'unknown' ? outcome.reason : 'RETRY_LATER' },
    'stake outcome unknown, rolling back',
  );
  const due = { state: 'reversing', refusal: null, due_at: studio.clock.now(), closed_at: null } as const;
  await changeBet(studio.db, kind.table, bet.id, 'staking', due);
  return null;
};

const storeTaken = (studio: Studio, { table, onTaken }: BetKind, { id }: Bet): Promise<boolean> => {
  const taken = { state: 'taken', refusal: null, due_at: null, closed_at: null } as const;
  if (!onTaken) return changeBet(studio.db, table, id, 'staking', taken);
  return studio.db.transaction().execute(async (trx) => {
    const stored = await changeBet(trx, table, id, 'staking', taken);
    if (stored) await onTaken(studio, trx, id);
    return stored;
  });
};

const storeRefused = (studio: Studio, { table }: BetKind, { id }: Bet, status: string): Promise<boolean> => {
  const isStuck = isFault(status);
  if (isStuck) studio.log.error({ bet: id, status, alarm: true }, 'stake refused as only a fault can be');
  return changeBet(studio.db, table, id, 'staking', {
    state: isStuck ? 'stuck' : 'refused',
    refusal: status,
    due_at: null,
    closed_at: isStuck ? null : studio.clock.now(),
  });
};

const endSession = (studio: Studio, seat: SeatRow): Promise<void> =>
  studio.db.transaction().execute((trx) => endSessionOf(trx, seat.id, 'expired', studio.clock.now()));
