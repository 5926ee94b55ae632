import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { BookBench, type BookSeat } from '../testing/bookBench.ts';
import { StudioBench } from '../testing/studioBench.ts';
import type { Run } from './engine/run.ts';
import type { BetsAnswer, PlaceAnswer, QuoteAnswer } from './views.ts';

/** What the book turns down, and how unsure answers of the hall are cleared up. */

/** Whole events are played out step by step. */
vi.setConfig({ testTimeout: 90_000 });

let bench: StudioBench;
let sports: BookBench;
let football: string;
let racket: string;
let seat: BookSeat;

const plays = (course: Run): boolean => course.phase === 'over' && !course.isCorrected;

beforeAll(async () => {
  bench = await StudioBench.open();
  sports = new BookBench(bench, 'kite-sports');
  await sports.list();
  football = await sports.coming('football', plays);
  racket = await sports.coming('racket', plays);
  seat = await sports.sit('asker', 1_000_000);
});
afterAll(() => bench.close());

const cash = (playerId = 'asker'): number => bench.hall.books.players.get(playerId)?.cash ?? Number.NaN;
const home = () => sports.pick(football, 'result', 'home');

/** Nothing has moved and the hall was not asked for a stake. */
const expectUntouched = async (asked: () => Promise<unknown>): Promise<void> => {
  const before = [cash(), bench.hall.callsOf('bet')];
  await asked();
  expect([cash(), bench.hall.callsOf('bet')]).toEqual(before);
};

describe('a bet is refused', () => {
  it.each([
    ['below the least stake', '0.19', 'stake_low'],
    ['above the greatest stake', '200.01', 'stake_high'],
  ])('%s', async (_why, stake, reason) => {
    await expectUntouched(async () => {
      expect((await seat.place(stake, [home()])).body).toMatchObject({ kind: 'refused', reason });
    });
  });

  it('above the hall’s own limit for a bet, and at the limit taken', async () => {
    bench.hall.books.addPlayer('limited', 'USD', 50_000).betMax = 300;
    const limited = await sports.sit('limited', 50_000);
    expect(limited.opened.limits).toMatchObject({ stakeMin: '0.20', stakeMax: '3.00' });
    expect((await limited.place('3.01', [home()])).body).toMatchObject({ reason: 'stake_high' });
    expect((await limited.place('3', [home()])).body.kind).toBe('taken');
  });

  it('that could return more than the book pays', async () => {
    const legs = [];
    for (let at = 0; at < 6; at += 1)
      legs.push(await sports.coming(at % 2 === 0 ? 'football' : 'basketball', plays));
    const longShots = await Promise.all(
      legs.map(async (id) => {
        const { markets } = await sports.event(id);
        const [best] = markets
          // Exact scores and the like take less than the greatest stake.
          .filter(({ kind }) => ['result', 'winner', 'handicap', 'total'].includes(kind))
          .flatMap(({ id: market, selections }) => selections.map((selection) => ({ market, ...selection })))
          .sort((a, b) => (b.price ?? 0) - (a.price ?? 0));
        return sports.pick(id, best?.market ?? '', best?.code ?? 'home');
      }),
    );
    await expectUntouched(async () => {
      expect((await seat.place('200', longShots)).body).toMatchObject({
        kind: 'refused',
        reason: 'return_high',
      });
    });
  });

  it('above what a kind of market takes, in a single and in a multi', async () => {
    const score = sports.pick(football, 'score', '1-1');
    const other = await sports.coming('basketball', plays);
    await expectUntouched(async () => {
      for (const picks of [[score], [score, sports.pick(other, 'winner', 'home')]])
        expect((await seat.place('50.01', picks)).body).toMatchObject({ reason: 'stake_high' });
      expect((await seat.place('100.01', [sports.pick(football, 'both', 'yes')])).body).toMatchObject({
        reason: 'stake_high',
      });
    });
    expect(seat.opened.limits.kindMax).toMatchObject({
      ...{ score: '50.00', both: '100.00', 'half-full': '50.00', goals: '50.00', 'part-total': '100.00' },
    });
    await expectUntouched(async () => {
      const late = sports.pick(football, 'half-full', 'home/home');
      expect((await seat.place('50.01', [late])).body).toMatchObject({ reason: 'stake_high' });
    });
    expect((await seat.place('50', [score])).body.kind).toBe('taken');
  });

  it('with two legs of one market, and with more legs than may be combined', async () => {
    const twice = [home(), sports.pick(football, 'result', 'away')];
    const many = Array.from({ length: 11 }, (_, at) => sports.pick(`football-${at + 1}`, 'result', 'home'));
    await expectUntouched(async () => {
      expect((await seat.place('5', twice)).body).toMatchObject({ reason: 'same_event' });
      expect((await seat.place('5', many)).body).toMatchObject({ reason: 'too_many_legs' });
      // What is too long is not priced.
      const long = [...many, ...twice];
      expect((await seat.call('quote', { legs: long, stake: '5' })).body).toMatchObject({
        refusal: 'too_many_legs',
        joints: [],
      });
    });
  });

  it('on what is not offered: another market, another selection, another book’s event, none at all', async () => {
    const siege = new BookBench(bench, 'paper-siege');
    const esport = await siege.coming('siege', plays);
    const picks = [
      sports.pick(football, 'total:9.5', 'over'),
      sports.pick(football, 'nonsense', 'home'),
      sports.pick(football, 'result', 'over'),
      sports.pick(esport, 'winner', 'home'),
      sports.pick('football-1', 'result', 'home'),
    ];
    await expectUntouched(async () => {
      for (const pick of picks)
        expect((await seat.place('5', [pick])).body).toMatchObject({
          kind: 'refused',
          reason: 'closed',
          legs: [{ stop: 'closed', price: null }],
        });
    });
  });

  it('at a price that is not there any more, unless its player agreed to it', async () => {
    const price = await sports.price(home());
    await expectUntouched(async () => {
      for (const [consent, seen] of [
        ['none', price - 10],
        ['none', price + 10],
        ['better', price + 10],
        ['near', Math.ceil(price / 0.95) + 10],
      ] as const)
        expect((await seat.place('5', [home()], { consent, prices: [seen] })).body).toMatchObject({
          kind: 'refused',
          reason: 'price_changed',
          legs: [{ price }],
        });
    });
    for (const [consent, seen] of [
      ['any', price + 10],
      ['better', price - 10],
      ['near', price - 10],
      ['near', Math.floor(price / 0.95)],
    ] as const)
      expect((await seat.place('5', [home()], { consent, prices: [seen] })).body).toMatchObject({
        kind: 'taken',
        bet: { legs: [{ price }] },
      });
  });

  it('by the server’s clock from the start on, whatever the player’s clock says', async () => {
    const id = await sports.coming('basketball', plays);
    const { starts_at } = await sports.row(id);
    const before = bench.clock.now().getTime();
    bench.clock.advance(starts_at.getTime() - before);
    await expectUntouched(async () => {
      expect((await seat.place('5', [sports.pick(id, 'winner', 'home')])).body).toMatchObject({
        kind: 'refused',
        reason: 'suspended',
      });
    });
    await sports.until(id, ({ phase }) => phase === 'over');
    await expectUntouched(async () => {
      expect((await seat.place('5', [sports.pick(id, 'winner', 'home')])).body).toMatchObject({
        kind: 'refused',
        reason: 'closed',
      });
    });
    [football, racket] = [await sports.coming('football', plays), await sports.coming('racket', plays)];
  });

  it.each([
    ['no amount', { stake: 'five' }, 422],
    ['a negative amount', { stake: '-5' }, 422],
    ['half a minor unit', { stake: '5.005' }, 422],
    ['no leg', { legs: [] }, 400],
    [
      'a price of 1.00',
      { legs: [{ event: 'football-1', market: 'result', selection: 'home', price: 1_000 }] },
      400,
    ],
    ['a foreign word', { consent: 'always' }, 400],
    ['a field too many', { gift: '100' }, 400],
    ['no action id', { action_id: 'again' }, 400],
  ])('that is forged: %s', async (_what, change, status) => {
    const body = {
      action_id: randomUUID(),
      stake: '5',
      consent: 'any',
      legs: [{ ...home(), price: 2_000 }],
      ...change,
    };
    await expectUntouched(async () => {
      expect((await seat.call('bet', body)).status).toBe(status);
    });
  });

  it('without a session, with another book’s, and after its own was taken over', async () => {
    const body = { action_id: randomUUID(), stake: '5', consent: 'any', legs: [{ ...home(), price: 2_000 }] };
    await expectUntouched(async () => {
      expect((await bench.post('/play/kite-sports/api/bet', body)).status).toBe(401);
      const esport = await new BookBench(bench, 'paper-siege').sit('asker', 0);
      const foreign = await bench.post('/play/kite-sports/api/bet', body, {
        'x-game-session': esport.opened.session,
      });
      expect(foreign.status).toBe(401);
    });
    const old = await sports.sit('twice', 50_000);
    await sports.sit('twice', 50_000);
    expect(await old.call('bet', body)).toMatchObject({ status: 401, body: { error: 'session_replaced' } });
    expect(cash('twice')).toBe(50_000);
  });

  it('whose player has not enough, in the hall’s words', async () => {
    const poor = await sports.sit('poor', 200);
    expect((await poor.place('5', [home()])).body).toMatchObject({
      kind: 'refused',
      reason: 'insufficient_funds',
      balance: '2.00',
    });
    expect(cash('poor')).toBe(200);
  });
});

describe('a press', () => {
  it('that is repeated answers the same bet and moves money once, also many at once', async () => {
    const actionId = randomUUID();
    const before = cash();
    const answers = await Promise.all(
      Array.from({ length: 12 }, () => seat.place('5', [home()], { actionId, consent: 'any' })),
    );
    const last = await seat.place('5', [home()], { actionId, consent: 'any' });
    const ids = [...answers, last].flatMap(({ body }) => ('bet' in body ? body.bet.id : []));
    expect(new Set(ids).size).toBe(1);
    expect(ids.length).toBe(13);
    expect(cash()).toBe(before - 500);
  });

  it('with the id of an earlier one and another bet is refused', async () => {
    const actionId = randomUUID();
    await seat.place('5', [home()], { actionId });
    await expectUntouched(async () => {
      const others = [
        seat.place('6', [home()], { actionId }),
        seat.place('5', [sports.pick(football, 'result', 'away')], { actionId }),
        seat.place('5', [home()], { actionId, consent: 'any' }),
      ];
      for (const other of await Promise.all(others))
        expect(other).toMatchObject({ status: 422, body: { error: 'action_refused' } });
    });
  });

  it('is nobody else’s: bets are listed to their own player', async () => {
    const other = await sports.sit('other', 50_000);
    expect((await other.call<BetsAnswer>('bets', { which: 'open' })).body.bets).toEqual([]);
    const own = (await seat.call<BetsAnswer>('bets', { which: 'open' })).body.bets;
    expect(own.length).toBeGreaterThan(0);
  });
});

describe('a quote', () => {
  it('tells price, possible return and why not', async () => {
    const [one, two] = [home(), sports.pick(racket, 'winner', 'away')];
    const [first, second] = [await sports.price(one), await sports.price(two)];
    const quote = async (legs: readonly object[], stake?: string) =>
      (await seat.call<QuoteAnswer>('quote', { legs, ...(stake !== undefined && { stake }) })).body;
    expect(await quote([one, two], '10')).toMatchObject({
      price: Math.floor((first * second) / 1_000),
      possibleReturn: (Math.floor((1_000 * first * second) / 1_000_000) / 100).toFixed(2),
      refusal: null,
      isDelayed: false,
    });
    expect(await quote([one, one])).toMatchObject({ price: null, refusal: 'same_event' });
    expect(await quote([one], '0.10')).toMatchObject({ refusal: 'stake_low' });
  });
});

describe('an answer of the hall that stays away', () => {
  /** A result of an event that has not begun. */
  const fresh = async () => sports.pick(await sports.coming('football', plays), 'result', 'home');

  it.each(['drop_before', 'drop_after'] as const)(
    'to a stake (%s) is rolled back until it is definite',
    async (kind) => {
      const player = await sports.sit(`unsure-${kind}`, 50_000);
      const leg = await fresh();
      bench.hall.fail('bet', { kind });
      bench.hall.fail('rollback', { kind }, { kind });
      const placed = await player.place('5', [leg]);
      expect(placed.body).toMatchObject({ kind: 'pending' });
      for (let tries = 0; tries < 4; tries += 1) await sports.later(6_000);
      bench.hall.clearFaults();
      await sports.later(30_000);
      expect(await player.last()).toMatchObject({ state: 'returned' });
      expect(cash(`unsure-${kind}`)).toBe(50_000);
    },
  );

  it('to a stake whose process died before it stored it is found and rolled back', async () => {
    const player = await sports.sit('orphan', 50_000);
    const placed = (await player.place('5', [await fresh()])).body;
    expect(cash('orphan')).toBe(49_500);
    await bench.app.studio.db
      .updateTable('book_bet')
      .set({ state: 'staking', due_at: bench.clock.now() })
      .where('id', '=', placed.kind === 'taken' ? placed.bet.id : '')
      .execute();
    await sports.later(1_000);
    expect(await player.last()).toMatchObject({ state: 'returned' });
    expect(cash('orphan')).toBe(50_000);
  });

  it('to a win is asked again until it is paid, once', async () => {
    const id = await sports.coming(
      'football',
      (course) => plays(course) && course.score.home > course.score.away,
    );
    const player = await sports.sit('waiting', 50_000);
    const placed: PlaceAnswer = (await player.place('10', [sports.pick(id, 'result', 'home')])).body;
    const price = placed.kind === 'taken' ? placed.bet.price : 0;
    bench.hall.down = true;
    await sports.until(id, ({ next_at }) => next_at === null);
    expect((await player.last()).state).toBe('paying');
    bench.hall.down = false;
    bench.hall.fail('win', { kind: 'drop_after' }, { kind: 'refuse', status: 'RETRY_LATER' });
    for (let tries = 0; tries < 4; tries += 1) await sports.later(6_000);
    expect(await player.last()).toMatchObject({ state: 'settled' });
    expect(cash('waiting')).toBe(50_000 - 1_000 + price);
  });
});
