import { randomUUID } from 'node:crypto';
import { minor, parseDecimal } from '@pavilion/money';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { evaluateSpin } from '../engine/evaluate.ts';
import { koiLantern } from '../engine/machines/koiLantern.ts';
import type { SlotOutcome } from '../games/slots/outcome.ts';
import { winOf } from '../games/units.ts';
import { seekNonce, testSeedsOf } from '../testing/seekNonce.ts';
import { type Seat, StudioBench } from '../testing/studioBench.ts';
import { hashOfSeed } from './fairness.ts';
import type {
  FairnessView,
  HistoryAnswer,
  OpenAnswer,
  RotateAnswer,
  StateAnswer,
  StepAnswer,
} from './views.ts';

let bench: StudioBench;
let player: string;
const startCash = 100_000;

beforeAll(async () => {
  bench = await StudioBench.open();
});
afterAll(() => bench.close());
beforeEach(() => {
  player = randomUUID();
  bench.hall.books.addPlayer(player, 'RMB', startCash);
});

const cash = () => bench.hall.books.players.get(player)?.cash ?? Number.NaN;
const minorOf = (text: string | null | undefined) => Number(parseDecimal(text ?? '', 'RMB') ?? Number.NaN);
const fix = async (from: number) => bench.fixSeeds(player, { ...testSeedsOf(player), nonce: from });
/** Opens the game; the next spins are sure to win no free spins, unless a test fixes others. */
const sit = async (gameCode?: string): Promise<Seat> => {
  const seat = await bench.sit(await bench.launchUrl(player, gameCode));
  if (seat.opened.fairness.nonce === 0) await fix(await seekQuiet());
  return seat;
};
const seekQuiet = () =>
  seekNonce(testSeedsOf(player), koiLantern, ['base', 'base', 'base', 'base'], (spins) =>
    spins.every((spin) => spin.freeSpins === 0),
  );
const drawn = (answer: StepAnswer<SlotOutcome>) => {
  if (answer.kind !== 'drawn') throw new Error(`not drawn: ${JSON.stringify(answer)}`);
  return answer;
};

describe('the stake that a game opens with', () => {
  it('is the last that was taken, not one that the hall refused', async () => {
    const seat = await sit();
    await seat.press('2.00');
    bench.hall.fail('betWin', { kind: 'refuse', status: 'LIMIT_REACHED' });
    expect(await seat.press('10.00')).toMatchObject({ body: { kind: 'refused' } });
    expect((await sit()).opened.stake).toBe('2.00');
  });

  it('is the usual one where nothing was taken yet', async () => {
    const seat = await sit();
    bench.hall.fail('betWin', { kind: 'refuse', status: 'LIMIT_REACHED' });
    await seat.press('10.00');
    expect((await sit()).opened.stake).toBe('1.00');
  });
});

describe('opening a game', () => {
  it('authenticates with the hall and shows balance, stakes, rules and the seed commitment', async () => {
    const { opened } = await sit();
    expect(opened).toMatchObject({
      gameCode: 'koi-lantern',
      demo: false,
      currency: 'RMB',
      balance: '1000.00',
      stake: '1.00',
      round: null,
      notice: null,
      lobbyUrl: `${bench.hall.origin}/close`,
      theory: { rtpBp: 9556 },
      fairness: { nonce: 0 },
    });
    expect(opened.stakes[0]).toBe('0.20');
    expect(opened.stakes.at(-1)).toBe('200.00');
    expect(opened.fairness.serverSeedHash).toMatch(/^[0-9a-f]{64}$/);
  });

  it('offers only stakes within the limit that the hall sets', async () => {
    const known = bench.hall.books.players.get(player);
    if (known) known.betMax = 250;
    const seat = await sit();
    expect(seat.opened.stakes).toEqual(['0.20', '0.40', '1.00', '2.00']);
    expect(await seat.press('4.00')).toMatchObject({ status: 422, body: { error: 'stake_not_offered' } });
  });

  it('takes a ticket once, and never after its minute', async () => {
    const url = await bench.launchUrl(player);
    const ticket = url.searchParams.get('t');
    await bench.sit(url);
    expect(await bench.post(`${url.pathname}/api/open`, { ticket })).toEqual({
      status: 403,
      body: { error: 'ticket_used' },
    });
    const late = await bench.launchUrl(player);
    bench.clock.advance(60_001);
    expect(
      await bench.post(`${late.pathname}/api/open`, { ticket: late.searchParams.get('t') }),
    ).toMatchObject({ status: 403 });
  });

  it('refuses a ticket of another game, a made-up one and none at all', async () => {
    const url = await bench.launchUrl(player);
    const ticket = url.searchParams.get('t');
    expect(await bench.post('/play/comet-peaks/api/open', { ticket })).toMatchObject({ status: 403 });
    expect(await bench.post(`${url.pathname}/api/open`, { ticket: 'x'.repeat(43) })).toMatchObject({
      status: 403,
    });
    expect(await bench.post(`${url.pathname}/api/open`, {})).toMatchObject({
      status: 401,
      body: { error: 'session_ended' },
    });
    expect(await bench.post('/play/no-game/api/open', { ticket })).toMatchObject({ status: 404 });
  });

  it('lets a page try its ticket again when the hall did not answer, and the hall decides', async () => {
    const url = await bench.launchUrl(player);
    const ticket = url.searchParams.get('t');
    bench.hall.fail('authenticate', { kind: 'drop_before' });
    expect(await bench.post(`${url.pathname}/api/open`, { ticket })).toMatchObject({
      status: 503,
      body: { error: 'hall_unreachable' },
    });
    expect(await bench.post<OpenAnswer>(`${url.pathname}/api/open`, { ticket })).toMatchObject({
      status: 200,
    });
  });

  it('refuses a launch that the hall does not confirm', async () => {
    const url = await bench.launchUrl(player);
    bench.hall.fail('authenticate', { kind: 'refuse', status: 'INVALID_TOKEN' });
    expect(await bench.post(`${url.pathname}/api/open`, { ticket: url.searchParams.get('t') })).toMatchObject(
      { status: 403, body: { error: 'launch_refused' } },
    );
  });
});

describe('a spin', () => {
  it('moves exactly stake and win, closes its round at the hall, and can be recomputed', async () => {
    const seat = await sit();
    const nonce = await seekNonce(
      testSeedsOf(player),
      koiLantern,
      ['base'],
      ([spin]) => (spin?.totalUnits ?? 0) > 20 && spin?.freeSpins === 0,
    );
    await fix(nonce);
    const { status, body } = await seat.press('2.00');
    const { step: spin, round, balance } = drawn(body);
    expect(status).toBe(200);
    const expected = evaluateSpin(koiLantern, 'base', spin.outcome.stops);
    expect(minorOf(spin.win)).toBe(Number(winOf(expected.totalUnits, minor(200))));
    expect(cash()).toBe(startCash - 200 + minorOf(spin.win));
    expect(minorOf(balance)).toBe(cash());
    expect(round).toMatchObject({ state: 'settled', stake: '2.00', won: spin.win });
    expect(bench.hall.books.closedRounds.has(round.id)).toBe(true);
    expect(spin).toMatchObject({ nonce, clientSeed: 'test-seed', serverSeed: null });
    expect(spin.serverSeedHash).toBe(hashOfSeed(testSeedsOf(player).serverSeed));
  });

  it('answers a repeated action with the same spin, and moves nothing again', async () => {
    const seat = await sit();
    const action = randomUUID();
    const first = await seat.press('1.00', action);
    const after = cash();
    const bets = bench.hall.callsOf('betWin') + bench.hall.callsOf('bet');
    const again = await Promise.all([seat.press('1.00', action), seat.press('1.00', action)]);
    for (const repeat of again) expect(drawn(repeat.body).step).toEqual(drawn(first.body).step);
    expect(cash()).toBe(after);
    expect(bench.hall.callsOf('betWin') + bench.hall.callsOf('bet')).toBe(bets);
  });

  it('draws one spin for ten presses of the same action at once', async () => {
    const seat = await sit();
    const action = randomUUID();
    const answers = await Promise.all(Array.from({ length: 10 }, () => seat.press('1.00', action)));
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 200));
    const { body } = await seat.call<HistoryAnswer>('history');
    expect(body.rounds).toHaveLength(1);
  });

  it.each(['0.30', '0', '-1.00', '1', '1e2', '400.00', '1.000', 'NaN', ''])(
    'refuses a stake of %j, which is off the ladder',
    async (stake) => {
      const seat = await sit();
      if (stake === '1') {
        expect(await seat.press(stake)).toMatchObject({ status: 200 });
        return;
      }
      expect(await seat.press(stake)).toMatchObject({ status: 422, body: { error: 'stake_not_offered' } });
      expect(cash()).toBe(startCash);
    },
  );

  it.each([
    [{}, 400],
    [{ action_id: 'not-a-uuid', stake: '1.00' }, 400],
    [{ action_id: randomUUID(), stake: 1 }, 400],
    [{ action_id: randomUUID(), stake: '1.00', stops: [0, 0, 0, 0, 0] }, 400],
    [{ action_id: randomUUID(), stake: '1.00', win: '1000000.00' }, 400],
  ])('refuses the forged body %j', async (body, status) => {
    const seat = await sit();
    expect(await seat.call('step', body)).toMatchObject({ status, body: { error: 'bad_request' } });
    expect(cash()).toBe(startCash);
  });

  it('refuses a spin without session, with a made-up one, and with one of another game', async () => {
    const seat = await sit();
    const body = { action_id: randomUUID(), stake: '1.00' };
    expect(await bench.post('/play/koi-lantern/api/step', body)).toMatchObject({ status: 401 });
    expect(
      await bench.post('/play/koi-lantern/api/step', body, { 'x-game-session': 'y'.repeat(43) }),
    ).toMatchObject({ status: 401 });
    expect(
      await bench.post('/play/comet-peaks/api/step', body, { 'x-game-session': seat.opened.session }),
    ).toMatchObject({ status: 401 });
  });

  it('refuses the id of an earlier press with anything else, and answers its repeat', async () => {
    const seat = await sit();
    const actionId = randomUUID();
    const first = await seat.press('1.00', actionId);
    const after = cash();
    const refused = { status: 422, body: { error: 'action_refused' } };
    expect(await seat.press('2.00', actionId)).toMatchObject(refused);
    expect(await seat.press(null, actionId)).toMatchObject(refused);
    expect(await seat.press('1.00', actionId, { hold: [0] })).toMatchObject(refused);
    const again = await seat.press('1.00', actionId);
    expect(again.body).toMatchObject({ kind: first.body.kind });
    expect(cash()).toBe(after);
  });

  it('refuses a free spin that nobody won', async () => {
    const seat = await sit();
    expect(await seat.press(null)).toMatchObject({ status: 409, body: { error: 'nothing_open' } });
  });

  it.each([
    ['INSUFFICIENT_FUNDS', 'insufficient_funds'],
    ['LIMIT_REACHED', 'limit_reached'],
    ['PLAYER_BLOCKED', 'player_blocked'],
    ['PLAYER_EXCLUDED', 'player_excluded'],
    ['GAME_DISABLED', 'game_disabled'],
    ['WRONG_CURRENCY', 'refused'],
  ] as const)(
    'tells the player why when the hall answers %s, never asks again, and plays on',
    async (status, reason) => {
      const seat = await sit();
      const bets = bench.hall.calls.length;
      bench.hall.fail('betWin', { kind: 'refuse', status });
      bench.hall.fail('bet', { kind: 'refuse', status });
      const action = randomUUID();
      expect((await seat.press('1.00', action)).body).toMatchObject({ kind: 'refused', reason });
      expect((await seat.press('1.00', action)).body).toMatchObject({ kind: 'refused', reason });
      bench.clock.advance(600_000);
      await bench.app.runJobs();
      const stakes = bench.hall.calls.slice(bets).filter(({ name }) => name === 'bet' || name === 'betWin');
      expect(stakes).toHaveLength(1);
      expect(cash()).toBe(startCash);
      bench.hall.clearFaults();
      expect(drawn((await seat.press('1.00')).body).round.state).toBe('settled');
    },
  );

  it('refuses a poor player by the hall’s own books', async () => {
    const known = bench.hall.books.players.get(player);
    if (known) known.cash = 99;
    const seat = await sit();
    expect((await seat.press('1.00')).body).toEqual({
      kind: 'refused',
      freeRounds: null,
      reason: 'insufficient_funds',
      balance: '0.99',
    });
  });

  it('ends the session when the hall says that the player’s is over', async () => {
    const seat = await sit();
    bench.hall.fail('betWin', { kind: 'refuse', status: 'TOKEN_EXPIRED' });
    bench.hall.fail('bet', { kind: 'refuse', status: 'TOKEN_EXPIRED' });
    expect((await seat.press('1.00')).body).toMatchObject({ kind: 'refused', reason: 'session_ended' });
    expect(await seat.press('1.00')).toMatchObject({ status: 401, body: { error: 'session_ended' } });
    bench.hall.clearFaults();
  });
});

describe('free spins', () => {
  const openFeature = async (seat: Seat) => {
    await fix(await seekNonce(testSeedsOf(player), koiLantern, ['base'], ([spin]) => spin?.freeSpins === 8));
    return drawn((await seat.press('1.00')).body);
  };

  it('keep the round open at the hall, take no stake, pay one by one and close with the last', async () => {
    const seat = await sit();
    const first = await openFeature(seat);
    expect(first.round).toMatchObject({
      state: 'playing',
      lastStep: { outcome: { freeSpins: { awarded: 8, played: 0 } } },
    });
    expect(bench.hall.books.closedRounds.has(first.round.id)).toBe(false);
    let won = minorOf(first.step.win);
    let last = first;
    for (let guard = 0; guard < 60 && last.round.state === 'playing'; guard += 1) {
      last = drawn((await seat.press(null)).body);
      expect(last.step.outcome.mode).toBe('free');
      won += minorOf(last.step.win);
      expect(cash()).toBe(startCash - 100 + won);
    }
    expect(last.round).toMatchObject({ state: 'settled' });
    expect(minorOf(last.round.won)).toBe(won);
    expect(bench.hall.books.closedRounds.has(first.round.id)).toBe(true);
    expect(bench.hall.books.netOf(first.round.id)).toBe(won - 100);
  });

  it('refuse a paid spin in their midst', async () => {
    const seat = await sit();
    await openFeature(seat);
    expect(await seat.press('1.00')).toMatchObject({ status: 409, body: { error: 'round_open' } });
  });

  it('wait where they stood for a player who leaves and comes back, also after a restart', async () => {
    const seat = await sit();
    await openFeature(seat);
    const third = [await seat.press(null), await seat.press(null), await seat.press(null)].at(-1);
    await seat.call('leave');
    await bench.restart();
    const back = await sit();
    expect(back.opened.round).toMatchObject({
      state: 'playing',
      stake: '1.00',
      lastStep: { outcome: { freeSpins: { played: 3 } } },
    });
    expect(back.opened.round?.lastStep).toEqual(third && drawn(third.body).step);
    expect(drawn((await back.press(null)).body).step.outcome.freeSpins.played).toBe(4);
  });

  it('are played out and paid by the studio when nobody comes back for a day', async () => {
    const seat = await sit();
    const { round } = await openFeature(seat);
    bench.clock.advance(25 * 3_600_000);
    await bench.app.runJobs();
    expect(bench.hall.books.closedRounds.has(round.id)).toBe(true);
    const back = await sit();
    expect(back.opened.round).toMatchObject({ id: round.id, state: 'settled', recovered: true });
    expect(back.opened.notice).toBe('finished');
    expect(minorOf(back.opened.round?.won)).toBe(bench.hall.books.netOf(round.id) + 100);
    expect((await sit()).opened.notice).toBeNull();
  });
});

describe('demo play', () => {
  it('plays with play money, by the same odds, and never speaks to the wallet', async () => {
    const seat = await bench.sit(await bench.demoUrl('comet-peaks', 'USD'));
    const before = bench.hall.calls.length;
    expect(seat.opened).toMatchObject({
      demo: true,
      balance: '400.00',
      currency: 'USD',
      theory: { rtpBp: 9627 },
    });
    let balance = 40_000;
    for (let spins = 0; spins < 20; spins += 1) {
      const { body } = await seat.call<StateAnswer>('state');
      const free = body.round?.state === 'playing';
      const answer = drawn((await seat.press(free ? null : '1.00')).body);
      balance += minorOf(answer.step.win) - (free ? 0 : 100);
      expect(minorOf(answer.balance)).toBe(balance);
    }
    expect(bench.hall.calls.length).toBe(before);
  });

  it('finds the stake below the last one where that is not offered any more, and the first where nothing was played', async () => {
    const url = await bench.demoUrl('koi-lantern', 'USD');
    const seat = await bench.sit(url);
    expect(seat.opened).toMatchObject({ stake: '0.40', stakes: expect.arrayContaining(['10.00', '40.00']) });
    for (const [last, found] of [
      [600, '4.00'],
      [10_000, '40.00'],
      [1, '0.20'],
      [200, '2.00'],
    ]) {
      await bench.database.owner.query('UPDATE seat SET last_stake_minor = $1 WHERE demo', [last]);
      expect((await bench.resume(url.pathname, seat.cookie)).body).toMatchObject({ stake: found });
    }
  });

  it('says so when the play money does not reach, and moves nothing', async () => {
    const seat = await bench.sit(await bench.demoUrl('koi-lantern', 'USD'));
    await bench.database.owner.query('UPDATE seat SET play_money_minor = 50 WHERE demo');
    expect((await seat.press('1.00')).body).toEqual({
      kind: 'refused',
      freeRounds: null,
      reason: 'insufficient_funds',
      balance: '0.50',
    });
  });
});

describe('provable fairness', () => {
  it('reveals the old server seed on rotation and continues with the one promised', async () => {
    const seat = await sit();
    const promised = (await seat.call<FairnessView>('fairness')).body;
    const first = drawn((await seat.press('1.00')).body);
    const { body } = await seat.call<RotateAnswer>('fairness/rotate', { client_seed: '我的种子' });
    expect(hashOfSeed(body.revealed.serverSeed)).toBe(promised.serverSeedHash);
    expect(body.fairness).toMatchObject({
      serverSeedHash: promised.nextServerSeedHash,
      clientSeed: '我的种子',
      nonce: 0,
    });
    const history = await seat.call<HistoryAnswer>('history');
    expect(history.body.rounds[0]?.steps[0]).toMatchObject({
      serverSeed: body.revealed.serverSeed,
      nonce: first.step.nonce,
    });
    const second = drawn((await seat.press('1.00')).body);
    expect(second.step).toMatchObject({ nonce: 0, clientSeed: '我的种子', serverSeed: null });
  });

  it('hides server seeds that are in use', async () => {
    const seat = await sit();
    await seat.press('1.00');
    const { rows } = await bench.database.owner.query('SELECT server_seed, next_server_seed FROM seat');
    const seen = JSON.stringify([
      seat.opened,
      (await seat.call('history')).body,
      (await seat.call('fairness')).body,
      (await seat.call('state')).body,
    ]);
    for (const row of rows) {
      expect(seen).not.toContain(row.server_seed);
      expect(seen).not.toContain(row.next_server_seed);
    }
  });

  it.each(['', ' ', 'a'.repeat(65), 'tab\there'])('refuses the client seed %j', async (client_seed) => {
    const seat = await sit();
    expect(await seat.call('fairness/rotate', { client_seed })).toMatchObject({ status: 400 });
  });
});

describe('history', () => {
  it('lists the player’s own rounds, newest first, in pages', async () => {
    const seat = await sit();
    for (let spins = 0; spins < 32; spins += 1) {
      bench.clock.advance(1_000);
      const free = (await seat.call<StateAnswer>('state')).body.round?.state === 'playing';
      await seat.press(free ? null : '0.20');
    }
    const page = (await seat.call<HistoryAnswer>('history')).body;
    const older =
      page.before === null
        ? []
        : (await seat.call<HistoryAnswer>('history', { before: page.before })).body.rounds;
    const all = [...page.rounds, ...older];
    expect(page.rounds.length).toBeLessThanOrEqual(30);
    const { rows } = await bench.database.owner.query<{ count: bigint }>(
      'SELECT count(*) AS count FROM round r JOIN seat s ON s.id = r.seat_id WHERE s.player_id = $1',
      [player],
    );
    expect(all).toHaveLength(Number(rows[0]?.count));
    expect(all.map((round) => round.openedAt)).toEqual(
      all
        .map((round) => round.openedAt)
        .sort()
        .reverse(),
    );
  });
});
