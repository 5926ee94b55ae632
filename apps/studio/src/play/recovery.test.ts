import { randomUUID } from 'node:crypto';
import { createRandom, waitFor } from '@pavilion/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { koiLantern } from '../engine/machines/koiLantern.ts';
import type { Fault, WalletCallName } from '../testing/fakeHall.ts';
import { seekNonce, testSeedsOf } from '../testing/seekNonce.ts';
import { type Seat, StudioBench } from '../testing/studioBench.ts';
import { drawStep } from './commands/drawStep.ts';
import { takeStake } from './money/takeStake.ts';
import { betTransactionId } from './money/transactionIds.ts';
import { findSession } from './sessions.ts';
import type { StateAnswer, StepAnswer } from './views.ts';

let bench: StudioBench;
let player: string;
const startCash = 1_000_000;
const day = 24 * 3_600_000;

beforeAll(async () => {
  bench = await StudioBench.open();
});
afterAll(() => bench.close());
beforeEach(() => {
  bench.hall.clearFaults();
  player = randomUUID();
  bench.hall.books.addPlayer(player, 'RMB', startCash);
});

const cash = () => bench.hall.books.players.get(player)?.cash ?? Number.NaN;
const sit = async (): Promise<Seat> => bench.sit(await bench.launchUrl(player));
const kinds = {
  plain: (units: number, freeSpins: number) => units > 20 && freeSpins === 0,
  feature: (_units: number, freeSpins: number) => freeSpins === 8,
};
/** Makes the next paid spin win without free spins (`plain`), or win eight of them (`feature`). */
const fixNext = async (kind: keyof typeof kinds) => {
  const seeds = testSeedsOf(player);
  const nonce = await seekNonce(seeds, koiLantern, ['base'], ([spin]) =>
    kinds[kind](spin?.totalUnits ?? 0, spin?.freeSpins ?? 0),
  );
  await bench.fixSeeds(player, { ...seeds, nonce });
};
/** The round of this test's player as it is stored. */
const stored = async () => {
  const round = await bench.app.studio.db
    .selectFrom('round')
    .innerJoin('seat', 'seat.id', 'round.seat_id')
    .where('seat.player_id', '=', player)
    .selectAll('round')
    .orderBy('round.number', 'desc')
    .executeTakeFirstOrThrow();
  return round;
};
/** Lets time pass until nothing is open, as the worker would live through it. */
const recover = async (ms = 10_000) => {
  for (let pass = 0; pass < 12; pass += 1) {
    bench.clock.advance(ms);
    await bench.app.runJobs();
  }
};
/** Dies after storing the intent; `afterwards` is what the dead process's call still did at the hall. */
const dieWhileStaking = async (seat: Seat, afterwards: 'nothing' | 'hall did it') => {
  const { studio } = bench.app;
  const { session } = await findSession(studio.db, 'koi-lantern', seat.opened.session);
  const drawn = await drawStep(studio, session, { actionId: randomUUID(), stake: '1.00', action: {} });
  if (drawn.kind !== 'drawn') throw new Error('not drawn');
  if (afterwards === 'hall did it') {
    bench.hall.fail('bet', { kind: 'drop_after' });
    bench.hall.fail('betWin', { kind: 'drop_after' });
    await takeStake(studio, drawn.seat, drawn.round, drawn.step);
    bench.hall.clearFaults();
    // As it lies on disk after the kill: the answer was never stored, nor that it stayed away.
    await bench.database.owner.query(
      "UPDATE round SET state = 'staking', due_at = opened_at + interval '5 s' WHERE id = $1",
      [drawn.round.id],
    );
  }
  await bench.restart();
  return drawn.round;
};

describe('a process killed in the middle of a spin', () => {
  it('before the stake was asked for: the round is returned, and the late call can do nothing', async () => {
    const seat = await sit();
    await fixNext('plain');
    const round = await dieWhileStaking(seat, 'nothing');
    await recover();
    expect(await stored()).toMatchObject({ state: 'returned' });
    expect(cash()).toBe(startCash);
    // The dead process's packet arrives after all.
    const { studio } = bench.app;
    const late = await studio.walletOf(1).betWin({
      player_id: player,
      currency: 'RMB',
      game_code: 'koi-lantern',
      round_id: round.id,
      session_token: `session-${player}`,
      transaction_id: betTransactionId(round.id),
      bet_amount: 100,
      win_amount: 0,
    });
    expect(late).toMatchObject({ kind: 'refused', answer: { status: 'CANCELLED_BEFORE' } });
    expect(cash()).toBe(startCash);
    const back = await sit();
    expect(back.opened).toMatchObject({ notice: 'returned', round: { state: 'returned', lastStep: null } });
  });

  it('after the hall settled it at once: the round is finished, and its result is there on reopening', async () => {
    const seat = await sit();
    await fixNext('plain');
    const round = await dieWhileStaking(seat, 'hall did it');
    const moved = cash();
    expect(moved).not.toBe(startCash);
    await recover();
    expect(await stored()).toMatchObject({ state: 'settled', won_minor: round.won_minor });
    expect(cash()).toBe(moved);
    expect(cash()).toBe(startCash - 100 + Number(round.won_minor));
    const back = await sit();
    expect(back.opened).toMatchObject({ notice: 'finished', round: { id: round.id, state: 'settled' } });
    expect(back.opened.round?.lastStep?.outcome.stops).toHaveLength(5);
  });

  it('after the hall took a stake whose free spins were not yet promised: the stake comes back', async () => {
    const seat = await sit();
    await fixNext('feature');
    await dieWhileStaking(seat, 'hall did it');
    expect(cash()).toBe(startCash - 100);
    await recover();
    expect(await stored()).toMatchObject({ state: 'returned', won_minor: expect.anything() });
    expect(cash()).toBe(startCash);
  });

  it('after a win was stored and before it was told: it is paid once the studio is back', async () => {
    const seat = await sit();
    await fixNext('feature');
    bench.hall.fail('win', { kind: 'drop_before' });
    const first = await seat.press('1.00');
    expect(first.body).toMatchObject({ kind: 'drawn', round: { state: 'playing' } });
    await bench.restart();
    await recover();
    const round = await stored();
    expect(cash()).toBe(startCash - 100 + Number(round.won_minor));
    expect(bench.hall.books.netOf(round.id)).toBe(Number(round.won_minor) - 100);
  });

  it('while another still works on the round: nobody takes it up before its lease is over', async () => {
    const seat = await sit();
    await fixNext('plain');
    const { studio } = bench.app;
    const { session } = await findSession(studio.db, 'koi-lantern', seat.opened.session);
    await drawStep(studio, session, { actionId: randomUUID(), stake: '1.00', action: {} });
    const before = bench.hall.callsOf('rollback');
    await bench.app.runJobs();
    bench.clock.advance(4_000);
    await bench.app.runJobs();
    expect(bench.hall.callsOf('rollback')).toBe(before);
    bench.clock.advance(2_000);
    await bench.app.runJobs();
    expect(bench.hall.callsOf('rollback')).toBe(before + 1);
  });
});

describe('a stake whose answer does not come', () => {
  it.each([
    ['plain', { kind: 'drop_before' }, 'returned'],
    ['plain', { kind: 'drop_after' }, 'settled'],
    ['plain', { kind: 'refuse', status: 'RETRY_LATER' }, 'returned'],
    ['feature', { kind: 'drop_before' }, 'returned'],
    ['feature', { kind: 'drop_after' }, 'returned'],
    ['feature', { kind: 'refuse', status: 'RETRY_LATER' }, 'returned'],
  ] as const)('(%s spin, %o) is waited for, and ends %s', async (kind, fault, state) => {
    const seat = await sit();
    await fixNext(kind);
    bench.hall.fail(kind === 'plain' ? 'betWin' : 'bet', fault);
    const action = randomUUID();
    expect((await seat.press('1.00', action)).body).toEqual({ kind: 'pending' });
    expect((await seat.press('1.00')).body).toEqual({ kind: 'pending' });
    expect((await seat.call<StateAnswer>('state')).body.round).toMatchObject({
      state: 'pending',
      lastStep: null,
    });
    await bench.app.runJobs();
    const answer = (await seat.press('1.00', action)).body;
    const round = await stored();
    expect(round.state).toBe(state);
    expect(answer.kind).toBe(state === 'settled' ? 'drawn' : 'returned');
    expect(cash()).toBe(state === 'settled' ? startCash - 100 + Number(round.won_minor) : startCash);
    expect((await seat.press('1.00')).body.kind).toBe('drawn');
  });

  it('is rolled back again and again, 1 s, 2 s, 5 s apart, while the hall is down, and never given up for lost', async () => {
    const seat = await sit();
    await fixNext('plain');
    bench.hall.down = true;
    await seat.press('1.00');
    const seen: (Date | null)[] = [];
    for (let pass = 0; pass < 4; pass += 1) {
      await bench.app.runJobs();
      const { due_at } = await stored();
      seen.push(due_at);
      bench.clock.set(due_at ?? bench.clock.now());
    }
    const gaps = seen.slice(1).map((due, index) => (due?.getTime() ?? 0) - (seen[index]?.getTime() ?? 0));
    expect(gaps).toEqual([2_000, 5_000, 10_000]);
    expect(await stored()).toMatchObject({ state: 'reversing' });
    bench.hall.down = false;
    await recover();
    expect(await stored()).toMatchObject({ state: 'returned' });
    expect(cash()).toBe(startCash);
  });

  it('rings the alarm after 24 hours instead of guessing', async () => {
    const seat = await sit();
    await fixNext('plain');
    bench.hall.down = true;
    const action = randomUUID();
    await seat.press('1.00', action);
    bench.clock.advance(day + 1);
    await bench.app.runJobs();
    bench.hall.down = false;
    expect(await stored()).toMatchObject({ state: 'stuck', closed_at: null });
    expect((await seat.press('1.00', action)).body).toEqual({ kind: 'stuck' });
    expect((await (await sit()).press('1.00')).body.kind).toBe('drawn');
  });

  it.each(['DUPLICATE_MISMATCH', 'ALREADY_SETTLED'] as const)(
    'and a hall that answers %s to a new stake leave the round to a person',
    async (status) => {
      const seat = await sit();
      await fixNext('plain');
      bench.hall.fail('betWin', { kind: 'refuse', status });
      expect((await seat.press('1.00')).body).toEqual({ kind: 'stuck' });
      expect(await stored()).toMatchObject({ state: 'stuck', refusal: status });
    },
  );
});

describe('a win whose answer does not come', () => {
  it.each([
    { kind: 'drop_before' },
    { kind: 'drop_after' },
    { kind: 'refuse', status: 'RETRY_LATER' },
  ] as const)('(%o) is told again until it is paid, once', async (fault) => {
    const seat = await sit();
    await fixNext('feature');
    bench.hall.fail('win', fault, fault, fault);
    const first = (await seat.press('1.00')).body;
    expect(first.kind).toBe('drawn');
    await recover();
    const round = await stored();
    expect(bench.hall.books.netOf(round.id)).toBe(Number(round.won_minor) - 100);
    expect(cash()).toBe(startCash - 100 + Number(round.won_minor));
  });

  it('does not hold up the free spins, and a new round waits for the last win', async () => {
    const seat = await sit();
    await fixNext('feature');
    await seat.press('1.00');
    bench.hall.down = true;
    let last: StepAnswer = { kind: 'pending' };
    for (let guard = 0; guard < 60; guard += 1) {
      last = (await seat.press(null)).body;
      if (last.kind !== 'drawn' || last.round.state !== 'playing') break;
    }
    expect(last).toMatchObject({ kind: 'drawn', round: { state: 'paying' }, balance: null });
    expect((await seat.press('1.00')).body).toEqual({ kind: 'pending' });
    bench.hall.down = false;
    await recover();
    const round = await stored();
    expect(round.state).toBe('settled');
    expect(bench.hall.books.closedRounds.has(round.id)).toBe(true);
    expect(cash()).toBe(startCash - 100 + Number(round.won_minor));
    expect((await seat.press('1.00')).body.kind).toBe('drawn');
  });

  it('is not missing from a balance: none is told before it is paid', async () => {
    const seat = await sit();
    await fixNext('feature');
    bench.hall.fail('win', { kind: 'drop_before' });
    const answer = (await seat.press('1.00')).body;
    expect(answer).toMatchObject({ kind: 'drawn', balance: null });
    const { won_minor: won } = await stored();
    expect(won).toBeGreaterThan(0n);
    await recover();
    const { body } = await seat.call<StateAnswer>('state');
    expect(body.balance).toBe(((startCash - 100 + Number(won)) / 100).toFixed(2));
  });

  it('is accepted after the session has ended', async () => {
    const seat = await sit();
    await fixNext('feature');
    bench.hall.fail('win', { kind: 'drop_before' });
    await seat.press('1.00');
    const known = bench.hall.books.players.get(player);
    if (known) known.sessionToken = 'another';
    await recover();
    const round = await stored();
    expect(bench.hall.books.netOf(round.id)).toBe(Number(round.won_minor) - 100);
  });

  it('and is then refused for good is kept for a person, and never told again', async () => {
    const seat = await sit();
    await fixNext('feature');
    bench.hall.fail('win', { kind: 'refuse', status: 'BET_NOT_FOUND' });
    const answer = (await seat.press('1.00')).body;
    expect(answer).toMatchObject({ kind: 'drawn', round: { state: 'stuck' } });
    const { id } = await stored();
    const told = () => bench.hall.calls.filter((call) => call.transactionId?.startsWith(`${id}:win`)).length;
    expect(told()).toBe(1);
    await recover();
    expect(told()).toBe(1);
  });
});

describe('whatever fails, in whatever order', () => {
  const faults: readonly [Fault, ...Fault[]] = [
    { kind: 'drop_before' },
    { kind: 'drop_after' },
    { kind: 'refuse', status: 'RETRY_LATER' },
  ];
  const calls: readonly [WalletCallName, ...WalletCallName[]] = [
    'bet',
    'betWin',
    'win',
    'rollback',
    'txStatus',
    'balance',
  ];

  it('every round ends finished or returned, and the money agrees to the last unit', async () => {
    const random = createRandom(Number(process.env.SEED ?? 20_261_120));
    let seat = await sit();
    for (let press = 0; press < 90; press += 1) {
      if (random.chance(0.4)) bench.hall.fail(random.pick(calls), random.pick(faults));
      if (random.chance(0.04)) {
        await bench.restart();
        seat = await sit();
      }
      if (random.chance(0.15)) bench.hall.clearFaults();
      if (random.chance(0.5)) {
        bench.clock.advance(random.int(0, 60_000));
        await bench.app.runJobs();
      }
      const state = (await seat.call<StateAnswer>('state')).body.round?.state;
      await seat.press(state === 'playing' ? null : random.pick(['0.20', '1.00', '2.00']));
    }
    bench.hall.clearFaults();
    await recover(60_000);
    bench.clock.advance(25 * 3_600_000);
    await bench.app.runJobs();
    const rounds = await bench.app.studio.db
      .selectFrom('round')
      .innerJoin('seat', 'seat.id', 'round.seat_id')
      .where('seat.player_id', '=', player)
      .selectAll('round')
      .execute();
    let expected = startCash;
    for (const round of rounds) {
      const net = round.state === 'settled' ? Number(round.won_minor - round.stake_minor) : 0;
      expect([round.id, round.state, bench.hall.books.netOf(round.id)], `seed ${random.seed}`).toEqual([
        round.id,
        round.state,
        net,
      ]);
      expect(['settled', 'returned', 'refused']).toContain(round.state);
      expected += net;
    }
    expect(rounds.length).toBeGreaterThan(30);
    expect(new Set(rounds.map((round) => round.state))).toContain('returned');
    expect(cash(), `seed ${random.seed}`).toBe(expected);
  });
});

it('a round that cannot be played out does not keep the worker from the others', async () => {
  const seat = await sit();
  await fixNext('feature');
  await seat.press('1.00');
  const broken = await stored();
  await bench.database.owner.query(`UPDATE step SET outcome = '{}' WHERE round_id = $1`, [broken.id]);
  bench.clock.advance(2 * day);
  await waitFor(async () => (await bench.app.runJobs()) === 0);
  expect(await stored()).toMatchObject({ id: broken.id, state: 'playing' });
  // Mended, it is found again.
  await bench.database.owner.query(
    `UPDATE step SET outcome = jsonb_build_object('mode', 'base', 'stops', '[0,0,0,0,0]'::jsonb, 'freeAdded', 8,
       'freeSpins', '{"awarded": 8, "played": 0}'::jsonb) WHERE round_id = $1`,
    [broken.id],
  );
  await recover(60_000);
  expect(await stored()).toMatchObject({ id: broken.id, state: 'settled' });
});

it('a pass that finds nothing does nothing', async () => {
  await recover();
  await waitFor(async () => (await bench.app.runJobs()) === 0);
  expect(bench.hall.turnedAway).toBe(0);
});
