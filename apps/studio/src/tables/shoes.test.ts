import { webcrypto } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { verifiers } from '../../client/tables/verify/games.ts';
import { StudioBench } from '../testing/studioBench.ts';
import { TableBench } from '../testing/tableBench.ts';
import { advanceTable, nextStepAt } from './commands/advanceTable.ts';
import { goneWith, nothingGone, shoeSize } from './engine/shoe.ts';
import { baccarat, baccaratOutcomeSchema, noCommissionBaccarat } from './games/baccarat.ts';
import { dragonTiger } from './games/dragonTiger.ts';
import { forgetEmptyRounds, readResults } from './queries.ts';
import type { TableRoundRow } from './rows.ts';
import { voidAfterMs } from './schedule.ts';

let bench: StudioBench;
let table: TableBench;

beforeAll(async () => {
  bench = await StudioBench.open();
});
afterAll(() => bench.close());

const rounds = baccarat.shoe?.rounds ?? 0;
const cardsOf = ({ outcome }: Pick<TableRoundRow, 'outcome'>): readonly number[] =>
  baccarat.shoe?.cardsOf(baccaratOutcomeSchema.parse(outcome)) ?? [];

/** Moves this table alone to the moment of its next step. */
const step = async (): Promise<TableRoundRow> => {
  const { studio } = bench.app;
  const due = nextStepAt(await table.round()).getTime() - studio.clock.now().getTime();
  bench.clock.advance(Math.max(0, due));
  return advanceTable(studio, table.table);
};

/** Goes on until a round is as asked. */
const reached = async (isReached: (round: TableRoundRow) => boolean): Promise<TableRoundRow> => {
  let round = await step();
  while (!isReached(round)) round = await step();
  return round;
};

/** The next round that opens, or the one after so many. */
const opened = async (count = 1): Promise<TableRoundRow> => {
  const last = (await table.round()).number + count;
  return reached(({ number, state }) => number >= last && state === 'open');
};

const played = (): Promise<TableRoundRow> => reached(({ state }) => state === 'settled');

/** Nobody draws the round until it is too late; the next opens. */
const voided = async (): Promise<void> => {
  await table.sleepPastDraw(voidAfterMs + 1);
  await advanceTable(bench.app.studio, table.table);
};

const rowsOf = async (from: number): Promise<TableRoundRow[]> =>
  bench.app.studio.db
    .selectFrom('table_round')
    .selectAll()
    .where('game_code', '=', table.table.gameCode)
    .where('shoe_from', '=', from)
    .orderBy('number')
    .execute();

describe('a shoe', () => {
  beforeEach(() => {
    table = new TableBench(bench, 'tide-baccarat');
  });

  it('lasts a fixed number of rounds, whatever is void or restarted in them, and what is gone is what they have shown', async () => {
    const first = await table.round();
    expect(first).toMatchObject({ shoe_from: first.number, shoe_round: 1, shoe_gone: nothingGone });
    await opened(7);
    await voided();
    const after = await table.round();
    expect(after).toMatchObject({ shoe_from: first.number, shoe_round: 8 });
    await step();
    await bench.restart();
    expect(await played()).toMatchObject({ id: after.id, shoe_round: 8 });
    await opened();
    await bench.restart();
    while ((await table.round()).shoe_from === first.number) await opened();

    const dealt = await rowsOf(first.number);
    expect(dealt.map(({ state }) => state).filter((state) => state !== 'settled')).toEqual(['void']);
    expect(dealt).toHaveLength(rounds + 1);
    let gone = nothingGone;
    for (const [at, round] of dealt.entries()) {
      expect(round).toMatchObject({ shoe_round: at < 8 ? at + 1 : at, shoe_gone: gone });
      if (round.state === 'void') continue;
      gone = goneWith(gone, cardsOf(round));
      const count = Array.from(gone, Number);
      expect(Math.max(...count)).toBeLessThanOrEqual(8);
      expect(round.shoe_left).toBe(shoeSize - count.reduce((sum, one) => sum + one, 0));
    }
    const next = await table.round();
    const last = dealt.at(-1)?.number ?? 0;
    expect(next).toMatchObject({ shoe_from: last + 1, shoe_round: 1, shoe_gone: nothingGone });
  });

  it('is told with each round before bets, and proved by the cards of its earlier rounds', async () => {
    const { number } = await opened(3);
    const seat = await table.sitForFun();
    const { table: told } = seat.opened;
    const open = await table.proof(number);
    expect(told.shoe).toMatchObject({ rounds, round: (open.shoe?.earlier.length ?? 0) + 1 });
    const { earlier, ...shoe } = open.shoe ?? { earlier: [] };
    expect(told.shoe).toEqual(shoe);
    expect(earlier.reduce((gone, { cards }) => goneWith(gone, cards), nothingGone)).toBe(told.shoe?.gone);
    for (const { number: before, cards } of earlier)
      expect(
        baccarat.shoe?.cardsOf(baccaratOutcomeSchema.parse((await table.proof(before)).result?.outcome)),
      ).toEqual(cards);
    await played();
    const proof = await table.proof(number);
    const verify = verifiers['tide-baccarat'];
    expect(await verify?.(proof, webcrypto.subtle)).toMatchObject({
      outcomeAgrees: true,
      shoe: { agrees: true, left: shoeSize - earlier.flatMap(({ cards }) => cards).length },
    });
    // As if nothing were gone, or something else than was shown.
    const full = { ...proof, shoe: proof.shoe && { ...proof.shoe, gone: nothingGone } };
    expect(await verify?.(full, webcrypto.subtle)).toMatchObject({ shoe: { agrees: false } });
    const less = { ...proof, shoe: proof.shoe && { ...proof.shoe, earlier: earlier.slice(1) } };
    expect(await verify?.(less, webcrypto.subtle)).toMatchObject({ shoe: { agrees: false } });
  });

  it('begins anew after a round of before shoes lasted, which was drawn from eight full decks', async () => {
    await opened();
    const { number } = await played();
    await bench.database.owner.query(
      `UPDATE table_round SET shoe_from = NULL, shoe_round = NULL, shoe_gone = NULL, shoe_left = NULL
       WHERE game_code = 'tide-baccarat' AND number = $1`,
      [number],
    );
    expect(await table.proof(number)).toMatchObject({ shoe: null });
    expect(await opened()).toMatchObject({ shoe_from: number + 1, shoe_round: 1, shoe_gone: nothingGone });
  });

  it('is not drawn from by a process that knows nothing of it', async () => {
    const { id } = await opened();
    await step();
    const drawnAsBefore = bench.database.owner.query(
      `UPDATE table_round SET state = 'drawn', entropy = $2, later_hash = $2, summary = 'tie',
         outcome = '{"player": [0, 1], "banker": [2, 3]}' WHERE id = $1`,
      [id, 'ab'.repeat(32)],
    );
    await expect(drawnAsBefore).rejects.toThrow(/table_round_from_shoe/);
    expect((await played()).id).toBe(id);
  });

  it('is kept whole as long as anybody has bet in it, or goes on with it', async () => {
    const bet = await opened(2);
    const seat = await table.sitForFun();
    await seat.bet({ banker: '10.00' });
    const { shoe_from: from } = bet;
    while ((await table.round()).shoe_from === from) await opened();
    const { shoe_from: empty } = await table.round();
    while ((await table.round()).shoe_from === empty) await opened();
    const { shoe_from: going } = await opened(2);
    await played();
    const counts = async () =>
      Promise.all([from, empty, going].map(async (one) => (await rowsOf(one ?? 0)).length));
    const before = await counts();
    bench.clock.advance(8 * 24 * 60 * 60_000);
    await forgetEmptyRounds(bench.app.studio);
    expect(await counts()).toEqual([before[0], 0, before[2]]);
    expect(await opened()).toMatchObject({ shoe_from: going, shoe_round: 4 });
  });

  it('shows a hall roads that begin with it', async () => {
    const at = await opened(2);
    await bench.app.runTables();
    const results = await readResults(bench.app.studio, 'tide-baccarat', (at.shoe_from ?? 0) - 1);
    const hall = bench.asHall('sbx-tide-1');
    const shown = await hall.tables({});
    hall.close();
    const board =
      shown.kind === 'ok' &&
      shown.answer.tables.find(({ game_code }) => game_code === 'tide-baccarat')?.board;
    expect(board).toEqual({ kind: 'baccarat', results: results.map(({ summary }) => summary) });
    expect(results).toHaveLength((at.shoe_round ?? 0) - 1);
  });
});

it('no other table has one than baccarat and dragon tiger', async () => {
  const { tableGames } = await import('./games/index.ts');
  const lasting = tableGames.filter(({ shoe }) => shoe).map(({ gameCode }) => gameCode);
  expect(lasting.sort()).toEqual(
    [baccarat, noCommissionBaccarat, dragonTiger, { gameCode: 'moonrise-squeeze' }]
      .map(({ gameCode }) => gameCode)
      .sort(),
  );
  const roulette = new TableBench(bench, 'moon-roulette');
  expect(await roulette.until('open')).toMatchObject({ shoe_from: null, shoe_round: null, shoe_gone: null });
  expect((await roulette.sitForFun()).opened.table.shoe).toBeNull();
});

it('more cards than a shoe has are an error, and not a shoe', () => {
  expect(() =>
    goneWith(
      nothingGone,
      Array.from({ length: 9 }, () => 7),
    ),
  ).toThrow(RangeError);
  expect(() => goneWith(nothingGone, [52])).toThrow(RangeError);
  expect(goneWith(nothingGone, [51, 0, 51])).toBe(`1${'0'.repeat(50)}2`);
});
