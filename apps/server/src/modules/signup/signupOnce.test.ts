import { createKysely } from '@pavilion/postgres';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sweepSignups } from './commands/sweepSignups.ts';
import { openSignupHall, type SignupHall } from './signup.fixture.ts';
import type { SignupTables } from './tables.ts';

let hall: SignupHall;
beforeAll(async () => {
  hall = await openSignupHall();
});
afterAll(() => hall.close());

describe('the same form sent again', () => {
  const requestId = 'b3a1f0de-6a2c-4d7e-9b51-0c8d1f2e3a4b';

  it('is answered with the same member and a session of its own, though its captcha is used up', async () => {
    const options = { ip: hall.newIp() };
    const form = await hall.formOf({ request_id: requestId, member_phone: '5553334444' }, options);
    const first = await hall.call('/register', form, options);
    const again = await hall.call('/register', form, options);
    expect([first.code, again.code]).toEqual([100, 100]);
    expect(again.data.member_id).toBe(first.data.member_id);
    expect(again.data.token).not.toBe(first.data.token);
    const profile = await hall.call('/member/profile', {}, { token: String(again.data.token) });
    expect(profile.status).toBe(200);
    expect(
      await hall.rows(`SELECT count(*)::integer AS made FROM member WHERE phone = '5553334444'`),
    ).toEqual([{ made: 1 }]);
  });

  it('opens nothing without the password of the form, for another account, on another site, or later', async () => {
    const account = hall.newAccount();
    const request_id = crypto.randomUUID();
    expect((await hall.join({ member_account: account, request_id })).code).toBe(100);
    const refusal = { status: 400, field: 'request_id' };
    expect(await hall.join({ member_account: account, request_id, password: 'Sesame89' })).toMatchObject(
      refusal,
    );
    expect(await hall.join({ request_id })).toMatchObject(refusal);
    expect(
      (await hall.join({ member_account: account, request_id }, { host: hall.hosts.other })).data.member_id,
    ).not.toBe((await hall.memberRow(account)).id);
    hall.clock.advance(10 * 60_000);
    expect(await hall.join({ member_account: account, request_id })).toMatchObject(refusal);
  });

  it('opens nothing for a member who was shut out meanwhile', async () => {
    const account = hall.newAccount();
    const request_id = crypto.randomUUID();
    await hall.join({ member_account: account, request_id });
    await hall.rows(`UPDATE member SET status = 'frozen' WHERE account = $1`, [account]);
    expect(await hall.join({ member_account: account, request_id })).toMatchObject({ status: 400 });
  });
});

describe('the same form sent again by now', () => {
  it('opens nothing past a second factor that was enrolled meanwhile', async () => {
    const form = await hall.formOf({ request_id: crypto.randomUUID() });
    const options = { ip: hall.newIp() };
    const { data } = await hall.call('/register', form, options);
    const { id } = (
      await hall.rows(
        `INSERT INTO second_factor_holder (site_id, member_id, user_handle, created_at)
         VALUES (1, $1, sha256('holder'), now()) RETURNING id`,
        [data.member_id],
      )
    )[0] ?? { id: 0 };
    const again = () => hall.call('/register', form, options);
    expect((await again()).code).toBe(100);
    await hall.rows(
      `INSERT INTO totp_factor (holder_id, secret_sealed, last_used_step, confirmed_at) VALUES ($1, 'x', 1, now())`,
      [id],
    );
    const sessions = () => hall.rows('SELECT id FROM session WHERE member_id = $1', [data.member_id]);
    const before = await sessions();
    expect(await again()).toMatchObject({ status: 400, field: 'request_id' });
    expect(await sessions()).toEqual(before);
  });

  it('opens nothing while an operator demands withdraw verification', async () => {
    const account = hall.newAccount();
    const request_id = crypto.randomUUID();
    await hall.join({ member_account: account, request_id });
    await hall.rows('UPDATE member SET withdraw_verification_demanded = true WHERE account = $1', [account]);
    expect(await hall.join({ member_account: account, request_id })).toMatchObject({
      status: 400,
      field: 'request_id',
    });
  });
});

describe('fifty submits at once', { timeout: 60_000 }, () => {
  const fifty = Array.from({ length: 50 }, (_, index) => index);
  const tally = (answers: readonly { code: number }[]) =>
    Object.fromEntries(
      [...Map.groupBy(answers, ({ code }) => code)].map(([code, same]) => [code, same.length]),
    );

  it('of one form make one member', async () => {
    const form = await hall.formOf({ request_id: crypto.randomUUID() });
    // From fifty addresses, so that nothing but the form itself stands in the way.
    const answers = await Promise.all(fifty.map(() => hall.call('/register', form, { ip: hall.newIp() })));
    expect(answers.some(({ code }) => code === 100)).toBe(true);
    expect(answers.filter(({ code }) => code !== 100 && code !== 224)).toEqual([]);
    expect(
      await hall.rows('SELECT count(*)::integer AS made FROM member WHERE account = $1', [
        form.member_account,
      ]),
    ).toEqual([{ made: 1 }]);
    expect((await hall.call('/register', form, { ip: hall.newIp() })).code).toBe(100);
  });

  it('of one account make one member, and tell the others that it is taken', async () => {
    const account = hall.newAccount();
    const answers = await Promise.all(fifty.map(() => hall.join({ member_account: account })));
    expect(tally(answers)).toEqual({ 100: 1, 102: 49 });
  });

  it('with one unique phone make one member, and leave nothing of the others behind', async () => {
    const answers = await Promise.all(fifty.map(() => hall.join({ member_phone: '5557654321' })));
    expect(tally(answers)).toEqual({ 100: 1, 104: 49 });
    expect(
      await hall.rows(
        `SELECT count(*)::integer AS kept FROM member_identifier WHERE value_key = '5557654321'`,
      ),
    ).toEqual([{ kept: 1 }]);
  });

  it('from one address make as many members as its pace allows', async () => {
    const ip = hall.newIp();
    const forms = await Promise.all(fifty.slice(0, 19).map(() => hall.formOf({}, { ip: hall.newIp() })));
    const answers = await Promise.all(forms.map((form) => hall.call('/register', form, { ip })));
    expect(tally(answers)).toEqual({ 100: 1, 996: 18 });
  });

  it('cannot give a unique value to two members, whatever the code before it did', async () => {
    const [one, two] = [
      await hall.addMember({ account: 'twin0001' }),
      await hall.addMember({ account: 'twin0002' }),
    ];
    const give = (memberId: number, isUnique: boolean) =>
      hall.rows(
        `INSERT INTO member_identifier (member_id, site_id, field, value_key, is_unique) VALUES ($1, 1, 'member_qq', 'twins', $2)`,
        [memberId, isUnique],
      );
    await give(one, true);
    await expect(give(two, true)).rejects.toThrow('member_identifier_unique');
  });
});

describe('what is written down about a sign-up', () => {
  it('stands in the transaction that made the member: one line, its session, its login event', async () => {
    const ip = hall.newIp();
    const { data } = await hall.join(
      { error_track: ['click_signin', 'member_email:signup.err_email_format'] },
      { ip },
    );
    expect(
      await hall.rows('SELECT * FROM signup_attempt WHERE member_id = $1', [data.member_id]),
    ).toMatchObject([
      {
        site_id: 1,
        currency: 'USD',
        code: 100,
        field: null,
        steps: ['click_signin'],
        complaints: ['member_email:signup.err_email_format'],
        dropped: 0,
        ip,
      },
    ]);
    expect(
      await hall.rows('SELECT event FROM outbox WHERE member_id = $1 ORDER BY event', [data.member_id]),
    ).toEqual([{ event: 'letters' }, { event: 'login' }]);
  });

  it('says why it was refused', async () => {
    const ip = hall.newIp();
    await hall.join({ member_email: 'ada@mail' }, { ip });
    await hall.join({ password: 'sesamese' }, { ip });
    expect(
      await hall.rows('SELECT code, field, member_id FROM signup_attempt WHERE ip = $1 ORDER BY id', [ip]),
    ).toEqual([
      { code: 206, field: 'member_email', member_id: null },
      { code: 400, field: 'password', member_id: null },
    ]);
  });

  it('keeps known words only, and nothing that somebody typed', async () => {
    const { data } = await hall.join({
      error_track: [
        'click_signin_true',
        'member_phone',
        'member_phone:209',
        'agreement:signup.err_agreement',
        '799:Something that nobody expected, told to 5551234567',
        'member_phone:5551234567',
        'password:Sesame88',
        '<script>alert(1)</script>',
        "'; DROP TABLE member; --",
        '__proto__',
      ],
    });
    expect(
      await hall.rows('SELECT steps, complaints, dropped FROM signup_attempt WHERE member_id = $1', [
        data.member_id,
      ]),
    ).toEqual([
      {
        steps: ['click_signin_true'],
        complaints: ['member_phone', 'member_phone:209', 'agreement:signup.err_agreement', '799'],
        dropped: 5,
      },
    ]);
  });

  it('goes again when it is of no more use', async () => {
    await sweepSignups(createKysely<SignupTables>(hall.database.pool), hall.clock.now());
    const kept = () => hall.rows('SELECT count(*)::integer AS kept FROM signup_attempt');
    expect(await kept()).not.toEqual([{ kept: 0 }]);
    hall.clock.advance(31 * 24 * 60 * 60_000);
    await sweepSignups(createKysely<SignupTables>(hall.database.pool), hall.clock.now());
    expect(await kept()).toEqual([{ kept: 0 }]);
    expect(await hall.rows('SELECT * FROM signup_allowance')).toEqual([]);
    expect(await hall.rows('SELECT * FROM signup_request')).toEqual([]);
  });
});
