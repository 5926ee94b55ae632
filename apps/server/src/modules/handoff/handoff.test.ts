import { getInfoData, handoffLoginSchema, memberHandoffCreate } from '@pavilion/contract/handoff';
import { loginChallengeSchema } from '@pavilion/contract/identity';
import { signRequest } from '@pavilion/provider-kit';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { createTestHall, type TestHall } from '../../testing/testHall.ts';
import { tokenRenewAfterMs } from '../identity/authenticator.ts';
import { storeHandoffKey } from './index.ts';

/** Hand-offs in the whole house: who may make them, what redeems them, and everything that must not. */

const secret = 'a secret of thirty-two characters!';
const key = { keyId: 'app-1', secret: 'what the app and the hall both hold' };
const harborKey = { keyId: 'app-2', secret: 'what the other app and the hall hold' };
const harbor = 'harbor.localhost';
const path = '/api/handoff/create';

let hall: TestHall;
beforeAll(async () => {
  hall = await createTestHall({ environment: { COUNTRY_HEADER: 'x-country' } });
  await storeHandoffKey(hall.database.owner, secret, { siteId: 1, key });
  await storeHandoffKey(hall.database.owner, secret, { siteId: 2, key: harborKey });
});
afterAll(() => hall.close());
afterEach(async () => {
  await hall.database.owner.query('DELETE FROM address_rule');
});

const answerSchema = z.object({ code: z.number(), data: z.unknown().optional() });
let addresses = 0;
/** Each call from an address of its own: the pace of one is not what is under test. */
const newIp = (): string => {
  addresses += 1;
  return `198.18.${addresses >> 8}.${addresses & 255}`;
};
const ask = async (
  callPath: string,
  body: object,
  { token, host = 'localhost', ip = newIp() }: { token?: string; host?: string; ip?: string } = {},
) => {
  const answer = await hall.app.inject({
    method: 'POST',
    url: `/api${callPath}`,
    remoteAddress: ip,
    headers: { host, 'x-country': 'VN', ...(token === undefined ? {} : { authorization: token }) },
    payload: body,
  });
  return { status: answer.statusCode, ...answerSchema.parse(answer.json()) };
};
const redeem = (enc: string, more: object = {}, from: { host?: string; ip?: string } = {}) =>
  ask(getInfoData.path, { enc, ...more }, from);
const infoOf = (data: unknown) => handoffLoginSchema.parse(JSON.parse(z.string().parse(data)));
const isIn = async (token: string) => (await ask('/member/profile', {}, { token })).status === 200;

const createFor = async (token: string): Promise<string> => {
  const made = await ask(memberHandoffCreate.path, {}, { token });
  return memberHandoffCreate.data.parse(made.data).enc;
};

/** A signed call as an operator's app makes it. */
const signed = async (
  body: object | string,
  options: { key?: typeof key; nowMs?: number; nonce?: string; send?: string; url?: string } = {},
) => {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  const { nowMs = hall.clock.now().getTime(), send = text, url = path, nonce } = options;
  const headers = signRequest(options.key ?? key, {
    method: 'POST',
    path,
    body: text,
    nowMs,
    ...(nonce === undefined ? {} : { nonce }),
  });
  const answer = await hall.app.inject({
    method: 'POST',
    url,
    remoteAddress: newIp(),
    headers: { ...headers, host: 'localhost', 'content-type': 'application/json' },
    payload: send,
  });
  return { status: answer.statusCode, signature: answer.headers['x-signature'], body: answer.json() };
};

describe("a member's own hand-off", () => {
  it('opens a session of its own elsewhere, and logs nobody out', async () => {
    const { token, memberId, account } = await hall.joinMember();
    const made = memberHandoffCreate.data.parse((await ask(memberHandoffCreate.path, {}, { token })).data);
    expect(made.url).toBe(`http://localhost/?enc=${made.enc}`);
    const { code, data } = await redeem(made.enc);
    expect(code).toBe(100);
    const info = infoOf(data);
    expect(info).toMatchObject({ member_id: memberId, member_account: account, member_currency: 'USD' });
    expect(info.tk).not.toBe(made.enc);
    expect(info.tk).not.toBe(token);
    expect([await isIn(token), await isIn(info.tk)]).toEqual([true, true]);
    expect(await isIn(made.enc)).toBe(false);
  });

  it.each([
    ['a logout', (token: string) => ask('/logout', {}, { token })],
    [
      'the end of the session',
      async (token: string) => {
        const profile = await ask('/member/profile', {}, { token });
        expect(profile.code).toBe(100);
        await hall.database.owner.query(
          "UPDATE session SET ended_at = now(), end_reason = 'operator' WHERE id IN (SELECT session_id FROM handoff)",
        );
      },
    ],
    [
      'a new password',
      async () => {
        await hall.database.owner.query(
          "UPDATE member SET password_hash = password_hash || 'x' WHERE id IN (SELECT member_id FROM handoff)",
        );
      },
    ],
  ])('is gone after %s', async (_what, end) => {
    await hall.database.owner.query('DELETE FROM handoff');
    const { token } = await hall.joinMember();
    const enc = await createFor(token);
    await end(token);
    const { rows } = await hall.database.owner.query('SELECT FROM handoff');
    expect(rows).toEqual([]);
    expect((await redeem(enc)).code).toBe(101);
  });

  it('that was made for another password opens nothing, even where it is still there', async () => {
    const { token } = await hall.joinMember();
    const enc = await createFor(token);
    await hall.database.owner.query("UPDATE handoff SET credentials_hash = sha256('another')");
    expect((await redeem(enc)).code).toBe(101);
  });

  it('is not made by a token that has been replaced, although it is good for calls under way', async () => {
    const { token } = await hall.joinMember();
    hall.clock.advance(tokenRenewAfterMs);
    const renewal = await hall.app.inject({
      method: 'POST',
      url: '/api/member/profile',
      remoteAddress: newIp(),
      headers: { host: 'localhost', authorization: token },
      payload: {},
    });
    const successor = String(renewal.headers.authorization);
    expect(await isIn(successor)).toBe(true);
    expect(await isIn(token)).toBe(true);
    expect(await ask(memberHandoffCreate.path, {}, { token })).toMatchObject({ status: 200, code: 101 });
    expect((await ask(memberHandoffCreate.path, {}, { token: successor })).code).toBe(100);
  });

  it('remembers where it was opened', async () => {
    const { token, memberId } = await hall.joinMember();
    const { data } = await redeem(await createFor(token));
    const { rows } = await hall.database.owner.query(
      'SELECT country FROM session WHERE member_id = $1 AND id = $2',
      [memberId, infoOf(data).member_login_id],
    );
    expect(rows).toEqual([{ country: 'VN' }]);
  });

  it('leaves one session beside the login: a later one ends the earlier', async () => {
    const { token } = await hall.joinMember();
    const first = infoOf((await redeem(await createFor(token))).data);
    const second = infoOf((await redeem(await createFor(token))).data);
    expect(await Promise.all([token, first.tk, second.tk].map(isIn))).toEqual([true, false, true]);
  });

  it('tells no channel that the member has logged in elsewhere', async () => {
    const { token, memberId } = await hall.joinMember();
    await hall.database.owner.query('DELETE FROM outbox');
    await redeem(await createFor(token));
    const { rows } = await hall.database.owner.query('SELECT event FROM outbox WHERE member_id = $1', [
      memberId,
    ]);
    expect(rows).toEqual([]);
  });

  it('dies with the login that it would have continued', async () => {
    const { token } = await hall.joinMember();
    const enc = await createFor(token);
    expect((await ask('/logout', {}, { token })).code).toBe(100);
    expect((await redeem(enc)).code).toBe(101);
  });

  it('is for members alone', async () => {
    expect((await ask(memberHandoffCreate.path, {})).status).toBe(401);
  });
});

describe('redeeming', () => {
  it('works once: a replay is refused, and so are two at once but one', async () => {
    const { token } = await hall.joinMember();
    const enc = await createFor(token);
    const codes = (await Promise.all([redeem(enc), redeem(enc), redeem(enc)])).map(({ code }) => code);
    expect(codes.sort()).toEqual([100, 101, 101]);
    expect((await redeem(enc)).code).toBe(101);
  });

  it('works for 60 seconds and not a moment longer', async () => {
    const { token } = await hall.joinMember();
    const [good, late] = [await createFor(token), await createFor(token)];
    hall.clock.advance(59_999);
    expect((await redeem(good)).code).toBe(100);
    hall.clock.advance(1);
    expect((await redeem(late)).code).toBe(101);
  });

  it('works on its own site alone, and is spent elsewhere', async () => {
    const { token } = await hall.joinMember();
    const enc = await createFor(token);
    expect((await redeem(enc, {}, { host: harbor })).code).toBe(101);
    expect((await redeem(enc)).code).toBe(101);
  });

  it.each([
    ['a changed letter', (enc: string) => `${enc.startsWith('A') ? 'B' : 'A'}${enc.slice(1)}`],
    ['a cut end', (enc: string) => enc.slice(0, -1)],
    ['something added', (enc: string) => `${enc}A`],
    ['a session token', () => 'session'],
    ['rubbish', () => '%00<script>'],
  ])('refuses %s, and the true one still works', async (_what, change) => {
    const { token } = await hall.joinMember();
    const enc = await createFor(token);
    const tampered = change(enc) === 'session' ? token : change(enc);
    expect((await redeem(tampered)).code).toBe(101);
    expect((await redeem(enc)).code).toBe(100);
  });

  it('keeps only the hash of a token', async () => {
    const { token } = await hall.joinMember();
    const enc = await createFor(token);
    const { rows } = await hall.database.owner.query<{ row: string }>('SELECT h::text AS row FROM handoff h');
    expect(rows.length).toBeGreaterThan(0);
    expect(rows.some(({ row }) => row.includes(enc))).toBe(false);
  });

  it.each([
    ['all names right', {}, 100],
    ['another id', { member_id: 1 }, 101],
    ['another account', { member_account: 'somebody' }, 101],
    ['another currency', { member_currency: 'VND' }, 101],
  ])('of a tk hand-off compares the names beside the token: %s', async (_what, wrong, code) => {
    const { token, memberId, account } = await hall.joinMember();
    const names = { member_id: memberId, member_account: account, member_currency: 'USD', ...wrong };
    const enc = await createFor(token);
    expect((await redeem(enc, names)).code).toBe(code);
    // Tried with wrong names, it is spent.
    expect((await redeem(enc, {})).code).toBe(101);
  });

  it('refuses members who may not come in, and denied addresses without spending the token', async () => {
    const { token, memberId } = await hall.joinMember();
    const byKey = async () => z.string().parse((await signed({ member_id: memberId })).body.enc);
    const set = (columns: string) =>
      hall.database.owner.query(`UPDATE member SET ${columns} WHERE id = $1`, [memberId]);
    const states = [
      [`status = 'disabled'`, 102],
      [`status = 'frozen'`, 103],
      [`status = 'active', withdraw_verification_demanded = true`, 802],
    ] as const;
    for (const [columns, code] of states) {
      await set(`status = 'active'`);
      const enc = await byKey();
      await set(columns);
      expect((await redeem(enc)).code).toBe(code);
    }
    await set('withdraw_verification_demanded = false');
    await hall.database.owner.query(
      `INSERT INTO address_rule (network, login_code) VALUES ('100.64.7.7', 203)`,
    );
    const enc = await byKey();
    expect((await redeem(enc, {}, { ip: '100.64.7.7' })).code).toBe(203);
    expect((await redeem(enc)).code).toBe(100);
    expect(await isIn(token)).toBe(false);
  });

  it('is slowed down for whoever guesses', async () => {
    const ip = newIp();
    const statuses: number[] = [];
    for (let tries = 0; tries < 31; tries += 1) statuses.push((await redeem('guess', {}, { ip })).status);
    expect(statuses.slice(0, 30).every((status) => status === 200)).toBe(true);
    expect(statuses[30]).toBe(429);
  });
});

describe("an operator's signed call", () => {
  it('makes a hand-off by id or account, signed back, for the address of the site', async () => {
    const { memberId, account } = await hall.joinMember();
    for (const wanted of [{ member_id: memberId }, { member_account: account.toUpperCase() }]) {
      const { status, signature, body } = await signed(wanted);
      expect({ status, signature }).toEqual({
        status: 200,
        signature: expect.stringMatching(/^[0-9a-f]{64}$/),
      });
      expect(body).toMatchObject({ status: 'OK', url: `http://localhost:3000/?enc=${body.enc}` });
      expect(infoOf((await redeem(body.enc)).data).member_id).toBe(memberId);
    }
  });

  it('logs the member in beside a login that goes on', async () => {
    const { token, memberId } = await hall.joinMember();
    const { body } = await signed({ member_id: memberId });
    const info = infoOf((await redeem(body.enc)).data);
    expect(await Promise.all([token, info.tk].map(isIn))).toEqual([true, true]);
  });

  it.each([
    ['nobody', { member_account: 'nobody99' }, 'MEMBER_UNKNOWN'],
    ['no member', {}, 'BAD_REQUEST'],
    ['two names', { member_id: 1, member_account: 'a' }, 'BAD_REQUEST'],
    ['broken JSON', '{"member_id":', 'BAD_REQUEST'],
  ])('is refused for %s', async (_what, body, status) => {
    expect((await signed(body)).body).toEqual({ status });
  });

  it('reaches no member of another site than its key, whatever host it is sent to', async () => {
    const { memberId } = await hall.joinMember();
    expect((await signed({ member_id: memberId }, { key: harborKey })).body).toEqual({
      status: 'MEMBER_UNKNOWN',
    });
  });

  it('is refused for a member who is disabled', async () => {
    const { memberId } = await hall.joinMember();
    await hall.database.owner.query(`UPDATE member SET status = 'disabled' WHERE id = $1`, [memberId]);
    expect((await signed({ member_id: memberId })).body).toEqual({ status: 'MEMBER_CLOSED' });
  });

  it('is turned away unsigned, forged, stale, replayed, or with a key that was switched off', async () => {
    const { memberId } = await hall.joinMember();
    const body = { member_id: memberId };
    const statusOf = async (options: Parameters<typeof signed>[1]) => (await signed(body, options)).status;
    expect(await statusOf({ key: { ...key, secret: 'another secret' } })).toBe(401);
    expect(await statusOf({ key: { ...key, keyId: 'nobody' } })).toBe(401);
    expect(await statusOf({ send: JSON.stringify({ member_id: memberId + 1 }) })).toBe(401);
    expect(await statusOf({ nowMs: hall.clock.now().getTime() - 301_000 })).toBe(401);
    const nonce = 'a-nonce-that-is-used-twice';
    expect(await statusOf({ nonce })).toBe(200);
    expect(await statusOf({ nonce })).toBe(401);
    const bare = await hall.app.inject({ method: 'POST', url: path, payload: body });
    expect(bare.statusCode).toBe(401);
    await hall.database.owner.query('UPDATE handoff_key SET active = false WHERE key_id = $1', [key.keyId]);
    expect(await statusOf({})).toBe(401);
    await storeHandoffKey(hall.database.owner, secret, { siteId: 1, key });
    expect(await statusOf({})).toBe(200);
  });

  it("keeps no key's secret in the clear, and lets no site take over another's key", async () => {
    await storeHandoffKey(hall.database.owner, secret, {
      siteId: 2,
      key: { keyId: key.keyId, secret: 'a secret of the other site' },
    });
    const { memberId } = await hall.joinMember();
    expect((await signed({ member_id: memberId })).status).toBe(200);
    const { rows } = await hall.database.owner.query<{ row: string }>(
      'SELECT k::text AS row FROM handoff_key k',
    );
    for (const { row } of rows) expect(row).not.toContain(key.secret);
  });
});

describe('a hand-off that an operator vouched for', () => {
  const enrol = async (memberId: number) => {
    const { rows } = await hall.database.owner.query<{ id: number }>(
      `INSERT INTO second_factor_holder (site_id, member_id, user_handle, created_at)
       VALUES (1, $1, sha256(convert_to($2, 'UTF8')), now()) RETURNING id`,
      [memberId, String(memberId)],
    );
    await hall.database.owner.query(
      `INSERT INTO totp_factor (holder_id, secret_sealed, last_used_step, confirmed_at) VALUES ($1, 'x', 1, now())`,
      [rows[0]?.id],
    );
  };
  const sessionsOf = async (memberId: number) =>
    (await hall.database.owner.query('SELECT id FROM session WHERE member_id = $1 ORDER BY id', [memberId]))
      .rows;

  it('asks a member with a second factor for it, and opens nothing before', async () => {
    const { memberId } = await hall.joinMember();
    await enrol(memberId);
    const before = await sessionsOf(memberId);
    const { enc } = (await signed({ member_id: memberId })).body;
    const { code, data } = await redeem(enc);
    expect(code).toBe(107);
    expect(loginChallengeSchema.parse(data).method).toBe('second_factor');
    expect(await sessionsOf(memberId)).toEqual(before);
    expect((await redeem(enc)).code).toBe(101);
  });

  it("asks for nothing that the member's own login has proved", async () => {
    const { memberId, token } = await hall.joinMember();
    await enrol(memberId);
    expect((await redeem(await createFor(token))).code).toBe(100);
  });
});
