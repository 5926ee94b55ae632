import type { ProviderRoundState, RoundTransaction } from '@pavilion/provider-kit';
import type { Studio } from '../infra/studio.ts';
import {
  betTransactionId,
  rollbackTransactionId,
  toWire,
  winTransactionId,
} from '../play/money/transactionIds.ts';
import { currencyOf } from '../play/rows.ts';
import { findTable } from './games/index.ts';
import { type Choices, presentHands, raisedBy, readChoices } from './hands.ts';
import { isTableBet } from './money/transactionIds.ts';
import { slipFields } from './ownSlip.ts';
import { readPotPlays } from './potPlays.ts';
import { presentResult, presentSlip, toldPot } from './presenter.ts';
import { readPots } from './queries.ts';
import { stakesIn, type TableBetRow, type TableBetState, type TableChoiceRow } from './rows.ts';
import type { ResultView, SlipView } from './views.ts';

/** A member's slip with the round that it was put on, for the hall's questions. */
interface FoundBet {
  readonly bet: TableBetRow;
  readonly gameCode: string;
  readonly number: number;
  /** As its player sees it. */
  readonly slip: SlipView;
  /** `null` until it is told. */
  readonly result: ResultView | null;
  readonly choices: Choices;
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
      'seat.currency',
      'table_round.game_code',
      'table_round.number as round_number',
      'table_round.state as round_state',
      'table_round.summary',
      'table_round.outcome',
      'table_round.street',
      'table_round.server_seed',
      'table_round.server_seed_hash',
      'table_round.entropy as round_entropy',
    ])
    .where('table_bet.id', '=', betId)
    .where('seat.gp_id', '=', gpId)
    .where('seat.player_id', '=', playerId)
    .where('seat.demo', '=', false)
    .executeTakeFirst();
  if (!found) return undefined;
  const { round_number: number, round_state: state, round_entropy: entropy, summary, outcome } = found;
  const { server_seed, server_seed_hash, street } = found;
  const choices = (await readChoices(studio.db, [betId]))(found);
  const currency = currencyOf(found);
  const round = { number, state, summary, server_seed, server_seed_hash, entropy, outcome, street };
  const potOf = await readPots(studio, [found]);
  const play = (await readPotPlays(studio.db, [found]))(found);
  const hands = await presentHands(findTable(found.game_code), round, found, choices, play, currency);
  return {
    bet: found,
    gameCode: found.game_code,
    number,
    slip: presentSlip(found, number, currency, { pot: toldPot(potOf(found), round, play), hands }),
    result: presentResult({ number, state, summary, outcome }),
    choices,
    serverSeedHash: found.server_seed_hash,
  };
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
const transactionsOf = ({ bet, choices }: FoundBet): RoundTransaction[] => {
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
  return [stake, ...choices.flatMap((choice) => raiseTransactionsOf(bet.id, choice)), ...win, ...back];
};

const raiseTransactionsOf = (
  betId: string,
  { number, stake_minor, state }: TableChoiceRow,
): RoundTransaction[] => {
  if (stake_minor === 0n) return [];
  const amount = toWire(stake_minor);
  const raise: RoundTransaction = {
    transaction_id: betTransactionId(betId, number),
    kind: 'bet',
    amount,
    round_closed: false,
  };
  if (state !== 'reversing' && state !== 'returned') return [raise];
  return [raise, { transaction_id: rollbackTransactionId(betId, number), kind: 'rollback', amount }];
};

const totalsOf = ({ bet, choices }: FoundBet) => ({
  bet_total: toWire(bet.stake_minor + raisedBy(choices)),
  win_total: toWire(bet.won_minor ?? 0n),
});

export const presentBetStatus = (found: FoundBet) => ({
  status: 'OK' as const,
  round_id: found.bet.id,
  state: wireStates[found.bet.state],
  ...totalsOf(found),
  transactions: transactionsOf(found),
});

/** What was chosen for the hands of a slip; `by` the clock where its player left it undecided. */
const choicesTold = (choices: Choices) =>
  choices.map(({ spot, choice, stake_minor, state, action_id, voids }) => ({
    spot,
    choice,
    raise: toWire(stake_minor),
    state,
    by: action_id === null ? ('clock' as const) : ('player' as const),
    ...(voids && { hand: 'void' as const }),
  }));

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
    ...(found.choices.length > 0 && { choices: choicesTold(found.choices) }),
    summary: found.result?.summary ?? null,
    outcome: found.result?.outcome ?? null,
    server_seed_hash: found.serverSeedHash,
    entropy: found.bet.entropy,
  },
});

/** Where a slip's round is shown again and can be recomputed; undefined before its result is told. */
export const replayUrlOfBet = (studio: Studio, found: FoundBet, locale: string): string | undefined => {
  if (found.result === null) return undefined;
  const url = new URL(`/verify/${found.gameCode}`, studio.studioOrigin);
  url.searchParams.set('lang', locale);
  url.hash = new URLSearchParams([
    ['round', String(found.number)],
    ['bet', found.bet.id],
    ...slipFields(found.slip),
  ]).toString();
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
  ORDER BY b.closed_at, b.id || ':back' LIMIT $4)
  UNION ALL
  (SELECT c.table_bet_id || ':bet:' || c.number, 'bet', s.player_id, c.table_bet_id, s.currency, c.stake_minor, NULL,
    c.placed_at, CASE c.state WHEN 'returned' THEN 'rolled_back' WHEN 'refused' THEN 'rejected' ELSE 'done' END
  FROM table_choice c JOIN seat s ON s.id = c.seat_id
  WHERE s.gp_id = $1 AND NOT s.demo AND c.stake_minor > 0 AND c.state NOT IN ('staking', 'reversing')
    AND c.placed_at >= $2 AND (c.placed_at > $2 OR c.table_bet_id || ':bet:' || c.number > $3)
  ORDER BY c.placed_at, c.table_bet_id || ':bet:' || c.number LIMIT $4)
  UNION ALL
  (SELECT c.table_bet_id || ':back:' || c.number, 'rollback', s.player_id, c.table_bet_id, s.currency, c.stake_minor, NULL,
    c.closed_at, 'done'
  FROM table_choice c JOIN seat s ON s.id = c.seat_id
  WHERE s.gp_id = $1 AND NOT s.demo AND c.state = 'returned'
    AND c.closed_at >= $2 AND (c.closed_at > $2 OR c.table_bet_id || ':back:' || c.number > $3)
  ORDER BY c.closed_at, c.table_bet_id || ':back:' || c.number LIMIT $4)`;
