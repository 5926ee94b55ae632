import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { StudioBench } from '../testing/studioBench.ts';
import { TableBench } from '../testing/tableBench.ts';
import { TableFeed } from './feed.ts';
import { threeCardOutcomeSchema } from './games/threeCard.ts';
import { absentMs, attendEveryMs, voidAfterMs } from './schedule.ts';
import type { TableOpenAnswer } from './views.ts';

/** A decision phase as the server runs it, at the table of three-card poker. */

let bench: StudioBench;
let table: TableBench;
const newPlayer = (): string => `player-${randomUUID()}`;

beforeAll(async () => {
  bench = await StudioBench.open();
  table = new TableBench(bench, 'moonlit-three');
});
afterAll(() => bench.close());

type Seat = Awaited<ReturnType<TableBench['sit']>>;

/** Puts an ante of 10.00 down and answers the slip. */
const anteOf = async (seat: Seat, more: Record<string, string> = {}): Promise<string> => {
  const { body } = await seat.bet({ ante: '10.00', ...more });
  if (body.kind !== 'placed') throw new Error(`not placed: ${JSON.stringify(body)}`);
  return body.slip.id;
};
/** A member with an ante, at a table that has just come to decide. */
const sitDeciding = async (more: Record<string, string> = {}) => {
  await table.fresh();
  const player = newPlayer();
  const seat = await table.sit(player, 100_000);
  const slip = await anteOf(seat, more);
  const round = await table.until('deciding');
  return { player, seat, slip, round };
};
const slipOf = async (seat: Seat, slip: string) =>
  (await seat.state()).body.slips.find(({ id }) => id === slip);

describe('a round in which players decide', () => {
  it('shows everybody the cards that lie face up, takes each player’s choice, and pays by it', async () => {
    await table.fresh();
    const players = [newPlayer(), newPlayer()];
    const seats = await Promise.all(players.map((player) => table.sit(player, 100_000)));
    const [plays = '', folds = ''] = await Promise.all(
      seats.map((seat) => anteOf(seat, { 'pair-plus': '5.00' })),
    );
    const [one, other] = seats;
    if (!one || !other) throw new Error('nobody sits');
    const round = await table.until('deciding');
    const { player } = threeCardOutcomeSchema.parse(round.outcome);
    const { table: shown, slips } = (await one.state()).body;
    expect(shown).toMatchObject({
      phase: 'deciding',
      result: null,
      faceUp: { player },
      decidesAt: round.decides_at?.toISOString(),
    });
    expect(slips.at(-1)?.hands).toMatchObject([
      {
        spot: 'ante',
        made: [],
        next: ['play', 'fold'],
        raised: '0.00',
        state: 'open',
        view: { cards: player },
      },
    ]);

    expect((await one.decide(plays, 'play')).body).toMatchObject({
      kind: 'decided',
      balance: '975.00',
      slip: { hands: [{ made: ['play'], next: [], raised: '10.00', state: 'done' }] },
    });
    // The other still has a hand to decide.
    expect((await table.round()).state).toBe('deciding');
    expect((await other.decide(folds, 'fold')).body).toMatchObject({ kind: 'decided', balance: '985.00' });
    expect(await table.round()).toMatchObject({ state: 'drawn', decides_at: bench.clock.now() });
    expect((await one.state()).body.table).toMatchObject({
      faceUp: null,
      decidesAt: null,
      result: { outcome: round.outcome },
    });

    await table.until('settled');
    const stakes = { ante: 1_000, 'pair-plus': 500 };
    const [playsCash = '', foldsCash = ''] = players;
    expect(bench.cashOf(playsCash)).toBe(97_500 + table.worth(round, stakes, ['play']));
    expect(bench.cashOf(foldsCash)).toBe(98_500 + table.worth(round, stakes, ['fold']));
    for (const [slip, player, made] of [
      [plays, playsCash, 'play'],
      [folds, foldsCash, 'fold'],
    ] as const) {
      expect(bench.hall.books.closedRounds.has(slip)).toBe(true);
      expect(bench.hall.books.netOf(slip)).toBe(bench.cashOf(player) - 100_000);
      const seat = slip === plays ? one : other;
      const past = (await seat.history()).body.slips[0];
      expect(past).toMatchObject({ state: 'settled', hands: [{ made: [made], state: 'done' }] });
      expect(past?.hands?.[0]?.timedOut).toBeUndefined();
    }
  });

  it('folds for whoever says nothing until time is up, and not before', async () => {
    const { player, seat, slip, round } = await sitDeciding();
    let now = await table.step();
    while (now.state === 'deciding') {
      expect(bench.clock.now() < (round.decides_at ?? 0)).toBe(true);
      now = await table.step();
    }
    expect(bench.clock.now()).toEqual(round.decides_at);
    expect(now.settles_at).toEqual(round.settles_at);
    expect(await slipOf(seat, slip)).toMatchObject({
      hands: [{ made: ['fold'], state: 'done', timedOut: true }],
    });
    await table.until('settled');
    expect(bench.cashOf(player)).toBe(99_000);
  });

  it('waits for nobody where nobody has a hand', async () => {
    await table.fresh();
    const seat = await table.sit(newPlayer(), 10_000);
    expect((await seat.bet({ 'pair-plus': '5.00' })).body).toMatchObject({ kind: 'placed' });
    const round = await table.until('drawn');
    expect(round.decides_at).toBeNull();
    expect((await seat.history()).body.slips[0]?.hands).toBeUndefined();
  });

  it('takes one stake for a hand, and any number beside it', async () => {
    await table.fresh();
    const player = newPlayer();
    const seat = await table.sit(player, 100_000);
    await anteOf(seat);
    expect(await seat.bet({ ante: '10.00' })).toMatchObject({ status: 422, body: { error: 'spot_full' } });
    for (let slips = 0; slips < 2; slips += 1)
      expect((await seat.bet({ 'pair-plus': '5.00' })).body).toMatchObject({ kind: 'placed' });
    expect(bench.cashOf(player)).toBe(98_000);
    await table.until('settled');
  });

  it('plays with play money, and refuses a raise that there is not enough for', async () => {
    await table.fresh();
    const seat = await table.sitForFun();
    const calls = bench.hall.calls.length;
    const slip = await anteOf(seat);
    const round = await table.until('deciding');
    await bench.database.owner.query(
      'UPDATE seat SET play_money_minor = 500 WHERE id = (SELECT seat_id FROM table_bet WHERE id = $1)',
      [slip],
    );
    expect((await seat.decide(slip, 'play')).body).toMatchObject({
      kind: 'refused',
      reason: 'insufficient_funds',
      balance: '5.00',
    });
    await bench.database.owner.query(
      'UPDATE seat SET play_money_minor = 1500 WHERE id = (SELECT seat_id FROM table_bet WHERE id = $1)',
      [slip],
    );
    expect((await seat.decide(slip, 'play')).body).toMatchObject({ kind: 'decided', balance: '5.00' });
    await table.until('settled');
    const won = table.worth(round, { ante: 1_000 }, ['play']) / 100;
    expect((await seat.state()).body.balance).toBe((5 + won).toFixed(2));
    expect(bench.hall.calls).toHaveLength(calls);
  });
});

describe('a choice that must not be taken', () => {
  it('comes after its time, by the server’s clock alone', async () => {
    const { player, seat, slip, round } = await sitDeciding();
    bench.clock.advance((round.decides_at?.getTime() ?? 0) - bench.clock.now().getTime());
    const late = { status: 409, body: { error: 'decisions_closed' } };
    expect(await seat.decide(slip, 'play')).toMatchObject(late);
    await table.until('settled');
    expect(await seat.decide(slip, 'play', { round: round.number })).toMatchObject(late);
    const next = await table.until('open');
    expect(await seat.decide(slip, 'play', { round: round.number })).toMatchObject(late);
    expect(await seat.decide(slip, 'play', { round: next.number })).toMatchObject({ status: 422 });
    expect(bench.cashOf(player)).toBe(99_000);
  });

  it.each<[string, string, { spot?: string; nth?: number }]>([
    ['is none of the hand', 'double', {}],
    ['is for a spot without a hand', 'play', { spot: 'pair-plus' }],
    ['is for a spot without a stake', 'play', { spot: 'ante:2' }],
    ['comes before another', 'play', { nth: 1 }],
  ])('%s', async (_, choice, how) => {
    const { player, seat, slip } = await sitDeciding({ 'pair-plus': '5.00' });
    expect(await seat.decide(slip, choice, how)).toMatchObject({
      status: 422,
      body: { error: 'action_refused' },
    });
    expect((await slipOf(seat, slip))?.hands).toMatchObject([{ made: [], state: 'open' }]);
    expect(bench.cashOf(player)).toBe(98_500);
    await seat.decide(slip, 'fold');
  });

  it('is for somebody else’s hand, or comes from a session that is over', async () => {
    const { player, seat, slip } = await sitDeciding();
    const other = await table.sit(newPlayer(), 100_000);
    expect(await other.decide(slip, 'fold')).toMatchObject({
      status: 422,
      body: { error: 'action_refused' },
    });
    await table.sit(player, 0);
    expect(await seat.decide(slip, 'play')).toMatchObject({
      status: 401,
      body: { error: 'session_replaced' },
    });
    expect(bench.cashOf(player)).toBe(99_000);
    await table.until('settled');
  });

  it('changes what was chosen', async () => {
    const { player, seat, slip } = await sitDeciding();
    const actionId = randomUUID();
    expect((await seat.decide(slip, 'play', { actionId })).body).toMatchObject({ kind: 'decided' });
    expect((await table.round()).state).toBe('drawn');
    // The same press, and the same choice from another window, are what was chosen.
    expect((await seat.decide(slip, 'play', { actionId })).body).toMatchObject({ kind: 'decided' });
    expect(await seat.decide(slip, 'fold', { actionId })).toMatchObject({
      body: { error: 'action_refused' },
    });
    expect(bench.cashOf(player)).toBe(98_000);
    await table.until('settled');
  });

  it('is no call at a table where nobody decides', async () => {
    const baccarat = new TableBench(bench, 'tide-baccarat');
    const seat = await baccarat.sitForFun();
    expect(await seat.decide('table-1', 'play')).toMatchObject({ status: 404 });
  });
});

describe('a process that was away', () => {
  it('gives players the time that they did not have', async () => {
    const { seat, slip, player, round } = await sitDeciding();
    bench.clock.advance(absentMs + 20_000);
    await bench.restart();
    await bench.app.runTables();
    const moved = await table.round();
    const { decideMs = 0 } = table.table.decisions ?? {};
    expect(moved.state).toBe('deciding');
    expect(moved.decides_at?.getTime()).toBe(bench.clock.now().getTime() + decideMs);
    const { body } = await bench.post<TableOpenAnswer>(
      '/play/moonlit-three/api/open',
      {},
      { cookie: seat.cookie },
    );
    expect(body.table).toMatchObject({ phase: 'deciding', decidesAt: moved.decides_at?.toISOString() });
    const back = table.seatOf(body, seat.cookie);
    expect((await back.decide(slip, 'play', { round: round.number })).body).toMatchObject({
      kind: 'decided',
    });
    await table.until('settled');
    expect(bench.cashOf(player)).toBe(98_000 + table.worth(round, { ante: 1_000 }, ['play']));
  });

  it('but no more than it was away, and none where it looked all the time', async () => {
    const { round, seat, slip } = await sitDeciding();
    bench.clock.advance(attendEveryMs);
    await bench.app.runTables();
    expect((await table.round()).decides_at).toEqual(round.decides_at);
    bench.clock.advance(absentMs + 1);
    await bench.app.runTables();
    const moved = await table.round();
    expect(moved.decides_at?.getTime()).toBe((round.decides_at?.getTime() ?? 0) + absentMs + 1);
    expect((await seat.state()).body.table.decidesAt).toBe(moved.decides_at?.toISOString());
    await seat.decide(slip, 'fold');
  });

  it('for ten minutes voids the round, and stakes and raises go back', async () => {
    await table.fresh();
    const [player, waiting] = [newPlayer(), newPlayer()];
    const [seat, other, demo] = [
      await table.sit(player, 100_000),
      await table.sit(waiting, 100_000),
      await table.sitForFun(),
    ];
    const slip = await anteOf(seat);
    await anteOf(other);
    const forFun = await anteOf(demo);
    const { number } = await table.until('deciding');
    await seat.decide(slip, 'play');
    await demo.decide(forFun, 'play');
    expect(bench.cashOf(player)).toBe(98_000);
    bench.clock.advance(voidAfterMs + 1);
    await bench.app.runTables();
    await bench.app.runJobs();
    expect([bench.cashOf(player), bench.cashOf(waiting)]).toEqual([100_000, 100_000]);
    expect(bench.hall.books.netOf(slip)).toBe(0);
    expect((await demo.state()).body.balance).toBe('400.00');
    expect((await seat.history()).body.slips[0]).toMatchObject({ state: 'returned', won: null });
    // What it would have come to is anybody's to see.
    const proof = await table.proof(number);
    expect(proof).toMatchObject({ phase: 'void', result: { number } });
    expect(proof.serverSeed).not.toBeNull();
    expect(await table.round()).toMatchObject({ number: number + 1, state: 'open' });
  });
});

it('several processes move one table on, and each choice is made once', async () => {
  const { player, seat, slip, round } = await sitDeciding();
  const feeds = Array.from({ length: 3 }, () => new TableFeed(bench.app.studio, table.table));
  await Promise.all([
    ...feeds.map((feed) => feed.decided()),
    seat.decide(slip, 'play'),
    bench.app.runTables(),
  ]);
  await Promise.all(feeds.map((feed) => feed.advance()));
  const views = await Promise.all(feeds.map((feed) => feed.view()));
  expect(new Set(views.map(({ phase }) => phase))).toEqual(new Set(['drawn']));
  await table.until('settled');
  const { rows } = await bench.database.owner.query(
    'SELECT choice FROM table_choice WHERE table_bet_id = $1',
    [slip],
  );
  expect(rows).toEqual([{ choice: 'play' }]);
  expect(bench.cashOf(player)).toBe(98_000 + table.worth(round, { ante: 1_000 }, ['play']));
});

it('a slip that cannot be read holds up neither the others nor the table', async () => {
  await table.fresh();
  const [player, other] = [newPlayer(), newPlayer()];
  const [seat, bad] = [await table.sit(player, 100_000), await table.sit(other, 100_000)];
  const [slip, unreadable] = [await anteOf(seat), await anteOf(bad)];
  await bench.database.owner.query("UPDATE table_bet SET stakes = '[{}]' WHERE id = $1", [unreadable]);
  const round = await table.until('deciding');
  expect((await seat.decide(slip, 'play')).body).toMatchObject({ kind: 'decided' });
  expect((await table.until('settled')).number).toBe(round.number);
  expect(bench.cashOf(player)).toBe(98_000 + table.worth(round, { ante: 1_000 }, ['play']));
  const { rows } = await bench.database.owner.query('SELECT state FROM table_bet WHERE id = $1', [
    unreadable,
  ]);
  expect(rows).toEqual([{ state: 'stuck' }]);
});
