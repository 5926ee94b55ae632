import {
  passkeyBegin,
  recoveryRenew,
  secondFactorList,
  secondFactorRemove,
  totpBegin,
  totpConfirm,
} from '@pavilion/contract/secondFactors';
import { createKysely } from '@pavilion/postgres';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { defaultPassword, type Entrance, hosts, openEntrance } from '../../signup/testEntrance.ts';
import { createFactorHall, type FactorHall, fromBase32 } from './secondFactors.fixture.ts';
import { sweepSecondFactors } from './sweep.ts';
import type { SecondFactorTables } from './tables.ts';
import { stepAt, totpCode } from './totp.ts';

let hall: Entrance;
let factors: FactorHall;
beforeAll(async () => {
  hall = await openEntrance();
  factors = createFactorHall(hall);
});
afterAll(() => hall.close());

const minutes = (count: number): number => count * 60_000;
const totp = (code: string) => ({ method: 'totp', code });
const recovery = (code: string | undefined) => ({ method: 'recovery_code', code: code ?? '' });
const password = defaultPassword;
const wrongCodes = ['000000', '111111', '222222', '333333', '444444', '555555'] as const;
const wrongCode = (right: () => string): string => wrongCodes.find((code) => code !== right()) ?? '';

describe('enrolling an authenticator app', () => {
  it('takes the password, then a code; tells ten recovery codes and puts the card on', async () => {
    const member = await factors.member();
    expect((await member.call(secondFactorList.path, {})).data).toEqual({
      totp: null,
      passkeys: [],
      recovery_codes_left: 0,
    });
    const begun = await member.call(totpBegin.path, { password });
    expect(begun.data.secret).toMatch(/^[A-Z2-7]{32}$/);
    const address = new URL(String(begun.data.address));
    expect(address.pathname).toContain(`Site%201:${member.account}`);
    expect(address.searchParams.get('secret')).toBe(begun.data.secret);
    expect(begun.data.picture).toMatch(/^<svg /);
    // Not before a code has shown that the app has it.
    expect((await member.call(secondFactorList.path, {})).data.totp).toBeNull();

    const { recoveryCodes } = await factors.enrolTotp(member);
    expect(new Set(recoveryCodes).size).toBe(10);
    const { data } = await member.call(secondFactorList.path, {});
    expect(data).toMatchObject({ totp: { created_at: expect.any(String) }, recovery_codes_left: 10 });
    const { rows } = await hall.database.owner.query(
      `SELECT event FROM outbox WHERE member_id = $1 AND event = 'profile_updated'`,
      [member.memberId],
    );
    expect(rows).toHaveLength(1);
  });

  it('keeps neither the secret nor a recovery code to be read', async () => {
    const member = await factors.member();
    const begun = await member.call(totpBegin.path, { password });
    const { recoveryCodes } = await factors.enrolTotp(member);
    const { rows } = await hall.database.owner.query<{ row: string }>(
      `SELECT t::text AS row FROM totp_factor t UNION ALL SELECT e::text FROM totp_enrolment e
        UNION ALL SELECT c::text FROM recovery_code c`,
    );
    const stored = rows.map(({ row }) => row).join('\n');
    for (const secret of [String(begun.data.secret), ...recoveryCodes]) {
      expect(stored).not.toContain(secret);
      expect(stored).not.toContain(Buffer.from(secret).toString('hex'));
    }
  });

  it('refuses a wrong password, and makes whoever guesses at it wait', async () => {
    const member = await factors.member();
    for (let count = 0; count < 5; count += 1)
      expect((await member.call(totpBegin.path, { password: 'Wrong999' })).code).toBe(309);
    expect((await member.call(totpBegin.path, { password })).status).toBe(429);
  });

  it('tells by how much the clock of the device is off', async () => {
    const member = await factors.member();
    const begun = await member.call(totpBegin.path, { password });
    const key = fromBase32(String(begun.data.secret));
    const step = stepAt(hall.clock.now());
    for (const off of [-6, 6]) {
      const answer = await member.call(totpConfirm.path, { code: totpCode(key, step + off) });
      expect(answer).toMatchObject({ code: 303, data: { skew_seconds: off * 30 } });
    }
    expect((await member.call(totpConfirm.path, { code: totpCode(key, step + 1) })).code).toBe(100);
  });

  it('is over after ten wrong codes, after ten minutes, and in another session', async () => {
    const guesser = await factors.member();
    await guesser.call(totpBegin.path, { password });
    for (let count = 1; count < 10; count += 1)
      expect((await guesser.call(totpConfirm.path, { code: 'abc' })).code).toBe(301);
    expect((await guesser.call(totpConfirm.path, { code: 'abc' })).code).toBe(304);
    expect((await guesser.call(totpConfirm.path, { code: '123456' })).code).toBe(101);

    const late = await factors.member();
    await late.call(totpBegin.path, { password });
    hall.clock.advance(minutes(10));
    expect((await late.call(totpConfirm.path, { code: '123456' })).code).toBe(101);

    const moved = await factors.member();
    await moved.call(totpBegin.path, { password });
    const again = await hall.login(moved.account, password, { ip: moved.ip });
    const answer = await moved.call(
      totpConfirm.path,
      { code: '123456' },
      { token: String(again.data.token) },
    );
    expect(answer.code).toBe(101);
  });

  it('refuses a second app with 308', async () => {
    const member = await factors.member();
    const app = await factors.enrolTotp(member);
    const answer = await member.call(totpBegin.path, { password, proof: totp(app.code()) });
    expect(answer.code).toBe(308);
  });

  it('ends the sessions that got in without it', async () => {
    await hall.database.owner.query(
      'INSERT INTO identity_policy (site_id, single_session) VALUES (2, false) ON CONFLICT DO NOTHING',
    );
    const member = await factors.member({ host: hosts.other });
    const other = await hall.login(member.account, password, { ip: hall.newIp(), host: hosts.other });
    const elsewhere = { token: String(other.data.token), host: hosts.other };
    expect((await hall.call('/member/profile', {}, elsewhere)).status).toBe(200);
    await factors.enrolTotp(member);
    expect((await hall.call('/member/profile', {}, elsewhere)).status).toBe(401);
    expect((await member.call('/member/profile', {})).status).toBe(200);
  });
});

describe('logging in with a code', () => {
  it('asks for it after the right password and opens the session then, not before', async () => {
    const member = await factors.member();
    const app = await factors.enrolTotp(member);
    const asked = await hall.login(member.account, password, { ip: member.ip });
    expect(asked).toMatchObject({ status: 200, code: 107, data: { method: 'second_factor' } });
    expect(asked.data).not.toHaveProperty('token');
    const memberLoginId = String(asked.data.member_login_id);
    const options = await hall.call(
      '/login/second_factor/options',
      { member_login_id: memberLoginId },
      { ip: member.ip },
    );
    expect(options.data).toEqual({ methods: ['totp', 'recovery_code'], passkey: null });
    const answer = await factors.verify(memberLoginId, totp(app.code()), { ip: member.ip });
    expect(answer).toMatchObject({ code: 100, data: { member_account: member.account } });
    const token = String(answer.data.token);
    expect((await hall.call('/member/profile', {}, { token })).status).toBe(200);
    // One session a member: the one from before has ended.
    expect((await member.call('/member/profile', {})).status).toBe(401);
  });

  it('reads a code as it was pasted', async () => {
    const member = await factors.member();
    const app = await factors.enrolTotp(member);
    const id = await factors.beginLogin(member);
    const pasted = ` ${app.code().slice(0, 3)} ${app.code().slice(3)} `;
    expect((await factors.verify(id, totp(pasted), { ip: member.ip })).code).toBe(100);
  });

  it('takes a code once, and none of an earlier step after a later one', async () => {
    const member = await factors.member();
    const app = await factors.enrolTotp(member);
    const [code, earlier] = [app.code(), app.code(-1)];
    const first = await factors.beginLogin(member);
    expect((await factors.verify(first, totp(code), { ip: member.ip })).code).toBe(100);
    const second = await factors.beginLogin(member);
    expect((await factors.verify(second, totp(code), { ip: member.ip })).code).toBe(302);
    expect((await factors.verify(second, totp(earlier), { ip: member.ip })).code).toBe(302);
    hall.clock.advance(30_000);
    expect((await factors.verify(second, totp(app.code()), { ip: member.ip })).code).toBe(100);
  });

  it('takes a code once when it comes twice at the same moment', async () => {
    const member = await factors.member();
    const app = await factors.enrolTotp(member);
    const id = await factors.beginLogin(member);
    const answers = await Promise.all(
      [1, 2, 3].map(() => factors.verify(id, totp(app.code()), { ip: member.ip })),
    );
    expect(answers.filter(({ code }) => code === 100)).toHaveLength(1);
  });

  it('refuses the code of another member', async () => {
    const [member, neighbour] = [await factors.member(), await factors.member()];
    await factors.enrolTotp(member);
    const foreign = await factors.enrolTotp(neighbour);
    const id = await factors.beginLogin(member);
    expect((await factors.verify(id, totp(foreign.code()), { ip: member.ip })).code).toBe(301);
  });

  it('is over after five wrong codes, even for the right one', async () => {
    const member = await factors.member();
    const app = await factors.enrolTotp(member);
    const id = await factors.beginLogin(member);
    for (let count = 1; count < 5; count += 1)
      expect((await factors.verify(id, totp(wrongCode(app.code)), { ip: member.ip })).code).toBe(301);
    expect((await factors.verify(id, totp(wrongCode(app.code)), { ip: member.ip })).code).toBe(304);
    expect((await factors.verify(id, totp(app.code()), { ip: member.ip })).code).toBe(101);
  });

  it('counts wrong codes that come at once', async () => {
    const member = await factors.member();
    const app = await factors.enrolTotp(member);
    const id = await factors.beginLogin(member);
    const wrong = wrongCode(app.code);
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => factors.verify(id, totp(wrong), { ip: member.ip })),
    );
    expect(answers.filter(({ code }) => code === 301)).toHaveLength(4);
    expect(answers.filter(({ code }) => code === 304)).toHaveLength(1);
  });

  it.each([
    ['late', async () => hall.clock.advance(minutes(10)), {}],
    ['from another address', async () => undefined, { ip: '198.51.100.77' }],
    ['from another browser', async () => undefined, { headers: { 'user-agent': 'another' } }],
    ['on another site', async () => undefined, { host: hosts.other }],
  ])('is over when it comes %s', async (_how, before, options) => {
    const member = await factors.member();
    const app = await factors.enrolTotp(member);
    const id = await factors.beginLogin(member);
    await before();
    const answer = await factors.verify(id, totp(app.code()), { ip: member.ip, ...options });
    expect(answer.code).toBe(101);
  });

  it('opens one session only', async () => {
    const member = await factors.member();
    const app = await factors.enrolTotp(member);
    const id = await factors.beginLogin(member);
    await factors.verify(id, totp(app.code()), { ip: member.ip });
    hall.clock.advance(30_000);
    expect((await factors.verify(id, totp(app.code()), { ip: member.ip })).code).toBe(101);
    const options = await hall.call(
      '/login/second_factor/options',
      { member_login_id: id },
      { ip: member.ip },
    );
    expect(options.code).toBe(101);
  });

  it.each([
    [102, 'a disabled account', `UPDATE member SET status = 'disabled' WHERE id = $1`],
    [103, 'a frozen account', `UPDATE member SET status = 'frozen' WHERE id = $1`],
    [802, 'a demanded verification', 'UPDATE member SET withdraw_verification_demanded = true WHERE id = $1'],
    [101, 'a changed password', `UPDATE member SET password_hash = 'another' WHERE id = $1`],
  ])('answers %i for %s between the steps', async (code, _what, change) => {
    const member = await factors.member();
    const app = await factors.enrolTotp(member);
    const id = await factors.beginLogin(member);
    await hall.database.owner.query(change, [member.memberId]);
    const answer = await factors.verify(id, totp(app.code()), { ip: member.ip });
    expect(answer.code).toBe(code);
    expect(answer.data).not.toHaveProperty('token');
  });

  it('answers 106 for an address that is refused meanwhile', async () => {
    const member = await factors.member();
    const app = await factors.enrolTotp(member);
    const id = await factors.beginLogin(member);
    await hall.database.owner.query('INSERT INTO address_rule (network, login_code) VALUES ($1, 106)', [
      member.ip,
    ]);
    expect((await factors.verify(id, totp(app.code()), { ip: member.ip })).code).toBe(106);
  });
});

describe('guessing', () => {
  it('makes the address wait, and nobody elsewhere', async () => {
    const member = await factors.member();
    const app = await factors.enrolTotp(member);
    const thief = { ip: hall.newIp() };
    const id = await factors.beginLogin(member, thief);
    for (let count = 0; count < 5; count += 1) await factors.verify(id, totp(wrongCode(app.code)), thief);
    const next = await factors.beginLogin(member, thief);
    const waiting = await factors.verify(next, totp(app.code()), thief);
    expect(waiting.status).toBe(429);
    expect(Number(waiting.headers['retry-after'])).toBeGreaterThan(0);
    const own = await factors.beginLogin(member);
    expect((await factors.verify(own, totp(app.code()), { ip: member.ip })).code).toBe(100);
    hall.clock.advance(minutes(1));
    expect((await factors.verify(next, totp(app.code()), thief)).code).toBe(100);
  });

  it('from everywhere stops codes from unknown addresses, and no recovery code', async () => {
    const member = await factors.member();
    const app = await factors.enrolTotp(member);
    const known = await factors.beginLogin(member);
    await factors.verify(known, totp(app.code()), { ip: member.ip });
    hall.clock.advance(30_000);
    await hall.database.owner.query(
      `INSERT INTO second_factor_guess (holder_id, ip, wrong_answers, last_wrong_at)
       SELECT id, '192.0.2.9', 50, $2 FROM second_factor_holder WHERE member_id = $1`,
      [member.memberId, hall.clock.now()],
    );
    const stranger = { ip: hall.newIp() };
    const id = await factors.beginLogin(member, stranger);
    expect((await factors.verify(id, totp(app.code()), stranger)).code).toBe(305);
    expect((await factors.verify(id, recovery(app.recoveryCodes[0]), stranger)).code).toBe(100);
    const home = await factors.beginLogin(member);
    expect((await factors.verify(home, totp(app.code()), { ip: member.ip })).code).toBe(100);
  });
});

describe('recovery codes', () => {
  it('let in once each, however they are typed', async () => {
    const member = await factors.member();
    const { recoveryCodes } = await factors.enrolTotp(member);
    const typed = recoveryCodes[3]?.toLowerCase().replace('-', ' ');
    const first = await factors.beginLogin(member);
    const answer = await factors.verify(first, recovery(typed), { ip: member.ip });
    expect(answer.code).toBe(100);
    const list = await hall.call(secondFactorList.path, {}, { token: String(answer.data.token) });
    expect(list.data.recovery_codes_left).toBe(9);
    const second = await factors.beginLogin(member);
    expect((await factors.verify(second, recovery(recoveryCodes[3]), { ip: member.ip })).code).toBe(301);
    expect((await factors.verify(second, recovery(recoveryCodes[4]), { ip: member.ip })).code).toBe(100);
  });

  it('of another member do not', async () => {
    const [member, neighbour] = [await factors.member(), await factors.member()];
    await factors.enrolTotp(member);
    const foreign = await factors.enrolTotp(neighbour);
    const id = await factors.beginLogin(member);
    expect((await factors.verify(id, recovery(foreign.recoveryCodes[0]), { ip: member.ip })).code).toBe(301);
  });

  it('can be made anew with password and factor; the old ones end', async () => {
    const member = await factors.member();
    const app = await factors.enrolTotp(member);
    expect((await member.call(recoveryRenew.path, { password })).code).toBe(310);
    const renewed = await member.call(recoveryRenew.path, { password, proof: totp(app.code()) });
    const { recovery_codes: fresh } = recoveryRenew.data.parse(renewed.data);
    expect(fresh).toHaveLength(10);
    const id = await factors.beginLogin(member);
    expect((await factors.verify(id, recovery(app.recoveryCodes[0]), { ip: member.ip })).code).toBe(301);
    expect((await factors.verify(id, recovery(fresh[0]), { ip: member.ip })).code).toBe(100);
  });

  it('belong to a factor: without one there are none to be made', async () => {
    const member = await factors.member();
    expect((await member.call(recoveryRenew.path, { password })).code).toBe(311);
  });
});

describe('removing the app', () => {
  const factor = { kind: 'totp' };

  it('takes the password and a factor; then the password alone opens again', async () => {
    const member = await factors.member();
    const app = await factors.enrolTotp(member);
    const proof = totp(app.code());
    expect((await member.call(secondFactorRemove.path, { password: 'Wrong999', proof, factor })).code).toBe(
      309,
    );
    expect((await member.call(secondFactorRemove.path, { password, factor })).code).toBe(310);
    const wrong = totp(wrongCode(app.code));
    expect((await member.call(secondFactorRemove.path, { password, proof: wrong, factor })).code).toBe(301);
    expect((await hall.login(member.account, password, { ip: member.ip })).code).toBe(107);
    expect((await member.call(secondFactorRemove.path, { password, proof, factor })).code).toBe(100);
    expect((await member.call(secondFactorList.path, {})).data).toEqual({
      totp: null,
      passkeys: [],
      recovery_codes_left: 0,
    });
    expect((await hall.login(member.account, password, { ip: member.ip })).code).toBe(100);
  });

  it('can be done with a recovery code, when the phone is gone', async () => {
    const member = await factors.member();
    const { recoveryCodes } = await factors.enrolTotp(member);
    const body = { password, proof: recovery(recoveryCodes[0]), factor };
    expect((await member.call(secondFactorRemove.path, body)).code).toBe(100);
  });

  it('answers 307 when there is none, and spends no code on it', async () => {
    const member = await factors.member();
    expect((await member.call(secondFactorRemove.path, { password, factor })).code).toBe(307);
    const app = await factors.enrolTotp(member);
    const proof = totp(app.code());
    const missing = { password, proof, factor: { kind: 'passkey', id: 999_999 } };
    expect((await member.call(secondFactorRemove.path, missing)).code).toBe(307);
    expect((await member.call(passkeyBegin.path, { password, proof })).code).toBe(100);
  });
});

it('what was begun and never finished is swept away', async () => {
  const member = await factors.member();
  await member.call(totpBegin.path, { password });
  await hall.call('/login/passkey/options', {}, { ip: member.ip });
  hall.clock.advance(minutes(10));
  await sweepSecondFactors(createKysely<SecondFactorTables>(hall.database.pool), hall.clock.now());
  const { rows } = await hall.database.owner.query(
    'SELECT FROM totp_enrolment UNION ALL SELECT FROM passkey_challenge',
  );
  expect(rows).toEqual([]);
});
