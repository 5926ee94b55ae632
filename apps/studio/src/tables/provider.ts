import type { ProviderRoundState, RoundTransaction } from '@pavilion/provider-kit';
import type { Studio } from '../infra/studio.ts';
import {
  betTransactionId,
  rollbackTransactionId,
  toWire,
  winTransactionId,
} from '../play/money/transactionIds.ts';
import { isTableBet } from './money/transactionIds.ts';
import { stakesIn, type TableBetRow, type TableBetState } from './rows.ts';

/** A member's slip with the round that it was put on, for the hall's questions. */
interface FoundBet {
  readonly bet: TableBetRow;
  readonly gameCode: string;
  readonly number: number;
  readonly summary: string | null;
  readonly outcome: unknown;
  readonly serverSeedHash: string;
}

/** A member's slip at this provider. Demo slips are nobody's business. */
export const findBet = async (
  studio: Studio,
  gpId: number,
  playerId: string,
  betId: string,
): Promise<FoundBet | undefined> => {
  if (!isTableBet(betId)) return undefined;
  const found = await studio.db
    .selectFrom('table_bet')
    .innerJoin('seat', 'seat.id', 'table_bet.seat_id')
    .innerJoin('table_round', 'table_round.id', 'table_bet.table_round_id')
    .selectAll('table_bet')
    .select([
      'table_round.game_code',
      'table_round.number as round_number',
      'table_round.summary',
      'table_round.outcome',
      'table_round.server_seed_hash',
    ])
    .where('table_bet.id', '=', betId)
    .where('seat.gp_id', '=', gpId)
    .where('seat.player_id', '=', playerId)
    .where('seat.demo', '=', false)
    .executeTakeFirst();
  return (
    found && {
      bet: found,
      gameCode: found.game_code,
      number: found.round_number,
      summary: found.summary,
      outcome: found.outcome,
      serverSeedHash: found.server_seed_hash,
    }
  );
};

const wireStates = {
  staking: 'open',
  taken: 'open',
  owed: 'open',
  reversing: 'open',
  stuck: 'open',
  settled: 'closed',
  returned: 'cancelled',
  refused: 'cancelled',
} as const satisfies Record<TableBetState, ProviderRoundState>;

/** What the studio believes to have moved, or means to move, for one slip. */
const transactionsOf = (bet: TableBetRow): RoundTransaction[] => {
  const id = betTransactionId(bet.id);
  const stake: RoundTransaction = {
    transaction_id: id,
    kind: 'bet',
    amount: toWire(bet.stake_minor),
    round_closed: false,
  };
  const win: RoundTransaction[] =
    bet.won_minor === null
      ? []
      : [
          {
            transaction_id: winTransactionId(bet.id, 0),
            kind: 'win',
            amount: toWire(bet.won_minor),
            bet_transaction_id: id,
            round_closed: true,
          },
        ];
  const back: RoundTransaction[] =
    bet.state === 'reversing' || bet.state === 'returned'
      ? [
          {
            transaction_id: rollbackTransactionId(bet.id),
            kind: 'rollback',
            amount: toWire(bet.stake_minor),
          },
        ]
      : [];
  return [stake, ...win, ...back];
};

const totalsOf = ({ bet }: FoundBet) => ({
  bet_total: toWire(bet.stake_minor),
  win_total: toWire(bet.won_minor ?? 0n),
});

export const presentBetStatus = (found: FoundBet) => ({
  status: 'OK' as const,
  round_id: found.bet.id,
  state: wireStates[found.bet.state],
  ...totalsOf(found),
  transactions: transactionsOf(found.bet),
});

export const presentBetDetails = (found: FoundBet) => ({
  status: 'OK' as const,
  round_id: found.bet.id,
  game_code: found.gameCode,
  state: wireStates[found.bet.state],
  ...totalsOf(found),
  opened_at: found.bet.placed_at.toISOString(),
  closed_at: found.bet.closed_at?.toISOString() ?? null,
  details: {
    table_round: found.number,
    stakes: stakesIn(found.bet),
    summary: found.summary,
    outcome: found.outcome,
    server_seed_hash: found.serverSeedHash,
    entropy: found.bet.entropy,
  },
});

/** Where a slip's round is shown again and can be recomputed; undefined before its draw. */
export const replayUrlOfBet = (studio: Studio, found: FoundBet, locale: string): string | undefined => {
  if (found.summary === null) return undefined;
  const url = new URL(`/verify/${found.gameCode}`, studio.studioOrigin);
  url.searchParams.set('lang', locale);
  url.hash = `round=${found.number}&bet=${found.bet.id}`;
  return url.href;
};

/**
 * The tables' part of the provider's list of transactions (`provider/transactions.ts`), with the same parameters: gp_id,
 * moment, id after which the page begins, rows.
 */
export const listedTableBets = `
  (SELECT b.id || ':bet', 'bet', s.player_id, b.id, s.currency, b.stake_minor, NULL, b.placed_at,
    CASE b.state WHEN 'returned' THEN 'rolled_back' WHEN 'refused' THEN 'rejected' ELSE 'done' END
  FROM table_bet b JOIN seat s ON s.id = b.seat_id
  WHERE s.gp_id = $1 AND NOT s.demo AND b.state NOT IN ('staking', 'reversing')
    AND b.placed_at >= $2 AND (b.placed_at > $2 OR b.id || ':bet' > $3)
  ORDER BY b.placed_at, b.id || ':bet' LIMIT $4)
  UNION ALL
  (SELECT b.id || ':win:0', 'win', s.player_id, b.id, s.currency, b.won_minor, NULL, b.judged_at, 'done'
  FROM table_bet b JOIN seat s ON s.id = b.seat_id
  WHERE s.gp_id = $1 AND NOT s.demo AND b.state <> 'owed' AND b.judged_at IS NOT NULL
    AND b.judged_at >= $2 AND (b.judged_at > $2 OR b.id || ':win:0' > $3)
  ORDER BY b.judged_at, b.id || ':win:0' LIMIT $4)
  UNION ALL
  (SELECT b.id || ':back', 'rollback', s.player_id, b.id, s.currency, b.stake_minor, NULL, b.closed_at, 'done'
  FROM table_bet b JOIN seat s ON s.id = b.seat_id
  WHERE s.gp_id = $1 AND NOT s.demo AND b.state = 'returned'
    AND b.closed_at >= $2 AND (b.closed_at > $2 OR b.id || ':back' > $3)
  ORDER BY b.closed_at, b.id || ':back' LIMIT $4)`;
