import { createHash, createHmac, randomUUID } from 'node:crypto';
import { minor } from '@pavilion/money';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { drawNumbers } from '../fair/draw.ts';
import { games } from '../games/index.ts';
import {
  type DropBounds,
  dropBoundsOf,
  dropOf,
  dropSaltOf,
  fedBy,
  findLight,
  type LightName,
  lightLevels,
  lightSaltOf,
} from '../games/lights.ts';
import { seekDraw, testSeedsOf } from '../testing/seekNonce.ts';
import { type Seat, StudioBench } from '../testing/studioBench.ts';
import { gatherGains } from './money/jackpot.ts';
import type { HistoryAnswer, LightsAnswer, StateAnswer } from './views.ts';

/** Pots that several slots feed and that drop by their ceiling, over the wallet protocol. */

const game = 'night-market';
const startCash = 10_000_000;
/** The highest stake in USD: minor units, and what it brings. */
const top = { text: '40.00', minor: 4_000, brings: 12 };

let bench: StudioBench;
let player: string;

beforeAll(async () => {
  bench = await StudioBench.open();
});
afterAll(() => bench.close());
beforeEach(async () => {
  bench.hall.clearFaults();
  bench.hall.books.transactions.clear();
  await bench.database.owner.query('DELETE FROM light_pot; DELETE FROM jackpot; DELETE FROM jackpot_gain');
  player = newPlayer();
});

let players = 0;
/** Always the same ones: their seeds follow from their names, and a spin that opened a feature would not take the next stake. */
const newPlayer = (): string => {
  players += 1;
  const id = `00000000-0000-4000-8000-${String(players).padStart(12, '0')}`;
  bench.hall.books.addPlayer(id, 'USD', startCash);
  return id;
};
const levelOf = (name: LightName) => findLight(`light-${name}`) ?? never();
const never = (): never => {
  throw new Error('no such light');
};
const seedOf = (name: LightName): number => Number(levelOf(name).seedOf('USD'));

/** Makes the next spin feed this light. */
const feedNext = async (name: LightName, of = player, gameCode = game) => {
  const { serverSeed, clientSeed } = testSeedsOf(of);
  const nonce = await seekDraw(
    { serverSeed, clientSeed: lightSaltOf(clientSeed) },
    async (draw) => (await fedBy(draw)).name === name,
  );
  await bench.fixSeeds(of, { serverSeed, clientSeed, nonce }, gameCode);
};
const sit = async (of = player, gameCode = game): Promise<Seat<object>> => {
  const seat = await bench.sit<object>(await bench.launchUrl(of, gameCode));
  await feedNext('firefly', of, gameCode);
  return seat;
};
const lightsOf = async (seat: Seat<object>): Promise<LightsAnswer> =>
  (await seat.call<LightsAnswer>('lights')).body;
const shownOf = async (seat: Seat<object>, name: LightName): Promise<string | undefined> =>
  (await lightsOf(seat)).levels.find((level) => level.name === name)?.amount;

interface PotRow {
  number: string;
  state: string;
  drop_minor: string;
  server_seed: string;
}
const pots = async (name: LightName): Promise<PotRow[]> =>
  (
    await bench.database.owner.query<PotRow>(
      'SELECT number::text, state, drop_minor::text, server_seed FROM light_pot WHERE jackpot_id = $1 ORDER BY number',
      [`light-${name}`],
    )
  ).rows;
/** What a level holds, in hundredths of a minor unit, gathered or not. */
const held = async (name: LightName): Promise<number> => {
  const { rows } = await bench.database.owner.query<{ amount: string }>(
    `SELECT ((coalesce((SELECT amount FROM jackpot WHERE jackpot_id = $1), $2)
      + coalesce((SELECT sum(amount) FROM jackpot_gain WHERE jackpot_id = $1), 0)) * 100)::bigint::text AS amount`,
    [`light-${name}`, seedOf(name)],
  );
  return Number(rows[0]?.amount);
};
/** Fills the growing pot up to so many minor units below its drop, and tells the drop. */
const fill = async (name: LightName, below: number): Promise<number> => {
  const drop = Number((await pots(name)).find(({ state }) => state === 'growing')?.drop_minor);
  await bench.database.owner.query(
    `INSERT INTO jackpot (gp_id, jackpot_id, currency, amount) VALUES (1, $1, 'USD', $2)
     ON CONFLICT (gp_id, jackpot_id, currency) DO UPDATE SET amount = excluded.amount`,
    [`light-${name}`, drop - below],
  );
  return drop;
};
const recover = async () => {
  for (let pass = 0; pass < 12; pass += 1) {
    bench.clock.advance(10_000);
    await bench.app.runJobs();
  }
};
const wins = () =>
  [...bench.hall.books.transactions.values()].flatMap(({ jackpotWin }) => (jackpotWin ? [jackpotWin] : []));

describe('a stake', () => {
  it('brings its exact share to the light that its draw names, told to the hall, whichever slot it is played at', async () => {
    const seat = await sit();
    for (const [name, share] of [
      ['firefly', '0.06'],
      ['lamp', '0.06'],
      ['moon', '0.06'],
    ] as const) {
      await feedNext(name);
      expect((await seat.press('0.20')).body.kind).toBe('drawn');
      expect(
        [...bench.hall.books.transactions.values()].find(({ kind }) => kind.startsWith('bet')),
      ).toBeDefined();
      expect(await held(name)).toBe(seedOf(name) * 100 + Number(share) * 100);
      await bench.app.runJobs();
    }
    const other = newPlayer();
    const elsewhere = await sit(other, 'pepper-kitchen');
    await elsewhere.press('0.20');
    expect(await held('firefly')).toBe(seedOf('firefly') * 100 + 12);
    await gatherGains(bench.app.studio, games);
    expect(await held('firefly')).toBe(seedOf('firefly') * 100 + 12);
    const told = [...bench.hall.books.transactions.values()].flatMap(
      ({ contribution }) => contribution ?? [],
    );
    expect(told.map(({ jackpotId }) => jackpotId)).toEqual([
      'light-firefly',
      'light-lamp',
      'light-moon',
      'light-firefly',
    ]);
    expect(told.every(({ amount }) => amount === '0.06')).toBe(true);
  });

  it('that the hall refuses brings nothing', async () => {
    const seat = await sit();
    const poor = bench.hall.books.players.get(player);
    if (poor) poor.cash = 10;
    expect((await seat.press('0.20')).body).toMatchObject({ kind: 'refused' });
    expect(await held('firefly')).toBe(seedOf('firefly') * 100);
  });
});

describe('what a player is told', () => {
  it('are the levels with their ceilings and fingerprints; no seed before its drop', async () => {
    const seat = await sit();
    const answer = await lightsOf(seat);
    expect(answer.levels.map(({ name, amount, dropsBy }) => [name, amount, dropsBy])).toEqual([
      ['firefly', '10.00', '50.00'],
      ['lamp', '100.00', '500.00'],
      ['moon', '1000.00', '5000.00'],
    ]);
    expect(answer.drops).toEqual([]);
    const [first] = await pots('firefly');
    expect(
      createHash('sha256')
        .update(first?.server_seed ?? '')
        .digest('hex'),
    ).toBe(answer.levels[0]?.serverSeedHash);
    expect(JSON.stringify(answer)).not.toContain(first?.server_seed);
    // Asked again, it is the same pot.
    expect(await lightsOf(seat)).toEqual(answer);
  });

  it('never shows more than the ceiling', async () => {
    const seat = await sit();
    await lightsOf(seat);
    await fill('firefly', -1_000_000);
    expect(await shownOf(seat, 'firefly')).toBe('50.00');
  });

  it('is told to the hall, with the names of each pot and the amount by which it drops', async () => {
    const client = bench.asHall();
    const answer = await client.jackpots({ currency: 'USD' });
    client.close();
    expect(answer).toMatchObject({ kind: 'ok', answer: { status: 'OK' } });
    if (answer.kind !== 'ok' || answer.answer.status !== 'OK') throw new Error('no answer');
    expect(answer.answer.jackpots).toEqual(
      expect.arrayContaining(
        lightLevels.map(({ jackpotId, names, seedOf, ceilingOf }) => ({
          jackpot_id: jackpotId,
          amount: Number(seedOf('USD')),
          names,
          drops_by: Number(ceilingOf('USD')),
        })),
      ),
    );
  });

  it('is refused by a game that feeds none', async () => {
    const seat = await bench.sit(await bench.launchUrl(player, 'koi-lantern'));
    expect(await seat.call('lights')).toEqual({ status: 404, body: { error: 'not_found' } });
  });
});

describe('a drop', () => {
  /** Where the first pot of the fireflies drops that has this seed and these bounds. */
  const firstDropOf = (serverSeed: string, bounds: DropBounds) => {
    const hmac = async (message: string) => createHmac('sha256', serverSeed).update(message).digest();
    return dropOf((sizes) => drawNumbers(hmac, dropSaltOf(levelOf('firefly'), 'USD'), 1, sizes), bounds);
  };

  it('goes to the stake whose share reaches it, and its seed recomputes it', async () => {
    const seat = await sit();
    const told = (await lightsOf(seat)).levels.find(({ name }) => name === 'firefly');
    const drop = await fill('firefly', 10);
    const { body } = await seat.press(top.text);
    if (body.kind !== 'drawn') throw new Error(`not drawn: ${body.kind}`);
    expect(body.round.jackpot).toEqual({ id: 'light-firefly', amount: (drop / 100).toFixed(2) });
    expect(wins()).toEqual([{ jackpot_id: 'light-firefly', amount: drop }]);
    // What the pot held beyond its drop, and nothing else, lies in the next one.
    expect(await held('firefly')).toBe((seedOf('firefly') - 10 + top.brings) * 100);
    const [dropped] = (await lightsOf(seat)).drops;
    expect(dropped).toMatchObject({ name: 'firefly', number: 1, serverSeedHash: told?.serverSeedHash });
    const seed = dropped?.serverSeed ?? '';
    expect(createHash('sha256').update(seed).digest('hex')).toBe(told?.serverSeedHash);
    const again = await firstDropOf(seed, dropBoundsOf(levelOf('firefly'), 'USD'));
    expect(Number(again)).toBe(drop);
    expect(again).toBeLessThanOrEqual(levelOf('firefly').ceilingOf('USD'));
    const history = (await seat.call<HistoryAnswer>('history', {})).body;
    expect(history.rounds[0]?.jackpot?.amount).toBe((drop / 100).toFixed(2));
  });

  it('keeps the bounds that the pot opened with, whatever pots start from by now', async () => {
    const serverSeed = 'c0ffee'.padEnd(64, '7');
    const bounds = { seed: minor(5_000n), ceiling: minor(25_000n) };
    const former = await firstDropOf(serverSeed, bounds);
    await bench.database.owner.query(
      `INSERT INTO light_pot (gp_id, jackpot_id, currency, number, server_seed, server_seed_hash, seed_minor, ceiling_minor,
         drop_minor, state, opened_at) VALUES (1, 'light-firefly', 'USD', 1, $1, $2, $3, $4, $5, 'growing', now())`,
      [
        serverSeed,
        createHash('sha256').update(serverSeed).digest('hex'),
        bounds.seed,
        bounds.ceiling,
        former,
      ],
    );
    const seat = await sit();
    const drop = await fill('firefly', 10);
    const client = bench.asHall();
    const told = await client.jackpots({ currency: 'USD' });
    client.close();
    expect(JSON.stringify(told)).toContain('"drops_by":25000');
    await seat.press(top.text);
    expect(wins()).toEqual([{ jackpot_id: 'light-firefly', amount: drop }]);
    expect((await lightsOf(seat)).drops[0]).toMatchObject({ from: '50.00', dropsBy: '250.00' });
    // The next one starts from what such pots start from now.
    expect(await held('firefly')).toBe((seedOf('firefly') - 10 + top.brings) * 100);
    expect((await lightsOf(seat)).levels[0]).toMatchObject({ name: 'firefly', dropsBy: '50.00' });
  });

  it('waits while a share falls short of it', async () => {
    const seat = await sit();
    await lightsOf(seat);
    await fill('firefly', 13);
    const { body } = await seat.press(top.text);
    expect(body).toMatchObject({ kind: 'drawn' });
    expect(wins()).toEqual([]);
    expect((await pots('firefly')).map(({ state }) => state)).toEqual(['growing']);
  });

  it('that two players race for has one winner', async () => {
    const others = Array.from({ length: 5 }, newPlayer);
    const seats = await Promise.all([player, ...others].map((id) => sit(id)));
    const [first] = seats;
    if (!first) throw new Error('no seat');
    await lightsOf(first);
    const drop = await fill('firefly', 1);
    await Promise.all(seats.map((seat) => seat.press(top.text)));
    await recover();
    expect(wins()).toEqual([{ jackpot_id: 'light-firefly', amount: drop }]);
    expect((await pots('firefly')).map(({ state }) => state)).toEqual(['dropped', 'growing']);
    expect(await held('firefly')).toBe((seedOf('firefly') - 1 + top.brings * 6) * 100);
  });

  it.each([
    ['refused', () => bench.hall.fail('bet', { kind: 'refuse', status: 'LIMIT_REACHED' })],
    ['lost on its way', () => bench.hall.fail('bet', { kind: 'drop_before' })],
    ['rolled back after it had been taken', () => bench.hall.fail('bet', { kind: 'drop_after' })],
  ])('whose stake is %s goes to the next stake, and its seed stays hidden till then', async (_, fail) => {
    const seat = await sit();
    await lightsOf(seat);
    const drop = await fill('firefly', 10);
    fail();
    expect(['refused', 'pending']).toContain((await seat.press(top.text)).body.kind);
    await recover();
    expect(wins()).toEqual([]);
    expect((await pots('firefly')).map(({ state }) => state)).toEqual(['due', 'growing']);
    expect((await lightsOf(seat)).drops).toEqual([]);
    expect(await shownOf(seat, 'firefly')).toBe((drop / 100).toFixed(2));
    const other = await sit(newPlayer());
    // A share that does not fill what is missing would be paid out of nothing.
    await other.press('0.20');
    expect(wins()).toEqual([]);
    const third = await sit(newPlayer());
    await third.press(top.text);
    expect(wins()).toEqual([{ jackpot_id: 'light-firefly', amount: drop }]);
    expect((await lightsOf(seat)).drops).toHaveLength(1);
  });

  it.each([
    ['the answer is lost', { kind: 'drop_after' }],
    ['the call is lost', { kind: 'drop_before' }],
    ['the hall has the pot in hand', { kind: 'refuse', status: 'RETRY_LATER' }],
  ] as const)('is told again until it is paid, once, when %s', async (_, fault) => {
    const seat = await sit();
    await lightsOf(seat);
    const drop = await fill('firefly', 10);
    bench.hall.fail('win', fault);
    await seat.press(top.text);
    await recover();
    expect(wins()).toEqual([{ jackpot_id: 'light-firefly', amount: drop }]);
    expect((await seat.call<StateAnswer>('state')).body.round?.won).toBeDefined();
    expect((await pots('firefly'))[0]?.state).toBe('dropped');
  });

  it('is one when the press is repeated', async () => {
    const seat = await sit();
    await lightsOf(seat);
    await fill('firefly', 10);
    const id = randomUUID();
    await seat.press(top.text, id);
    await seat.press(top.text, id);
    expect(wins()).toHaveLength(1);
    expect(await pots('firefly')).toHaveLength(2);
  });

  it('survives a studio that stops between draw and stake', async () => {
    const seat = await sit();
    await lightsOf(seat);
    const drop = await fill('firefly', 10);
    bench.hall.fail('bet', { kind: 'drop_before' });
    await seat.press(top.text);
    await bench.restart();
    await recover();
    expect((await pots('firefly'))[0]?.state).toBe('due');
    const next = await sit(newPlayer());
    await next.press(top.text);
    expect(wins()).toEqual([{ jackpot_id: 'light-firefly', amount: drop }]);
  });
});

describe('demo play', () => {
  it('neither feeds nor wins a light', async () => {
    const seat = await bench.sit<object>(await bench.demoUrl(game));
    await lightsOf(seat);
    for (const { name } of lightLevels) await fill(name, 0);
    const { body } = await seat.press(top.text);
    if (body.kind !== 'drawn') throw new Error(`not drawn: ${body.kind}`);
    expect(body.round.jackpot).toBeUndefined();
    expect((await bench.database.owner.query('SELECT FROM jackpot_gain')).rowCount).toBe(0);
    for (const { name } of lightLevels)
      expect((await pots(name)).map(({ state }) => state)).toEqual(['growing']);
  });
});
