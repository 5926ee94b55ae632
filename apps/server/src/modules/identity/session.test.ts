import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { defaultPassword, type Entrance, hosts, openEntrance } from '../signup/testEntrance.ts';
import { sessionAbsoluteMs, sessionIdleMs, tokenGraceMs, tokenRenewAfterMs } from './authenticator.ts';

let hall: Entrance;
let accounts = 0;
beforeAll(async () => {
  hall = await openEntrance();
});
afterAll(() => hall.close());

/** A fresh member, logged in. */
const logIn = async () => {
  accounts += 1;
  const account = `session${accounts}`;
  const memberId = await hall.addMember({ account });
  const { data } = await hall.login(account, defaultPassword, { ip: hall.newIp() });
  return { memberId, token: String(data.token), sessionId: String(data.member_login_id) };
};
const visit = (token: string) => hall.call('/member/profile', {}, { token });
const statusOf = async (token: string): Promise<number> => (await visit(token)).status;
const renewedBy = async (token: string): Promise<string | undefined> => {
  const { headers } = await visit(token);
  return headers.authorization === undefined ? undefined : String(headers.authorization);
};

describe('a token', () => {
  it('is needed, must be known, and may come with or without the word Bearer', async () => {
    const { token } = await logIn();
    expect((await hall.call('/member/profile', {})).status).toBe(401);
    expect(await statusOf('x'.repeat(43))).toBe(401);
    expect(await statusOf(token)).toBe(200);
    expect(await statusOf(`Bearer ${token}`)).toBe(200);
  });

  it('opens its own site only', async () => {
    const { token } = await logIn();
    const elsewhere = await hall.call('/member/profile', {}, { token, host: hosts.other });
    expect(elsewhere.status).toBe(401);
  });

  it('is dead after logout, and logging out again is a 401', async () => {
    const { token } = await logIn();
    expect((await hall.call('/logout', {}, { token })).code).toBe(100);
    expect(await statusOf(token)).toBe(401);
    expect((await hall.call('/logout', {}, { token })).status).toBe(401);
  });

  it('lives while it is used, and ends after half an hour of silence', async () => {
    const { token } = await logIn();
    let current = token;
    for (let step = 0; step < 4; step += 1) {
      hall.clock.advance(sessionIdleMs - 60_000);
      current = (await renewedBy(current)) ?? current;
    }
    hall.clock.advance(sessionIdleMs);
    expect(await statusOf(current)).toBe(401);
  });

  it('ends after thirty days whatever the activity', async () => {
    const { token, sessionId } = await logIn();
    hall.clock.advance(sessionAbsoluteMs - 60_000);
    await hall.database.owner.query('UPDATE session SET last_seen_at = $1 WHERE id = $2', [
      hall.clock.now(),
      sessionId,
    ]);
    const renewed = await renewedBy(token);
    expect(renewed).toBeDefined();
    hall.clock.advance(60_000);
    expect(await statusOf(String(renewed))).toBe(401);
  });

  it.each(['disabled', 'frozen'])('is dead the moment its member is %s', async (status) => {
    const { token, memberId, sessionId } = await logIn();
    await hall.database.pool.query('UPDATE member SET status = $1 WHERE id = $2', [status, memberId]);
    expect(await statusOf(token)).toBe(401);
    const { rows } = await hall.database.owner.query('SELECT end_reason FROM session WHERE id = $1', [
      sessionId,
    ]);
    expect(rows).toEqual([{ end_reason: 'account_closed' }]);
  });
});

describe('a token in the wrong hands', () => {
  it('cannot be chosen for somebody: a login always makes its own', async () => {
    const account = 'fixation';
    await hall.addMember({ account });
    const { token: planted } = await logIn();
    const answer = await hall.login(account, defaultPassword, { ip: hall.newIp(), token: planted });
    expect(answer.data.token).toMatch(/^[A-Za-z0-9_-]{43}$/);
    expect(answer.data.token).not.toBe(planted);
    expect(answer.headers.authorization).toBeUndefined();
    const { data } = await hall.call('/member/profile', {}, { token: planted });
    expect(data.member_profile).not.toMatchObject({ member_account: account });
  });

  it('is worth nothing after a logout, whichever of the session’s tokens it is', async () => {
    const { token: stolen } = await logIn();
    hall.clock.advance(tokenRenewAfterMs);
    const renewed = String(await renewedBy(stolen));
    await visit(renewed);
    expect(await statusOf(stolen)).toBe(200);
    await hall.call('/logout', {}, { token: renewed });
    expect([await statusOf(stolen), await statusOf(renewed)]).toEqual([401, 401]);
    expect(await hall.identity.authenticator.inspect(stolen, 1)).toBeNull();
  });

  it('cannot be renewed past its owner: once the successor is in use it gets none of its own', async () => {
    const { token: stolen } = await logIn();
    hall.clock.advance(tokenRenewAfterMs);
    const renewed = String(await renewedBy(stolen));
    await visit(renewed);
    hall.clock.advance(tokenGraceMs);
    expect(await renewedBy(stolen)).toBeUndefined();
    hall.clock.advance(tokenRenewAfterMs);
    expect(await statusOf(stolen)).toBe(401);
    expect(await renewedBy(renewed)).toBeDefined();
  });

  it('is read from the header alone', async () => {
    const { token } = await logIn();
    for (const url of [`/api/member/profile?authorization=${token}`, `/api/member/profile?token=${token}`]) {
      const answer = await hall.app.inject({
        method: 'POST',
        url,
        headers: { host: hosts.hall, cookie: `token=${token}; authorization=${token}` },
        payload: {},
      });
      expect(answer.statusCode).toBe(401);
    }
  });

  it('is not its hash, nor the public id of its session', async () => {
    const { token, sessionId } = await logIn();
    const { rows } = await hall.database.owner.query<{ hash: string }>(
      `SELECT encode(token_hash, 'hex') AS hash FROM session_token WHERE session_id = $1`,
      [sessionId],
    );
    expect(await statusOf(sessionId)).toBe(401);
    expect(await statusOf(String(rows[0]?.hash))).toBe(401);
    expect(await statusOf(token)).toBe(200);
  });
});

describe('renewal', () => {
  it('comes with the first answer past the set age, not before', async () => {
    const { token } = await logIn();
    hall.clock.advance(tokenRenewAfterMs - 1);
    expect(await renewedBy(token)).toBeUndefined();
    hall.clock.advance(1);
    const renewed = await renewedBy(token);
    expect(renewed).toMatch(/^[A-Za-z0-9_-]{43}$/);
    expect(renewed).not.toBe(token);
    expect(await statusOf(String(renewed))).toBe(200);
  });

  it('keeps the old token good for 30 s once the new one is in use', async () => {
    const { token } = await logIn();
    hall.clock.advance(tokenRenewAfterMs);
    const renewed = String(await renewedBy(token));
    await visit(renewed);
    hall.clock.advance(tokenGraceMs);
    expect(await statusOf(token)).toBe(200);
    expect(await renewedBy(token)).toBeUndefined();
    hall.clock.advance(1);
    expect(await statusOf(token)).toBe(401);
    expect(await statusOf(renewed)).toBe(200);
  });

  it('is given to one of many calls at once', async () => {
    const { token } = await logIn();
    hall.clock.advance(tokenRenewAfterMs);
    const renewals = await Promise.all(Array.from({ length: 8 }, () => renewedBy(token)));
    expect(renewals.filter((renewed) => renewed !== undefined)).toHaveLength(1);
  });

  it('is offered again when the answer that bore it was lost', async () => {
    const { token } = await logIn();
    hall.clock.advance(tokenRenewAfterMs);
    await visit(token);
    hall.clock.advance(tokenGraceMs - 1);
    expect(await renewedBy(token)).toBeUndefined();
    hall.clock.advance(1);
    const second = await renewedBy(token);
    expect(await statusOf(String(second))).toBe(200);
  });

  it('does not happen for a socket that proves itself', async () => {
    const { token, memberId } = await logIn();
    hall.clock.advance(tokenRenewAfterMs);
    expect(await hall.identity.authenticator.inspect(token, 1)).toMatchObject({ memberId });
    expect(await renewedBy(token)).toBeDefined();
  });
});

describe('the sweep', () => {
  const sweep = async (): Promise<void> => {
    for (const schedule of hall.identity.schedules ?? []) await schedule.run();
  };

  it('ends sessions that ran out, which tells their sockets', async () => {
    const { sessionId } = await logIn();
    const { sessionId: fresh } = await logIn();
    hall.clock.advance(sessionIdleMs - 1);
    await hall.database.owner.query('UPDATE session SET last_seen_at = $1 WHERE id = $2', [
      hall.clock.now(),
      fresh,
    ]);
    hall.clock.advance(1);
    expect(await hall.identity.authenticator.endedAmong([sessionId, fresh])).toEqual([sessionId]);
    await sweep();
    const { rows } = await hall.database.owner.query(
      `SELECT payload->>'session_id' AS ended FROM outbox WHERE channel = '@session' AND payload->>'session_id' = ANY($1)`,
      [[sessionId, fresh]],
    );
    expect(rows).toEqual([{ ended: sessionId }]);
  });

  it('removes tickets, captchas and dead tokens, and may run again', async () => {
    const { token } = await logIn();
    await hall.ticket();
    await hall.captcha(1, { ip: hall.newIp() });
    hall.clock.advance(tokenRenewAfterMs);
    await visit(String(await renewedBy(token)));
    hall.clock.advance(tokenGraceMs + 1);
    await sweep();
    await sweep();
    const { rows } = await hall.database.owner.query<{ left: bigint }>(
      `SELECT (SELECT count(*) FROM login_ticket) + (SELECT count(*) FROM captcha)
            + (SELECT count(*) FROM session_token WHERE good_until < $1) AS left`,
      [hall.clock.now()],
    );
    expect(rows).toEqual([{ left: 0n }]);
  });
});

describe("a member's own data", () => {
  it('masks the profile except for its ends', async () => {
    const account = 'masked01';
    await hall.addMember({
      account,
      currency: 'VND',
      columns: {
        name: 'Nguyen',
        birthday: '1990-04-07',
        email: 'lantern@mail.example',
        phone: '0912345678',
        telegram: '@lantern',
        qq: '1234',
        withdraw_password_hash: 'x',
      },
    });
    const { data } = await hall.login(account, defaultPassword, { ip: hall.newIp() });
    const answer = await hall.call('/member/profile', {}, { token: String(data.token) });
    expect(answer.data.member_profile).toMatchObject({
      member_account: account,
      member_currency: 'VND',
      member_name: 'N*****',
      member_birthday: '****-**-07',
      member_email: 'l******@mail.example',
      member_phone: '09*****678',
      member_telegram: '@l****rn',
      member_qq: '****',
      member_skype: null,
      is_withdraw_password: 1,
    });
    expect(JSON.stringify(answer.data)).not.toMatch(/lantern|0912345678|1990/);
  });

  it('tells whether a game is open', async () => {
    const { token, memberId } = await logIn();
    hall.playing.add(memberId);
    const { data } = await hall.call('/member/profile/common/layout', {}, { token });
    expect(data.member_common_layout).toMatchObject({ is_playing: true });
  });

  it('answers the currency of nobody else, and does not tell whether there is such a member', async () => {
    const { token, memberId } = await logIn();
    const other = await logIn();
    const ask = (id: number) => hall.call('/member_info', { id }, { token });
    expect(await ask(memberId)).toMatchObject({ status: 200, data: { currency: 'USD' } });
    const foreign = await ask(other.memberId);
    const unknown = await ask(2_000_000_000);
    expect(foreign.status).toBe(404);
    expect({ ...foreign, headers: null }).toEqual({ ...unknown, headers: null });
  });
});
