import { randomUUID } from 'node:crypto';
import { sessionList } from '@pavilion/contract/sessions';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { defaultPassword, type Entrance, hosts, openEntrance } from '../../signup/testEntrance.ts';
import { sessionIdleMs } from '../authenticator.ts';

let hall: Entrance;
let members = 0;
beforeAll(async () => {
  hall = await openEntrance();
  for (const siteId of [1, 2])
    await hall.database.owner.query(
      'INSERT INTO identity_policy (site_id, single_session) VALUES ($1, false)',
      [siteId],
    );
});
afterAll(() => hall.close());

const agents = {
  phone:
    'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36',
  desktop: 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
} as const;

interface Device {
  readonly token: string;
  readonly sessionId: string;
}

const newMember = async (siteId = 1) => {
  members += 1;
  const account = `devices${members}`;
  const memberId = await hall.addMember({ account, siteId });
  const host = siteId === 1 ? hosts.hall : hosts.other;
  const logIn = async (agent: keyof typeof agents = 'desktop', ip = hall.newIp()): Promise<Device> => {
    const { data } = await hall.login(account, defaultPassword, {
      ip,
      host,
      headers: { 'user-agent': agents[agent] },
    });
    return { token: String(data.token), sessionId: String(data.member_login_id) };
  };
  return { memberId, host, logIn };
};

const list = async ({ token }: Device, host: string = hosts.hall) =>
  sessionList.data.parse((await hall.call('/member/session/list', {}, { token, host })).data).list;
const isIn = async ({ token }: Device): Promise<boolean> =>
  (await hall.call('/member/profile/common/layout', {}, { token })).status === 200;
const end = ({ token }: Device, id: string) => hall.call('/member/session/end', { id }, { token });
const endReasons = async (ids: readonly string[]) =>
  (
    await hall.database.owner.query<{ end_reason: string | null }>(
      'SELECT end_reason FROM session WHERE id = ANY($1) ORDER BY array_position($1, id)',
      [ids],
    )
  ).rows.map(({ end_reason }) => end_reason);
/** The rows that make every gateway drop the sockets of a session (migration 0025). */
const dropsTold = async (ids: readonly string[]): Promise<number> =>
  (
    await hall.database.owner.query(
      `SELECT FROM outbox WHERE channel = '@session' AND payload->>'session_id' = ANY($1)`,
      [ids],
    )
  ).rowCount ?? 0;

describe('the list of sessions', () => {
  it('shows this one first, with device, masked address, beginning and last sign of life', async () => {
    const { logIn } = await newMember();
    const phone = await logIn('phone', '203.0.113.77');
    hall.clock.advance(60_000);
    const desktop = await logIn('desktop', '2001:db8:1:2::7');
    hall.clock.advance(60_000);
    const seen = await list(phone);
    expect(seen).toEqual([
      {
        id: phone.sessionId,
        kind: 'phone',
        browser: 'Chrome',
        system: 'Android',
        country: null,
        address: '203.0.113.*',
        started_at: new Date(hall.clock.now().getTime() - 120_000).toISOString(),
        last_seen_at: hall.clock.now().toISOString(),
        is_current: 1,
      },
      {
        id: desktop.sessionId,
        kind: 'desktop',
        browser: 'Firefox',
        system: 'Linux',
        country: null,
        address: '2001:db8:1:*',
        started_at: new Date(hall.clock.now().getTime() - 60_000).toISOString(),
        last_seen_at: new Date(hall.clock.now().getTime() - 60_000).toISOString(),
        is_current: 0,
      },
    ]);
    expect(JSON.stringify(seen)).not.toContain(phone.token);
  });

  it('leaves out what is over: logged out, ended, run out', async () => {
    const { logIn } = await newMember();
    const gone = await logIn();
    await logIn();
    hall.clock.advance(sessionIdleMs);
    const here = await logIn();
    const left = await logIn();
    await hall.call('/logout', {}, { token: left.token });
    expect((await list(here)).map(({ id }) => id)).toEqual([here.sessionId]);
    expect((await hall.call('/member/session/list', {}, { token: gone.token })).status).toBe(401);
  });

  it("holds nobody else's, of this site or another", async () => {
    const [one, other, foreign] = [await newMember(), await newMember(), await newMember(2)];
    const here = await one.logIn();
    await other.logIn();
    const there = await foreign.logIn();
    expect((await list(here)).map(({ id }) => id)).toEqual([here.sessionId]);
    expect((await list(there, foreign.host)).map(({ id }) => id)).toEqual([there.sessionId]);
  });
});

describe('the place', () => {
  it.each([
    ['vn', 'VN'],
    ['DE', 'DE'],
    ['XXX', null],
    ['<b>', null],
  ])('is the country that the proxy in front told at login: %s', async (told, country) => {
    members += 1;
    const account = `devices${members}`;
    await hall.addMember({ account });
    const { data } = await hall.login(account, defaultPassword, {
      ip: hall.newIp(),
      headers: { 'x-country': told },
    });
    const seen = await list({ token: String(data.token), sessionId: String(data.member_login_id) });
    expect(seen[0]).toMatchObject({ country });
  });
});

describe('ending a session', () => {
  it('ends that one at once, with its sockets, and no other', async () => {
    const { logIn } = await newMember();
    const [here, gone, staying] = [await logIn(), await logIn('phone'), await logIn()];
    expect((await end(here, gone.sessionId)).code).toBe(100);
    expect([await isIn(here), await isIn(gone), await isIn(staying)]).toEqual([true, false, true]);
    expect(await endReasons([here.sessionId, gone.sessionId])).toEqual([null, 'ended_by_member']);
    expect(await dropsTold([gone.sessionId])).toBe(1);
    expect(await dropsTold([here.sessionId, staying.sessionId])).toBe(0);
  });

  it('may be asked twice, and does not rewrite how a session ended', async () => {
    const { logIn } = await newMember();
    const [here, gone] = [await logIn(), await logIn()];
    await hall.call('/logout', {}, { token: gone.token });
    expect((await end(here, gone.sessionId)).code).toBe(100);
    expect((await end(here, gone.sessionId)).code).toBe(100);
    expect(await endReasons([gone.sessionId])).toEqual(['logout']);
  });

  it('refuses with 101 what is not the member’s, and does not tell whether there is such a session', async () => {
    const [one, other, foreign] = [await newMember(), await newMember(), await newMember(2)];
    const here = await one.logIn();
    const theirs = [await other.logIn(), await foreign.logIn()];
    const answers = await Promise.all(
      [...theirs.map(({ sessionId }) => sessionId), randomUUID()].map((id) => end(here, id)),
    );
    for (const { code, message } of answers) expect([code, message]).toEqual([101, answers[0]?.message]);
    expect(await endReasons(theirs.map(({ sessionId }) => sessionId))).toEqual([null, null]);
  });

  it('refuses with 102 the one that asks: that is a logout', async () => {
    const { logIn } = await newMember();
    const here = await logIn();
    expect((await end(here, here.sessionId)).code).toBe(102);
    expect(await isIn(here)).toBe(true);
  });

  it('needs an id that is one', async () => {
    const { logIn } = await newMember();
    const { token } = await logIn();
    const answer = await hall.call('/member/session/end', { id: "' or 1=1 --" }, { token });
    expect(answer).toMatchObject({ status: 400, field: 'id' });
  });
});

describe('ending all others', () => {
  it('leaves this one alone, and those of other members', async () => {
    const [{ logIn }, other] = [await newMember(), await newMember()];
    const devices = [await logIn(), await logIn('phone'), await logIn()];
    const stranger = await other.logIn();
    const [here] = devices;
    if (here === undefined) throw new Error('no device');
    const { code, data } = await hall.call('/member/session/end_others', {}, { token: here.token });
    expect([code, data]).toEqual([100, { ended: 2 }]);
    expect(await Promise.all([...devices, stranger].map(isIn))).toEqual([true, false, false, true]);
    const again = await hall.call('/member/session/end_others', {}, { token: here.token });
    expect(again.data).toEqual({ ended: 0 });
  });
});

describe('a visitor', () => {
  let tokenless: Awaited<ReturnType<Entrance['call']>>[];
  beforeEach(async () => {
    tokenless = await Promise.all([
      hall.call('/member/session/list', {}),
      hall.call('/member/session/end', { id: randomUUID() }),
      hall.call('/member/session/end_others', {}),
    ]);
  });
  it('has no sessions to look at or end', () => {
    expect(tokenless.map(({ status }) => status)).toEqual([401, 401, 401]);
  });
});
