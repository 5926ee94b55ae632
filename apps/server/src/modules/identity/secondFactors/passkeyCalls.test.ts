import {
  passkeyBegin,
  passkeyConfirm,
  passkeyLogin,
  passkeyLoginOptions,
  passkeyRename,
  secondFactorList,
  secondFactorRemove,
} from '@pavilion/contract/secondFactors';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type CallOptions,
  defaultPassword,
  type Entrance,
  hosts,
  openEntrance,
} from '../../signup/testEntrance.ts';
import {
  confirmRequest,
  createFactorHall,
  type FactorHall,
  type FactorMember,
  originOf,
} from './secondFactors.fixture.ts';
import {
  createSoftAuthenticator,
  type SoftAuthenticator,
  type Tampering,
} from './softAuthenticator.fixture.ts';

let hall: Entrance;
let factors: FactorHall;
beforeAll(async () => {
  hall = await openEntrance();
  factors = createFactorHall(hall);
});
afterAll(() => hall.close());

const minutes = (count: number): number => count * 60_000;
const password = defaultPassword;
const passkey = (credential: object) => ({ method: 'passkey', credential });

/** The password step, then the passkey step with what the key signs. */
const logInWith = async (member: FactorMember, key: SoftAuthenticator, tampering: Tampering = {}) => {
  const options = { ip: member.ip };
  // One captcha a second.
  hall.clock.advance(1_000);
  const id = await factors.beginLogin(member);
  const request = await factors.loginRequest(id, options);
  return factors.verify(id, passkey(key.sign(request, tampering)), options);
};

describe('enrolling a passkey', () => {
  const begin = async (member: FactorMember, options: CallOptions = {}) =>
    passkeyBegin.data.parse((await member.call(passkeyBegin.path, { password }, options)).data).creation;

  it('asks the browser for one on this host that it does not have yet, and tells recovery codes with the first', async () => {
    const member = await factors.member();
    const creation = await begin(member);
    expect(creation).toMatchObject({
      rp: { id: hosts.hall, name: 'Site 1' },
      user: { name: member.account },
      excludeCredentials: [],
      attestation: 'none',
    });
    expect(Buffer.from(creation.user.id, 'base64url')).toHaveLength(32);
    const credential = createSoftAuthenticator(originOf(hosts.hall)).make(creation);
    const answer = await member.call(passkeyConfirm.path, { credential, name: ' 我的手机 ' });
    expect(answer).toMatchObject({
      code: 100,
      data: { passkey: { name: '我的手机', last_used_at: null, is_of_this_host: true } },
    });
    expect(answer.data.recovery_codes).toHaveLength(10);
    const confirmation = {
      password,
      proof: { method: 'recovery_code', code: String(Object(answer.data.recovery_codes)[0]) },
    };
    const again = await member.call(passkeyBegin.path, confirmation);
    expect(passkeyBegin.data.parse(again.data).creation.excludeCredentials).toEqual([
      { id: credential.id, type: 'public-key', transports: ['internal'] },
    ]);
  });

  it.each([
    ['another origin', { origin: 'https://evil.test' }],
    ['another host', { rpId: 'evil.test' }],
  ])('refuses one that was made on %s', async (_what, tampering) => {
    const member = await factors.member();
    const key = createSoftAuthenticator(originOf(hosts.hall));
    const credential = key.make(await begin(member), tampering);
    expect((await member.call(passkeyConfirm.path, { credential, name: 'x' })).code).toBe(301);
    expect((await member.call(secondFactorList.path, {})).data.passkeys).toEqual([]);
  });

  it('takes a challenge once, in time, in the session that began', async () => {
    const member = await factors.member();
    const key = createSoftAuthenticator(originOf(hosts.hall));
    const creation = await begin(member);
    const credential = key.make(creation);
    expect((await member.call(passkeyConfirm.path, { credential, name: 'x' })).code).toBe(100);
    expect((await member.call(passkeyConfirm.path, { credential, name: 'x' })).code).toBe(101);

    const late = await factors.member();
    const lateCredential = key.make(await begin(late));
    hall.clock.advance(minutes(5));
    expect((await late.call(passkeyConfirm.path, { credential: lateCredential, name: 'x' })).code).toBe(101);

    const [owner, stranger] = [await factors.member(), await factors.member()];
    const stolen = key.make(await begin(owner));
    await begin(stranger);
    expect((await stranger.call(passkeyConfirm.path, { credential: stolen, name: 'x' })).code).toBe(101);
  });

  it('refuses one that is enrolled already, whoever shows it', async () => {
    const [member, other] = [await factors.member(), await factors.member()];
    const key = await factors.enrolPasskey(member);
    const own = key.make(await begin(other));
    await hall.database.owner.query('UPDATE passkey SET credential_id = $2 WHERE id = $1', [
      key.passkeyId,
      Buffer.from(own.id, 'base64url'),
    ]);
    expect((await other.call(passkeyConfirm.path, { credential: own, name: 'x' })).code).toBe(301);
    expect((await other.call(secondFactorList.path, {})).data).toMatchObject({
      passkeys: [],
      recovery_codes_left: 0,
    });
  });

  it('stops at ten', async () => {
    const member = await factors.member();
    const key = await factors.enrolPasskey(member);
    await hall.database.owner.query(
      `INSERT INTO passkey (holder_id, rp_id, credential_id, public_key, signature_count, name, is_synced, created_at)
       SELECT holder_id, rp_id, decode(lpad(n::text, 8, '0'), 'hex'), public_key, 0, name, is_synced, created_at
         FROM passkey, generate_series(1, 9) AS n WHERE holder_id = (SELECT id FROM second_factor_holder WHERE member_id = $1)`,
      [member.memberId],
    );
    const proof = passkey(key.sign(await confirmRequest(member)));
    expect((await member.call(passkeyBegin.path, { password, proof })).code).toBe(308);
  });
});

describe('a passkey as second step', () => {
  it('opens the session, and remembers when', async () => {
    const member = await factors.member();
    const key = await factors.enrolPasskey(member);
    const answer = await logInWith(member, key);
    expect(answer).toMatchObject({ code: 100, data: { member_account: member.account } });
    const list = await hall.call(
      secondFactorList.path,
      {},
      { token: String(answer.data.token), ip: member.ip },
    );
    expect(list.data.passkeys).toMatchObject([{ last_used_at: hall.clock.now().toISOString() }]);
  });

  it('asks only for the keys of the member, on this host', async () => {
    const member = await factors.member();
    const key = await factors.enrolPasskey(member);
    const id = await factors.beginLogin(member);
    const request = await factors.loginRequest(id, { ip: member.ip });
    expect(request).toMatchObject({ rpId: hosts.hall, userVerification: 'preferred' });
    expect(request.allowCredentials.map(({ id: keyId }) => keyId)).toEqual([key.sign(request).id]);
  });

  it('is not offered on another host of the site, where a recovery code is', async () => {
    const member = await factors.member();
    await factors.enrolPasskey(member);
    const elsewhere = { ip: member.ip, host: 'agent.hall.test' };
    const id = await factors.beginLogin(member, elsewhere);
    const options = await hall.call('/login/second_factor/options', { member_login_id: id }, elsewhere);
    expect(options.data).toEqual({ methods: ['recovery_code'], passkey: null });
  });

  it.each([
    ['another origin', { origin: 'https://evil.test' }],
    ['another port', { origin: `${originOf(hosts.hall)}:8080` }],
    ['another host', { rpId: 'evil.test' }],
    ['a challenge of its own', { challenge: Buffer.alloc(32, 7).toString('base64url') }],
  ])('refuses a signature for %s', async (_what, tampering) => {
    const member = await factors.member();
    const key = await factors.enrolPasskey(member);
    expect((await logInWith(member, key, tampering)).code).toBe(301);
  });

  it('refuses a signature that was changed on the way', async () => {
    const member = await factors.member();
    const key = await factors.enrolPasskey(member);
    const id = await factors.beginLogin(member);
    const signed = key.sign(await factors.loginRequest(id, { ip: member.ip }));
    const data = Buffer.from(signed.response.authenticatorData, 'base64url');
    data.writeUInt32BE(99, 33);
    const changed = {
      ...signed,
      response: { ...signed.response, authenticatorData: data.toString('base64url') },
    };
    expect((await factors.verify(id, passkey(changed), { ip: member.ip })).code).toBe(301);
  });

  it('takes a challenge once, in time, for the login and the purpose that it was given for', async () => {
    const member = await factors.member();
    const key = await factors.enrolPasskey(member);
    const options = { ip: member.ip };
    const id = await factors.beginLogin(member);
    const first = key.sign(await factors.loginRequest(id, options), { origin: 'https://evil.test' });
    expect((await factors.verify(id, passkey(first), options)).code).toBe(301);
    // Used up by the wrong answer: the right one comes too late.
    expect((await factors.verify(id, passkey(key.sign(staleRequest(first))), options)).code).toBe(301);

    const late = key.sign(await factors.loginRequest(id, options));
    hall.clock.advance(minutes(5));
    expect((await factors.verify(id, passkey(late), options)).code).toBe(301);

    const confirming = key.sign(await confirmRequest(member));
    expect((await factors.verify(id, passkey(confirming), options)).code).toBe(301);

    const good = key.sign(await factors.loginRequest(id, options));
    expect((await factors.verify(id, passkey(good), options)).code).toBe(100);
    const next = await factors.beginLogin(member);
    expect((await factors.verify(next, passkey(good), options)).code).toBe(301);
  });

  it('refuses a key that counts fewer signatures than before', async () => {
    const member = await factors.member();
    const key = await factors.enrolPasskey(member);
    expect((await logInWith(member, key, { count: 7 })).code).toBe(100);
    expect((await logInWith(member, key, { count: 7 })).code).toBe(306);
    expect((await logInWith(member, key, { count: 3 })).code).toBe(306);
    expect((await logInWith(member, key, { count: 0 })).code).toBe(306);
    expect((await logInWith(member, key, { count: 8 })).code).toBe(100);
  });

  it('takes a key that never counts', async () => {
    const member = await factors.member();
    const key = await factors.enrolPasskey(member);
    expect((await logInWith(member, key, { count: 0 })).code).toBe(100);
    expect((await logInWith(member, key, { count: 0 })).code).toBe(100);
  });

  it('refuses the key of another member, and one that was removed', async () => {
    const [member, neighbour] = [await factors.member(), await factors.member()];
    const key = await factors.enrolPasskey(member);
    const foreign = await factors.enrolPasskey(neighbour);
    expect((await logInWith(member, foreign)).code).toBe(307);

    const id = await factors.beginLogin(member);
    const signed = key.sign(await factors.loginRequest(id, { ip: member.ip }));
    await hall.database.owner.query('DELETE FROM passkey WHERE id = $1', [key.passkeyId]);
    expect((await factors.verify(id, passkey(signed), { ip: member.ip })).code).toBe(307);
  });

  it('needs no finger after a password', async () => {
    const member = await factors.member();
    const key = await factors.enrolPasskey(member);
    expect((await logInWith(member, key, { userVerified: false })).code).toBe(100);
  });

  it('is taken while codes have to wait', async () => {
    const member = await factors.member();
    const key = await factors.enrolPasskey(member);
    await hall.database.owner.query(
      `INSERT INTO second_factor_guess (holder_id, ip, wrong_answers, last_wrong_at, blocked_until)
       SELECT id, $2, 90, $3, $4 FROM second_factor_holder WHERE member_id = $1`,
      [member.memberId, member.ip, hall.clock.now(), new Date(hall.clock.now().getTime() + minutes(9))],
    );
    expect((await logInWith(member, key)).code).toBe(100);
  });
});

/** The request whose challenge an answer bore, as if it were still open. */
const staleRequest = ({ id, response }: ReturnType<SoftAuthenticator['sign']>) => ({
  challenge: String(JSON.parse(Buffer.from(response.clientDataJSON, 'base64url').toString()).challenge),
  rpId: hosts.hall,
  timeout: 1,
  allowCredentials: [{ id, type: 'public-key' as const, transports: [] }],
  userVerification: 'preferred' as const,
});

describe('keeping passkeys', () => {
  it('renames one of the member, and no other', async () => {
    const [member, neighbour] = [await factors.member(), await factors.member()];
    const { passkeyId } = await factors.enrolPasskey(member);
    const { passkeyId: foreignId } = await factors.enrolPasskey(neighbour, { name: 'Theirs' });
    expect((await member.call(passkeyRename.path, { id: passkeyId, name: 'Work' })).code).toBe(100);
    expect((await member.call(passkeyRename.path, { id: foreignId, name: 'Mine' })).code).toBe(307);
    expect((await member.call(passkeyRename.path, { id: passkeyId, name: '   ' })).status).toBe(400);
    expect((await member.call(secondFactorList.path, {})).data.passkeys).toMatchObject([{ name: 'Work' }]);
    expect((await neighbour.call(secondFactorList.path, {})).data.passkeys).toMatchObject([
      { name: 'Theirs' },
    ]);
  });

  it('removes one of the member with password and passkey, and no other', async () => {
    const [member, neighbour] = [await factors.member(), await factors.member()];
    const key = await factors.enrolPasskey(member);
    const { passkeyId: foreignId } = await factors.enrolPasskey(neighbour);
    const remove = async (id: number) =>
      member.call(secondFactorRemove.path, {
        password,
        proof: passkey(key.sign(await confirmRequest(member))),
        factor: { kind: 'passkey', id },
      });
    expect((await remove(foreignId)).code).toBe(307);
    expect((await remove(key.passkeyId)).code).toBe(100);
    expect((await neighbour.call(secondFactorList.path, {})).data.passkeys).toHaveLength(1);
    expect((await hall.login(member.account, password, { ip: member.ip })).code).toBe(100);
  });
});

describe('logging in with a passkey alone', () => {
  const request = async (options: CallOptions = {}) =>
    passkeyLoginOptions.data.parse((await hall.call(passkeyLoginOptions.path, {}, options)).data).passkey;
  const enter = async (key: SoftAuthenticator, options: CallOptions, tampering: Tampering = {}) =>
    hall.call(passkeyLogin.path, { credential: key.sign(await request(options), tampering) }, options);

  it('opens the session that a login opens, and ends the one before', async () => {
    const member = await factors.member();
    const key = await factors.enrolPasskey(member);
    const asked = await request();
    expect(asked).toMatchObject({ rpId: hosts.hall, allowCredentials: [], userVerification: 'required' });
    const answer = await enter(key, { ip: hall.newIp() });
    expect(answer).toMatchObject({ code: 100, data: { member_id: member.memberId } });
    expect((await hall.call('/member/profile', {}, { token: String(answer.data.token) })).status).toBe(200);
    expect((await member.call('/member/profile', {})).status).toBe(401);
    const { rows } = await hall.database.owner.query(
      `SELECT payload FROM outbox WHERE member_id = $1 AND event = 'login' ORDER BY id DESC LIMIT 1`,
      [member.memberId],
    );
    expect(rows).toEqual([{ payload: { member_login_id: answer.data.member_login_id } }]);
  });

  it.each([
    ['without a finger', { userVerified: false }],
    ['for another origin', { origin: 'https://evil.test' }],
    ['with the handle of somebody else', { userHandle: Buffer.alloc(32, 1).toString('base64url') }],
    ['for a challenge of its own', { challenge: 'AAAA' }],
  ])('refuses a signature %s', async (_what, tampering) => {
    const member = await factors.member();
    const key = await factors.enrolPasskey(member);
    expect((await enter(key, { ip: hall.newIp() }, tampering)).code).toBe(301);
  });

  it.each([
    [102, `UPDATE member SET status = 'disabled' WHERE id = $1`],
    [103, `UPDATE member SET status = 'frozen' WHERE id = $1`],
    [802, 'UPDATE member SET withdraw_verification_demanded = true WHERE id = $1'],
    [307, 'DELETE FROM passkey USING second_factor_holder h WHERE holder_id = h.id AND h.member_id = $1'],
  ])('answers %i as a login would', async (code, change) => {
    const member = await factors.member();
    const key = await factors.enrolPasskey(member);
    await hall.database.owner.query(change, [member.memberId]);
    const answer = await enter(key, { ip: hall.newIp() });
    expect(answer.code).toBe(code);
    expect(answer.data).not.toHaveProperty('token');
  });

  it('does not tell a thief of a passkey’s name how the account stands', async () => {
    const member = await factors.member({ columns: {} });
    const key = await factors.enrolPasskey(member);
    await hall.database.owner.query(`UPDATE member SET status = 'frozen' WHERE id = $1`, [member.memberId]);
    const signed = key.sign(await request());
    const forged = { ...signed, response: { ...signed.response, signature: 'AAAA' } };
    expect((await hall.call(passkeyLogin.path, { credential: forged }, { ip: hall.newIp() })).code).toBe(301);
  });

  it('keeps the address rules, the demo site, and other sites', async () => {
    const member = await factors.member();
    const key = await factors.enrolPasskey(member);
    const ip = hall.newIp();
    await hall.database.owner.query('INSERT INTO address_rule (network, login_code) VALUES ($1, 203)', [ip]);
    expect((await enter(key, { ip })).code).toBe(203);
    expect((await hall.call(passkeyLoginOptions.path, {}, { host: hosts.demo })).code).toBe(403);
    const elsewhere = { host: hosts.other, ip: hall.newIp() };
    const asked = await request(elsewhere);
    const signed = key.sign(asked, { origin: originOf(hosts.other) });
    expect((await hall.call(passkeyLogin.path, { credential: signed }, elsewhere)).code).toBe(307);
  });

  it('takes a challenge once and in time, and a count that went on', async () => {
    const member = await factors.member();
    const key = await factors.enrolPasskey(member);
    const options = { ip: hall.newIp() };
    const credential = key.sign(await request(options), { count: 5 });
    expect((await hall.call(passkeyLogin.path, { credential }, options)).code).toBe(100);
    expect((await hall.call(passkeyLogin.path, { credential }, options)).code).toBe(301);
    expect((await enter(key, options, { count: 5 })).code).toBe(306);
    const late = key.sign(await request(options));
    hall.clock.advance(minutes(5));
    expect((await hall.call(passkeyLogin.path, { credential: late }, options)).code).toBe(301);
  });

  it('is one challenge for one of two logins at once', async () => {
    const member = await factors.member();
    const key = await factors.enrolPasskey(member);
    const options = { ip: hall.newIp() };
    const credential = key.sign(await request(options));
    const answers = await Promise.all(
      [1, 2, 3].map(() => hall.call(passkeyLogin.path, { credential }, options)),
    );
    expect(answers.filter(({ code }) => code === 100)).toHaveLength(1);
  });
});
