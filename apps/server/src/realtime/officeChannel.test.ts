import type { AddressInfo } from 'node:net';
import {
  officeChannel,
  officeQuietHeader,
  officeToday,
  officeTokenHeader,
  todayChangedEvent,
} from '@pavilion/contract/office';
import { waitFor } from '@pavilion/testing';
import { io, type Socket } from 'socket.io-client';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { HallProcess } from '../compose.ts';
import { openBeside } from '../testing/besideHall.ts';
import { type OfficeBrowser, type OfficeHall, openOfficeHall } from '../testing/officeHall.ts';

/** The office by calls, and a second process of the same hall that holds the sockets. */
let hall: OfficeHall;
let sockets: HallProcess;
let url: string;
const open: Socket[] = [];
beforeAll(async () => {
  hall = await openOfficeHall();
  sockets = await openBeside(hall, 'realtime');
  await sockets.app.listen({ host: '127.0.0.1', port: 0 });
  await sockets.begin();
  url = `http://127.0.0.1:${(sockets.app.server.address() as AddressInfo).port}`;
});
afterEach(() => {
  for (const socket of open.splice(0)) socket.disconnect();
});
afterAll(async () => {
  await sockets.close();
  await hall.close();
});

interface Line {
  readonly socket: Socket;
  readonly heard: string[];
  /** `in`, or the status of the refusal. */
  readonly answer: Promise<'in' | number>;
}

/** Opens a socket with what a browser sends, and asks to listen. */
const listen = ({
  cookie,
  token = '',
  host = 'localhost',
  origin = `http://${host}`,
}: {
  readonly cookie?: string | null;
  readonly token?: string;
  readonly host?: string;
  readonly origin?: string;
}): Line => {
  const socket = io(url, {
    transports: ['websocket'],
    forceNew: true,
    reconnection: false,
    extraHeaders: { host, origin, ...(cookie == null ? {} : { cookie: `office=${cookie}` }) },
  });
  open.push(socket);
  const heard: string[] = [];
  socket.onAny((event: string, channel: string, data: unknown) => {
    if (channel === officeChannel) heard.push(`${event} ${JSON.stringify(data)}`);
  });
  const answer = new Promise<'in' | number>((resolve) => {
    socket.on('subscription.error', (_channel: string, status: number) => resolve(status));
    socket.emit(
      'subscribe',
      { channel: officeChannel, auth: { headers: { [officeTokenHeader]: token } } },
      () => resolve('in'),
    );
  });
  return { socket, heard, answer };
};
const listenAs = (browser: OfficeBrowser, over: { host?: string; token?: string; origin?: string } = {}) =>
  listen({ cookie: browser.cookie(), token: browser.token(), ...over });

const somethingWaits = async (siteId: number) => {
  await hall.database.owner.query(
    `INSERT INTO reconciliation_case (site_id, source, party, subject, rule, found_at, seen_at)
     VALUES ($1, 'books', '', gen_random_uuid()::text, 'rule', $2, $2)`,
    [siteId, hall.clock.now()],
  );
};
const changedHeard = ({ heard }: Line): number =>
  heard.filter((one) => one === `${todayChangedEvent} {}`).length;

/** A word may wait for the next look. */
const withinMs = 15_000;

describe('the channel of the office', () => {
  it('tells whoever may see the first room that something has changed, and never what', async () => {
    await hall.give('manager01', 2, 'manager');
    const manager = await hall.logIn('manager01');
    const [here, there] = [listenAs(manager), listenAs(manager, { host: 'harbor.localhost' })];
    expect(await here.answer).toBe('in');
    expect(await there.answer).toBe('in');
    await somethingWaits(1);
    await waitFor(() => changedHeard(here) === 1, { what: 'the word', withinMs });
    // Sites never mix.
    await somethingWaits(2);
    await waitFor(() => changedHeard(there) === 1, { what: 'the word of the other site', withinMs });
    expect(here.heard).toEqual([`${todayChangedEvent} {}`]);
    expect(there.heard).toEqual([`${todayChangedEvent} {}`]);
  });

  it('is closed to members, strangers, other sites and staff without the right', async () => {
    const member = await hall.joinMember();
    expect(await listen({ token: member.token }).answer).toBe(401);
    expect(await listen({ cookie: member.token, token: member.token }).answer).toBe(401);
    expect(await listen({}).answer).toBe(401);
    const payments = await hall.logIn('payments01');
    expect(await listenAs(payments).answer).toBe('in');
    // No role on the other site.
    expect(await listenAs(payments, { host: 'harbor.localhost' }).answer).toBe(401);
    const { rows } = await hall.database.owner.query(
      `INSERT INTO role (site_id, name) VALUES (1, 'clerk') RETURNING id`,
    );
    await hall.database.owner.query(`INSERT INTO role_right (role_id, name) VALUES ($1, 'members.read')`, [
      rows[0]?.id,
    ]);
    await hall.database.owner.query('UPDATE staff_site_role SET role_id = $1 WHERE staff_id = $2', [
      rows[0]?.id,
      await hall.staffId('content01'),
    ]);
    const clerk = await hall.logIn('content01');
    expect(await listenAs(clerk).answer).toBe(403);
  });

  it('is closed to another page, without the token of the session, and before the second factor', async () => {
    const risk = await hall.logIn('risk01');
    expect(await listenAs(risk, { token: '' }).answer).toBe(403);
    expect(await listenAs(risk, { token: 'x'.repeat(risk.token().length) }).answer).toBe(403);
    expect(await listenAs(risk, { origin: 'http://elsewhere.example' }).answer).toBe(403);
    expect(await listenAs(risk).answer).toBe('in');
    await hall.database.owner.query(
      `INSERT INTO office_access (site_id, networks) VALUES (1, '{10.9.0.0/16}')`,
    );
    expect(await listenAs(risk).answer).toBe(403);
    await hall.database.owner.query('DELETE FROM office_access');
    await hall.database.owner.query('UPDATE staff_session SET factor_at = NULL WHERE staff_id = $1', [
      await hall.staffId('risk01'),
    ]);
    expect(await listenAs(risk).answer).toBe(403);
  });

  it('ends with the session, which is then none', async () => {
    const agents = await hall.logIn('agents01');
    const line = listenAs(agents);
    expect(await line.answer).toBe('in');
    await hall.database.owner.query('UPDATE staff_session SET ended_at = $2 WHERE staff_id = $1', [
      await hall.staffId('agents01'),
      hall.clock.now(),
    ]);
    await waitFor(() => line.socket.disconnected, { what: 'the end of the line', withinMs });
    expect(await listenAs(agents).answer).toBe(401);
  });
});

it('keeps nobody logged in: a page that asks by itself is not somebody who is there', async () => {
  const auditor = await hall.logIn('auditor01', { ip: '10.0.0.9' });
  const quiet = { headers: { [officeQuietHeader]: '1' } };
  for (let minutes = 0; minutes < 12; minutes += 4) {
    hall.clock.advance(4 * 60_000);
    expect((await auditor.call(officeToday, {}, quiet)).code).toBe(100);
    expect(await listenAs(auditor).answer).toBe('in');
  }
  hall.clock.advance(4 * 60_000);
  expect((await auditor.call(officeToday, {}, quiet)).status).toBe(401);
  expect(await listenAs(auditor).answer).toBe(401);
});
