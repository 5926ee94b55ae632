import { registerFieldNames, registerSettings } from '@pavilion/contract/signup';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type CallOptions, defaultPassword, type Entrance, hosts, openEntrance } from './testEntrance.ts';

let hall: Entrance;
let agentId: number;
let accounts = 0;

const newAccount = (): string => {
  accounts += 1;
  return `joiner${accounts}`;
};

/** USD shows every field and demands what it demands; VND also proves the phone by a code; RMB shows the least. */
const seedSettings = async (): Promise<void> => {
  const { owner } = hall.database;
  const fields = registerFieldNames.filter((name) => name !== 'phone_verify');
  const core = ['member_account', 'password', 'check_password', 'captcha'];
  await owner.query(
    `INSERT INTO register_setting (site_id, currency, name, is_display, is_required, is_unique, sort)
     SELECT 1, 'USD', name, true, name = ANY($2), name <> ALL($2), position
       FROM unnest($1::text[]) WITH ORDINALITY AS given (name, position)`,
    [fields, core],
  );
  await owner.query(
    `INSERT INTO register_setting (site_id, currency, name, is_display, is_verification)
     SELECT site_id, currency, name, true, name = 'member_phone'
       FROM unnest('{1,3}'::integer[]) AS site_id, unnest('{RMB,VND}'::text[]) AS currency,
            unnest('{member_account,password,captcha,member_phone}'::text[]) AS name
      WHERE currency = 'VND' OR name <> 'member_phone'`,
  );
  await owner.query(
    `INSERT INTO identity_policy (site_id, signup_interval_seconds, signups_per_ip_daily_max)
     VALUES (1, 30, 3)`,
  );
  await owner.query(
    `INSERT INTO service_agreement (site_id, version, locale, title, content)
     SELECT 1, version, locale, locale || ' ' || version, '<p onclick="x()">Fair play.</p><script>alert(1)</script>'
       FROM unnest('{2026-01-01,2026-02-01,2026-12-01}'::date[]) AS version, unnest('{zh_CN,en_US}'::text[]) AS locale`,
  );
};

const seedPeople = async (): Promise<void> => {
  const { owner } = hall.database;
  agentId = await hall.addMember({
    account: 'agent001',
    columns: { is_agent: true, agent_active: true, agent_level: 1 },
  });
  await hall.addMember({ account: 'agentoff', columns: { is_agent: true, agent_active: false } });
  await hall.addMember({
    account: 'agentrmb',
    currency: 'RMB',
    columns: { is_agent: true, agent_active: true },
  });
  const recommender = await hall.addMember({ account: 'friend01', columns: { agent_id: agentId } });
  const silenced = await hall.addMember({ account: 'friend02', columns: { recommend_enabled: false } });
  const frozen = await hall.addMember({ account: 'friend03', columns: { status: 'frozen' } });
  await owner.query(
    `INSERT INTO recommend_code (site_id, code, member_id, status)
     VALUES (1, 'FRIEND', $1, 'active'), (1, 'OLDCODE', $1, 'disabled'), (1, 'SILENT', $2, 'active'), (1, 'FROZEN', $3, 'active')`,
    [recommender, silenced, frozen],
  );
  await owner.query(
    `INSERT INTO agent_domain (host, site_id, agent_id, currency) VALUES ('agent.test', 1, $1, 'USD'), ('stale.test', 1, $1, 'RMB')`,
    [agentId],
  );
  await owner.query(
    `INSERT INTO signup_denied_value (site_id, field, value_key)
     VALUES (1, 'member_name', 'jo barred'), (1, 'member_email', 'barred@mail.example'), (1, 'member_phone', '5550000000')`,
  );
  await owner.query(`INSERT INTO address_rule (network, refuses_signup) VALUES ('100.64.9.0/24', true)`);
  await owner.query(
    `INSERT INTO address_rule (network, login_code, refuses_signup) VALUES ('100.64.8.0/24', 201, false)`,
  );
};

beforeAll(async () => {
  hall = await openEntrance();
  await seedSettings();
  await seedPeople();
});
afterAll(() => hall.close());
beforeEach(() => {
  hall.sms.outcome = 'sent';
});

/** Sends the form as the page does, with a captcha that was read rightly. */
const join = async (over: object = {}, options: CallOptions = {}) => {
  const given = { ip: hall.newIp(), ...options };
  const captcha = await hall.captcha(2, given);
  const body = {
    member_account: newAccount(),
    password: defaultPassword,
    member_currency: 'USD',
    agreement: true,
    ...captcha,
    ...over,
  };
  return hall.call('/register', body, given);
};
const verify = (fields: object, currency = 'USD') =>
  hall.call('/register/verification', { ...fields, member_currency: currency, verification: 1 });
const sendSms = (member_phone: string, options: CallOptions = {}, currency = 'VND') =>
  hall.call(
    '/register/sms',
    { member_phone, currency, type: 'register_member' },
    { ip: hall.newIp(), ...options },
  );
const lastCode = (): string => /\d{6}/.exec(hall.sms.sent.at(-1)?.text ?? '')?.[0] ?? '';
const memberRow = async (account: string): Promise<Record<string, unknown>> => {
  const { rows } = await hall.database.owner.query<Record<string, unknown>>(
    'SELECT * FROM member WHERE site_id = 1 AND account = $1',
    [account],
  );
  return rows[0] ?? {};
};

describe('joining', () => {
  it('makes the member, keeps what was typed, and logs in', async () => {
    const account = newAccount();
    const ip = hall.newIp();
    const { code, data } = await join(
      {
        member_account: account,
        member_name: ' Ada Marsh ',
        member_email: 'Ada@Mail.example',
        member_birthday: '1990-4-7',
        member_phone: '5551234567',
        withdraw_password: '0427',
        member_telegram: '@ada_m',
      },
      { ip },
    );
    expect({ code, data }).toMatchObject({
      code: 100,
      data: { member_account: account, member_currency: 'USD' },
    });
    expect(await memberRow(account)).toMatchObject({
      name: 'Ada Marsh',
      email: 'Ada@Mail.example',
      birthday: '1990-04-07',
      phone: '5551234567',
      phone_verified_at: null,
      telegram: '@ada_m',
      registered_ip: ip,
      locale: 'en_US',
      status: 'active',
      member_type: 1,
    });
    const profile = await hall.call('/member/profile', {}, { token: String(data.token) });
    expect(profile.data.member_profile).toMatchObject({ is_withdraw_password: 1 });
    expect((await hall.login(account, defaultPassword, { ip: hall.newIp() })).code).toBe(100);
  });

  it('stores neither password in the clear', async () => {
    const account = newAccount();
    await join({ member_account: account, withdraw_password: '0427' });
    const row = await memberRow(account);
    expect(row.password_hash).toMatch(/^\$argon2id\$/);
    expect(row.withdraw_password_hash).toMatch(/^\$argon2id\$/);
    expect(JSON.stringify(row)).not.toContain(defaultPassword);
  });

  it('records which agreement was accepted, when and from where', async () => {
    const ip = hall.newIp();
    const { data } = await join({}, { ip });
    const { rows } = await hall.database.owner.query(
      'SELECT version, locale, accepted_at, ip FROM agreement_acceptance WHERE member_id = $1',
      [data.member_id],
    );
    expect(rows).toEqual([{ version: '2026-02-01', locale: 'en_US', accepted_at: hall.clock.now(), ip }]);
  });

  it('does not take what the form does not show', async () => {
    const account = newAccount();
    const { code } = await join({
      member_account: account,
      member_currency: 'RMB',
      member_email: 'not an address',
      member_name: 'Ada',
    });
    expect(code).toBe(100);
    expect(await memberRow(account)).toMatchObject({ email: null, name: null });
  });

  it('of the same account at once makes one member and answers the others with 102', async () => {
    const account = newAccount();
    const answers = await Promise.all([1, 2, 3].map(() => join({ member_account: account })));
    expect(answers.map(({ code }) => code).toSorted()).toEqual([100, 102, 102]);
  });

  it('with the same unique phone at once makes one member and answers the others with 104', async () => {
    const answers = await Promise.all([1, 2, 3].map(() => join({ member_phone: '5557654321' })));
    expect(answers.map(({ code }) => code).toSorted()).toEqual([100, 104, 104]);
  });

  it('leaves nothing behind when it is refused', async () => {
    const account = newAccount();
    expect((await join({ member_phone: '5557777777' })).code).toBe(100);
    expect((await join({ member_account: account, member_phone: '5557777777' })).code).toBe(104);
    expect(await memberRow(account)).toEqual({});
    expect((await join({ member_account: account })).code).toBe(100);
  });

  it('keeps accounts and phones of sites apart', async () => {
    await hall.addMember({ account: 'elsewhere', siteId: 2 });
    expect((await join({ member_account: 'elsewhere' })).code).toBe(100);
  });
});

interface CodeRow {
  readonly code: number;
  readonly why: string;
  readonly body?: object;
  readonly options?: CallOptions;
  readonly message?: string;
}

describe('every code of /register (spec §8)', () => {
  beforeAll(async () => {
    const { code } = await join({
      member_account: 'taken001',
      member_name: 'Taken Name',
      member_phone: '5551112222',
      member_email: 'taken@mail.example',
      identity_id: 'TAKEN-1',
      member_qq: 'taken_qq',
      member_skype: 'taken_sk',
      member_wechat: 'taken_wx',
      member_zalo: 'taken_za',
      member_fb: 'taken_fb',
      member_telegram: 'taken_tg',
      member_whats_app: 'taken_wa',
    });
    expect(code).toBe(100);
  });

  const rows: readonly CodeRow[] = [
    { code: 101, why: 'an account of five characters', body: { member_account: 'five5' } },
    { code: 101, why: 'a look-alike account', body: { member_account: 'рlayer01' } },
    { code: 102, why: 'a taken account', body: { member_account: 'taken001' } },
    { code: 102, why: 'a taken account in other case', body: { member_account: 'TAKEN001' } },
    { code: 103, why: 'a taken name', body: { member_name: 'taken NAME' } },
    { code: 104, why: 'a taken phone', body: { member_phone: '5551112222' } },
    { code: 105, why: 'a taken mail address', body: { member_email: 'TAKEN@mail.example' } },
    { code: 106, why: 'an agent id that nobody has', body: { member_agent: '999999999' } },
    { code: 106, why: 'a member who is no agent', body: { member_agent: 'friend01' } },
    { code: 109, why: 'the code of a member who may not recommend', body: { recommend_code: 'SILENT' } },
    { code: 110, why: 'a disabled code', body: { recommend_code: 'OLDCODE' } },
    { code: 112, why: 'a code that nobody has', body: { recommend_code: 'NOCODE' } },
    { code: 114, why: 'a taken identity id', body: { identity_id: 'taken-1' } },
    { code: 206, why: 'an invalid mail address', body: { member_email: 'ada@mail' } },
    { code: 209, why: 'an invalid phone', body: { member_phone: '555-1234' } },
    { code: 214, why: 'a name on the black list', body: { member_name: 'Jo Barred' } },
    { code: 215, why: 'a phone on the black list', body: { member_phone: '5550000000' } },
    { code: 216, why: 'a mail address on the black list', body: { member_email: 'Barred@mail.example' } },
    { code: 218, why: 'a refused address', options: { ip: '100.64.9.9' } },
    { code: 219, why: 'a typed introducer that nobody is', body: { introducer: 'NOBODY' } },
    { code: 224, why: 'a misread captcha', body: { answer: '!!!!' } },
    { code: 224, why: 'no captcha', body: { answer: undefined, captcha_token: undefined } },
    { code: 227, why: 'an invalid name', body: { member_name: '<b>Ada</b>' } },
    { code: 228, why: 'an introducer who is frozen', body: { recommend_code: 'FROZEN' } },
    { code: 228, why: 'an introducer of strange characters', body: { introducer: '<LANTERN>' } },
    { code: 301, why: 'an invalid qq', body: { member_qq: 'a' } },
    { code: 301, why: 'a taken qq', body: { member_qq: 'taken_qq' } },
    { code: 302, why: 'an invalid skype', body: { member_skype: 'a' } },
    { code: 302, why: 'a taken skype', body: { member_skype: 'taken_sk' } },
    { code: 304, why: 'an invalid wechat', body: { member_wechat: 'a' } },
    { code: 304, why: 'a taken wechat', body: { member_wechat: 'taken_wx' } },
    { code: 305, why: 'an invalid zalo', body: { member_zalo: 'a' } },
    { code: 305, why: 'a taken zalo', body: { member_zalo: 'taken_za' } },
    { code: 306, why: 'an invalid fb', body: { member_fb: 'a' } },
    { code: 306, why: 'a taken fb', body: { member_fb: 'taken_fb' } },
    { code: 307, why: 'an invalid telegram', body: { member_telegram: 'a' } },
    { code: 307, why: 'a taken telegram', body: { member_telegram: 'taken_tg' } },
    { code: 308, why: 'an invalid whatsapp', body: { member_whats_app: 'a' } },
    { code: 308, why: 'a taken whatsapp', body: { member_whats_app: 'taken_wa' } },
    { code: 403, why: 'a demo site', options: { host: hosts.demo } },
  ];

  it.each(rows)('$code for $why', async ({ code, body, options }) => {
    const answer = await join(body, options);
    expect(answer).toMatchObject({ status: 200, code });
    expect(answer.data).not.toHaveProperty('token');
    // A key of the catalogue instead of a sentence would mean that the text is missing.
    expect(answer.message).toMatch(/^[A-Z].+\.$/);
  });

  it.each([
    ['a password without a digit', 'password', { password: 'sesamese' }],
    ['a common password', 'password', { password: 'password1' }],
    ['a withdraw password of three digits', 'withdraw_password', { withdraw_password: '123' }],
    ['half a birthday', 'member_birthday', { member_birthday: '1990--' }],
    ['a birthday under eighteen', 'member_birthday', { member_birthday: '2008-03-02' }],
    ['a currency that the site has not enabled', 'member_currency', { member_currency: 'INR' }],
    ['an agreement that was not accepted', 'agreement', { agreement: false }],
    ['a field that does not exist', 'member_role', { member_role: 'agent' }],
  ])('HTTP 400 with the field for %s', async (_why, field, body) => {
    const answer = await join(body);
    expect(answer).toMatchObject({ status: 400, field });
  });

  it('107 while recommendations are closed, but agent links go on', async () => {
    await hall.database.owner.query('UPDATE identity_policy SET recommend_open = false WHERE site_id = 1');
    try {
      expect((await join({ recommend_code: 'FRIEND' })).code).toBe(107);
      expect((await join({ member_agent: String(agentId) })).code).toBe(100);
    } finally {
      await hall.database.owner.query('UPDATE identity_policy SET recommend_open = true WHERE site_id = 1');
    }
  });

  it('108 for an agent out of service, 228 for one of another currency', async () => {
    const { id: off } = await memberRow('agentoff');
    const { id: rmb } = await memberRow('agentrmb');
    expect((await join({ member_agent: String(off) })).code).toBe(108);
    expect((await join({ member_agent: String(rmb) })).code).toBe(228);
  });

  it('996 within seconds of the last sign-up from the address, 997 after too many in a day', async () => {
    const ip = hall.newIp();
    expect((await join({}, { ip })).code).toBe(100);
    hall.clock.advance(29_000);
    expect((await join({}, { ip })).code).toBe(996);
    hall.clock.advance(1_000);
    expect((await join({}, { ip })).code).toBe(100);
    hall.clock.advance(30_000);
    expect((await join({}, { ip })).code).toBe(100);
    hall.clock.advance(30_000);
    expect((await join({}, { ip })).code).toBe(997);
    hall.clock.advance(24 * 60 * 60_000);
    expect((await join({}, { ip })).code).toBe(100);
  });

  it('uses the captcha up even when another field is wrong', async () => {
    const ip = hall.newIp();
    const captcha = await hall.captcha(2, { ip });
    expect((await join({ ...captcha, member_email: 'ada@mail' }, { ip })).code).toBe(206);
    expect((await join(captcha, { ip })).code).toBe(224);
  });

  it('does not take a login captcha', async () => {
    const ip = hall.newIp();
    expect((await join(await hall.captcha(1, { ip }), { ip })).code).toBe(224);
  });

  it('lets an address in that may only not log in', async () => {
    expect((await join({}, { ip: '100.64.8.8' })).code).toBe(100);
  });
});

describe('who introduced the member', () => {
  it.each([
    ['an agent link', () => ({ member_agent: String(agentId) }), 'member_agent', 'agent001'],
    [
      'a recommendation code in lower case',
      () => ({ recommend_code: 'friend' }),
      'recommend_code',
      'friend01',
    ],
    ['a code typed by hand', () => ({ introducer: 'FRIEND' }), 'introducer', 'friend01'],
    ['an agent id typed by hand', () => ({ introducer: String(agentId) }), 'introducer', 'agent001'],
  ])('is kept for %s, with the agent above', async (_why, body, kind, introducer) => {
    const account = newAccount();
    expect((await join({ member_account: account, ...body() })).code).toBe(100);
    const { id } = await memberRow(introducer);
    expect(await memberRow(account)).toMatchObject({
      introducer_kind: kind,
      introducer_id: id,
      agent_id: agentId,
    });
  });

  it.each([
    ['a good code', { recommend_code: 'FRIEND' }, { is_valid: 1, currency: 'USD' }],
    ['a disabled code', { recommend_code: 'OLDCODE' }, { is_valid: 0, currency: null }],
    ['an unknown agent', { agent_id: '7' }, { is_valid: 0, currency: null }],
    ['nothing', {}, { is_valid: 0, currency: null }],
  ])('is checked beforehand: %s', async (_why, body, data) => {
    expect(await hall.call('/register/valid_message', body)).toMatchObject({ code: 100, data });
  });

  it('is told by the host name of an agent', async () => {
    const ask = (host: string) => hall.call('/arks/web/check-agent-domain', { host });
    expect((await ask('Agent.Test:3000')).data).toEqual({ is_valid: 1, currency: 'USD', agent_id: agentId });
    const nobody = { is_valid: 0, currency: null, agent_id: null };
    expect((await ask('stale.test')).data).toEqual(nobody);
    expect((await ask('hall.test')).data).toEqual(nobody);
  });
});

describe('/register/verification', () => {
  it.each([
    [100, 'a free account', { member_account: 'freshone' }],
    [101, 'an invalid account', { member_account: 'x' }],
    [101, 'a blank account', { member_account: '' }],
    [102, 'a taken account', { member_account: 'Agent001' }],
    [103, 'a taken name', { member_name: 'Taken Name' }],
    [104, 'a taken phone', { member_phone: '5551112222' }],
    [105, 'a taken mail address', { member_email: 'taken@mail.example' }],
    [206, 'an invalid mail address', { member_email: 'x' }],
    [209, 'an invalid phone', { member_phone: 'x' }],
    [214, 'a name on the black list', { member_name: 'Jo Barred' }],
    [215, 'a phone on the black list', { member_phone: '5550000000' }],
    [216, 'a mail address on the black list', { member_email: 'barred@mail.example' }],
    [223, 'a taken identity id', { identity_id: 'TAKEN-1' }],
    [227, 'an invalid name', { member_name: '1' }],
    [301, 'a taken qq', { member_qq: 'taken_qq' }],
    [302, 'a taken skype', { member_skype: 'taken_sk' }],
    [304, 'a taken wechat', { member_wechat: 'taken_wx' }],
    [305, 'a taken zalo', { member_zalo: 'taken_za' }],
    [306, 'a taken fb', { member_fb: 'taken_fb' }],
    [307, 'a taken telegram', { member_telegram: 'taken_tg' }],
    [308, 'a taken whatsapp', { member_whats_app: 'taken_wa' }],
  ])('%i for %s', async (code, _why, fields) => {
    expect(await verify(fields)).toMatchObject({ status: 200, code });
  });

  it('names the field of a broken rule that has no code', async () => {
    expect(await verify({ password: 'sesamese' })).toMatchObject({ status: 400, field: 'password' });
  });

  it('checks only what was sent, and finds nothing wrong with a name that the form does not show', async () => {
    expect((await verify({ member_name: 'Taken Name' }, 'RMB')).code).toBe(100);
  });
});

describe('/register/sms and the phone code', () => {
  it.each([
    [201, 'no phone', ''],
    [99, 'a phone that is too short for VND', '091234567'],
  ])('%i for %s', async (code, _why, phone) => {
    const sent = hall.sms.sent.length;
    expect((await sendSms(phone)).code).toBe(code);
    expect(hall.sms.sent).toHaveLength(sent);
  });

  it('102 within five minutes of the last code, then again', async () => {
    expect((await sendSms('0911111111')).code).toBe(100);
    hall.clock.advance(299_999);
    expect((await sendSms('0911111111')).code).toBe(102);
    hall.clock.advance(1);
    expect((await sendSms('0911111111')).code).toBe(100);
  });

  it('sends one message when asked twice at once', async () => {
    const codes = (await Promise.all([sendSms('0911111112'), sendSms('0911111112')])).map(({ code }) => code);
    expect(codes.toSorted()).toEqual([100, 102]);
    expect(hall.sms.sent.filter(({ phone }) => phone === '0911111112')).toHaveLength(1);
  });

  it('103 when the gateway has no balance, and the phone may be tried again at once', async () => {
    hall.sms.outcome = 'no_balance';
    expect((await sendSms('0911111113')).code).toBe(103);
    hall.sms.outcome = 'sent';
    expect((await sendSms('0911111113')).code).toBe(100);
  });

  it('104 when the gateway refuses, for a phone on the black list, and for an address that asks for many', async () => {
    hall.sms.outcome = 'refused';
    expect((await sendSms('0911111114')).code).toBe(104);
    hall.sms.outcome = 'sent';
    expect((await sendSms('5550000000')).code).toBe(104);
    await hall.database.owner.query(
      `INSERT INTO sms_code (site_id, purpose, phone_key, code_hash, sent_at, expires_at, ip)
       SELECT 1, 'register_member', 'many' || n, sha256('x'), $1, $1, '100.70.0.1' FROM generate_series(1, 10) AS n`,
      [hall.clock.now()],
    );
    expect((await sendSms('0911111115', { ip: '100.70.0.1' })).code).toBe(104);
  });

  const joinByPhone = (member_phone: string, phone_verify: string | undefined, over: object = {}) =>
    join({
      member_currency: 'VND',
      member_phone,
      ...(phone_verify === undefined ? {} : { phone_verify }),
      ...over,
    });

  it('is asked for, must be right, and marks the phone as proved', async () => {
    const account = newAccount();
    await sendSms('0922222221');
    const code = lastCode();
    expect(code).toMatch(/^\d{6}$/);
    const wrong = String((Number(code) + 1) % 1_000_000).padStart(6, '0');
    expect(await joinByPhone('0922222221', undefined)).toMatchObject({ code: 113 });
    expect(await joinByPhone('0922222221', wrong)).toMatchObject({
      code: 113,
      data: { field: 'phone_verify' },
    });
    expect((await joinByPhone('0922222221', code, { member_account: account })).code).toBe(100);
    expect((await memberRow(account)).phone_verified_at).toEqual(hall.clock.now());
  });

  it('is good once, for its phone, for five minutes: 222 otherwise', async () => {
    await sendSms('0922222222');
    const code = lastCode();
    expect((await joinByPhone('0922222223', code)).code).toBe(222);
    expect((await joinByPhone('0922222222', code)).code).toBe(100);
    expect((await joinByPhone('0922222222', code)).code).toBe(222);
    await sendSms('0922222224');
    hall.clock.advance(300_000);
    expect((await joinByPhone('0922222224', lastCode())).code).toBe(222);
  });

  it('is dead after five wrong answers, also for who then has it right', async () => {
    await sendSms('0922222225');
    const code = lastCode();
    const wrong = code === '000000' ? '000001' : '000000';
    const guesses = await Promise.all([1, 2, 3, 4, 5, 6, 7].map(() => joinByPhone('0922222225', wrong)));
    expect(guesses.map((answer) => answer.code).toSorted()).toEqual([113, 113, 113, 113, 113, 222, 222]);
    expect((await joinByPhone('0922222225', code)).code).toBe(222);
  });

  it('is not needed without a phone', async () => {
    expect((await join({ member_currency: 'VND' })).code).toBe(100);
  });
});

describe('what the form is made from', () => {
  it('lists the settings of enabled currencies, in order, with what the rules need', async () => {
    const { data } = await hall.call('/arks/web/register-settings', {});
    const { list } = registerSettings.data.parse(data);
    expect(new Set(list.map(({ currency }) => currency))).toEqual(new Set(['RMB', 'USD', 'VND']));
    expect(list.filter(({ currency }) => currency === 'USD').map(({ name }) => name)).toEqual(
      registerFieldNames.filter((name) => name !== 'phone_verify'),
    );
    expect(data.policy).toEqual({
      password_policy: 'default',
      minimum_age_years: 18,
      phone_digits: null,
      recommend_open: 1,
    });
  });

  it('shows the agreement that holds today, without anything that could run', async () => {
    const { data } = await hall.call('/arks/web/register-settings/service-agreement', {});
    expect(data.list).toEqual([
      {
        id: expect.any(Number),
        title: 'en_US 2026-02-01',
        version: '2026-02-01',
        content: '<p>Fair play.</p>',
      },
    ]);
  });

  it('falls back to English for a language without an agreement, and to nothing on a site without one', async () => {
    const ask = (body: object, options: CallOptions = {}) =>
      hall.call('/arks/web/register-settings/service-agreement', body, options);
    const { data } = await ask({ language: 'ko_KR' });
    expect(data.list).toMatchObject([{ title: 'en_US 2026-02-01' }]);
    expect((await ask({}, { host: hosts.other })).data.list).toEqual([]);
  });

  it('takes the strong password policy of a site', async () => {
    await hall.database.owner.query(
      `UPDATE identity_policy SET password_policy = 'strong' WHERE site_id = 1`,
    );
    try {
      expect((await join({ password: 'a quiet lantern' })).code).toBe(100);
      expect(await join({ password: 'Sesame8' })).toMatchObject({ status: 400, field: 'password' });
    } finally {
      await hall.database.owner.query(
        `UPDATE identity_policy SET password_policy = 'default' WHERE site_id = 1`,
      );
    }
  });
});
