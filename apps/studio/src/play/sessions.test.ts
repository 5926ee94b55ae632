import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { centsOf } from '../testing/cents.ts';
import { type Seat, StudioBench } from '../testing/studioBench.ts';

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

const sit = async (gameCode?: string): Promise<Seat> => bench.sit(await bench.launchUrl(player, gameCode));

describe('two tabs', () => {
  it('the second takes over, the first is told so, and the round is not played twice', async () => {
    const first = await sit();
    const second = await sit();
    expect(await first.press('1.00')).toMatchObject({ status: 401, body: { error: 'session_replaced' } });
    expect((await second.press('1.00')).body.kind).toBe('drawn');
  });

  it('a reloaded page takes its session up again with its cookie, also when the answer is lost', async () => {
    const seat = await sit();
    await seat.press('1.00');
    const lost = await bench.resume('/play/koi-lantern', seat.cookie);
    expect(lost).toMatchObject({ status: 200, body: { demo: false, stake: '1.00' } });
    expect(await seat.press('1.00')).toMatchObject({ status: 401, body: { error: 'session_replaced' } });
    expect(await bench.resume('/play/koi-lantern', seat.cookie)).toMatchObject({ status: 200 });
    expect(await bench.resume('/play/comet-peaks', seat.cookie)).toMatchObject({ status: 401 });
    await sit();
    expect(await bench.resume('/play/koi-lantern', seat.cookie)).toMatchObject({ status: 401 });
  });

  it('a page may be reloaded for as long as its session lasts at the hall, and not after', async () => {
    const url = await bench.launchUrl(player);
    const { headers } = await fetch(`${bench.origin}${url.pathname}/api/open`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ticket: url.searchParams.get('t') }),
    });
    const [cookie = ''] = headers.getSetCookie();
    expect(Number(/Max-Age=(\d+)/.exec(cookie)?.[1]) / 86_400).toBe(30);
    bench.clock.advance(2 * 3_600_000);
    const [pair = ''] = cookie.split(';');
    expect(await bench.resume('/play/koi-lantern', pair)).toMatchObject({ status: 200 });
    const known = bench.hall.books.players.get(player);
    if (known) known.sessionToken = 'another';
    expect(await bench.resume('/play/koi-lantern', pair)).toMatchObject({ status: 401 });
  });

  it('a reload goes on with the session of play: how long it lasts, and what it came to', async () => {
    const seat = await sit();
    expect(seat.opened).toMatchObject({ playedMs: 0, sessionNet: '0.00' });
    let net = 0;
    for (let spin = 0; spin < 4; spin += 1) {
      const { body } = await seat.press('1.00');
      if (body.kind !== 'drawn') throw new Error(body.kind);
      net += centsOf(body.step.win) - 100;
      if (body.round.state === 'playing') break;
    }
    const sessionNet = (net / 100).toFixed(2);
    bench.clock.advance(7 * 60_000);
    for (const minutes of [7, 12]) {
      const again = await bench.resume('/play/koi-lantern', seat.cookie);
      expect(again.body).toMatchObject({ playedMs: minutes * 60_000, sessionNet });
      bench.clock.advance(5 * 60_000);
    }
    expect((await sit()).opened).toMatchObject({ playedMs: 0, sessionNet: '0.00' });
  });

  it('of different games do not disturb each other', async () => {
    const [koi, comet] = [await sit(), await sit('comet-peaks')];
    expect((await koi.press('1.00')).status).toBe(200);
    expect((await comet.press('1.00')).status).toBe(200);
  });
});

describe('autoplay', () => {
  it('is told to slots and keno of a site that allows it, also after a reload, and to nobody else', async () => {
    const known = bench.hall.books.players.get(player);
    if (!known) throw new Error('no player');
    expect((await sit()).opened.autoplay).toBe(false);
    known.autoplay = true;
    const seat = await sit();
    expect(seat.opened.autoplay).toBe(true);
    expect((await bench.resume('/play/koi-lantern', seat.cookie)).body).toMatchObject({ autoplay: true });
    expect((await sit('harbor-keno')).opened.autoplay).toBe(true);
    expect((await sit('crane-poker')).opened.autoplay).toBe(false);
    known.autoplay = false;
    expect((await sit('harbor-keno')).opened.autoplay).toBe(false);
    expect((await sit()).opened.autoplay).toBe(false);
    const demo = await bench.sit(await bench.demoUrl());
    expect(demo.opened.autoplay).toBe(false);
  });
});

describe('leaving', () => {
  it('ends the session and tells the way back', async () => {
    const seat = await sit();
    expect(await seat.call('leave')).toEqual({
      status: 200,
      body: { lobbyUrl: `${bench.hall.origin}/close` },
    });
    expect(await seat.press('1.00')).toMatchObject({ status: 401, body: { error: 'session_ended' } });
    expect(await bench.resume('/play/koi-lantern', seat.cookie)).toMatchObject({ status: 401 });
  });

  it('because another game was opened is told as that, also to a page that is reloaded', async () => {
    const seat = await sit();
    const client = bench.asHall();
    await client.sessionClose({ player_id: player, session_token: `session-${player}`, reason: 'replaced' });
    client.close();
    const elsewhere = { status: 401, body: { error: 'session_elsewhere' } };
    expect(await seat.press('1.00')).toMatchObject(elsewhere);
    expect(await bench.resume('/play/koi-lantern', seat.cookie)).toMatchObject(elsewhere);
  });

  it('also happens when the hall closes the session, and only that player’s', async () => {
    const seat = await sit();
    const other = randomUUID();
    bench.hall.books.addPlayer(other, 'RMB', startCash);
    const otherSeat = await bench.sit(await bench.launchUrl(other));
    const client = bench.asHall();
    await client.sessionClose({ player_id: player, session_token: `session-${player}`, reason: 'logout' });
    client.close();
    expect(await seat.press('1.00')).toMatchObject({ status: 401 });
    expect((await otherSeat.press('1.00')).status).toBe(200);
  });
});
