import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { adult, openSignupHall, type SignupHall } from './signup.fixture.ts';
import { type CallOptions, hosts } from './testEntrance.ts';

/**
 * Every code of spec §8 Sign-up codes and SMS send, one row each at least, over a socket and a real database. The guide
 * `docs/guides/codes-signup.md` lists the same codes.
 */

/** spec §8. 101 is ours: an account that breaks its rule has no code there. */
const signupCodes = [
  102, 103, 104, 105, 106, 107, 108, 109, 110, 112, 113, 114, 206, 209, 214, 215, 216, 218, 219, 222, 223,
  224, 227, 228, 301, 302, 304, 305, 306, 307, 308, 996, 997,
];
const smsCodes = [99, 102, 103, 104, 201];

interface Row {
  readonly code: number;
  /** Field that `data.field` names; null for what is told as a toast. */
  readonly field: string | null;
  readonly why: string;
  readonly body?: object | (() => object);
  readonly options?: CallOptions;
}

let hall: SignupHall;
beforeAll(async () => {
  hall = await openSignupHall({ wire: true });
  const { code } = await hall.join({
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
afterAll(() => hall.close());

const bodyOf = ({ body = {} }: Row): object => (typeof body === 'function' ? body() : body);

const registerRows: readonly Row[] = [
  {
    code: 101,
    field: 'member_account',
    why: 'an account of five characters',
    body: { member_account: 'five5' },
  },
  { code: 101, field: 'member_account', why: 'a look-alike account', body: { member_account: 'рlayer01' } },
  {
    code: 101,
    field: 'member_account',
    why: 'a zero-width space in the account',
    body: { member_account: 'play\u200ber1' },
  },
  {
    code: 101,
    field: 'member_account',
    why: 'a letter that is a K only in lower case',
    body: { member_account: 'player\u212a' },
  },
  { code: 102, field: 'member_account', why: 'a taken account', body: { member_account: 'taken001' } },
  {
    code: 102,
    field: 'member_account',
    why: 'a taken account in other case',
    body: { member_account: 'TAKEN001' },
  },
  { code: 103, field: 'member_name', why: 'a taken name', body: { member_name: 'taken NAME' } },
  { code: 104, field: 'member_phone', why: 'a taken phone', body: { member_phone: '5551112222' } },
  {
    code: 105,
    field: 'member_email',
    why: 'a taken mail address',
    body: { member_email: 'TAKEN@mail.example' },
  },
  { code: 106, field: 'introducer', why: 'an agent id that nobody has', body: { member_agent: '999999999' } },
  { code: 106, field: 'introducer', why: 'an agent id beyond all ids', body: { member_agent: '9999999999' } },
  { code: 106, field: 'introducer', why: 'a member who is no agent', body: { member_agent: 'friend01' } },
  {
    code: 106,
    field: 'introducer',
    why: 'an agent of another site',
    body: () => ({ member_agent: String(hall.people.strangerAgentId) }),
  },
  {
    code: 108,
    field: 'introducer',
    why: 'an agent out of service',
    body: () => ({ member_agent: String(hall.people.idleAgentId) }),
  },
  {
    code: 108,
    field: 'introducer',
    why: 'an agent out of service, typed by hand',
    body: () => ({ introducer: String(hall.people.idleAgentId) }),
  },
  {
    code: 109,
    field: 'introducer',
    why: 'the code of a member who may not recommend',
    body: { recommend_code: 'SILENT' },
  },
  { code: 110, field: 'introducer', why: 'a disabled code', body: { recommend_code: 'OLDCODE' } },
  { code: 112, field: 'introducer', why: 'a code that nobody has', body: { recommend_code: 'NOCODE' } },
  { code: 112, field: 'introducer', why: 'a code of another site', body: { recommend_code: 'FOREIGN' } },
  {
    code: 113,
    field: 'phone_verify',
    why: 'a phone without its code',
    body: { member_currency: 'VND', member_phone: '0912345678' },
  },
  {
    code: 113,
    field: 'phone_verify',
    why: 'a phone code of five digits',
    body: { member_currency: 'VND', member_phone: '0912345678', phone_verify: '12345' },
  },
  { code: 114, field: 'identity_id', why: 'a taken identity id', body: { identity_id: 'taken-1' } },
  { code: 206, field: 'member_email', why: 'an invalid mail address', body: { member_email: 'ada@mail' } },
  { code: 209, field: 'member_phone', why: 'an invalid phone', body: { member_phone: '555-1234' } },
  {
    code: 209,
    field: 'member_phone',
    why: 'nine digits for VND',
    body: { member_currency: 'VND', member_phone: '091234567' },
  },
  { code: 214, field: 'member_name', why: 'a name on the black list', body: { member_name: 'Jo  Barred' } },
  {
    code: 215,
    field: 'member_phone',
    why: 'a phone on the black list',
    body: { member_phone: '5550000000' },
  },
  {
    code: 216,
    field: 'member_email',
    why: 'a mail address on the black list',
    body: { member_email: 'Barred@mail.example' },
  },
  {
    code: 216,
    field: 'member_email',
    why: 'a mail domain on the black list',
    body: { member_email: 'anybody@throwaway.example' },
  },
  { code: 218, field: null, why: 'a refused address', options: { ip: '100.64.9.9' } },
  {
    code: 219,
    field: 'introducer',
    why: 'a typed introducer that nobody is',
    body: { introducer: 'NOBODY' },
  },
  { code: 219, field: 'introducer', why: 'typed digits that nobody has', body: { introducer: '77777777' } },
  {
    code: 222,
    field: 'phone_verify',
    why: 'a phone that no code was sent to',
    body: { member_currency: 'VND', member_phone: '0912345678', phone_verify: '123456' },
  },
  { code: 224, field: 'captcha', why: 'a misread captcha', body: { answer: '!!!!' } },
  {
    code: 224,
    field: 'captcha',
    why: 'no captcha',
    body: { answer: undefined, captcha_token: undefined },
  },
  { code: 227, field: 'member_name', why: 'markup as a name', body: { member_name: '<b>Ada</b>' } },
  { code: 227, field: 'member_name', why: 'a name of 200 letters', body: { member_name: 'n'.repeat(200) } },
  { code: 228, field: 'introducer', why: 'an introducer who is frozen', body: { recommend_code: 'FROZEN' } },
  {
    code: 228,
    field: 'introducer',
    why: 'an agent of another currency',
    body: () => ({ member_agent: String(hall.people.rmbAgentId) }),
  },
  {
    code: 228,
    field: 'introducer',
    why: 'another currency than that of the agent domain',
    body: { member_currency: 'RMB' },
    options: { host: 'agent.test' },
  },
  {
    code: 228,
    field: 'introducer',
    why: 'an introducer of strange characters',
    body: { introducer: '<LANTERN>' },
  },
  ...(
    [
      [301, 'member_qq', 'taken_qq'],
      [302, 'member_skype', 'taken_sk'],
      [304, 'member_wechat', 'taken_wx'],
      [305, 'member_zalo', 'taken_za'],
      [306, 'member_fb', 'taken_fb'],
      [307, 'member_telegram', 'taken_tg'],
      [308, 'member_whats_app', 'taken_wa'],
    ] as const
  ).flatMap(([code, field, taken]) => [
    { code, field, why: `an invalid ${field}`, body: { [field]: 'a' } },
    { code, field, why: `a taken ${field}`, body: { [field]: taken } },
  ]),
  { code: 403, field: null, why: 'a demo site', options: { host: hosts.demo } },
];

describe('every code of /register', () => {
  it.each(registerRows)('$code for $why', async (row) => {
    const members = await hall.rows('SELECT count(*)::integer AS members FROM member');
    const answer = await hall.join(bodyOf(row), row.options);
    expect(answer).toMatchObject({ status: 200, code: row.code });
    expect(answer.data.field ?? null).toBe(row.field);
    expect(answer.data).not.toHaveProperty('token');
    // A key of the catalogue instead of a sentence would mean that the text is missing.
    expect(answer.message).toMatch(/^[A-Z].+\.$/);
    expect(await hall.rows('SELECT count(*)::integer AS members FROM member')).toEqual(members);
  });

  it('107 while recommendations are closed, also for a typed code; agents go on', async () => {
    const { agentId } = hall.people;
    await hall.rows('UPDATE identity_policy SET recommend_open = false WHERE site_id = 1');
    try {
      for (const body of [{ recommend_code: 'FRIEND' }, { introducer: 'FRIEND' }])
        expect(await hall.join(body)).toMatchObject({ code: 107, data: { field: 'introducer' } });
      for (const body of [{ member_agent: String(agentId) }, { introducer: String(agentId) }, {}])
        expect((await hall.join(body)).code).toBe(100);
      const { data } = await hall.call('/arks/web/register-settings', {});
      expect(data.policy).toMatchObject({ recommend_open: 0 });
      expect(data.list).not.toContainEqual(expect.objectContaining({ name: 'introducer' }));
    } finally {
      await hall.rows('UPDATE identity_policy SET recommend_open = true WHERE site_id = 1');
    }
  });

  it('996 within seconds of the last sign-up from the address, 997 after too many in a day', async () => {
    const ip = hall.newIp();
    expect((await hall.join({}, { ip })).code).toBe(100);
    hall.clock.advance(29_000);
    expect((await hall.join({}, { ip })).code).toBe(996);
    hall.clock.advance(1_000);
    expect((await hall.join({}, { ip })).code).toBe(100);
    hall.clock.advance(30_000);
    expect((await hall.join({}, { ip })).code).toBe(100);
    hall.clock.advance(30_000);
    expect((await hall.join({}, { ip })).code).toBe(997);
    hall.clock.advance(24 * 60 * 60_000);
    expect((await hall.join({}, { ip })).code).toBe(100);
  });

  it('no 996 where the site sets no interval, also for a sign-up that waited for another', async () => {
    const ip = hall.newIp();
    await hall.rows('UPDATE identity_policy SET signup_interval_seconds = 0 WHERE site_id = 1');
    try {
      expect((await hall.join({}, { ip })).code).toBe(100);
      await hall.rows("UPDATE member SET created_at = created_at + interval '1 s' WHERE registered_ip = $1", [
        ip,
      ]);
      expect((await hall.join({}, { ip })).code).toBe(100);
    } finally {
      await hall.rows('UPDATE identity_policy SET signup_interval_seconds = 30 WHERE site_id = 1');
    }
  });

  it('996 for the neighbours of an IPv6 address, which one party holds', async () => {
    expect((await hall.join({}, { ip: '2001:db8:1:2::1' })).code).toBe(100);
    expect((await hall.join({}, { ip: '2001:db8:1:2:ffff:1:2:3' })).code).toBe(996);
    expect((await hall.join({}, { ip: '2001:db8:1:3::1' })).code).toBe(100);
  });
});

describe('HTTP 400 with the field, where the specification has no code', () => {
  it.each([
    ['a password without a digit', 'password', { password: 'sesamese' }],
    ['a common password', 'password', { password: 'password1' }],
    ['another second typing', 'check_password', { check_password: 'Sesame89' }],
    ['another second typing by its other name', 'check_password', { member_confirm_password: 'Sesame89' }],
    ['a withdraw password of three digits', 'withdraw_password', { withdraw_password: '123' }],
    ['half a birthday', 'member_birthday', { member_birthday: '1990--' }],
    ['a birthday under eighteen', 'member_birthday', { member_birthday: '2012-03-02' }],
    ['an invalid identity id', 'identity_id', { identity_id: 'A 1' }],
    ['free text that is too long', 'member_others', { member_others: 'x'.repeat(101) }],
    ['a currency that the site has not enabled', 'member_currency', { member_currency: 'INR' }],
    ['an agreement that was not accepted', 'agreement', { agreement: false }],
    ['an agreement that was left out', 'agreement', { agreement: undefined }],
    ['a field that does not exist', 'member_role', { member_role: 'agent' }],
  ])('%s', async (_why, field, body) => {
    const answer = await hall.join(body);
    expect(answer).toMatchObject({ status: 400, field });
    expect(answer.message).toMatch(/^[A-Z].+\.$/);
  });
});

describe('every code of /register/verification', () => {
  const taken: readonly Row[] = registerRows.filter(
    ({ code, why }) =>
      why.startsWith('a taken') || why.includes('black list') || code === 227 || code === 209,
  );
  it.each(taken)('$code for $why', async (row) => {
    const { member_currency, ...fields } = { member_currency: 'USD', ...bodyOf(row) };
    const code = row.code === 114 ? 223 : row.code;
    const answer = await hall.verify(fields, member_currency);
    expect(answer).toMatchObject({ status: 200, code, data: { field: row.field } });
  });

  it.each([
    [100, 'a free account', { member_account: 'freshone' }],
    [100, 'a grown-up', { member_birthday: adult }],
    [100, 'an equal second typing', { password: 'Sesame88', member_confirm_password: 'Sesame88' }],
    [101, 'a blank account', { member_account: '' }],
    [206, 'an invalid mail address', { member_email: 'x' }],
    [301, 'an invalid qq', { member_qq: 'x' }],
  ])('%i for %s', async (code, _why, fields) => {
    expect(await hall.verify(fields)).toMatchObject({ status: 200, code });
  });

  it.each([
    ['password', { password: 'sesamese' }],
    ['check_password', { password: 'Sesame88', check_password: 'Sesame89' }],
    ['member_birthday', { member_birthday: '2026-02-30' }],
  ])('names %s, a field that has no code', async (field, fields) => {
    expect(await hall.verify(fields)).toMatchObject({ status: 400, field });
  });
});

describe('every code of /register/sms', () => {
  const rows: readonly (Row & { readonly phone: string; readonly arrange?: () => void })[] = [
    { code: 99, field: 'member_phone', why: 'a phone that is too short for VND', phone: '091234567' },
    { code: 99, field: 'member_phone', why: 'digits of another script', phone: '٠٩١٢٣٤٥٦٧٨' },
    { code: 201, field: 'member_phone', why: 'no phone', phone: '' },
    { code: 201, field: 'member_phone', why: 'only spaces', phone: '  ' },
    { code: 104, field: 'member_phone', why: 'a phone on the black list', phone: '5550000000' },
    { code: 403, field: null, why: 'a demo site', phone: '0911111111', options: { host: hosts.demo } },
  ];
  it.each(rows)('$code for $why, and nothing is sent', async ({ code, field, phone, options }) => {
    const sent = hall.sms.sent.length;
    const answer = await hall.sendSms(phone, options);
    expect(answer).toMatchObject({ status: 200, code });
    expect(answer.data.field ?? null).toBe(field);
    expect(hall.sms.sent).toHaveLength(sent);
  });

  it('104 in a currency whose form asks for no code, and nothing is sent', async () => {
    const sent = hall.sms.sent.length;
    expect((await hall.sendSms('5551234567', {}, 'USD')).code).toBe(104);
    expect(hall.sms.sent).toHaveLength(sent);
  });

  it('102 within five minutes of the last code, with the seconds that are left', async () => {
    expect((await hall.sendSms('0911111111')).code).toBe(100);
    hall.clock.advance(100_000);
    expect(await hall.sendSms('0911111111')).toMatchObject({
      code: 102,
      data: { field: 'member_phone', retry_after_seconds: 200 },
    });
  });

  it('103 when the gateway has no balance, 104 when it refuses', async () => {
    hall.sms.outcome = 'no_balance';
    expect(await hall.sendSms('0911111113')).toMatchObject({ code: 103, data: { field: 'member_phone' } });
    hall.sms.outcome = 'refused';
    expect(await hall.sendSms('0911111114')).toMatchObject({ code: 104, data: { field: 'member_phone' } });
    hall.sms.outcome = 'sent';
  });
});

describe('the codes of spec §8', () => {
  it('are all in the contract, and nothing else is', async () => {
    const { register, registerSms } = await import('@pavilion/contract/signup');
    const ours = [101, 403];
    const known = (codes: object) => Object.keys(codes).map(Number).toSorted();
    expect(known(register.codes)).toEqual([...signupCodes, ...ours].toSorted());
    expect(known(registerSms.codes)).toEqual([...smsCodes, 403].toSorted());
  });

  it('stand in the guide, each with its meaning', async () => {
    const { readFile } = await import('node:fs/promises');
    const guide = await readFile(
      new URL('../../../../../docs/guides/codes-signup.md', import.meta.url),
      'utf8',
    );
    const listed = (section: string) =>
      [...(guide.split(`## ${section}`)[1]?.split('\n## ')[0] ?? '').matchAll(/^\| (\d+) \|/gm)].map(
        ([, code]) => Number(code),
      );
    expect(listed('Sign-up').toSorted()).toEqual([101, 403, ...signupCodes].toSorted());
    expect(listed('SMS').toSorted()).toEqual([403, ...smsCodes].toSorted());
  });
});
