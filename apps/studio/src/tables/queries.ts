import { later } from '../infra/clock.ts';
import type { Studio } from '../infra/studio.ts';
import { readBalance } from '../play/money/balance.ts';
import { currencyOf, type SeatRow, type SessionRow } from '../play/rows.ts';
import type { TableFeed } from './feed.ts';
import { readFollowing } from './following.ts';
import { presentResult, presentSeal, presentSlip } from './presenter.ts';
import type { TableBetRow, TablePotRow } from './rows.ts';
import {
  historyPageSize,
  type ProofView,
  type ResultView,
  resultsMax,
  type SlipView,
  type TableHistoryAnswer,
  type TableState,
} from './views.ts';

/** Where table and player stand. Throws `PlayRefusal` when the hall's session is over. */
export const readTableState = async (
  studio: Studio,
  feed: TableFeed,
  session: SessionRow,
  seat: SeatRow,
  resultsAfter: number,
): Promise<TableState> => {
  const balance = await readBalance(studio, session, seat);
  const table = await feed.view();
  return {
    table,
    balance,
    slips: await readSlips(studio, seat, table.number - 1),
    results: await readResults(studio, feed.table.gameCode, resultsAfter),
    following: await readFollowing(studio, seat),
  };
};

/** The player's slips from this round on. */
export const readSlips = async (studio: Studio, seat: SeatRow, fromRound: number): Promise<SlipView[]> => {
  const rows = await studio.db
    .selectFrom('table_bet')
    .innerJoin('table_round', 'table_round.id', 'table_bet.table_round_id')
    .selectAll('table_bet')
    .select('table_round.number as round_number')
    .where('table_bet.seat_id', '=', seat.id)
    .where('table_round.number', '>=', fromRound)
    .orderBy('table_bet.number')
    .execute();
  const potOf = await readPots(studio, rows);
  return rows.map((row) => presentSlip(row, row.round_number, currencyOf(seat), potOf(row)));
};

/** The pots of these slips, where members play against each other. */
const readPots = async (
  { db }: Studio,
  slips: readonly Pick<TableBetRow, 'pot_id'>[],
): Promise<(slip: Pick<TableBetRow, 'pot_id'>) => TablePotRow | undefined> => {
  const ids = slips.flatMap(({ pot_id }) => pot_id ?? []);
  if (ids.length === 0) return () => undefined;
  const pots = await db.selectFrom('table_pot').selectAll().where('id', 'in', ids).execute();
  return ({ pot_id }) => pots.find(({ id }) => id === pot_id);
};

/** The table's latest results after a round, oldest first. */
export const readResults = async (studio: Studio, gameCode: string, after: number): Promise<ResultView[]> => {
  const rounds = await studio.db
    .selectFrom('table_round')
    .select(['number', 'summary', 'outcome'])
    .where('game_code', '=', gameCode)
    .where('number', '>', after)
    .where('state', 'in', ['drawn', 'settled'])
    .orderBy('number', 'desc')
    .limit(resultsMax)
    .execute();
  return rounds.flatMap((round) => presentResult(round) ?? []).reverse();
};

/** The player's own slips, newest first, a page at a time. */
export const readTableHistory = async (
  studio: Studio,
  seat: SeatRow,
  before: string | undefined,
): Promise<TableHistoryAnswer> => {
  let query = studio.db
    .selectFrom('table_bet')
    .innerJoin('table_round', 'table_round.id', 'table_bet.table_round_id')
    .selectAll('table_bet')
    .select(['table_round.number as round_number', 'table_round.summary', 'table_round.outcome'])
    .where('table_bet.seat_id', '=', seat.id)
    .orderBy('table_bet.number', 'desc')
    .limit(historyPageSize + 1);
  if (before !== undefined) query = query.where('table_bet.number', '<', BigInt(before));
  const found = await query.execute();
  const page = found.slice(0, historyPageSize);
  const potOf = await readPots(studio, page);
  return {
    slips: page.map((row) => ({
      ...presentSlip(row, row.round_number, currencyOf(seat), potOf(row)),
      result: presentResult({ number: row.round_number, summary: row.summary, outcome: row.outcome }),
    })),
    before: found.length > historyPageSize ? (page.at(-1)?.number.toString() ?? null) : null,
  };
};

/**
 * Everything that proves a round: the list of its bets from the seal on, its seed once it is drawn. The seed of a round that was
 * void after its seal is told too: whoever suspects that only results are dropped which the house did not like can look.
 */
export const readProof = async (
  studio: Studio,
  gameCode: string,
  number: number,
): Promise<ProofView | undefined> => {
  const round = await studio.db
    .selectFrom('table_round')
    .selectAll()
    .where('game_code', '=', gameCode)
    .where('number', '=', number)
    .executeTakeFirst();
  if (!round) return undefined;
  const isDrawn = round.entropy !== null;
  const isSealed = round.sealed_hash !== null;
  const isOver = isDrawn || (isSealed && round.state === 'void');
  const contributions =
    isDrawn || isSealed
      ? await studio.db
          .selectFrom('table_bet')
          .select(['id', 'entropy', 'opening'])
          .where('table_round_id', '=', round.id)
          .where('drawn', '=', true)
          .orderBy('id')
          .execute()
      : [];
  return {
    gameCode,
    number,
    phase: round.state,
    serverSeedHash: round.server_seed_hash,
    sealing: round.sealing,
    seal: presentSeal(round),
    beaconSignature: round.beacon_signature,
    serverSeed: isOver ? round.server_seed : null,
    entropy: round.entropy,
    contributions,
    result: presentResult(round),
    drawsAt: round.draws_at.toISOString(),
  };
};

/** Rounds that nobody bet on are kept so long: enough to look back at, and they prove nothing to anybody later. */
const emptyRoundsKeptMs = 7 * 24 * 60 * 60_000;

/** Forgets old rounds without a bet. */
export const forgetEmptyRounds = async (studio: Studio): Promise<void> => {
  await studio.db
    .deleteFrom('table_round')
    .where('ends_at', '<', later(studio.clock.now(), -emptyRoundsKeptMs))
    .where('state', 'in', ['settled', 'void'])
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('table_bet').select('id').whereRef('table_bet.table_round_id', '=', 'table_round.id'),
        ),
      ),
    )
    .execute();
};

/** Won less staked in slips that were placed since then and are settled, minor units. */
export const readNet = async ({ db }: Studio, seat: SeatRow, since: Date): Promise<bigint> => {
  const { net } = await db
    .selectFrom('table_bet')
    .select(({ fn, eb }) => fn.sum<string | null>(eb('won_minor', '-', eb.ref('stake_minor'))).as('net'))
    .where('seat_id', '=', seat.id)
    .where('placed_at', '>=', since)
    .where('state', '=', 'settled')
    .executeTakeFirstOrThrow();
  return BigInt(net ?? 0);
};
