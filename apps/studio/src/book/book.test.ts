import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { BookBench, endsWell, homeWins, isFinished } from '../testing/bookBench.ts';
import { StudioBench } from '../testing/studioBench.ts';
import { abandonAfterMs } from './commands/advanceEvent.ts';
import { returnOf } from './engine/price.ts';
import type { Run } from './engine/run.ts';
import { acceptDelayOf } from './limits.ts';
import { hasEnded } from './phases.ts';
import {
  type BetsAnswer,
  type BookSport,
  bookSports,
  type EventsAnswer,
  type LeagueAnswer,
  type PlaceAnswer,
  type ResultsAnswer,
} from './views.ts';

/** Bets from the press to the hall's books, over the real wire and the real database. */

/** Whole events are played out step by step. */
vi.setConfig({ testTimeout: 90_000 });

let bench: StudioBench;
let sports: BookBench;
let siege: BookBench;
let league: BookBench;
beforeAll(async () => {
  bench = await StudioBench.open();
  sports = new BookBench(bench, 'kite-sports');
  siege = new BookBench(bench, 'paper-siege');
  league = new BookBench(bench, 'paper-league');
  await sports.list();
});
afterAll(() => bench.close());

const awayWins = (course: Run): boolean => endsWell(course) && course.score.home < course.score.away;

const taken = (answer: { body: PlaceAnswer }) => {
  expect(answer.body).toMatchObject({ kind: 'taken' });
  return answer.body.kind === 'taken' ? answer.body.bet : undefined;
};

describe('events', () => {
  it('are listed an hour ahead in every sport, each with open markets and the fingerprint of its seed', async () => {
    const { events } = (await sports.get<EventsAnswer>('events')).body;
    expect(new Set(events.map(({ sport }) => sport))).toEqual(new Set(['football', 'racket', 'basketball']));
    const esport = (await siege.get<EventsAnswer>('events')).body.events;
    expect(new Set(esport.map(({ sport }) => sport))).toEqual(new Set(['siege']));
    for (const { id, main, lines, startsAt } of [...events, ...esport]) {
      const kinds = lines.map(({ kind }) => (kind === 'point-handicap' ? 'handicap' : kind));
      expect(kinds).toEqual(['handicap', 'total']);
      expect(main?.selections.every(({ price }) => price !== null)).toBe(true);
      expect(new Date(startsAt).getTime()).toBeGreaterThan(bench.clock.now().getTime());
      expect((await sports.row(id)).server_seed_hash).toMatch(/^[0-9a-f]{64}$/);
    }
    expect(events.length).toBeGreaterThan(20);
  });

  it.each(bookSports)(
    'a whole one of %s runs by the clock, and its seed comes out at the end alone',
    async (sport) => {
      const own: Readonly<Partial<Record<BookSport, BookBench>>> = { siege, league };
      const book = own[sport] ?? sports;
      const id = await book.coming(sport, endsWell);
      expect(await book.proof(id)).toMatchObject({ serverSeed: null, steps: 0 });
      const live = await book.until(id, ({ phase, steps }) => phase === 'live' && steps > 5);
      expect((await book.event(id)).version).toBe(live.steps);
      expect((await book.proof(id)).serverSeed).toBeNull();
      await book.until(id, isFinished);
      const proof = await book.proof(id);
      expect(proof.serverSeed).toMatch(/^[0-9a-f]{64}$/);
      expect(proof.timeline.at(-1)?.kind).toBe('end');
      const results = (await book.get<ResultsAnswer>(`results?sport=${sport}`)).body.events;
      expect(results.map((event) => event.id)).toContain(id);
      expect((await book.get<EventsAnswer>('events')).body.events.map((event) => event.id)).not.toContain(id);
    },
  );

  it('go on where the clock is after a restart, and are broken off after a long outage', async () => {
    const id = await sports.coming('basketball', endsWell);
    const before = await sports.until(id, ({ phase, steps }) => phase === 'live' && steps > 10);
    await bench.restart();
    bench.clock.advance(60_000);
    await sports.list();
    expect((await sports.row(id)).steps).toBeGreaterThan(before.steps + 5);
    await bench.restart();
    bench.clock.advance(abandonAfterMs + 60_000);
    await sports.list();
    expect(await sports.row(id)).toMatchObject({ phase: 'abandoned', next_at: null });
    expect((await sports.event(id)).phase).toBe('abandoned');
  });

  it('that cannot go on hold up no other, and go on when they can', async () => {
    const [ill, well] = [
      await sports.coming('football', endsWell),
      await sports.coming('basketball', endsWell),
    ];
    const seat = await sports.sit('of-the-ill', 50_000);
    const bet = taken(await seat.place('5', [sports.pick(ill, 'next:1', 'home')]));
    const setMarket = (market: string) =>
      bench.app.studio.db
        .updateTable('book_leg')
        .set({ market })
        .where('bet_id', '=', bet?.id ?? '')
        .execute();
    await setMarket('what is this');
    await sports.until(well, ({ phase, steps }) => phase === 'live' && steps > 20);
    const { starts_at } = await sports.row(ill);
    await sports.later(Math.max(0, starts_at.getTime() - bench.clock.now().getTime()) + 5_000);
    expect(await sports.row(ill)).toMatchObject({ phase: 'coming', steps: 0 });
    await setMarket('next:1');
    await sports.later(5_000);
    expect((await sports.row(ill)).steps).toBeGreaterThan(1);
  });
});

describe('a single bet', () => {
  it('that wins is paid its price, rounded down to the minor unit', async () => {
    const id = await sports.coming('football', homeWins);
    const seat = await sports.sit('winner', 50_000);
    const bet = taken(await seat.place('3.33', [sports.pick(id, 'result', 'home')]));
    expect(bet).toMatchObject({ state: 'open', stake: '3.33', won: null });
    expect(bench.cashOf('winner')).toBe(50_000 - 333);
    await sports.until(id, isFinished);
    const won = returnOf(333n, [bet?.price ?? 0]);
    expect(bench.cashOf('winner')).toBe(50_000 - 333 + Number(won));
    expect(await seat.last()).toMatchObject({ state: 'settled', legs: [{ result: 'won' }] });
    expect(bench.hall.books.closedRounds.has(bet?.id ?? '')).toBe(true);
  });

  it('that loses closes its round with nothing', async () => {
    const id = await sports.coming('racket', awayWins);
    const seat = await sports.sit('loser', 50_000);
    const bet = taken(await seat.place('5', [sports.pick(id, 'winner', 'home')]));
    await sports.until(id, isFinished);
    expect(bench.cashOf('loser')).toBe(50_000 - 500);
    expect(await seat.last()).toMatchObject({ state: 'settled', won: '0.00', legs: [{ result: 'lost' }] });
    expect(bench.hall.books.closedRounds.has(bet?.id ?? '')).toBe(true);
  });

  it('is settled as soon as it is decided, before the event ends', async () => {
    const id = await siege.coming('siege', endsWell);
    const seat = await siege.sit('early', 50_000);
    taken(await seat.place('5', [siege.pick(id, 'part:1', 'home')]));
    const row = await siege.until(id, ({ home_score, away_score }) => home_score + away_score > 0);
    expect(row.phase).toBe('live');
    expect((await seat.last()).state).toBe('settled');
  });

  it('with play money never reaches the hall', async () => {
    const id = await sports.coming('football', homeWins);
    const seat = await sports.sitForFun();
    const calls = bench.hall.calls.length;
    const bet = taken(await seat.place('10', [sports.pick(id, 'result', 'home')]));
    const start = Number(seat.opened.balance);
    expect(Number((await seat.state()).balance)).toBeCloseTo(start - 10, 2);
    await sports.until(id, isFinished);
    const won = Number(returnOf(1_000n, [bet?.price ?? 0])) / 100;
    expect(Number((await seat.state()).balance)).toBeCloseTo(start - 10 + won, 2);
    expect(bench.hall.calls.length).toBe(calls);
  });
});

describe('a multi', () => {
  it('pays the product of its prices when every leg wins', async () => {
    const one = await sports.coming('football', homeWins);
    const other = await sports.coming('basketball', awayWins);
    const seat = await sports.sit('multi', 50_000);
    const bet = taken(
      await seat.place('7.77', [sports.pick(one, 'result', 'home'), sports.pick(other, 'winner', 'away')]),
    );
    await sports.until(one, isFinished);
    if (!isFinished(await sports.row(other))) {
      expect((await seat.last()).state).toBe('open');
      await sports.until(other, isFinished);
    }
    const won = returnOf(777n, bet?.legs.map(({ price }) => price) ?? []);
    expect(bench.cashOf('multi')).toBe(50_000 - 777 + Number(won));
  });

  it('counts a leg whose event was broken off as 1.00, and one of such legs alone goes back', async () => {
    const broken = await sports.coming('racket', endsWell);
    const won = await sports.coming('football', homeWins);
    const seat = await sports.sit('voided', 50_000);
    const multi = taken(
      await seat.place('10', [sports.pick(broken, 'winner', 'home'), sports.pick(won, 'result', 'home')]),
    );
    const single = taken(await seat.place('4', [sports.pick(broken, 'winner', 'away')]));
    expect(bench.cashOf('voided')).toBe(50_000 - 1_400);
    await sports.breakOff(broken);
    expect((await sports.row(broken)).phase).toBe('abandoned');
    expect(bench.cashOf('voided')).toBe(50_000 - 1_000);
    expect((await sports.proof(broken)).serverSeed).toMatch(/^[0-9a-f]{64}$/);
    expect(bench.hall.books.transactions.get(`${single?.id}:bet`)?.state).toBe('rolled_back');
    await sports.until(won, isFinished);
    const price = multi?.legs[1]?.price ?? 0;
    expect(bench.cashOf('voided')).toBe(50_000 - 1_000 + price);
    const { bets } = (await seat.call<BetsAnswer>('bets', { which: 'settled' })).body;
    expect(bets).toMatchObject([
      { state: 'void', legs: [{ result: 'void' }] },
      { state: 'settled', price, legs: [{ result: 'void' }, { result: 'won' }] },
    ]);
  });
});

/** One goal, by the home side, that is withdrawn after the end: 1–0 becomes 0–0. */
const withdrawn = (course: Run): boolean =>
  course.isCorrected &&
  course.timeline.filter(({ kind }) => kind === 'goal').length === 1 &&
  course.timeline.some(({ kind, side }) => kind === 'goal' && side === 'home');

describe('a provisional result', () => {
  it('settles nothing that the review may change, and is settled once when it is final, also after a restart', async () => {
    const id = await sports.coming('football', withdrawn);
    const seat = await sports.sit('reviewed', 50_000);
    const onHome = taken(await seat.place('10', [sports.pick(id, 'result', 'home')]));
    const onDraw = taken(await seat.place('10', [sports.pick(id, 'result', 'draw')]));
    const onScorer = taken(await seat.place('10', [sports.pick(id, 'next:1', 'home')]));
    await sports.until(id, hasEnded);
    const scorer = onScorer?.price ?? 0;
    const ended = await sports.event(id);
    expect(ended).toMatchObject({ phase: 'over', isProvisional: true, score: { home: 1 } });
    expect(ended.waitsUntil).not.toBeNull();
    expect(bench.cashOf('reviewed')).toBe(50_000 - 3_000 + scorer);
    const before = (await seat.state()).bets;
    expect(before.map(({ state }) => state)).toEqual(['settled', 'open', 'open']);
    const wins = bench.hall.callsOf('win');
    await bench.restart();
    await sports.until(id, isFinished);
    await sports.later(60_000);
    expect(await sports.event(id)).toMatchObject({
      isProvisional: false,
      waitsUntil: null,
      isCorrected: true,
      score: { home: 0 },
    });
    expect(bench.cashOf('reviewed')).toBe(50_000 - 3_000 + (onDraw?.price ?? 0) + scorer);
    expect(bench.hall.callsOf('win') - wins).toBe(2);
    expect(bench.hall.callsOf('adjust')).toBe(0);
    const { bets } = await seat.state();
    expect(bets).toMatchObject([
      { id: onScorer?.id, legs: [{ result: 'won' }], resettlements: [] },
      { id: onDraw?.id, legs: [{ result: 'won' }], resettlements: [] },
      { id: onHome?.id, won: '0.00', legs: [{ result: 'lost' }], resettlements: [] },
    ]);
  });

  it('of a match without a goal is final at once', async () => {
    const id = await sports.coming(
      'football',
      (course) =>
        course.phase === 'over' && course.score.home + course.score.away === 0 && !course.isCorrected,
    );
    const seat = await sports.sit('goalless', 50_000);
    const bet = taken(await seat.place('10', [sports.pick(id, 'score', '0-0')]));
    await sports.until(id, hasEnded);
    expect(await sports.event(id)).toMatchObject({ phase: 'over', isProvisional: false });
    expect(bench.cashOf('goalless')).toBe(50_000 - 1_000 + (bet?.price ?? 0));
  });
});

describe('a bet that was settled before results were provisional', () => {
  it('is still corrected by the difference, in both directions, once', async () => {
    const id = await sports.coming('football', withdrawn);
    const seat = await sports.sit('corrected', 50_000);
    const onHome = taken(await seat.place('10', [sports.pick(id, 'result', 'home')]));
    const onDraw = taken(await seat.place('10', [sports.pick(id, 'result', 'draw')]));
    await sports.until(id, hasEnded);
    await sports.settleEarly(id, 'home');
    expect(bench.cashOf('corrected')).toBe(50_000 - 2_000 + (onHome?.price ?? 0));
    const adjusted = bench.hall.callsOf('adjust');
    await sports.until(id, isFinished);
    await sports.later(60_000);
    expect(bench.cashOf('corrected')).toBe(50_000 - 2_000 + (onDraw?.price ?? 0));
    expect(bench.hall.callsOf('adjust') - adjusted).toBe(2);
    const { bets } = await seat.state();
    const amount = (price: number | undefined) => ((price ?? 0) / 100).toFixed(2);
    expect(bets).toMatchObject([
      { id: onDraw?.id, resettlements: [{ amount: amount(onDraw?.price), state: 'done' }] },
      {
        id: onHome?.id,
        won: '0.00',
        resettlements: [{ amount: `-${amount(onHome?.price)}`, state: 'done' }],
      },
    ]);
  });

  it('takes nothing back that its member has spent', async () => {
    const id = await sports.coming('football', withdrawn);
    const seat = await sports.sit('spender', 1_000);
    const bet = taken(await seat.place('10', [sports.pick(id, 'result', 'home')]));
    await sports.until(id, hasEnded);
    await sports.settleEarly(id, 'home');
    const player = bench.hall.books.players.get('spender');
    if (player) player.cash = 0;
    await sports.until(id, isFinished);
    expect(bench.cashOf('spender')).toBe(0);
    expect(await seat.last()).toMatchObject({
      id: bet?.id,
      state: 'settled',
      resettlements: [{ state: 'waived' }],
    });
  });
});

describe('the league', () => {
  it('plays a whole round at once, takes bets until it begins, and counts what is final', async () => {
    const id = await league.coming('league', endsWell);
    const { starts_at, home, away } = await league.row(id);
    const round = (await league.get<EventsAnswer>('events')).body.events.filter(
      ({ startsAt }) => Date.parse(startsAt) === starts_at.getTime(),
    );
    expect(new Set(round.flatMap((match) => [match.home.code, match.away.code])).size).toBe(8);
    const seat = await league.sit('fan', 50_000);
    const leg = league.pick(id, 'result', 'home');
    const price = await league.price(leg);
    taken(await seat.place('10', [leg]));
    await league.until(id, ({ phase }) => phase === 'live');
    expect((await seat.place('10', [leg], { consent: 'any', prices: [price] })).body).toMatchObject({
      kind: 'refused',
      reason: 'suspended',
    });
    // The rounds before this one are played out first: one pass takes so many steps at most.
    while ((await bench.app.runBook()) > 0);
    const before = (await league.get<LeagueAnswer>('league')).body;
    const playedOf = (answer: LeagueAnswer, code: string) =>
      answer.table.find(({ team }) => team.code === code)?.played ?? Number.NaN;
    const { home_score, away_score } = await league.until(id, isFinished);
    expect((await seat.last()).state).toBe('settled');
    expect(bench.cashOf('fan')).toBe(50_000 - 1_000 + (home_score > away_score ? price : 0));
    const after = (await league.get<LeagueAnswer>('league')).body;
    expect(after).toMatchObject({ competition: { code: 'paper-league' }, rounds: 14, season: before.season });
    for (const code of [home, away]) {
      expect(playedOf(after, code)).toBe(playedOf(before, code) + 1);
      const form = after.table.find(({ team }) => team.code === code)?.form ?? [];
      const [own, others] = code === home ? [home_score, away_score] : [away_score, home_score];
      expect(form.at(-1)).toBe(own > others ? 'won' : own < others ? 'lost' : 'drawn');
    }
    const points = after.table.map((standing) => standing.points);
    expect([...points].sort((one, other) => other - one)).toEqual(points);
  });

  it('is of its own book alone', async () => {
    expect((await sports.get<object>('league')).body).toMatchObject({ error: 'not_found' });
  });
});

describe('a bet in play', () => {
  const longOpen = (course: Run): boolean => endsWell(course) && course.steps > 30;

  it('waits for its delay, and stands at the price of that moment when its player agreed to any', async () => {
    const id = await siege.coming('siege', longOpen);
    const seat = await siege.sit('patient', 50_000);
    await siege.until(id, ({ phase }) => phase === 'live');
    const leg = siege.pick(id, 'winner', 'home');
    const placed = await seat.place('10', [leg], { consent: 'any' });
    expect(placed.body).toMatchObject({ kind: 'waiting', bet: { state: 'waiting' } });
    expect(bench.cashOf('patient')).toBe(50_000);
    await siege.later(acceptDelayOf(['siege']));
    expect(bench.cashOf('patient')).toBe(49_000);
    expect(await seat.last()).toMatchObject({ state: 'open', legs: [{ price: await siege.price(leg) }] });
  });

  it('is refused with the price of that moment when it changed for the worse', async () => {
    const id = await sports.coming('football', (course) => endsWell(course) && course.steps > 60);
    const seat = await sports.sit('strict', 50_000);
    await sports.until(id, ({ phase }) => phase === 'live');
    const event = await sports.event(id);
    expect(event.isSuspended).toBe(false);
    const actionId = randomUUID();
    // Somebody who saw a better price than there is.
    const leg = sports.pick(id, 'result', 'home');
    const price = await sports.price(leg);
    for (const consent of ['none', 'better'] as const) {
      const answer = await seat.place('10', [leg], { consent, prices: [price + 50] });
      expect(answer.body).toMatchObject({ kind: 'refused', reason: 'price_changed', legs: [{ price }] });
    }
    const better = await seat.place('10', [leg], { consent: 'better', prices: [price - 10], actionId });
    expect(better.body.kind).toBe('waiting');
    expect(bench.cashOf('strict')).toBe(50_000);
  });

  it('is refused when its event is suspended meanwhile; nothing moves', async () => {
    const id = await siege.coming('siege', longOpen);
    const seat = await siege.sit('unlucky', 50_000);
    await siege.until(id, ({ phase }) => phase === 'live');
    const { next_at } = await siege.row(id);
    // Placed a second before the round begins: after the delay it is being fought.
    bench.clock.advance((next_at?.getTime() ?? 0) - bench.clock.now().getTime() - 1_000);
    const actionId = randomUUID();
    const leg = siege.pick(id, 'winner', 'home');
    const placed = await seat.place('10', [leg], { actionId });
    expect(placed.body.kind).toBe('waiting');
    await siege.later(acceptDelayOf(['siege']));
    expect(await seat.last()).toMatchObject({ state: 'refused', refusal: 'suspended' });
    expect((await seat.place('10', [leg], { actionId })).body).toMatchObject({
      kind: 'refused',
      reason: 'suspended',
    });
    expect(bench.cashOf('unlucky')).toBe(50_000);
    expect((await seat.place('10', [leg])).body).toMatchObject({
      kind: 'refused',
      reason: 'suspended',
      legs: [{ price: null, stop: 'suspended' }],
    });
  });
});

describe('many members on one event', () => {
  it('are settled together, each by the own bet', async () => {
    const id = await sports.coming('football', homeWins);
    const seats = [];
    for (let at = 0; at < 12; at += 1) seats.push(await sports.sit(`crowd-${at}`, 10_000));
    const fun = await sports.sitForFun();
    const codes = ['home', 'draw', 'away'] as const;
    const bets = await Promise.all(
      seats.map(async (seat, at) =>
        taken(await seat.place('5', [sports.pick(id, 'result', codes[at % 3] ?? 'home')])),
      ),
    );
    const funBet = taken(await fun.place('5', [sports.pick(id, 'result', 'home')]));
    const before = Number((await fun.state()).balance);
    await sports.until(id, isFinished);
    for (const [at, bet] of bets.entries()) {
      const won = at % 3 === 0 ? Number(returnOf(500n, [bet?.price ?? 0])) : 0;
      expect(bench.cashOf(`crowd-${at}`)).toBe(10_000 - 500 + won);
    }
    const won = Number(returnOf(500n, [funBet?.price ?? 0])) / 100;
    expect(Number((await fun.state()).balance)).toBeCloseTo(before + won, 2);
  });
});
