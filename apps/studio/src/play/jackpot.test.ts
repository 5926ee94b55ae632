import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { drawSizes, jadeFrog, partsOfDraw } from '../games/classic/machine.ts';
import { type ClassicOutcome, spinOf, winsJackpot } from '../games/classic/outcome.ts';
import { games } from '../games/index.ts';
import { lanternJackpot, lotsOf } from '../games/jackpot.ts';
import { stakesOf } from '../games/stakes.ts';
import { winOf } from '../games/units.ts';
import { centsOf } from '../testing/cents.ts';
import { seekDraw, testSeedsOf } from '../testing/seekNonce.ts';
import { type Seat, StudioBench } from '../testing/studioBench.ts';
import { gatherGains } from './money/jackpot.ts';
import type { JackpotAnswer, StateAnswer } from './views.ts';

/** A progressive jackpot over the wallet protocol: what stakes bring, what is won, and nothing lost in between. */

const game = jadeFrog.gameCode;
const startCash = 1_000_000;
/** Minor units of the highest stake in USD, and what it brings. */
const top = { text: '40.00', minor: 4_000, brings: 60 };
const seed = Number(lanternJackpot.seedOf('USD'));

let bench: StudioBench;
let player: string;
let players = 0;

beforeAll(async () => {
  bench = await StudioBench.open();
});
afterAll(() => bench.close());
beforeEach(async () => {
  bench.hall.clearFaults();
  bench.hall.books.transactions.clear();
  await bench.database.owner.query('DELETE FROM jackpot; DELETE FROM jackpot_gain');
  // Their seeds follow from their names: the same each time, for of any seeds some have no such draw among so many.
  players += 1;
  player = `player-${players}`;
  bench.hall.books.addPlayer(player, 'USD', startCash);
});
// Whatever a test does: the pot is its seed, with what the hall was told of, less what it paid out of it.
afterEach(async () => {
  const moved = [...bench.hall.books.transactions.values()];
  const wins = moved.flatMap(({ jackpotWin }) => (jackpotWin ? [jackpotWin.amount] : []));
  const contributed = moved
    .filter(({ state }) => state === 'done')
    .reduce((sum, { contribution }) => sum + Number(contribution?.amount ?? 0) * 10, 0);
  const won = wins.reduce((sum, amount) => sum + amount, 0);
  expect(await exactTenths()).toBe(seed * 10 * (1 + wins.length) + contributed - won * 10);
});

const cash = () => bench.hall.books.players.get(player)?.cash ?? Number.NaN;
const sit = async (): Promise<Seat<ClassicOutcome>> => {
  const seat = await bench.sit<ClassicOutcome>(await bench.launchUrl(player, game));
  await fixNext(false);
  return seat;
};
/** The pot's tenths of minor units, gathered or not. */
const exactTenths = async (): Promise<number> => {
  const { rows } = await bench.database.owner.query(
    `SELECT (coalesce((SELECT sum(amount) FROM jackpot), $1) + coalesce((SELECT sum(amount) FROM jackpot_gain), 0)) * 10 AS tenths`,
    [seed],
  );
  return Number(rows[0]?.tenths);
};
const pot = async (): Promise<number> => Math.floor((await exactTenths()) / 10);
/** Makes the next spin at the highest stake win the jackpot, or not. */
const fixNext = async (wins: boolean, of = player) => {
  const { lots, lotsInAll } = lotsOf(
    stakesOf('USD').at(-1) ?? stakesOf('USD')[0] ?? never(),
    'USD',
    lanternJackpot,
  );
  const seeds = testSeedsOf(of);
  const nonce = await seekDraw(
    seeds,
    async (draw) => (partsOfDraw(await draw(drawSizes(jadeFrog, lotsInAll))).lot ?? 0) < lots === wins,
    400_000,
  );
  await bench.fixSeeds(of, { ...seeds, nonce }, game);
};
const never = (): never => {
  throw new Error('no stakes');
};
const recover = async () => {
  for (let pass = 0; pass < 12; pass += 1) {
    bench.clock.advance(10_000);
    await bench.app.runJobs();
  }
};
const linesOf = (outcome: ClassicOutcome): number =>
  Number(winOf(spinOf(outcome).units, stakesOf('USD').at(-1) ?? never()));
const told = () => [...bench.hall.books.transactions.values()];

describe('a stake', () => {
  it('brings its exact share, told to the hall with it, and shown by the game and to the hall', async () => {
    const seat = await sit();
    for (let spin = 0; spin < 5; spin += 1) expect((await seat.press('0.20')).body.kind).toBe('drawn');
    expect(told().map(({ contribution }) => contribution)).toEqual(
      Array(5).fill({ jackpotId: 'lantern', amount: '0.3' }),
    );
    expect(await exactTenths()).toBe(seed * 10 + 15);
    expect((await seat.call<JackpotAnswer>('jackpot')).body).toEqual({ amount: '12868.81' });
    const client = bench.asHall();
    const answer = await client.jackpots({ currency: 'USD' });
    client.close();
    expect(answer).toMatchObject({
      kind: 'ok',
      answer: {
        jackpots: expect.arrayContaining([
          expect.objectContaining({ jackpot_id: 'lantern', amount: seed + 1 }),
        ]),
      },
    });
  });

  it('stays counted when it is gathered, to the last digit', async () => {
    const seat = await sit();
    for (let spin = 0; spin < 3; spin += 1) await seat.press('0.20');
    await gatherGains(bench.app.studio, games);
    expect((await bench.database.owner.query('SELECT FROM jackpot_gain')).rowCount).toBe(0);
    expect(await exactTenths()).toBe(seed * 10 + 9);
    await seat.press('0.20');
    await gatherGains(bench.app.studio, games);
    await gatherGains(bench.app.studio, games);
    expect(await exactTenths()).toBe(seed * 10 + 12);
  });

  it('that the hall refuses brings nothing', async () => {
    const seat = await sit();
    const poor = bench.hall.books.players.get(player);
    if (poor) poor.cash = 10;
    expect((await seat.press('0.20')).body).toMatchObject({ kind: 'refused' });
    expect(await pot()).toBe(seed);
  });

  it.each(['drop_before', 'drop_after'] as const)(
    'whose answer was lost (%s) brings its share if the hall has it, and nothing if not',
    async (kind) => {
      const seat = await sit();
      bench.hall.fail('betWin', { kind });
      expect((await seat.press(top.text)).body.kind).toBe('pending');
      expect(await pot()).toBe(seed);
      await recover();
      expect(await pot()).toBe(kind === 'drop_after' ? seed + top.brings : seed);
    },
  );

  it('pressed twice brings its share once', async () => {
    const seat = await sit();
    const id = randomUUID();
    await seat.press(top.text, id);
    await seat.press(top.text, id);
    expect(await pot()).toBe(seed + top.brings);
  });
});

describe('a win of the jackpot', () => {
  it('is all that is in the pot, and a new pot starts with its seed and the winner’s own share', async () => {
    const seat = await sit();
    await seat.press(top.text);
    await seat.press('0.20');
    const cashBefore = cash();
    await fixNext(true);
    const { body } = await seat.press(top.text);
    if (body.kind !== 'drawn') throw new Error(`not drawn: ${body.kind}`);
    expect(winsJackpot(body.step.outcome)).toBe(true);
    const won = seed + top.brings + linesOf(body.step.outcome);
    expect(centsOf(body.step.win)).toBe(won);
    expect(body.round.state).toBe('settled');
    expect(cash()).toBe(cashBefore - top.minor + won);
    expect(await exactTenths()).toBe((seed + top.brings) * 10 + 3);
    expect(told().at(-1)).toMatchObject({
      kind: 'win',
      jackpotWin: { jackpot_id: 'lantern', amount: seed + top.brings },
    });
    const client = bench.asHall();
    const status = await client.roundStatus({ player_id: player, round_id: body.round.id });
    const details = await client.roundDetails({
      player_id: player,
      round_id: body.round.id,
      locale: 'en_US',
    });
    client.close();
    expect(status).toMatchObject({
      kind: 'ok',
      answer: {
        state: 'closed',
        win_total: won,
        transactions: [{ kind: 'bet' }, { kind: 'win', jackpot_win: { amount: seed + top.brings } }],
      },
    });
    expect(details).toMatchObject({
      kind: 'ok',
      answer: {
        details: { jackpot: { jackpot_id: 'lantern', contribution: '60', won: seed + top.brings } },
      },
    });
  });

  it.each([
    ['the hall has the pot in hand', { kind: 'refuse', status: 'RETRY_LATER' }],
    ['the answer is lost', { kind: 'drop_after' }],
    ['the call is lost', { kind: 'drop_before' }],
  ] as const)('is told again until it is paid, once, when %s', async (_, fault) => {
    const seat = await sit();
    await fixNext(true);
    bench.hall.fail('win', fault, fault);
    const { body } = await seat.press(top.text);
    if (body.kind !== 'drawn') throw new Error(`not drawn: ${body.kind}`);
    expect(body.round.state).toBe('paying');
    expect((await seat.press('0.20')).body.kind).toBe('pending');
    await recover();
    expect((await seat.call<StateAnswer>('state')).body.round?.state).toBe('settled');
    expect(cash()).toBe(startCash - top.minor + seed + linesOf(body.step.outcome));
    expect(await pot()).toBe(seed + top.brings);
  });

  it.each([
    ['refused', () => bench.hall.fail('bet', { kind: 'refuse', status: 'LIMIT_REACHED' })],
    ['lost on its way', () => bench.hall.fail('bet', { kind: 'drop_before' })],
    ['rolled back after it had been taken', () => bench.hall.fail('bet', { kind: 'drop_after' })],
  ])('whose stake is %s never was: the pot is whole again, and nobody has seen it', async (_, fail) => {
    const seat = await sit();
    await seat.press(top.text);
    const cashBefore = cash();
    await fixNext(true);
    fail();
    const { body } = await seat.press(top.text);
    expect(['refused', 'pending']).toContain(body.kind);
    await recover();
    expect(cash()).toBe(cashBefore);
    expect(await pot()).toBe(seed + top.brings);
    expect((await seat.call<StateAnswer>('state')).body.round?.won).not.toContain('12868');
  });

  it('by two at once gives the second what has gathered since', async () => {
    const other = `${player}-other`;
    bench.hall.books.addPlayer(other, 'USD', startCash);
    const seats = [await sit(), await bench.sit<ClassicOutcome>(await bench.launchUrl(other, game))];
    await fixNext(true);
    await fixNext(true, other);
    await Promise.all(seats.map((seat) => seat.press(top.text)));
    await recover();
    const wins = told().flatMap(({ jackpotWin }) => (jackpotWin ? [jackpotWin.amount] : []));
    expect(wins).toHaveLength(2);
    expect(Math.min(...wins)).toBe(seed);
  });
});

describe('demo play', () => {
  it('has the same chance, pays the pot in play money, and leaves the pot alone', async () => {
    const before = await exactTenths();
    const seat = await bench.sit<ClassicOutcome>(await bench.demoUrl(game));
    const seeds = testSeedsOf(`${player}-demo`);
    const { lots, lotsInAll } = lotsOf(stakesOf('USD')[0] ?? never(), 'USD', lanternJackpot);
    expect(lotsInAll / lots).toBe(12_868_800);
    const nonce = await seekDraw(
      seeds,
      async (draw) => (partsOfDraw(await draw(drawSizes(jadeFrog, lotsInAll))).lot ?? 0) < 200,
      400_000,
    );
    await bench.database.owner.query(
      'UPDATE seat SET server_seed = $1, client_seed = $2, next_nonce = $3 WHERE demo AND game_code = $4',
      [seeds.serverSeed, seeds.clientSeed, nonce, game],
    );
    const { body } = await seat.press(top.text);
    if (body.kind !== 'drawn') throw new Error(`not drawn: ${body.kind}`);
    expect(Number(body.step.win)).toBeGreaterThanOrEqual(seed / 100);
    expect(body.round.state).toBe('settled');
    expect(await exactTenths()).toBe(before);
    expect(told()).toEqual([]);
  });
});

describe('a game without a jackpot', () => {
  it('says so', async () => {
    const seat = await bench.sit(await bench.launchUrl(player, 'koi-lantern'));
    expect(await seat.call('jackpot')).toEqual({ status: 404, body: { error: 'not_found' } });
  });
});
