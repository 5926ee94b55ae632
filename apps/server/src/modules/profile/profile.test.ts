import {
  type ContactField,
  type ProfileField,
  profileEdit,
  profileEntries,
  profileFields,
  profileSendCode,
  profileVerify,
} from '@pavilion/contract/profile';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Mail } from '../../infra/mail/mail.ts';
import { createPostOffice } from '../../infra/mail/postOffice.ts';
import { createOutbox } from '../../realtime/index.ts';
import { type Hall, openHall } from '../../testing/moduleHall.ts';
import { openTestJobs, type TestJobs } from '../../testing/testJobs.ts';
import { createPasswordHasher } from '../identity/index.ts';
import { createMemberNotices } from '../recovery/index.ts';
import { createProfileModule } from './index.ts';

const password = 'Sesame88';
const minuteMs = 60_000;

let hall: Hall;
let jobs: TestJobs;
let passwordHash: string;
let people = 0;
const mails: Mail[] = [];
const texts: { readonly phone: string; readonly text: string }[] = [];

interface Person {
  readonly memberId: number;
  readonly token: string;
}
let member: Person;

const run = async <Row extends object>(text: string, values: unknown[] = []): Promise<Row[]> =>
  (await hall.database.owner.query<Row>(text, values)).rows;

beforeAll(async () => {
  const passwords = createPasswordHasher();
  passwordHash = await passwords.hash(password);
  hall = await openHall(async ({ database, clock, log, sites, env }) => {
    const secret = env.PAVILION_SECRET;
    const send = { mails, texts };
    jobs = await openTestJobs(database);
    const post = createPostOffice({
      jobs,
      clock,
      log,
      secret,
      mail: {
        send: async (mail) => {
          send.mails.push(mail);
          return 'sent';
        },
        close: () => undefined,
      },
      sms: {
        send: async (message) => {
          send.texts.push(message);
          return 'sent';
        },
      },
    });
    await jobs.begin({ works: post.works });
    const notices = createMemberNotices({ clock, post, sites });
    const pool = database.pool;
    return [
      createProfileModule({
        pool,
        clock,
        outbox: createOutbox(),
        passwords,
        notices,
        secret,
        post,
        sites,
        testMode: false,
      }),
    ];
  });
});
afterAll(async () => {
  await jobs.close();
  await hall.close();
});

/** A member of renminbi, whose form shows every field; `columns` are what is known of the member. */
const newMember = async (columns: Readonly<Record<string, string>> = {}): Promise<Person> => {
  people += 1;
  const person = await hall.addMember({ account: `person${people}` });
  await run('update member set password_hash = $2 where id = $1', [person.memberId, passwordHash]);
  for (const [column, value] of Object.entries(columns))
    await run(`update member set ${column} = $2 where id = $1`, [person.memberId, value]);
  return person;
};
const show = (flags: Partial<Record<ProfileField, string>> = {}) =>
  run(
    `insert into register_setting (site_id, currency, name, is_display, is_unique, is_required, is_member_center, is_member_center_verification)
     select 1, 'RMB', name, true, name <> 'member_birthday' and name <> 'member_others',
            coalesce(($2::jsonb ->> name) like '%required%', false),
            coalesce(($2::jsonb ->> name) not like '%hidden%', true),
            coalesce(($2::jsonb ->> name) like '%code%', false)
       from unnest($1::text[]) as name`,
    [profileFields, JSON.stringify(flags)],
  );

beforeEach(async () => {
  await run('delete from register_setting');
  await run('delete from signup_denied_value');
  await jobs.settle();
  mails.length = 0;
  texts.length = 0;
  member = await newMember();
});

const entries = async (who = member) => {
  const { data } = await hall.call(profileEntries, {}, { token: who.token });
  return data.list;
};
const entry = async (name: ProfileField, who = member) =>
  (await entries(who)).find((each) => each.name === name);
const edit = (
  field: ProfileField,
  value: string,
  over: { code?: string; password?: string } = {},
  who = member,
) => hall.call(profileEdit, { field, value, password, ...over }, { token: who.token, lang: 'en_US' });
const sendCode = (field: ContactField, value?: string, who = member) =>
  hall.call(profileSendCode, { field, ...(value === undefined ? {} : { value }) }, { token: who.token });
const verify = (field: ContactField, code: string, who = member) =>
  hall.call(profileVerify, { field, code }, { token: who.token });
const lastCode = async (): Promise<string> => {
  await jobs.settle();
  const sent = [...texts, ...mails].filter(({ text }) => text.includes('验证码'));
  return /(?<![0-9])[0-9]{6}(?![0-9])/.exec(sent.at(-1)?.text ?? '')?.[0] ?? '';
};
const stored = async (column: string, who = member) =>
  (
    await run<Record<string, unknown>>(`select ${column} as value from member where id = $1`, [who.memberId])
  )[0]?.value;

describe('what the profile shows', () => {
  test('is what the register settings show in the member centre, and what may be done to each', async () => {
    await show({ member_qq: 'hidden', member_phone: 'code required' });
    const known = await newMember({ name: '林晚晴', phone: '13800138000' });
    const list = await entries(known);
    expect(list.map(({ name }) => name)).not.toContain('member_qq');
    expect(list.find(({ name }) => name === 'member_name')).toEqual({
      name: 'member_name',
      value: '林**',
      edit: 'fixed',
      is_required: 0,
      needs_code: 0,
      is_verified: null,
    });
    expect(list.find(({ name }) => name === 'member_phone')).toEqual({
      name: 'member_phone',
      value: '13******000',
      edit: 'open',
      is_required: 1,
      needs_code: 1,
      is_verified: 0,
    });
    expect((await entry('member_name'))?.edit).toBe('once');
    expect(await entry('member_email')).toMatchObject({ value: null, needs_code: 1, is_verified: null });
  });

  test('is for members only', async () => {
    for (const [call, body] of [
      [profileEntries, {}],
      [profileEdit, { field: 'member_qq', value: '12345', password }],
      [profileSendCode, { field: 'member_phone' }],
      [profileVerify, { field: 'member_phone', code: '123456' }],
    ] as const)
      expect((await hall.send(call, body)).status).toBe(401);
  });
});

describe('a change', () => {
  test('is stored as it was cleaned, told to the member, and shown masked', async () => {
    await show();
    const told = await newMember({ email: 'ada@mail.example' });
    expect((await edit('member_wechat', '  lantern_88 ', {}, told)).code).toBe(100);
    expect(await stored('wechat', told)).toBe('lantern_88');
    expect((await entry('member_wechat', told))?.value).toBe('la******88');
    await jobs.settle();
    expect(mails.map(({ to }) => to)).toEqual(['ada@mail.example']);
    expect(await run(`select event from outbox where member_id = $1`, [told.memberId])).toEqual([
      { event: 'profile_updated' },
    ]);
  });

  test('asks for the password, also where nothing would change', async () => {
    await show();
    expect((await edit('member_qq', '12345', { password: 'Wrong123' })).code).toBe(309);
    expect(await stored('qq')).toBeNull();
    expect((await edit('member_qq', '12345')).code).toBe(100);
    expect((await edit('member_qq', '12345', { password: 'Wrong123' })).code).toBe(309);
    expect((await edit('member_qq', '12345')).code).toBe(100);
  });

  test('of who somebody is can be made once', async () => {
    await show();
    expect((await edit('member_name', '林晚晴')).code).toBe(100);
    expect(await edit('member_name', '沈知远')).toMatchObject({
      code: 104,
      message: 'You cannot change this yourself. Please contact support.',
    });
    expect((await edit('member_birthday', '1990-4-7')).code).toBe(100);
    expect(await stored('birthday::text')).toBe('1990-04-07');
    expect((await edit('member_birthday', '1991-4-7')).code).toBe(104);
  });

  test.each<[string, ProfileField, string, number]>([
    ['breaks a rule', 'member_qq', 'a b', 101],
    ['is too young', 'member_birthday', '2015-1-1', 101],
    ['is no mail address', 'member_email', 'ada@', 101],
    ['is a phone in other digits', 'member_phone', '١٣٨٠٠١٣٨٠٠٠', 101],
    ['is required and empty', 'member_telegram', '', 101],
    ['is a contact and empty', 'member_email', '', 101],
    ['is not shown', 'member_skype', 'lantern88', 105],
    ['is on the black list', 'member_name', '王小二', 103],
  ])('that %s is refused', async (_what, field, value, code) => {
    await show({ member_telegram: 'required', member_skype: 'hidden' });
    await run(
      `insert into signup_denied_value (site_id, field, value_key) values (1, 'member_name', '王小二')`,
    );
    expect((await edit(field, value)).code).toBe(code);
  });

  test('takes away what is not required', async () => {
    await show();
    await edit('member_line', 'lantern88');
    expect((await edit('member_line', '')).code).toBe(100);
    expect(await stored('line')).toBeNull();
    expect(await run('select from member_identifier where member_id = $1', [member.memberId])).toEqual([]);
  });

  test('to what another member has is refused, also of two at once; what was given up is free again', async () => {
    await show();
    const other = await newMember();
    const both = await Promise.all([
      edit('member_zalo', 'lantern_zalo'),
      edit('member_zalo', 'Lantern_Zalo', {}, other),
    ]);
    expect(both.map(({ code }) => code).toSorted((a, b) => a - b)).toEqual([100, 102]);
    const [holder, loser] = both[0].code === 100 ? [member, other] : [other, member];
    await edit('member_zalo', 'another_zalo', {}, holder);
    expect((await edit('member_zalo', 'lantern_zalo', {}, loser)).code).toBe(100);
  });
});

describe('a code', () => {
  test('proves a new mail address, once, and only the one it was sent to', async () => {
    await show();
    expect((await edit('member_email', 'ada@mail.example', { code: '000000' })).code).toBe(222);
    expect((await sendCode('member_email', 'ada@mail.example')).code).toBe(100);
    const code = await lastCode();
    expect(mails[0]?.to).toBe('ada@mail.example');
    expect((await edit('member_email', 'eve@mail.example', { code })).code).toBe(113);
    expect(
      (await edit('member_email', 'ada@mail.example', { code: code === '000000' ? '000001' : '000000' }))
        .code,
    ).toBe(113);
    expect((await edit('member_email', 'ada@mail.example', { code })).code).toBe(100);
    expect(await entry('member_email')).toMatchObject({ value: 'a**@mail.example', is_verified: 1 });
    expect((await verify('member_email', code)).code).toBe(222);
  });

  test('is asked of a phone where the site says so, and of no other', async () => {
    await show();
    expect((await edit('member_phone', '13800138001')).code).toBe(100);
    expect((await entry('member_phone'))?.is_verified).toBe(0);
    await run('delete from register_setting');
    await show({ member_phone: 'code' });
    expect((await edit('member_phone', '13800138002')).code).toBe(222);
    expect((await sendCode('member_phone', '13800138002')).code).toBe(100);
    expect((await edit('member_phone', '13800138002', { code: await lastCode() })).code).toBe(100);
    expect((await entry('member_phone'))?.is_verified).toBe(1);
  });

  test('proves what is there already', async () => {
    await show();
    const known = await newMember({ phone: '13800138003' });
    expect((await sendCode('member_phone', undefined, known)).code).toBe(100);
    const code = await lastCode();
    expect((await verify('member_phone', code, member)).code).toBe(105);
    expect((await verify('member_phone', code, known)).code).toBe(100);
    expect((await entry('member_phone', known))?.is_verified).toBe(1);
  });

  test('is dead after five wrong answers and after five minutes', async () => {
    await show();
    const known = await newMember({ phone: '13800138004' });
    await sendCode('member_phone', undefined, known);
    const code = await lastCode();
    const wrong = code === '000000' ? '000001' : '000000';
    const answers = await Promise.all(Array.from({ length: 7 }, () => verify('member_phone', wrong, known)));
    expect(answers.filter((reply) => reply.code === 113).length).toBeLessThanOrEqual(5);
    expect((await verify('member_phone', code, known)).code).toBe(222);
    hall.clock.advance(5 * minuteMs);
    await sendCode('member_phone', undefined, known);
    const second = await lastCode();
    hall.clock.advance(5 * minuteMs);
    expect((await verify('member_phone', second, known)).code).toBe(222);
  });

  test('is sent once in five minutes, also of two presses at once', async () => {
    await show();
    const replies = await Promise.all([
      sendCode('member_email', 'ada@mail.example'),
      sendCode('member_email', 'ada@mail.example'),
    ]);
    expect(replies.map(({ code }) => code).toSorted((a, b) => a - b)).toEqual([100, 102]);
    expect(replies.find(({ code }) => code === 102)?.data).toEqual({ retry_after_seconds: 300 });
    hall.clock.advance(5 * minuteMs);
    expect((await sendCode('member_email', 'ada@mail.example')).code).toBe(100);
  });

  test.each<[string, ContactField, string | undefined, number]>([
    ['to what is no phone', 'member_phone', '12', 101],
    ['to a phone on the black list', 'member_phone', '13900139000', 103],
    ['to nothing', 'member_email', undefined, 105],
  ])('is not sent %s', async (_what, field, value, code) => {
    await show();
    await run(
      `insert into signup_denied_value (site_id, field, value_key) values (1, 'member_phone', '13900139000')`,
    );
    expect((await sendCode(field, value)).code).toBe(code);
    await jobs.settle();
    expect([...mails, ...texts]).toEqual([]);
  });

  test('is not sent to a phone where the site sends none, nor beyond what it pays for', async () => {
    await show();
    await run('insert into identity_policy (site_id, sms_enabled) values (1, false)');
    expect((await sendCode('member_phone', '13800138005')).code).toBe(104);
    await run('delete from identity_policy');
    await run('insert into sms_policy (site_id, per_phone_daily_max) values (1, 0)');
    expect((await sendCode('member_phone', '13800138005')).code).toBe(104);
    await run('delete from sms_policy');
    expect((await sendCode('member_phone', '13800138005')).code).toBe(100);
  });
});
