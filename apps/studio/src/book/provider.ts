import type { ProviderRoundState, RoundTransaction } from '@pavilion/provider-kit';
import type { Studio } from '../infra/studio.ts';
import { betTransactionId, rollbackTransactionId, toWire } from '../play/money/transactionIds.ts';
import { isBookBet } from './money/transactionIds.ts';
import type { BetRow, BetRowState, LegRow, PaymentRow } from './rows.ts';

/** A member's bet at this provider with everything that belongs to it, for the hall's questions. */
interface FoundBet {
  readonly bet: BetRow;
  readonly gameCode: string;
  readonly legs: readonly (LegRow & { readonly server_seed_hash: string })[];
  readonly payments: readonly PaymentRow[];
}

/** A member's bet at this provider. Demo bets are nobody's business. */
export const findBookBet = async (
  studio: Studio,
  gpId: number,
  playerId: string,
  betId: string,
): Promise<FoundBet | undefined> => {
  if (!isBookBet(betId)) return undefined;
  const found = await studio.db
    .selectFrom('book_bet')
    .innerJoin('seat', 'seat.id', 'book_bet.seat_id')
    .selectAll('book_bet')
    .select('seat.game_code')
    .where('book_bet.id', '=', betId)
    .where('seat.gp_id', '=', gpId)
    .where('seat.player_id', '=', playerId)
    .where('seat.demo', '=', false)
    .executeTakeFirst();
  if (!found) return undefined;
  const legs = await studio.db
    .selectFrom('book_leg')
    .innerJoin('book_event', 'book_event.id', 'book_leg.event_id')
    .selectAll('book_leg')
    .select('book_event.server_seed_hash')
    .where('bet_id', '=', betId)
    .orderBy('seq')
    .execute();
  const payments = await studio.db
    .selectFrom('book_payment')
    .selectAll()
    .where('bet_id', '=', betId)
    .orderBy('seq')
    .execute();
  return { bet: found, gameCode: found.game_code, legs, payments };
};

const wireStates = {
  waiting: 'open',
  staking: 'open',
  taken: 'open',
  reversing: 'open',
  stuck: 'open',
  settled: 'closed',
  returned: 'cancelled',
  refused: 'cancelled',
} as const satisfies Record<BetRowState, ProviderRoundState>;

/** A bet is open to the hall until its win, nothing included, is told. */
const wireStateOf = ({ bet, payments }: FoundBet): ProviderRoundState =>
  payments.some(({ kind, state }) => kind === 'win' && state !== 'paid') ? 'open' : wireStates[bet.state];

/** Parts that were cashed out, and the win that closes the round. Corrections come beside the round, and the list of transactions tells them. */
const winsOf = (payments: readonly PaymentRow[], bet: string): RoundTransaction[] =>
  payments
    .filter(({ kind }) => kind !== 'adjust')
    .map(({ transaction_id, kind, amount_minor }) => ({
      transaction_id,
      kind: 'win',
      amount: toWire(amount_minor),
      bet_transaction_id: bet,
      round_closed: kind === 'win',
    }));

/** What the studio believes to have moved, or means to move, for one bet. */
const transactionsOf = ({ bet, payments }: FoundBet): RoundTransaction[] => {
  const id = betTransactionId(bet.id);
  const amount = toWire(bet.stake_minor);
  const isBack = bet.state === 'reversing' || bet.state === 'returned';
  return [
    // Nothing has been asked of the hall before the delay in play is over.
    ...(bet.state === 'waiting'
      ? []
      : [{ transaction_id: id, kind: 'bet' as const, amount, round_closed: false }]),
    ...winsOf(payments, id),
    ...(isBack ? [{ transaction_id: rollbackTransactionId(bet.id), kind: 'rollback' as const, amount }] : []),
  ];
};

const totalsOf = ({ bet, payments }: FoundBet) => ({
  bet_total: toWire(bet.stake_minor),
  win_total: toWire(
    payments
      .filter(({ kind }) => kind !== 'adjust')
      .reduce((sum, { amount_minor }) => sum + amount_minor, 0n),
  ),
});

export const presentBookBetStatus = (found: FoundBet) => ({
  status: 'OK' as const,
  round_id: found.bet.id,
  state: wireStateOf(found),
  ...totalsOf(found),
  transactions: transactionsOf(found),
});

export const presentBookBetDetails = (found: FoundBet) => ({
  status: 'OK' as const,
  round_id: found.bet.id,
  game_code: found.gameCode,
  state: wireStateOf(found),
  ...totalsOf(found),
  opened_at: found.bet.placed_at.toISOString(),
  closed_at: found.bet.closed_at?.toISOString() ?? null,
  details: {
    legs: found.legs.map(({ event_id, market, selection, price, result, server_seed_hash }) => ({
      event: event_id,
      market,
      selection,
      price,
      result,
      server_seed_hash,
    })),
    adjustments: found.payments
      .filter(({ kind }) => kind === 'adjust')
      .map(({ amount_minor, state }) => ({ amount: toWire(amount_minor), state })),
  },
});

/** Where a bet's events are shown again and can be recomputed. */
export const replayUrlOfBookBet = (
  studio: Studio,
  { bet, gameCode, legs }: FoundBet,
  locale: string,
): string => {
  const url = new URL(`/verify/${gameCode}`, studio.studioOrigin);
  url.searchParams.set('lang', locale);
  url.hash = `bet=${bet.id}&events=${legs.map(({ event_id }) => event_id).join(',')}`;
  return url.href;
};

/**
 * The book's part of the provider's list of transactions (`provider/transactions.ts`), with the same parameters: gp_id,
 * moment, id after which the page begins, rows. A bet that the book itself refused never reached the hall.
 */
export const listedBookBets = `
  (SELECT b.id || ':bet', 'bet', s.player_id, b.id, s.currency, b.stake_minor, NULL, b.placed_at,
    CASE b.state WHEN 'returned' THEN 'rolled_back' WHEN 'refused' THEN 'rejected' ELSE 'done' END
  FROM book_bet b JOIN seat s ON s.id = b.seat_id
  WHERE s.gp_id = $1 AND NOT s.demo AND b.state NOT IN ('waiting', 'staking', 'reversing')
    AND NOT (b.state = 'refused' AND b.refusal ~ '^[a-z]')
    AND b.placed_at >= $2 AND (b.placed_at > $2 OR b.id || ':bet' > $3)
  ORDER BY b.placed_at, b.id || ':bet' LIMIT $4)
  UNION ALL
  (SELECT p.transaction_id, CASE p.kind WHEN 'cash' THEN 'win' ELSE p.kind END, s.player_id, b.id, s.currency, p.amount_minor, NULL, p.owed_at, 'done'
  FROM book_payment p JOIN book_bet b ON b.id = p.bet_id JOIN seat s ON s.id = b.seat_id
  WHERE s.gp_id = $1 AND NOT s.demo AND p.state IN ('paid', 'stuck')
    AND p.owed_at >= $2 AND (p.owed_at > $2 OR p.transaction_id > $3)
  ORDER BY p.owed_at, p.transaction_id LIMIT $4)
  UNION ALL
  (SELECT b.id || ':back', 'rollback', s.player_id, b.id, s.currency, b.stake_minor, NULL, b.closed_at, 'done'
  FROM book_bet b JOIN seat s ON s.id = b.seat_id
  WHERE s.gp_id = $1 AND NOT s.demo AND b.state = 'returned'
    AND b.closed_at >= $2 AND (b.closed_at > $2 OR b.id || ':back' > $3)
  ORDER BY b.closed_at, b.id || ':back' LIMIT $4)`;
