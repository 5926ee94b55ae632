import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { defaultPassword, type Entrance, hosts, openEntrance } from '../signup/testEntrance.ts';
import { loginSlowdown } from './loginAttempts.ts';

let hall: Entrance;
beforeAll(async () => {
  hall = await openEntrance();
  await hall.addMember({ account: 'Player01' });
});
afterAll(() => hall.close());

const minutes = (count: number): number => count * 60_000;

describe('logging in', () => {
  it('answers who came in, with a token that opens member calls', async () => {
    const { status, code, data } = await hall.login('Player01', defaultPassword, { ip: hall.newIp() });
    expect({ status, code }).toEqual({ status: 200, code: 100 });
    expect(data).toMatchObject({ member_account: 'Player01', member_currency: 'USD' });
    const layout = await hall.call('/member/profile/common/layout', {}, { token: String(data.token) });
    expect(layout.data.member_common_layout).toMatchObject({
      id: data.member_id,
      member_cash: '1234.50',
      is_playing: false,
      is_agent: 0,
    });
  });

  it('finds the account whatever its case and width', async () => {
    const answer = await hall.login('ＰＬＡＹＥＲ０１', defaultPassword, { ip: hall.newIp() });
    expect(answer.code).toBe(100);
  });

  it('keeps only the hash of a token', async () => {
    const { data } = await hall.login('Player01', defaultPassword, { ip: hall.newIp() });
    const { rows } = await hall.database.owner.query<{ row: string }>(
      'SELECT t::text AS row FROM session_token t',
    );
    expect(rows.some(({ row }) => row.includes(String(data.token)))).toBe(false);
    expect(String(data.token)).toMatch(/^[A-Za-z0-9_-]{43}$/);
  });

  it('ends the sessions before it, and tells the channel the new public id', async () => {
    const memberId = await hall.addMember({ account: 'single01' });
    const first = await hall.login('single01', defaultPassword, { ip: hall.newIp() });
    const second = await hall.login('single01', defaultPassword, { ip: hall.newIp() });
    expect((await hall.call('/member/profile', {}, { token: String(first.data.token) })).status).toBe(401);
    expect((await hall.call('/member/profile', {}, { token: String(second.data.token) })).status).toBe(200);
    const { rows } = await hall.database.owner.query(
      `SELECT event, payload FROM outbox WHERE member_id = $1 OR payload->>'session_id' = $2 ORDER BY id`,
      [memberId, first.data.member_login_id],
    );
    expect(rows).toEqual([
      { event: 'login', payload: { member_login_id: first.data.member_login_id } },
      { event: 'login', payload: { member_login_id: second.data.member_login_id } },
      { event: 'session_ended', payload: { session_id: first.data.member_login_id } },
    ]);
  });

  it('lets sessions stand beside each other where the site allows it', async () => {
    await hall.database.owner.query(
      'INSERT INTO identity_policy (site_id, single_session) VALUES (2, false)',
    );
    await hall.addMember({ account: 'several1', siteId: 2 });
    const options = { host: hosts.other };
    const first = await hall.login('several1', defaultPassword, { ...options, ip: hall.newIp() });
    await hall.login('several1', defaultPassword, { ...options, ip: hall.newIp() });
    const token = String(first.data.token);
    expect((await hall.call('/member/profile', {}, { ...options, token })).status).toBe(200);
  });

  it('leaves one session when two logins come at once', async () => {
    const memberId = await hall.addMember({ account: 'atonce01' });
    await Promise.all([1, 2, 3].map(() => hall.login('atonce01', defaultPassword, { ip: hall.newIp() })));
    const { rows } = await hall.database.owner.query(
      'SELECT id FROM session WHERE member_id = $1 AND ended_at IS NULL',
      [memberId],
    );
    expect(rows).toHaveLength(1);
  });
});

describe('every login code (spec §8)', () => {
  const rules: readonly [ip: string, code: number][] = [
    ['100.64.1.6', 106],
    ['100.64.2.1', 201],
    ['100.64.2.2', 202],
    ['100.64.2.3', 203],
  ];
  beforeAll(async () => {
    await hall.addMember({ account: 'disabled', columns: { status: 'disabled' } });
    await hall.addMember({ account: 'frozen01', columns: { status: 'frozen' } });
    await hall.addMember({ account: 'verify01', columns: { withdraw_verification_demanded: true } });
    for (const [ip, code] of rules) {
      await hall.database.owner.query('INSERT INTO address_rule (network, login_code) VALUES ($1, $2)', [
        ip,
        code,
      ]);
    }
  });

  it.each([
    [101, 'an unknown account', { account: 'nobody99' }],
    [101, 'a wrong password', { password: 'Wrong999' }],
    [101, 'a disabled account with a wrong password', { account: 'disabled', password: 'Wrong999' }],
    [101, 'a frozen account with a wrong password', { account: 'frozen01', password: 'Wrong999' }],
    [102, 'a disabled account with the right password', { account: 'disabled' }],
    [103, 'a frozen account with the right password', { account: 'frozen01' }],
    [802, 'a member who must verify a withdrawal first', { account: 'verify01' }],
    [106, 'a refused address', { ip: '100.64.1.6' }],
    [201, 'a denied address', { ip: '100.64.2.1' }],
    [202, 'a denied country', { ip: '100.64.2.2' }],
    [203, 'a proxy', { ip: '100.64.2.3' }],
  ])('%i for %s', async (code, _why, given) => {
    const {
      account = 'Player01',
      password = defaultPassword,
      ip = hall.newIp(),
    } = given as {
      account?: string;
      password?: string;
      ip?: string;
    };
    const answer = await hall.login(account, password, { ip });
    expect(answer).toMatchObject({ status: 200, code });
    expect(answer.data).not.toHaveProperty('token');
    expect(answer.message).not.toMatch(/^[a-z_.]+$/);
  });

  it('105 for a captcha that was misread, and its message in the language asked for', async () => {
    const options = { ip: hall.newIp(), headers: { lang: 'zh_CN' } };
    const { captcha_token } = await hall.captcha(1, options);
    const body = { account: 'Player01', password: defaultPassword, captcha_token, answer: '!!!!' };
    const answer = await hall.call('/login', body, { ...options, ticket: await hall.ticket(options) });
    expect(answer).toMatchObject({ status: 200, code: 105, message: '验证码错误，请重新输入' });
  });

  it('403 on a demo site', async () => {
    const answer = await hall.login('Player01', defaultPassword, { host: hosts.demo, ip: hall.newIp() });
    expect(answer.code).toBe(403);
  });

  it('takes the narrowest network of the deny list', async () => {
    await hall.database.owner.query(
      `INSERT INTO address_rule (network, login_code) VALUES ('100.65.0.0/16', 202), ('100.65.7.0/24', 203)`,
    );
    expect((await hall.login('Player01', defaultPassword, { ip: '100.65.7.9' })).code).toBe(203);
    expect((await hall.login('Player01', defaultPassword, { ip: '100.65.8.9' })).code).toBe(202);
  });

  it('lets a deny rule of another site alone', async () => {
    await hall.database.owner.query(
      `INSERT INTO address_rule (site_id, network, login_code) VALUES (2, '100.66.0.1', 201)`,
    );
    expect((await hall.login('Player01', defaultPassword, { ip: '100.66.0.1' })).code).toBe(100);
  });
});

describe('what a stranger cannot learn', () => {
  it('answers an unknown account and a wrong password alike, byte for byte', async () => {
    const unknown = await hall.login('nobody77', 'Wrong999', { ip: hall.newIp() });
    const wrong = await hall.login('Player01', 'Wrong999', { ip: hall.newIp() });
    const visible = ({ status, code, message, data, field }: typeof unknown) => ({
      status,
      code,
      message,
      data,
      field,
    });
    expect(visible(unknown)).toEqual(visible(wrong));
  });

  it('asks the hasher once for an unknown account, as for a known one', async () => {
    const asked = async (account: string): Promise<number> => {
      const before = hall.verifications();
      await hall.login(account, 'Wrong999', { ip: hall.newIp() });
      return hall.verifications() - before;
    };
    expect(await asked('nobody88')).toBe(1);
    expect(await asked('Player01')).toBe(1);
  });

  it('keeps accounts of sites apart', async () => {
    const answer = await hall.login('Player01', defaultPassword, { host: hosts.other, ip: hall.newIp() });
    expect(answer.code).toBe(101);
  });
});

describe('slowing guesses down', () => {
  const guess = (account: string, ip: string) => hall.login(account, 'Wrong999', { ip });
  const guessUntilSlowed = async (account: string, ip: string): Promise<void> => {
    for (let count = 0; count < loginSlowdown.freeFailures; count += 1) {
      expect((await guess(account, ip)).code).toBe(101);
      hall.clock.advance(1_000);
    }
  };

  it('makes the pair of account and address wait, and says how long', async () => {
    await hall.addMember({ account: 'guessed1' });
    const ip = hall.newIp();
    await guessUntilSlowed('guessed1', ip);
    const slowed = await hall.login('guessed1', defaultPassword, { ip });
    expect(slowed.status).toBe(429);
    expect(Number(slowed.headers['retry-after'])).toBeGreaterThan(0);
    hall.clock.advance(loginSlowdown.firstWaitMs);
    expect((await hall.login('guessed1', defaultPassword, { ip })).code).toBe(100);
  });

  it('does not lock the member out at another address', async () => {
    await hall.addMember({ account: 'guessed2' });
    await guessUntilSlowed('guessed2', hall.newIp());
    expect((await hall.login('guessed2', defaultPassword, { ip: hall.newIp() })).code).toBe(100);
  });

  it('slows an account that does not exist down in the same way', async () => {
    const ip = hall.newIp();
    await guessUntilSlowed('nobody11', ip);
    expect((await guess('nobody11', ip)).status).toBe(429);
  });

  it('gives each new address one try while many guess at one account, and the member still gets in', async () => {
    await hall.addMember({ account: 'guessed3' });
    const { headers } = await hall.login('guessed3', defaultPassword, { ip: hall.newIp() });
    const cookie = [headers['set-cookie']].flat().map(String).join('; ');
    await hall.database.owner.query(
      `INSERT INTO login_attempt (site_id, account_key, ip, failures, last_failed_at)
       VALUES (1, 'guessed3', '192.0.2.1', $1, $2)`,
      [loginSlowdown.accountPressure, hall.clock.now()],
    );
    const ip = hall.newIp();
    expect((await guess('guessed3', ip)).code).toBe(101);
    expect((await guess('guessed3', ip)).status).toBe(429);
    const known = await hall.login('guessed3', defaultPassword, { ip: hall.newIp(), headers: { cookie } });
    expect(known.code).toBe(100);
  });

  it('makes an address wait that fails at many accounts', async () => {
    const ip = hall.newIp();
    await hall.database.owner.query(
      `INSERT INTO login_attempt (site_id, account_key, ip, failures, last_failed_at)
       SELECT 1, 'stuffed' || n, $1, 1, $3 FROM generate_series(1, $2::integer) AS n`,
      [ip, loginSlowdown.addressFailuresMax, hall.clock.now()],
    );
    expect((await guess('another1', ip)).status).toBe(429);
    hall.clock.advance(minutes(11));
    expect((await guess('another1', ip)).code).toBe(101);
  });
});

describe('the login ticket', () => {
  const tryWith = async (ticket: string | undefined, options: { ip: string; host?: string }) => {
    const body = { account: 'Player01', password: defaultPassword, ...(await hall.captcha(1, options)) };
    return hall.call('/login', body, { ...options, ...(ticket === undefined ? {} : { ticket }) });
  };
  const refusal = { status: 400, field: 'x-login-ticket' };

  it('is required', async () => {
    expect(await tryWith(undefined, { ip: hall.newIp() })).toMatchObject(refusal);
    expect(await tryWith('made-up', { ip: hall.newIp() })).toMatchObject(refusal);
  });

  it('is good once', async () => {
    const ip = hall.newIp();
    const ticket = await hall.ticket({ ip });
    expect((await tryWith(ticket, { ip })).code).toBe(100);
    expect(await tryWith(ticket, { ip })).toMatchObject(refusal);
  });

  it('is good for its address only, and spent when shown from another', async () => {
    const ip = hall.newIp();
    const ticket = await hall.ticket({ ip });
    expect(await tryWith(ticket, { ip: hall.newIp() })).toMatchObject(refusal);
    expect(await tryWith(ticket, { ip })).toMatchObject(refusal);
  });

  it('is good for its site only', async () => {
    const ip = hall.newIp();
    const ticket = await hall.ticket({ ip, host: hosts.other });
    expect(await tryWith(ticket, { ip })).toMatchObject(refusal);
  });

  it('is good for five minutes', async () => {
    const ip = hall.newIp();
    const early = await hall.ticket({ ip });
    hall.clock.advance(minutes(5) - 1);
    expect((await tryWith(early, { ip })).code).toBe(100);
    const late = await hall.ticket({ ip });
    hall.clock.advance(minutes(5));
    expect(await tryWith(late, { ip })).toMatchObject(refusal);
  });

  it('is given by GET as well, and never kept by a cache', async () => {
    const answer = await hall.app.inject({ url: '/get_login_header', headers: { host: hosts.hall } });
    expect(answer.json()).toMatchObject({ code: 100, data: { name: 'x-login-ticket' } });
    expect(answer.headers['cache-control']).toBe('no-store');
  });
});
