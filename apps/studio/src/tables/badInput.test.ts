import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { StudioBench } from '../testing/studioBench.ts';
import { TableBench } from '../testing/tableBench.ts';
import { sessionHeader, type TableOpenAnswer } from './views.ts';

/** What a page may send that no honest page would, and what may happen to a player while a round runs. */

let bench: StudioBench;
let table: TableBench;
const newPlayer = (): string => `player-${randomUUID()}`;

beforeAll(async () => {
  bench = await StudioBench.open();
  table = new TableBench(bench, 'tide-baccarat');
});
afterAll(() => bench.close());

const playerOf = (id: string) => {
  const player = bench.hall.books.players.get(id);
  if (!player) throw new Error(`no player ${id}`);
  return player;
};
const cashOf = (id: string): number => playerOf(id).cash;

const betBody = (round: number, change: object = {}) => ({
  action_id: randomUUID(),
  round,
  stakes: [{ spot: 'player', amount: '10.00' }],
  entropy: 'ab'.repeat(16),
  ...change,
});

describe('a forged bet', () => {
  it.each([
    ['names what it has won', { won: '1000.00' }],
    ['names its state', { state: 'taken' }],
    ['has no id of its press', { action_id: undefined }],
    ['has an id that is none', { action_id: '1' }],
    ['is for no round', { round: 0 }],
    ['is for a round in words', { round: 'this' }],
    ['is for a round that no table ever comes to', { round: 2 ** 40 }],
    ['brings no part of the draw', { entropy: undefined }],
    ['brings a part of the draw that is no number', { entropy: 'x'.repeat(32) }],
    ['tells its stake as a number', { stakes: [{ spot: 'player', amount: 10 }] }],
    ['has more places than a table', { stakes: Array(61).fill({ spot: 'player', amount: '10.00' }) }],
  ])('that %s is not read', async (_name, change) => {
    const { number } = await table.fresh();
    const player = newPlayer();
    const seat = await table.sit(player, 10_000);
    expect(await seat.call('bet', betBody(number, change))).toMatchObject({
      status: 400,
      body: { error: 'bad_request' },
    });
    expect(cashOf(player)).toBe(10_000);
    expect((await seat.state()).body.slips).toEqual([]);
  });

  it('with a key of nobody, or of a seat at another table, is turned away', async () => {
    const { number } = await table.fresh();
    const roulette = new TableBench(bench, 'moon-roulette');
    const player = newPlayer();
    const elsewhere = await roulette.sit(player, 10_000);
    for (const session of ['x'.repeat(43), elsewhere.opened.session, ''])
      expect(
        await bench.post('/play/tide-baccarat/api/bet', betBody(number), { [sessionHeader]: session }),
      ).toMatchObject({ status: 401, body: { error: 'session_ended' } });
    expect(cashOf(player)).toBe(10_000);
  });

  it('with the id of somebody else’s press is the sender’s own, and the other’s stays', async () => {
    const { number } = await table.fresh();
    const [one, other] = [newPlayer(), newPlayer()];
    const [first, second] = [await table.sit(one, 10_000), await table.sit(other, 10_000)];
    const body = betBody(number);
    expect((await first.call('bet', body)).body).toMatchObject({ kind: 'placed' });
    expect((await second.call('bet', body)).body).toMatchObject({ kind: 'placed' });
    expect([cashOf(one), cashOf(other)]).toEqual([9_000, 9_000]);
    const [slip] = (await first.state()).body.slips;
    expect((await second.state()).body.slips.map(({ id }) => id)).not.toContain(slip?.id);
  });

  it('of a forty-first slip is too many', async () => {
    const { number } = await table.fresh();
    const player = newPlayer();
    const seat = await table.sit(player, 1_000_000);
    for (let slips = 0; slips < 40; slips += 1)
      expect((await seat.call('bet', betBody(number))).body).toMatchObject({ kind: 'placed' });
    expect(await seat.call('bet', betBody(number))).toMatchObject({
      status: 429,
      body: { error: 'too_many' },
    });
    expect(cashOf(player)).toBe(1_000_000 - 40 * 1_000);
  });
});

describe('a replayed bet', () => {
  it('with another stake, place, part of the draw or round is refused, and the first stands as it was', async () => {
    const { number } = await table.fresh();
    const player = newPlayer();
    const seat = await table.sit(player, 10_000);
    const body = betBody(number);
    expect((await seat.call('bet', body)).body).toMatchObject({ kind: 'placed' });
    for (const change of [
      { stakes: [{ spot: 'player', amount: '50.00' }] },
      { stakes: [{ spot: 'banker', amount: '10.00' }] },
      { stakes: [...body.stakes, { spot: 'tie', amount: '10.00' }] },
      { entropy: 'cd'.repeat(16) },
      { round: number + 1 },
    ])
      expect(await seat.call('bet', { ...body, ...change })).toMatchObject({
        status: 422,
        body: { error: 'action_refused' },
      });
    expect(cashOf(player)).toBe(9_000);
    expect((await seat.state()).body.slips).toMatchObject([{ state: 'standing', stakes: body.stakes }]);
  });

  it('after its round answers what became of it, and moves nothing again', async () => {
    const { number } = await table.fresh();
    const player = newPlayer();
    const seat = await table.sit(player, 10_000);
    const body = betBody(number);
    await seat.call('bet', body);
    const round = await table.until('settled');
    const after = 9_000 + table.worth(round, { player: 1_000 });
    expect(cashOf(player)).toBe(after);
    await table.until('open');
    expect((await seat.call('bet', body)).body).toMatchObject({
      kind: 'placed',
      slip: { state: 'settled', round: number },
    });
    await table.until('settled');
    expect(cashOf(player)).toBe(after);
  });
});

/** Reads a stream of the table to its end. */
const openStream = async (opened: TableOpenAnswer) => {
  const ending = new AbortController();
  const response = await fetch(`${bench.origin}/play/${opened.gameCode}/api/events`, {
    headers: { [sessionHeader]: opened.session },
    signal: ending.signal,
  });
  return { status: response.status, ended: response.text(), stop: () => ending.abort() };
};

describe('two tabs at one table', () => {
  it('the later one plays; the earlier hears that it is over, and its bets are refused', async () => {
    await table.fresh();
    const player = newPlayer();
    const first = await table.sit(player, 10_000);
    const looking = await openStream(first.opened);
    expect((await first.bet({ player: '10.00' })).body).toMatchObject({ kind: 'placed' });

    const second = await table.sit(player, 0);
    const watching = await openStream(second.opened);
    expect(await looking.ended).toMatch(/^data: /);
    expect(await first.bet({ player: '10.00' })).toMatchObject({
      status: 401,
      body: { error: 'session_replaced' },
    });
    expect((await openStream(first.opened)).status).toBe(401);
    expect(second.opened.slips).toMatchObject([{ state: 'standing', stake: '10.00' }]);
    expect((await second.bet({ banker: '10.00' })).body).toMatchObject({ kind: 'placed' });
    const round = await table.until('settled');
    expect(cashOf(player)).toBe(8_000 + table.worth(round, { player: 1_000, banker: 1_000 }));
    watching.stop();
    await watching.ended.catch(() => undefined);
  });

  it('press at the same moment: each press is one bet, or one refusal', async () => {
    await table.fresh();
    const player = newPlayer();
    const first = await table.sit(player, 10_000);
    const round = (await table.round()).number;
    const [second, ...pressed] = await Promise.all([
      table.sit(player, 0),
      ...Array.from({ length: 4 }, () => first.bet({ player: '10.00' }, { round })),
    ]);
    const placed = pressed.filter(({ body }) => 'kind' in body && body.kind === 'placed').length;
    for (const { status } of pressed) expect([200, 401]).toContain(status);
    const { slips } = (await second.state()).body;
    expect(slips.filter(({ state }) => state === 'standing').length).toBeGreaterThanOrEqual(placed);
    expect(cashOf(player)).toBe(10_000 - slips.length * 1_000);
  });
});

describe('a session that ends while its round runs', () => {
  it('pays what was bet, and takes no more', async () => {
    await table.fresh();
    const player = newPlayer();
    const seat = await table.sit(player, 10_000);
    const looking = await openStream(seat.opened);
    await seat.bet({ player: '10.00', banker: '10.00' });
    const hall = bench.asHall('sbx-tide-1');
    await hall.sessionClose({ player_id: player, session_token: `session-${player}`, reason: 'logout' });
    hall.close();
    expect(await seat.bet({ player: '10.00' })).toMatchObject({
      status: 401,
      body: { error: 'session_ended' },
    });
    const round = await table.until('settled');
    // A page that only looks on hears it with the next beat.
    expect(await looking.ended).toContain('"phase":"open"');
    expect(cashOf(player)).toBe(8_000 + table.worth(round, { player: 1_000, banker: 1_000 }));
  });

  it('at the hall alone ends here with the next bet, which costs nothing', async () => {
    await table.fresh();
    const player = newPlayer();
    const seat = await table.sit(player, 10_000);
    await seat.bet({ player: '10.00' });
    playerOf(player).sessionToken = 'another-session';
    expect((await seat.bet({ player: '10.00' })).body).toMatchObject({
      kind: 'refused',
      reason: 'session_ended',
    });
    expect(await seat.bet({ player: '10.00' })).toMatchObject({ status: 401 });
    const round = await table.until('settled');
    expect(cashOf(player)).toBe(9_000 + table.worth(round, { player: 1_000 }));
  });
});

describe('a player who is excluded while a round runs', () => {
  it.each([
    ['PLAYER_EXCLUDED', 'player_excluded'],
    ['PLAYER_BLOCKED', 'player_blocked'],
    ['LIMIT_REACHED', 'limit_reached'],
  ] as const)('(%s) is paid what was bet before, and bets no more', async (status, reason) => {
    const { number } = await table.fresh();
    const player = newPlayer();
    const seat = await table.sit(player, 10_000);
    expect((await seat.bet({ player: '10.00' })).body).toMatchObject({ kind: 'placed' });
    playerOf(player).blocked = status;
    const late = await seat.bet({ banker: '50.00' });
    expect(late.body).toMatchObject({ kind: 'refused', reason });
    const round = await table.until('settled');
    expect(cashOf(player)).toBe(9_000 + table.worth(round, { player: 1_000 }));
    expect(await table.isInDraw(seat, number)).toBe(false);
    expect((await seat.state()).body.slips.map(({ state }) => state)).toEqual(['settled', 'refused']);
  });
});
