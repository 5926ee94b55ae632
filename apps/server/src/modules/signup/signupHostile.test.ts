import { signupPayloadShape } from '@pavilion/contract/signup';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { loggerOptions } from '../../infra/logger.ts';
import { lookupsHourly } from './fieldChecks.ts';
import { openSignupHall, type SignupHall } from './signup.fixture.ts';
import { takenAnswersHourlyMax } from './signupPace.ts';
import { defaultPassword } from './testEntrance.ts';

/** Sign-up for people who do not mean to sign up. Over a socket, as they come. */

const hourMs = 60 * 60_000;

let hall: SignupHall;
let logged = '';
beforeAll(async () => {
  const log = pino(loggerOptions({ LOG_LEVEL: 'debug', NODE_ENV: 'production' }), {
    write: (line: string) => {
      logged += line;
    },
  });
  hall = await openSignupHall({ wire: true, log });
  expect(
    (
      await hall.join({
        member_account: 'known001',
        member_phone: '5551112222',
        member_email: 'known@mail.example',
        member_name: 'Known Person',
        identity_id: 'KNOWN-1',
      })
    ).code,
  ).toBe(100);
});
afterAll(() => hall.close());

const membersCount = async (): Promise<unknown> =>
  (await hall.rows('SELECT count(*)::integer AS members FROM member'))[0]?.members;

describe('harvesting members by leaving fields', () => {
  beforeEach(() => {
    hall.clock.advance(hourMs);
  });
  const known = { member_phone: '5551112222' };

  it('ends after a hundred values: from then on only the rules are told', async () => {
    const ip = hall.newIp();
    const options = { ip };
    for (let asked = 0; asked < lookupsHourly.perAddress; asked += 4) {
      const fields = {
        member_phone: '5550001111',
        member_email: 'x@mail.example',
        member_name: 'Nobody Here',
        member_account: 'nobody01',
      };
      expect((await hall.verify(fields, 'USD', options)).code).toBe(100);
    }
    expect((await hall.verify(known, 'USD', options)).code).toBe(100);
    expect((await hall.verify({ member_account: 'known001' }, 'USD', options)).code).toBe(100);
    expect((await hall.verify({ member_phone: 'x' }, 'USD', options)).code).toBe(209);
    // Somebody else, and whoever really joins, is told as ever.
    expect((await hall.verify(known)).code).toBe(104);
    expect((await hall.join(known, options)).code).toBe(104);
    hall.clock.advance(hourMs);
    expect((await hall.verify(known, 'USD', options)).code).toBe(104);
  });

  it('does not get further by asking all at once', async () => {
    const ip = hall.newIp();
    const fields = { ...known, member_qq: 'free_qq' };
    const answers = await Promise.all(Array.from({ length: 80 }, () => hall.verify(fields, 'USD', { ip })));
    const told = answers.filter(({ code }) => code === 104).length;
    expect(told).toBe(lookupsHourly.perAddress / 2);
  });

  it('does not get further by moving within a /64, or by asking for very many at once', async () => {
    const ips = Array.from({ length: 101 }, (_, index) => `2001:db8:9:9::${(index + 1).toString(16)}`);
    const answers = await Promise.all(ips.map((ip) => hall.verify(known, 'USD', { ip })));
    expect(answers.filter(({ code }) => code === 104)).toHaveLength(100);
  });

  it('ends for a whole site as well, and the sign-up itself goes on', async () => {
    await hall.rows(
      `INSERT INTO signup_allowance (site_id, purpose, subject, period_start, used)
       VALUES (1, 'lookup_site', '', date_trunc('hour', $1::timestamptz), $2)`,
      [hall.clock.now(), lookupsHourly.perSite],
    );
    expect((await hall.verify(known)).code).toBe(100);
    expect((await hall.join(known)).code).toBe(104);
    expect((await hall.join()).code).toBe(100);
  });

  it('tells nothing about fields that the form does not compare', async () => {
    expect((await hall.verify(known, 'RMB')).code).toBe(100);
    expect((await hall.verify(known, 'VND')).code).toBe(100);
  });
});

describe('harvesting members by signing up', () => {
  const used = async (ip: string): Promise<unknown> =>
    (
      await hall.rows(`SELECT used FROM signup_allowance WHERE purpose = 'taken_address' AND subject = $1`, [
        ip,
      ])
    )[0]?.used;

  it('ends after twenty taken values, then also for values that are free', async () => {
    hall.clock.advance(hourMs);
    const ip = hall.newIp();
    expect((await hall.join({ member_account: 'known001' }, { ip })).code).toBe(102);
    // Every form must tell that an account is taken; it is the others that tell who is a member.
    expect(await used(ip)).toBeUndefined();
    expect((await hall.join({ member_phone: '5551112222' }, { ip })).code).toBe(104);
    expect(await used(ip)).toBe(1);
    await hall.rows(
      `UPDATE signup_allowance SET used = $2 WHERE purpose = 'taken_address' AND subject = $1`,
      [ip, takenAnswersHourlyMax - 1],
    );
    expect((await hall.join({ member_email: 'known@mail.example' }, { ip })).code).toBe(105);
    expect((await hall.join({ member_email: 'known@mail.example' }, { ip })).code).toBe(996);
    expect((await hall.join({ member_email: 'free@mail.example' }, { ip })).code).toBe(996);
    expect((await hall.join({ member_email: 'known@mail.example' })).code).toBe(105);
    hall.clock.advance(hourMs);
    expect((await hall.join({ member_email: 'free@mail.example' }, { ip })).code).toBe(100);
  });
});

describe('columns that no form has', () => {
  it.each([
    'id',
    'member_id',
    'member_type',
    'is_agent',
    'agent_id',
    'agent_active',
    'agent_level',
    'introducer_id',
    'introducer_kind',
    'status',
    'password_hash',
    'withdraw_password_hash',
    'phone_verified_at',
    'registered_ip',
    'created_at',
    'member_cash',
    'recommend_enabled',
    'first_login_to_change_password',
  ])('%s is refused by name', async (column) => {
    const before = await membersCount();
    expect(await hall.join({ [column]: 1 })).toMatchObject({
      status: 400,
      field: expect.stringContaining(column),
    });
    expect(await membersCount()).toBe(before);
  });

  it('site_id of another site is refused', async () => {
    expect(await hall.join({ site_id: 2 })).toMatchObject({ status: 400, field: 'site_id' });
    expect((await hall.join({ site_id: 1 })).code).toBe(100);
  });
});

describe('bodies that no form sends', () => {
  const raw = async (change: (json: string) => string, type = 'application/json') => {
    const options = { ip: hall.newIp(), headers: { 'content-type': type } };
    const form = await hall.formOf({ member_others: 'plain' }, options);
    return { form, answer: await hall.call('/register', change(JSON.stringify(form)), options) };
  };

  it.each([
    ['a prototype', (json: string) => json.replace('{', '{"__proto__":{"is_agent":true},')],
    ['a constructor', (json: string) => json.replace('{', '{"constructor":{"prototype":{"is_agent":true}},')],
    ['a prototype of a text', (json: string) => json.replace('"plain"', '{"__proto__":null}')],
    ['broken JSON', (json: string) => json.slice(0, -1)],
    ['two documents', (json: string) => `${json}${json}`],
    ['a list', (json: string) => `[${json}]`],
    ['a tower', () => `${'['.repeat(20_000)}${']'.repeat(20_000)}`],
    ['NUL', (json: string) => json.replace('plain', '\\u0000')],
    ['half a surrogate', (json: string) => json.replace('plain', '\\ud800')],
    ['a number for a text', (json: string) => json.replace('"plain"', '7')],
    ['a list for a text', (json: string) => json.replace('"plain"', '["a","b"]')],
    ['null for a text', (json: string) => json.replace('"plain"', 'null')],
    [
      'too many complaints',
      (json: string) => json.replace('{', `{"error_track":${JSON.stringify(Array(51).fill('x'))},`),
    ],
    ['a long complaint', (json: string) => json.replace('{', `{"error_track":["${'x'.repeat(101)}"],`)],
  ])('%s is HTTP 400', async (_why, change) => {
    const before = await membersCount();
    expect((await raw(change)).answer.status).toBe(400);
    expect(await membersCount()).toBe(before);
    expect(Object.prototype).not.toHaveProperty('is_agent');
  });

  it('70,000 bytes are HTTP 413, a form is HTTP 415', async () => {
    expect((await raw((json) => json.replace('plain', 'x'.repeat(70_000)))).answer.status).toBe(413);
    expect((await raw((json) => json, 'application/x-www-form-urlencoded')).answer.status).toBe(415);
  });

  it('of two keys of one name the last counts, for the checks and for what is stored alike', async () => {
    const { form, answer } = await raw((json) =>
      json.replace('{', '{"member_account":"<b>","member_currency":"XXX",'),
    );
    expect(answer.code).toBe(100);
    expect(answer.data.member_account).toBe(form.member_account);
    const twice = await raw((json) => json.replace(/}$/, ',"member_account":"<b>"}'));
    expect(twice.answer.code).toBe(101);
  });
});

describe('texts that mean something elsewhere', () => {
  const fields = Object.keys(signupPayloadShape).filter((name) => name !== 'member_currency');
  const texts = [
    "'; DROP TABLE member; --",
    "' OR '1'='1",
    '<script>alert(1)</script>',
    '"><img src=x onerror=alert(1)>',
    '{{7*7}}#{7*7}',
    'a\r\nSet-Cookie: x=1',
    '\u202e\u200b\ufeff',
    '٠١٢٣٤٥٦٧٨٩',
    '０９１２３４５６７８',
    '../../etc/passwd',
    '%00%0d%0a',
  ];
  it.each(fields)(
    'are refused as %s, or kept as the plain text that they are',
    async (field) => {
      for (const text of texts) {
        const before = await membersCount();
        const answer = await hall.join({ [field]: text });
        expect(answer.status, `${field} ${text}`).toBeLessThan(500);
        // The form of this currency asks for no phone code: what is sent for one is not looked at.
        const joins = field === 'phone_verify' || (field === 'member_others' && !/[<>\r\u202e]/.test(text));
        expect(answer.code === 100, `${field} ${text}`).toBe(joins);
        expect(await membersCount()).toBe(Number(before) + (joins ? 1 : 0));
      }
      expect(
        await hall.rows(
          `SELECT count(*)::integer AS stored FROM member WHERE others LIKE '%<%' OR others LIKE E'%\\r%'`,
        ),
      ).toEqual([{ stored: 0 }]);
    },
    60_000,
  );
});

describe('the log', () => {
  const secrets = ['Lantern8', '5558675309', 'ID-867-5309', 'secret.mail@mail.example', 'Ada Unlogged'];

  it('knows nothing of what somebody typed, also when something breaks', async () => {
    await hall.rows(`ALTER TABLE member ADD CONSTRAINT never CHECK (account <> 'breakit1') NOT VALID`);
    const form = {
      password: secrets[0],
      withdraw_password: '0427',
      member_phone: secrets[1],
      identity_id: secrets[2],
      member_email: secrets[3],
      member_name: secrets[4],
    };
    logged = '';
    expect((await hall.join({ ...form, member_email: 'broken' })).code).toBe(206);
    expect((await hall.verify(form)).code).toBe(100);
    expect(await hall.join({ ...form, member_account: 'breakit1' })).toMatchObject({ status: 500 });
    expect((await hall.join(form)).code).toBe(100);
    await hall.sendSms('0958675309');
    expect(logged).toContain('unforeseen error');
    expect(logged).toContain('/api/register');
    for (const secret of [...secrets, '"0427"', '0958675309', defaultPassword, 'argon2id'])
      expect(logged, secret).not.toContain(secret);
    expect(logged).not.toContain(hall.lastCode());
  });
});
