import { minor, toDecimal } from '@pavilion/money';
import { sql } from 'kysely';
import { later } from '../infra/clock.ts';
import type { Studio } from '../infra/studio.ts';
import { readBalance } from '../play/money/balance.ts';
import { currencyOf, type SeatRow, type SessionRow } from '../play/rows.ts';
import { beganAt } from '../play/sessions.ts';
import type { TableFeed } from './feed.ts';
import { readFollowing } from './following.ts';
import { findTable, type ServedTable } from './games/index.ts';
import { presentHands, readChoices } from './hands.ts';
import { readPotPlays } from './potPlays.ts';
import { isTold, presentResult, presentSeal, presentSlip, toldPot } from './presenter.ts';
import type { TableBetRow, TablePotRow } from './rows.ts';
import { readShoeProof } from './shoes.ts';
import {
  historyPageSize,
  type ProofView,
  type ResultView,
  resultsMax,
  type SlipView,
  type TableHistoryAnswer,
  type TableState,
} from './views.ts';
import type { StateBody } from './wire.ts';

/** What the session of play has come to, as pages are told it. */
export const netText = async (studio: Studio, session: SessionRow, seat: SeatRow): Promise<string> =>
  toDecimal(minor(await readNet(studio, seat, beganAt(session))), currencyOf(seat));

/** Where table and player stand. Throws `PlayRefusal` when the hall's session is over. */
export const readTableState = async (
  studio: Studio,
  feed: TableFeed,
  session: SessionRow,
  seat: SeatRow,
  { results_after: resultsAfter, with_net: withNet }: StateBody,
): Promise<TableState> => {
  const balance = await readBalance(studio, session, seat);
  const table = await feed.view();
  return {
    table,
    balance,
    slips: await readSlips(studio, seat, table.number - 1),
    results: await readResults(studio, feed.table.gameCode, resultsAfter),
    following: await readFollowing(studio, seat),
    ...(withNet && { sessionNet: await netText(studio, session, seat) }),
  };
};

/** Slips of a seat with what is needed of their rounds to present them. */
const slipsOf = (studio: Studio, seat: SeatRow) =>
  studio.db
    .selectFrom('table_bet')
    .innerJoin('table_round', 'table_round.id', 'table_bet.table_round_id')
    .selectAll('table_bet')
    .select([
      'table_round.game_code',
      'table_round.number as round_number',
      'table_round.state as round_state',
      'table_round.server_seed',
      'table_round.server_seed_hash',
      'table_round.entropy as round_entropy',
      'table_round.summary',
      'table_round.outcome',
      'table_round.street',
      'table_round.draws_at',
      'table_round.settles_at',
    ])
    .where('table_bet.seat_id', '=', seat.id);

type SlipRow = Awaited<ReturnType<ReturnType<typeof slipsOf>['execute']>>[number];

/** Presents each of these slips of a seat, with its pot and hands. */
const presenterOf = async (
  studio: Studio,
  seat: SeatRow,
  rows: readonly SlipRow[],
): Promise<(row: SlipRow) => Promise<SlipView>> => {
  const potOf = await readPots(studio, rows);
  const table = findTable(seat.game_code);
  const decided = table?.decisions ? rows.map(({ id }) => id) : [];
  const choicesOf = await readChoices(studio.db, decided);
  const playOf = await readPotPlays(studio.db, table?.decisions ? rows : []);
  const currency = currencyOf(seat);
  return async (row) => {
    const [round, pot, play] = [roundOf(row), potOf(row), playOf(row)];
    const hands = await presentHands(table, round, row, choicesOf(row), play, currency);
    return presentSlip(row, row.round_number, currency, { pot: toldPot(pot, round, play), hands });
  };
};

const presentSlips = async (studio: Studio, seat: SeatRow, rows: readonly SlipRow[]): Promise<SlipView[]> =>
  Promise.all(rows.map(await presenterOf(studio, seat, rows)));

const roundOf = (row: SlipRow) => ({
  number: row.round_number,
  state: row.round_state,
  server_seed: row.server_seed,
  server_seed_hash: row.server_seed_hash,
  entropy: row.round_entropy,
  summary: row.summary,
  outcome: row.outcome,
  street: row.street,
});

/** The player's slips from this round on. */
export const readSlips = async (studio: Studio, seat: SeatRow, fromRound: number): Promise<SlipView[]> => {
  const rows = await slipsOf(studio, seat)
    .where('table_round.number', '>=', fromRound)
    .orderBy('table_bet.number')
    .execute();
  return presentSlips(studio, seat, rows);
};

/** One slip as it stands. */
export const readSlip = async (studio: Studio, seat: SeatRow, betId: string): Promise<SlipView> => {
  const row = await slipsOf(studio, seat).where('table_bet.id', '=', betId).executeTakeFirstOrThrow();
  const [slip] = await presentSlips(studio, seat, [row]);
  if (!slip) throw new Error(`no slip ${betId}`);
  return slip;
};

/** The pots of these slips, where members play against each other. */
export const readPots = async (
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
    .select(['number', 'state', 'summary', 'outcome'])
    .where('game_code', '=', gameCode)
    .where('number', '>', after)
    .where('state', 'in', ['drawn', 'settled'])
    .orderBy('number', 'desc')
    .limit(resultsMax)
    .execute();
  return rounds.flatMap((round) => presentResult(round) ?? []).reverse();
};

/** What a slip's round came to: where seats decide at pots, which of its own pot's has won. */
const resultFor = (row: SlipRow, pot: TablePotRow | undefined): ResultView | null => {
  const result = presentResult(roundOf(row));
  const isOwn = findTable(row.game_code)?.decisions?.streets !== undefined && pot && pot.winner !== null;
  return result && isOwn ? { ...result, summary: `pot:${pot.winner}` } : result;
};

/** The player's own slips, newest first, a page at a time. */
export const readTableHistory = async (
  studio: Studio,
  { clock }: Pick<ServedTable, 'clock'>,
  seat: SeatRow,
  before: string | undefined,
): Promise<TableHistoryAnswer> => {
  let query = slipsOf(studio, seat)
    .orderBy('table_bet.number', 'desc')
    .limit(historyPageSize + 1);
  if (before !== undefined) query = query.where('table_bet.number', '<', BigInt(before));
  const found = await query.execute();
  const page = found.slice(0, historyPageSize);
  const present = await presenterOf(studio, seat, page);
  const potOf = await readPots(studio, page);
  return {
    slips: await Promise.all(
      page.map(async (row) => ({
        ...(await present(row)),
        result: resultFor(row, potOf(row)),
        serverSeedHash: row.server_seed_hash,
        // One that had to wait for its draw was shown for as long as any other.
        shownMs: Math.min(clock.drawnMs, row.settles_at.getTime() - row.draws_at.getTime()),
      })),
    ),
    before: found.length > historyPageSize ? (page.at(-1)?.number.toString() ?? null) : null,
  };
};

/**
 * Everything that proves a round: the list of its bets from the seal on, its seed once its result is told. The seed of a round that was
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
  const isDrawn = isTold(round);
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
    shoe: await readShoeProof(studio, round),
    sealing: round.sealing,
    seal: presentSeal(round),
    beaconSignature: isDrawn ? round.beacon_signature : null,
    serverSeed: isOver ? round.server_seed : null,
    entropy: isDrawn ? round.entropy : null,
    contributions,
    result: presentResult(round),
    drawsAt: round.draws_at.toISOString(),
  };
};

/** Rounds that nobody bet on are kept so long: enough to look back at, and they prove nothing to anybody later. */
const emptyRoundsKeptMs = 7 * 24 * 60 * 60_000;

/** Forgets old rounds without a bet. A shoe is forgotten as a whole: its earlier rounds prove what is gone from it in the later ones. */
export const forgetEmptyRounds = async ({ db, clock }: Studio): Promise<void> => {
  const keptFrom = later(clock.now(), -emptyRoundsKeptMs);
  await sql`
    DELETE FROM table_round r
    WHERE r.ends_at < ${keptFrom} AND r.state IN ('settled', 'void')
      AND NOT EXISTS (SELECT FROM table_bet b WHERE b.table_round_id = r.id)
      AND NOT EXISTS (
        SELECT FROM table_round k JOIN shared_table t ON t.game_code = k.game_code
        WHERE k.game_code = r.game_code AND k.shoe_from = r.shoe_from AND (
          k.ends_at >= ${keptFrom}
          OR k.number = t.next_number - 1
          OR EXISTS (SELECT FROM table_bet b WHERE b.table_round_id = k.id)
        )
      )`.execute(db);
};

/**
 * Won less staked in a session of play, which may go on at several tables: slips that were placed since it began and are settled,
 * raises included. Minor units.
 */
const readNet = async ({ db }: Studio, seat: SeatRow, began: Date): Promise<bigint> => {
  const seats = await db
    .selectFrom('seat')
    .innerJoin('game_session', 'game_session.seat_id', 'seat.id')
    .select('seat.id')
    .distinct()
    .where('seat.player_id', '=', seat.player_id)
    .where('seat.gp_id', '=', seat.gp_id)
    .where('seat.currency', '=', seat.currency)
    .where('seat.demo', '=', seat.demo)
    .where('game_session.began_at', '=', began)
    .execute();
  const ids = [seat.id, ...seats.map(({ id }) => id)];
  const { net } = await db
    .selectFrom('table_bet')
    .select(({ fn, eb }) => fn.sum<string | null>(eb('won_minor', '-', eb.ref('stake_minor'))).as('net'))
    .where('seat_id', 'in', ids)
    .where('placed_at', '>=', began)
    .where('state', '=', 'settled')
    .executeTakeFirstOrThrow();
  const { raised } = await db
    .selectFrom('table_choice')
    .innerJoin('table_bet', 'table_bet.id', 'table_choice.table_bet_id')
    .select(({ fn }) => fn.sum<string | null>('table_choice.stake_minor').as('raised'))
    .where('table_bet.seat_id', 'in', ids)
    .where('table_bet.placed_at', '>=', began)
    .where('table_bet.state', '=', 'settled')
    .where('table_choice.state', '=', 'taken')
    .executeTakeFirstOrThrow();
  return BigInt(net ?? 0) - BigInt(raised ?? 0);
};
