import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { leaseMs } from '../infra/backoff.ts';
import { findSession } from '../play/sessions.ts';
import { StudioBench } from '../testing/studioBench.ts';
import { TableBench } from '../testing/tableBench.ts';
import { storeChoice } from './commands/storeChoice.ts';
import { attendEveryMs, raiseWaitMs } from './schedule.ts';
import type { TableOpenAnswer } from './views.ts';

/** The money of what players choose after the draw: further stakes of a slip's round at the hall. */

const startCash = 100_000;
let bench: StudioBench;
let table: TableBench;
let player: string;
let seat: Awaited<ReturnType<TableBench['sit']>>;
let slip: string;
let round: Awaited<ReturnType<TableBench['round']>>;

beforeAll(async () => {
  bench = await StudioBench.open();
  table = new TableBench(bench, 'moonlit-three');
});
afterAll(() => bench.close());

/** A member with an ante of 10.00, at a table that has just come to decide. */
beforeEach(async () => {
  bench.hall.clearFaults();
  await table.fresh();
  player = `player-${randomUUID()}`;
  seat = await table.sit(player, startCash);
  const { body } = await seat.bet({ ante: '10.00', 'pair-plus': '5.00' });
  if (body.kind !== 'placed') throw new Error(`not placed: ${JSON.stringify(body)}`);
  slip = body.slip.id;
  round = await table.until('deciding');
});

const cash = (): number => bench.hall.books.players.get(player)?.cash ?? Number.NaN;
const known = () => {
  const found = bench.hall.books.players.get(player);
  if (!found) throw new Error('no player');
  return found;
};
const stakes = { ante: 1_000, 'pair-plus': 500 };
const raiseId = (): string => `${slip}:bet:1`;
const hand = async () => (await seat.state()).body.slips.find(({ id }) => id === slip)?.hands?.[0];
/** The clock goes on, and the worker with it. */
const pass = async (ms: number): Promise<void> => {
  bench.clock.advance(ms);
  await bench.app.runJobs();
};
/** To the end, however long a win has to wait for its raise. */
const settle = async (): Promise<void> => {
  await table.until('settled');
  for (let passes = 0; passes < 3; passes += 1) await pass(10_000);
};
/** What the hall booked for the slip is what the player has more or less. */
const expectBalanced = (): void => {
  expect(bench.hall.books.netOf(slip)).toBe(cash() - startCash);
  expect(bench.hall.books.closedRounds.has(slip)).toBe(true);
};

describe('a raise', () => {
  it('is a further stake of the slip’s round, paid with it and told to the hall that asks', async () => {
    expect((await seat.decide(slip, 'play')).body).toMatchObject({ kind: 'decided', balance: '975.00' });
    expect(bench.hall.books.transactions.get(raiseId())).toMatchObject({
      roundId: slip,
      stake: 1_000,
      state: 'done',
    });
    await table.until('settled');
    const won = table.worth(round, stakes, ['play']);
    expect(cash()).toBe(97_500 + won);
    expectBalanced();
    const hall = bench.asHall('sbx-tide-1');
    const asked = { player_id: player, round_id: slip };
    expect(await hall.roundStatus(asked)).toMatchObject({
      answer: { state: 'closed', bet_total: 2_500, win_total: won, transactions: { length: 3 } },
    });
    expect(await hall.roundDetails({ ...asked, locale: 'en_US' })).toMatchObject({
      answer: {
        bet_total: 2_500,
        details: { choices: [{ spot: 'ante', choice: 'play', raise: 1_000, state: 'taken', by: 'player' }] },
      },
    });
    expect(await hall.transactions({ from: '2020-01-01T00:00:00.000Z' })).toMatchObject({
      answer: {
        transactions: expect.arrayContaining([
          expect.objectContaining({
            transaction_id: raiseId(),
            kind: 'bet',
            round_id: slip,
            amount: 1_000,
            state: 'done',
          }),
        ]),
      },
    });
    hall.close();
    const { body } = await bench.post<TableOpenAnswer>(
      '/play/moonlit-three/api/open',
      {},
      { cookie: seat.cookie },
    );
    expect(Number(body.sessionNet)).toBe(won / 100 - 25);
  });

  it('is one, however often its press is sent', async () => {
    const actionId = randomUUID();
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => seat.decide(slip, 'play', { actionId, round: round.number })),
    );
    for (const { body } of answers) expect(['decided', 'pending']).toContain('kind' in body && body.kind);
    expect(cash()).toBe(97_500);
    expect((await seat.decide(slip, 'play', { actionId, round: round.number })).body).toMatchObject({
      kind: 'decided',
    });
    await settle();
    expectBalanced();
  });

  it('holds the hand while the hall thinks: the same choice waits, another is refused', async () => {
    bench.hall.fail('bet', { kind: 'hold' });
    const pressed = seat.decide(slip, 'play');
    await expect.poll(() => bench.hall.heldCount).toBe(1);
    expect(await hand()).toMatchObject({ made: [], next: [], state: 'raising', raised: '0.00' });
    expect((await seat.decide(slip, 'play')).body).toMatchObject({ kind: 'pending' });
    expect(await seat.decide(slip, 'fold')).toMatchObject({
      status: 409,
      body: { error: 'already_decided' },
    });
    bench.hall.release();
    expect((await pressed).body).toMatchObject({ kind: 'decided' });
    await settle();
    expectBalanced();
  });

  it('that the player cannot pay is not made, and the hand may be played or folded yet', async () => {
    known().cash = 500;
    const actionId = randomUUID();
    const refused = { kind: 'refused', reason: 'insufficient_funds' };
    expect((await seat.decide(slip, 'play', { actionId })).body).toMatchObject({
      ...refused,
      balance: '5.00',
    });
    expect((await seat.decide(slip, 'play', { actionId })).body).toMatchObject(refused);
    expect(await hand()).toMatchObject({ made: [], next: ['play', 'fold'], state: 'open' });
    known().cash = 5_000;
    expect((await seat.decide(slip, 'play')).body).toMatchObject({ kind: 'decided', balance: '40.00' });
    await table.until('settled');
    expect(cash()).toBe(4_000 + table.worth(round, stakes, ['play']));
  });

  it('that is refused until time is up leaves the hand to its fold', async () => {
    known().cash = 0;
    expect((await seat.decide(slip, 'play')).body).toMatchObject({ kind: 'refused' });
    await table.until('settled');
    expect(cash()).toBe(table.worth(round, stakes, ['fold']));
    expect((await seat.history()).body.slips[0]?.hands).toMatchObject([{ made: ['fold'], state: 'done' }]);
  });

  it('of a session that the hall has ended is refused', async () => {
    bench.hall.fail('bet', { kind: 'refuse', status: 'TOKEN_EXPIRED' });
    expect((await seat.decide(slip, 'play')).body).toMatchObject({
      kind: 'refused',
      reason: 'session_ended',
    });
    expect(await seat.decide(slip, 'play')).toMatchObject({ status: 401, body: { error: 'session_ended' } });
    await settle();
    expect(cash()).toBe(98_500 + table.worth(round, stakes, ['fold']));
  });
});

describe('a raise that nobody answers for', () => {
  it.each(['drop_before', 'drop_after'] as const)(
    'is rolled back (%s), and the hand may choose again while there is time',
    async (kind) => {
      bench.hall.fail('bet', { kind });
      const actionId = randomUUID();
      expect((await seat.decide(slip, 'play', { actionId })).body).toMatchObject({ kind: 'pending' });
      await bench.app.runJobs();
      expect(cash()).toBe(98_500);
      expect((await seat.decide(slip, 'play', { actionId })).body).toMatchObject({
        kind: 'returned',
        balance: '985.00',
        slip: { hands: [{ made: [], next: ['play', 'fold'], state: 'open' }] },
      });
      expect((await seat.decide(slip, 'play')).body).toMatchObject({ kind: 'decided', balance: '975.00' });
      expect(bench.hall.books.transactions.get(`${slip}:bet:2`)).toMatchObject({
        stake: 1_000,
        state: 'done',
      });
      await settle();
      expect(cash()).toBe(97_500 + table.worth(round, stakes, ['play']));
      expectBalanced();
    },
  );

  it('until time is up voids the hand: its ante comes back, and side bets stand', async () => {
    bench.hall.fail('bet', { kind: 'drop_after' });
    bench.hall.fail('rollback', ...Array.from({ length: 5 }, () => ({ kind: 'drop_before' }) as const));
    await seat.decide(slip, 'play');
    await table.until('drawn');
    expect(await hand()).toMatchObject({ made: [], state: 'void', raised: '0.00' });
    await table.until('settled');
    // The win would close the round at the hall: it waits until the raise is back.
    expect(bench.hall.books.closedRounds.has(slip)).toBe(false);
    for (let passes = 0; passes < 4; passes += 1) await pass(60_000);
    expect(cash()).toBe(98_500 + 1_000 + table.worth(round, { 'pair-plus': 500 }));
    expect((await seat.history()).body.slips[0]).toMatchObject({
      state: 'settled',
      hands: [{ state: 'void' }],
    });
    expectBalanced();
    const hall = bench.asHall('sbx-tide-1');
    expect(await hall.transactions({ from: round.opens_at.toISOString() })).toMatchObject({
      answer: {
        transactions: expect.arrayContaining([
          expect.objectContaining({ transaction_id: raiseId(), amount: 1_000, state: 'rolled_back' }),
          expect.objectContaining({ transaction_id: `${slip}:back:1`, kind: 'rollback', amount: 1_000 }),
        ]),
      },
    });
    expect(await hall.roundStatus({ player_id: player, round_id: slip })).toMatchObject({
      answer: { bet_total: 1_500 },
    });
    hall.close();
  });

  it('and was given back, voids a hand whose player came to nothing more', async () => {
    bench.hall.fail('bet', { kind: 'drop_before' });
    await seat.decide(slip, 'play');
    await bench.app.runJobs();
    expect(await hand()).toMatchObject({ state: 'open' });
    await settle();
    expect(cash()).toBe(98_500 + 1_000 + table.worth(round, { 'pair-plus': 500 }));
    expectBalanced();
  });

  it('but was folded after it came back, is a fold', async () => {
    bench.hall.fail('bet', { kind: 'drop_before' });
    await seat.decide(slip, 'play');
    await bench.app.runJobs();
    expect((await seat.decide(slip, 'fold')).body).toMatchObject({ kind: 'decided' });
    await settle();
    expect(cash()).toBe(98_500 + table.worth(round, stakes, ['fold']));
    expectBalanced();
  });

  it('since its process died before it asked, is rolled back by another', async () => {
    const { session } = await findSession(bench.app.studio.db, 'moonlit-three', seat.opened.session);
    const press = {
      action_id: randomUUID(),
      round: round.number,
      slip,
      spot: 'ante',
      nth: 0,
      choice: 'play',
    };
    const stored = await storeChoice(bench.app.studio, table.table, session, press);
    expect(stored).toMatchObject({ kind: 'new', choice: { state: 'staking', stake_minor: 1_000n } });
    await pass(leaseMs);
    expect(await hand()).toMatchObject({ state: 'open' });
    expect(bench.hall.books.transactions.get(raiseId())).toMatchObject({ state: 'tombstone' });
    expect((await seat.decide(slip, 'play')).body).toMatchObject({ kind: 'decided' });
    await settle();
    expect(cash()).toBe(97_500 + table.worth(round, stakes, ['play']));
    expectBalanced();
  });
});

describe('a raise at the last moment', () => {
  /** Presses just before time is up, with an answer that the hall holds back. */
  const pressLate = async () => {
    const endsAtMs = round.decides_at?.getTime() ?? 0;
    while (endsAtMs - bench.clock.now().getTime() > attendEveryMs) await table.step();
    bench.hall.fail('bet', { kind: 'hold' });
    const pressed = seat.decide(slip, 'play');
    await expect.poll(() => bench.hall.heldCount).toBe(1);
    bench.clock.advance(endsAtMs - bench.clock.now().getTime());
    await bench.app.runTables();
    // Nobody can make it uncertain by being late: it is waited for.
    expect((await table.round()).state).toBe('deciding');
    return { pressed };
  };

  it('is waited for, and counts', async () => {
    const { pressed } = await pressLate();
    bench.hall.release();
    expect((await pressed).body).toMatchObject({ kind: 'decided' });
    expect((await table.round()).state).toBe('drawn');
    await settle();
    expect(cash()).toBe(97_500 + table.worth(round, stakes, ['play']));
    expectBalanced();
  });

  it('is not waited for longer than a call can take', async () => {
    const { pressed } = await pressLate();
    let waitedMs = 0;
    for (; (await table.round()).state === 'deciding'; waitedMs += 1_000) {
      bench.clock.advance(1_000);
      await bench.app.runTables();
    }
    expect(waitedMs).toBeLessThanOrEqual(raiseWaitMs);
    // What was waited for is no part of the show.
    expect((await seat.state()).body.table.shownFrom).toBe(bench.clock.now().toISOString());
    bench.hall.release();
    await pressed;
    expect(await hand()).toMatchObject({ state: 'void' });
    await settle();
    expect(cash()).toBe(98_500 + 1_000 + table.worth(round, { 'pair-plus': 500 }));
    expectBalanced();
  });
});
