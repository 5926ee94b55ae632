import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { StudioBench } from '../testing/studioBench.ts';
import { TableBench, type TableSeat } from '../testing/tableBench.ts';
import type { BesideAnswer, BesideTables } from './views.ts';

let bench: StudioBench;
let baccarat: TableBench;
let tiger: TableBench;
const newPlayer = (): string => `player-${randomUUID()}`;

beforeAll(async () => {
  bench = await StudioBench.open();
  baccarat = new TableBench(bench, 'tide-baccarat');
  tiger = new TableBench(bench, 'dragon-and-tiger');
});
afterAll(() => bench.close());

const ask = (seat: TableSeat, gameCode: string) => seat.call<BesideAnswer>('beside', { game_code: gameCode });

/** Opens dragon and tiger beside a seat at baccarat, as two frames would. */
const openBeside = async (seat: TableSeat) => {
  const { status, body } = await ask(seat, 'dragon-and-tiger');
  expect(status).toBe(200);
  const [first, second] = body.tickets;
  return { first: await baccarat.sitWith(first), second: await tiger.sitWith(second) };
};

/** Brings a table to a round that is open by the clock, which the other table has moved on. */
const open = async (table: TableBench) => {
  await bench.app.runTables();
  await table.fresh();
};

const endedBy = async (seat: TableSeat) => (await seat.state()).body;

describe('a second table', () => {
  it('is played at beside the first, by the same player, with the same money and the same session of play', async () => {
    const player = newPlayer();
    const before = await baccarat.sit(player, 100_000);
    bench.clock.advance(7 * 60_000);
    const { first, second } = await openBeside(before);
    expect(await endedBy(before)).toEqual({ error: 'session_replaced' });
    for (const { opened } of [first, second])
      expect(opened).toMatchObject({ demo: false, balance: '1000.00', startedAt: before.opened.startedAt });

    await open(baccarat);
    const laid = await first.bet({ banker: '10.00' });
    expect(laid.body).toMatchObject({ kind: 'placed', balance: '990.00' });
    expect((await second.state()).body).toMatchObject({ balance: '990.00', slips: [] });
    await open(tiger);
    expect((await second.bet({ dragon: '20.00' })).body).toMatchObject({ kind: 'placed', balance: '970.00' });
    const [one, other] = [(await first.history()).body.slips, (await second.history()).body.slips];
    expect(one.map(({ stake }) => stake)).toEqual(['10.00']);
    expect(other.map(({ stake }) => stake)).toEqual(['20.00']);
  });

  it('counts what was won and lost once, at whichever table it is asked for', async () => {
    const player = newPlayer();
    const { first, second } = await openBeside(await baccarat.sit(player, 100_000));
    await open(baccarat);
    await first.bet({ banker: '10.00' });
    const round = await baccarat.until('settled');
    await open(tiger);
    await second.bet({ dragon: '20.00' });
    const other = await tiger.until('settled');
    await bench.app.runJobs();
    const net = baccarat.worth(round, { banker: 1_000 }) + tiger.worth(other, { dragon: 2_000 }) - 3_000;
    const sessionNet = (net / 100).toFixed(2);
    for (const asked of [first, second])
      expect((await asked.call('state', { results_after: 0, with_net: true })).body).toMatchObject({
        sessionNet,
      });
    expect((await first.state()).body).not.toHaveProperty('sessionNet');
    // Another session of play begins at nothing.
    expect((await baccarat.sit(player, 0)).opened.sessionNet).toBe('0.00');
  });

  it('is closed without the other, and both are reloaded each by itself', async () => {
    const { first, second } = await openBeside(await baccarat.sit(newPlayer(), 10_000));
    await second.call('leave', {});
    expect(await endedBy(second)).toEqual({ error: 'session_ended' });
    expect(await bench.resume('/play/dragon-and-tiger', second.cookie)).toMatchObject({ status: 401 });
    expect((await first.state()).status).toBe(200);

    const again = await openBeside(first);
    for (const { opened, cookie } of [again.first, again.second])
      expect(await bench.resume(`/play/${opened.gameCode}`, cookie)).toMatchObject({ status: 200 });
  });

  it('ends with the first when the hall closes the session, or says that it is over', async () => {
    const player = newPlayer();
    const { first, second } = await openBeside(await baccarat.sit(player, 10_000));
    const known = bench.hall.books.players.get(player);
    const hall = bench.asHall('sbx-tide-1');
    await hall.sessionClose({
      player_id: player,
      session_token: known?.sessionToken ?? '',
      reason: 'replaced',
    });
    hall.close();
    for (const seat of [first, second]) expect(await endedBy(seat)).toEqual({ error: 'session_elsewhere' });

    const later = await openBeside(await baccarat.sit(player, 0));
    if (known) known.sessionToken = 'another';
    expect(await bench.resume('/play/tide-baccarat', later.first.cookie)).toMatchObject({ status: 401 });
    expect(await endedBy(later.second)).toEqual({ error: 'session_ended' });
  });

  it('shares the play money of a demo', async () => {
    const { first, second } = await openBeside(await baccarat.sitForFun());
    expect(second.opened).toMatchObject({ demo: true, balance: '400.00' });
    await open(baccarat);
    expect((await first.bet({ banker: '10.00' })).body).toMatchObject({ balance: '390.00' });
    await open(tiger);
    expect((await second.bet({ dragon: '20.00' })).body).toMatchObject({ balance: '370.00' });
    await tiger.until('settled');
    const slips = [first, second].map(async (seat) => (await seat.history()).body.slips);
    const won = (await Promise.all(slips)).flat().reduce((sum, slip) => sum + Number(slip.won ?? 0), 0);
    for (const seat of [first, second])
      expect((await seat.state()).body.balance).toBe((370 + won).toFixed(2));
    await bench.app.studio.db
      .updateTable('seat')
      .set({ play_money_minor: 1_500n })
      .where('demo', '=', true)
      .execute();
    await open(tiger);
    const poor = await second.bet({ dragon: '20.00' });
    expect(poor.body).toEqual({ kind: 'refused', reason: 'insufficient_funds', balance: '15.00' });
  });

  it('is one of the provider’s, told with its phase, and never the first', async () => {
    const seat = await baccarat.sit(newPlayer(), 10_000);
    const { body } = await seat.call<BesideTables>('beside-tables', {});
    const codes = body.tables.map(({ gameCode }) => gameCode);
    expect(codes).toContain('dragon-and-tiger');
    expect(codes).not.toContain('tide-baccarat');
    // Of another provider.
    expect(codes).not.toContain('crested-baccarat');
    expect(body.tables.find(({ gameCode }) => gameCode === 'dragon-and-tiger')).toMatchObject({
      name: 'Dragon and Tiger Night',
      phase: expect.stringMatching(/^(open|closed|drawn|settled)$/),
    });
  });
});

describe('a second table that must not be opened', () => {
  it('is the same, one of another provider, or none at all', async () => {
    const seat = await baccarat.sit(newPlayer(), 10_000);
    expect(await ask(seat, 'tide-baccarat')).toMatchObject({
      status: 422,
      body: { error: 'action_refused' },
    });
    for (const gameCode of ['crested-baccarat', 'koi-lantern', 'no-such-table'])
      expect(await ask(seat, gameCode)).toMatchObject({ status: 404, body: { error: 'not_found' } });
    expect(await seat.call('beside', {})).toMatchObject({ status: 400 });
  });

  it('is asked for by a session that is over, or by that of another table', async () => {
    const player = newPlayer();
    const seat = await baccarat.sit(player, 10_000);
    const there = await tiger.sit(newPlayer(), 10_000);
    const foreign = baccarat.seatOf({ ...seat.opened, session: there.opened.session }, '');
    const unknown = baccarat.seatOf({ ...seat.opened, session: 'x'.repeat(43) }, '');
    for (const asked of [foreign, unknown])
      expect(await ask(asked, 'dragon-and-tiger')).toMatchObject({ status: 401 });
    await seat.call('leave', {});
    for (const name of ['beside', 'beside-tables'])
      expect(await seat.call(name, name === 'beside' ? { game_code: 'dragon-and-tiger' } : {})).toMatchObject(
        { status: 401, body: { error: 'session_ended' } },
      );
  });

  it('comes with a ticket that was used, is too old, is another table’s, or whose first session ended meanwhile', async () => {
    const seat = await baccarat.sit(newPlayer(), 10_000);
    const { tickets } = (await ask(seat, 'dragon-and-tiger')).body;
    await expect(baccarat.sitWith(tickets[1])).rejects.toThrow('ticket_used');
    await tiger.sitWith(tickets[1]);
    await expect(tiger.sitWith(tickets[1])).rejects.toThrow('ticket_used');

    const old = (await ask(seat, 'dragon-and-tiger')).body.tickets;
    bench.clock.advance(61_000);
    await expect(tiger.sitWith(old[1])).rejects.toThrow('ticket_used');

    const late = (await ask(seat, 'dragon-and-tiger')).body.tickets;
    await seat.call('leave', {});
    for (const [table, ticket] of [
      [tiger, late[1]],
      [baccarat, late[0]],
    ] as const)
      await expect(table.sitWith(ticket)).rejects.toThrow('session_ended');
  });

  it('is asked for again and again', async () => {
    const seat = await baccarat.sit(newPlayer(), 10_000);
    const statuses: number[] = [];
    for (let press = 0; press < 8; press += 1) statuses.push((await ask(seat, 'dragon-and-tiger')).status);
    expect(statuses.slice(0, 6)).toEqual(Array(6).fill(200));
    expect(statuses.slice(6)).toEqual([429, 429]);
    bench.clock.advance(61_000);
    expect((await ask(seat, 'dragon-and-tiger')).status).toBe(200);
  });
});

describe('the page of two tables', () => {
  it('frames its own tables, and is framed by the hall alone', async () => {
    const page = await fetch(`${bench.origin}/pair/tide-baccarat/dragon-and-tiger?lang=zh_CN`);
    expect(page.status).toBe(200);
    const policy = page.headers.get('content-security-policy') ?? '';
    expect(policy).toContain("frame-src 'self'");
    expect(policy).toMatch(/frame-ancestors http:\/\/\S+(?:;|$)/);
    expect(policy).not.toMatch(/frame-ancestors [^;]*'self'/);
    const text = await page.text();
    expect(text).toContain('<html lang="zh-CN">');
    expect(text.match(/<iframe title="[^"]+"/g)).toHaveLength(2);
    const table = await fetch(`${bench.origin}/play/tide-baccarat`);
    const own = table.headers.get('content-security-policy') ?? '';
    expect(own).toMatch(/frame-ancestors http:\/\/\S+ 'self'/);
    expect(own).not.toContain('frame-src');
  });

  it('is not made of one table twice, of two providers’, or of what is no table', async () => {
    for (const path of [
      'tide-baccarat/tide-baccarat',
      'tide-baccarat/crested-baccarat',
      'tide-baccarat/koi-lantern',
      'tide-baccarat/%22%3E',
    ])
      expect((await fetch(`${bench.origin}/pair/${path}`)).status).toBe(404);
  });
});
