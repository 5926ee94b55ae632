import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { KeptMoney } from '../testing/keptMoney.ts';
import { StudioBench } from '../testing/studioBench.ts';
import { TableBench } from '../testing/tableBench.ts';
import { seatsOf, sharesOf } from './engine/pot.ts';
import { bullsPot, bullsPotOutcomeSchema, potSeats, winnerOf } from './games/bullsPot.ts';
import { voidAfterMs } from './schedule.ts';

let bench: StudioBench;
let table: TableBench;
let money: KeptMoney;
const newPlayer = (): string => `player-${randomUUID()}`;

beforeAll(async () => {
  bench = await StudioBench.open();
  table = new TableBench(bench, 'abacus-bulls');
  money = new KeptMoney(bench, 'sbx-abacus-1');
});
afterAll(() => bench.close());

const cashOf = (player: string, currency?: string): Promise<number> => money.cashOf(player, currency);

/** A member with this much money sits down; once more, with what is left of it. */
const sit = async (player: string, amount: number, currency = 'USD') => {
  await money.bring(player, amount, currency);
  return table.sit(player, 0);
};

interface PotRow {
  readonly currency: string;
  readonly demo: boolean;
  readonly ante_minor: bigint;
  readonly seats: (string | null)[];
  readonly bots: number;
  readonly winner: number;
  readonly pot_minor: bigint;
  readonly paid_minor: bigint;
  readonly rake_minor: bigint;
  /** What members at it have paid and were paid. */
  readonly members_in: bigint;
  readonly members_out: bigint;
}

const potsOf = async (round: number): Promise<PotRow[]> => {
  const { rows } = await bench.database.owner.query<PotRow>(
    `SELECT p.*, sum(b.stake_minor)::bigint AS members_in, sum(b.won_minor)::bigint AS members_out
     FROM table_pot p JOIN table_round r ON r.id = p.table_round_id JOIN table_bet b ON b.pot_id = p.id
     WHERE r.game_code = 'abacus-bulls' AND r.number = $1 GROUP BY p.id ORDER BY p.id`,
    [round],
  );
  return rows;
};

describe('seats at pots', () => {
  const at = (seats: readonly number[]) => seats.map((seat, index) => ({ id: `b${index}`, seat }));

  it('are those that were chosen, and a second pot opens where one is taken', () => {
    expect(seatsOf(at([2, 6, 2, 1]), 6)).toEqual([
      ['b3', 'b0', null, null, null, 'b1'],
      [null, 'b2', null, null, null, null],
    ]);
    expect(seatsOf([], 6)).toEqual([]);
  });

  it('part every ante that is offered in whole minor units, and the parts are the pot', () => {
    for (const ante of [100n, 500n, 20_000n, 50_000n]) {
      const { pot, paid, rake } = sharesOf(ante, { seats: 6, rakeHundredths: 5 });
      expect(pot).toBe(ante * 6n);
      expect(paid + rake).toBe(pot);
      expect(rake * 20n).toBe(pot);
    }
  });
});

describe('a round of members against each other', () => {
  it('pays the best hand its pot less the rake: antes in are wins out, rake, and what bots have paid and won', async () => {
    await table.fresh();
    const players = potSeats.map(newPlayer);
    const seats = await Promise.all(players.map((player) => sit(player, 100_000)));
    for (const [index, seat] of seats.entries())
      expect((await seat.bet({ [`seat:${index + 1}`]: '10.00' })).body).toMatchObject({ kind: 'placed' });
    const late = newPlayer();
    const lonely = await sit(late, 100_000);
    expect((await lonely.bet({ 'seat:3': '10.00' })).body).toMatchObject({ kind: 'placed' });

    const { number, outcome } = await table.until('drawn');
    const winner = winnerOf(bullsPotOutcomeSchema.parse(outcome));
    const told = (await seats[0]?.state())?.body.slips.at(-1);
    expect(told?.pot).toEqual({
      seats: ['you', 'member', 'member', 'member', 'member', 'member'],
      pot: '60.00',
      paid: '57.00',
      rake: '3.00',
    });
    expect((await lonely.state()).body.slips.at(-1)?.pot?.seats).toEqual([
      'bot',
      'bot',
      'you',
      'bot',
      'bot',
      'bot',
    ]);
    await table.until('settled');
    for (const [index, player] of players.entries())
      expect(await cashOf(player)).toBe(100_000 - 1_000 + (winner === index + 1 ? 5_700 : 0));
    expect(await cashOf(late)).toBe(100_000 - 1_000 + (winner === 3 ? 5_700 : 0));

    const [full, opened] = await potsOf(number);
    // Six members: what they paid in is what one of them got, and the rake.
    expect(full).toMatchObject({
      bots: 0,
      winner,
      members_in: 6_000n,
      members_out: 5_700n,
      rake_minor: 300n,
    });
    expect(full?.members_in).toBe((full?.members_out ?? 0n) + (full?.rake_minor ?? 0n));
    // One member and five bots: the bots' antes are the house's, and so is the pot where one of them wins.
    const botsIn = BigInt(opened?.bots ?? 0) * 1_000n;
    const botsOut = winner === 3 ? 0n : 5_700n;
    expect((opened?.members_in ?? 0n) + botsIn).toBe((opened?.members_out ?? 0n) + botsOut + 300n);
  });

  it('keeps currencies, antes and play money apart', async () => {
    await table.fresh();
    const [dollars, yuan] = [newPlayer(), newPlayer()];
    const [one, other, fun] = [
      await sit(dollars, 100_000),
      await sit(yuan, 100_000, 'RMB'),
      await table.sitForFun(),
    ];
    const third = await sit(newPlayer(), 100_000);
    await one.bet({ 'seat:1': '10.00' });
    await other.bet({ 'seat:2': '10.00' });
    await third.bet({ 'seat:3': '20.00' });
    await fun.bet({ 'seat:4': '10.00' });
    const { number } = await table.until('settled');
    const pots = await potsOf(number);
    expect(pots.map(({ currency, demo, ante_minor, bots }) => [currency, demo, ante_minor, bots])).toEqual(
      expect.arrayContaining([
        ['USD', false, 1_000n, 5],
        ['RMB', false, 1_000n, 5],
        ['USD', false, 2_000n, 5],
        ['USD', true, 1_000n, 5],
      ]),
    );
    expect(pots).toHaveLength(4);
  });

  it('lets nobody sit twice in a round, in one window or two, at one ante or another', async () => {
    await table.fresh();
    const player = newPlayer();
    const first = await sit(player, 100_000);
    expect((await first.bet({ 'seat:1': '10.00' })).body).toMatchObject({ kind: 'placed' });
    const second = await sit(player, 100_000);
    for (const stakes of [{ 'seat:2': '10.00' }, { 'seat:1': '10.00' }, { 'seat:2': '20.00' }])
      expect(await second.bet(stakes)).toMatchObject({ status: 422, body: { error: 'spot_full' } });
    expect(await cashOf(player)).toBe(99_000);
  });

  it('takes one ante, of one chip, at one seat', async () => {
    await table.fresh();
    const seat = await sit(newPlayer(), 100_000);
    for (const stakes of [
      { 'seat:1': '10.00', 'seat:2': '10.00' },
      { 'seat:1': '15.00' },
      { 'seat:7': '10.00' },
      { ante: '10.00' },
    ])
      expect(await seat.bet(stakes)).toMatchObject({ status: 422, body: { error: 'stake_not_offered' } });
    expect((await seat.bet({ 'seat:1': '20.00' })).body).toMatchObject({ kind: 'placed' });
  });

  it('gives antes back when the round is void, and makes no pot', async () => {
    const { number } = await table.fresh();
    const player = newPlayer();
    const seat = await sit(player, 100_000);
    expect((await seat.bet({ 'seat:1': '1.00' })).body).toMatchObject({ kind: 'placed' });
    expect(await cashOf(player)).toBe(99_900);
    await table.sleepPastDraw(voidAfterMs + 1_000);
    await bench.app.runTables();
    await bench.app.runJobs();
    expect(await cashOf(player)).toBe(100_000);
    expect(await potsOf(number)).toEqual([]);
  });
});

it('states exactly what it returns: five in a hundred are the rake', () => {
  const [chance] = bullsPot.chances({ strengths: [] });
  expect(chance).toMatchObject({ chance: 1 / 6, pays: 570 });
  expect(chance?.rtp).toBeCloseTo(0.95, 12);
});
