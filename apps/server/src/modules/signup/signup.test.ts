import { memberCommonLayout } from '@pavilion/contract/identity';
import { agreementAccept, serviceAgreement } from '@pavilion/contract/signup';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openSignupHall, type SignupHall } from './signup.fixture.ts';
import { defaultPassword, hosts } from './testEntrance.ts';

const registerAgreement = serviceAgreement.data;

let hall: SignupHall;
beforeAll(async () => {
  hall = await openSignupHall();
});
afterAll(() => hall.close());

describe('joining', () => {
  it('makes the member, keeps what was typed, and logs in', async () => {
    const account = hall.newAccount();
    const ip = hall.newIp();
    const { code, data } = await hall.join(
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
    expect(await hall.memberRow(account)).toMatchObject({
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

  it('leaves one letter in the box, which names the account and leads to what is offered', async () => {
    const account = hall.newAccount();
    await hall.join({ member_account: account });
    const { rows } = await hall.database.owner.query<{ title: string; content: string }>(
      `SELECT l.title ->> 'en_US' AS title, l.content ->> 'en_US' AS content
         FROM letter l JOIN member_letter ml ON ml.letter_id = l.id JOIN member m ON m.id = ml.member_id
        WHERE m.account = $1`,
      [account],
    );
    expect(rows).toHaveLength(1);
    expect(rows[0]?.title).toMatch(/^Welcome to ./);
    expect(rows[0]?.content).toContain(account);
    expect(rows[0]?.content).toContain('href="/discount"');
  });

  it('stores neither password in the clear', async () => {
    const account = hall.newAccount();
    await hall.join({ member_account: account, withdraw_password: '0427' });
    const row = await hall.memberRow(account);
    expect(row.password_hash).toMatch(/^\$argon2id\$/);
    expect(row.withdraw_password_hash).toMatch(/^\$argon2id\$/);
    expect(JSON.stringify(row)).not.toContain(defaultPassword);
  });

  it('does not take what the form does not show', async () => {
    const account = hall.newAccount();
    const { code } = await hall.join({
      member_account: account,
      member_currency: 'RMB',
      member_email: 'not an address',
      member_name: 'Ada',
    });
    expect(code).toBe(100);
    expect(await hall.memberRow(account)).toMatchObject({ email: null, name: null });
  });

  it('leaves nothing behind when it is refused', async () => {
    const account = hall.newAccount();
    expect((await hall.join({ member_phone: '5557777777' })).code).toBe(100);
    expect((await hall.join({ member_account: account, member_phone: '5557777777' })).code).toBe(104);
    expect(await hall.memberRow(account)).toEqual({});
    expect((await hall.join({ member_account: account })).code).toBe(100);
  });

  it('keeps accounts and phones of sites apart', async () => {
    await hall.addMember({ account: 'elsewhere', siteId: 2 });
    expect((await hall.join({ member_account: 'elsewhere' })).code).toBe(100);
  });
});

describe('the captcha of the form', () => {
  it('is used up even when another field is wrong', async () => {
    const ip = hall.newIp();
    const captcha = await hall.captcha(2, { ip });
    expect((await hall.join({ ...captcha, member_email: 'ada@mail' }, { ip })).code).toBe(206);
    expect((await hall.join(captcha, { ip })).code).toBe(224);
  });

  it('is not that of the login, nor of another site, and good for five minutes', async () => {
    const ip = hall.newIp();
    expect((await hall.join(await hall.captcha(1, { ip }), { ip })).code).toBe(224);
    const foreign = await hall.captcha(2, { ip, host: hall.hosts.other });
    expect((await hall.join(foreign, { ip })).code).toBe(224);
    const late = await hall.captcha(2, { ip });
    hall.clock.advance(5 * 60_000);
    expect((await hall.join(late, { ip })).code).toBe(224);
  });

  it('may be sent under its other name', async () => {
    const { answer, captcha_token } = await hall.captcha(2, { ip: hall.newIp() });
    expect((await hall.join({ captcha_token, answer: undefined, member_captcha: answer })).code).toBe(100);
  });

  it('is not asked for where the form does not show it', async () => {
    await hall.rows(
      `UPDATE register_setting SET is_display = false WHERE currency = 'RMB' AND name = 'captcha'`,
    );
    try {
      const body = { member_currency: 'RMB', answer: undefined, captcha_token: undefined };
      expect((await hall.join(body)).code).toBe(100);
    } finally {
      await hall.rows(
        `UPDATE register_setting SET is_display = true WHERE currency = 'RMB' AND name = 'captcha'`,
      );
    }
  });
});

describe('the service agreement', () => {
  const shownId = async (lang: string): Promise<number> => {
    const { data } = await hall.call('/arks/web/register-settings/service-agreement', { language: lang });
    return registerAgreement.parse(data).list[0]?.id ?? 0;
  };
  const acceptanceOf = (memberId: unknown) =>
    hall.rows(
      'SELECT version, locale, accepted_at, ip, agreement_id, user_agent FROM agreement_acceptance WHERE member_id = $1',
      [memberId],
    );

  it('is kept with the sign-up: which text, when, from where', async () => {
    const ip = hall.newIp();
    const id = await shownId('zh_CN');
    const headers = { 'user-agent': 'Lantern/8' };
    const { data } = await hall.join({ agreement_id: id }, { ip, headers });
    expect(await acceptanceOf(data.member_id)).toEqual([
      {
        version: '2026-02-01',
        locale: 'zh_CN',
        accepted_at: hall.clock.now(),
        ip,
        agreement_id: id,
        user_agent: 'Lantern/8',
      },
    ]);
  });

  it('is the one in force in the language of the caller when the page does not say which it showed', async () => {
    const { data } = await hall.join();
    expect(await acceptanceOf(data.member_id)).toMatchObject([
      { version: '2026-02-01', locale: 'en_US', agreement_id: await shownId('en_US') },
    ]);
  });

  it('must be read again when another version has come into force meanwhile', async () => {
    const [old] = await hall.rows(
      `SELECT id FROM service_agreement WHERE site_id = 1 AND version = '2026-01-01' AND locale = 'en_US'`,
    );
    const answer = await hall.join({ agreement_id: old?.id });
    expect(answer).toMatchObject({ status: 400, field: 'agreement' });
    expect(answer.message).toBe('The service agreement has changed. Please read and accept it again.');
  });

  it('of another site cannot be accepted', async () => {
    const [foreign] = await hall.rows(
      `INSERT INTO service_agreement (site_id, version, locale, title, content)
       VALUES (2, '2026-02-01', 'en_US', 'x', 'x') RETURNING id`,
    );
    expect(await hall.join({ agreement_id: foreign?.id })).toMatchObject({ status: 400, field: 'agreement' });
  });

  it('stays as it was read once somebody has accepted it', async () => {
    await hall.join();
    const change = (where: string) =>
      hall.rows(`UPDATE service_agreement SET content = 'Other words.' WHERE site_id = 1 AND ${where}`);
    await expect(change(`version = '2026-02-01' AND locale = 'en_US'`)).rejects.toThrow(
      'write another version',
    );
    await expect(
      hall.rows(`DELETE FROM service_agreement WHERE version = '2026-02-01' AND locale = 'en_US'`),
    ).rejects.toThrow();
    await expect(change(`version = '2026-12-01'`)).resolves.toEqual([]);
  });
});

describe('the age of whoever joins', () => {
  it('is counted by the day at the site, not by that of the server', async () => {
    // In Caracas it is four hours earlier: still the last day of March.
    hall.clock.set('2026-04-01T03:30:00Z');
    const born = (member_birthday: string) => hall.join({ member_birthday });
    expect(await born('2008-04-01')).toMatchObject({ status: 400, field: 'member_birthday' });
    expect((await born('2008-03-31')).code).toBe(100);
    hall.clock.set('2026-04-01T04:00:00Z');
    expect((await born('2008-4-1')).code).toBe(100);
  });

  it('of who was born on a leap day is complete on the first of March', async () => {
    await hall.rows(
      `INSERT INTO identity_policy (site_id, minimum_age_years) VALUES (1, 22) ON CONFLICT (site_id) DO UPDATE SET minimum_age_years = 22`,
    );
    try {
      hall.clock.set('2026-04-02T12:00:00Z');
      expect((await hall.join({ member_birthday: '2004-02-29' })).code).toBe(100);
      expect(await hall.join({ member_birthday: '2005-02-29' })).toMatchObject({ field: 'member_birthday' });
      expect(await hall.join({ member_birthday: '2004-04-03' })).toMatchObject({ field: 'member_birthday' });
    } finally {
      await hall.rows('UPDATE identity_policy SET minimum_age_years = 18 WHERE site_id = 1');
    }
  });
});

describe('a new version of the service agreement', () => {
  const dueOf = async (token: unknown) => {
    const { data } = await hall.call('/member/profile/common/layout', {}, { token: String(token) });
    return memberCommonLayout.data.parse(data).member_common_layout.service_agreement_due;
  };
  const shownId = async (): Promise<number> => {
    const { data } = await hall.call(serviceAgreement.path, {});
    return registerAgreement.parse(data).list[0]?.id ?? 0;
  };
  const logIn = async (account: string) =>
    String((await hall.login(account, defaultPassword, { ip: hall.newIp() })).data.token);
  const accept = (token: string, agreementId: number) =>
    hall.call(agreementAccept.path, { agreement_id: agreementId }, { token });

  it('is asked for at the next login, by the day at the site, and once', async () => {
    hall.clock.set('2026-11-30T12:00:00Z');
    const account = hall.newAccount();
    const { data } = await hall.join({ member_account: account });
    const old = await shownId();
    // In Caracas it is the last day of November still.
    hall.clock.set('2026-12-01T03:59:00Z');
    expect(await dueOf(await logIn(account))).toBe(0);
    hall.clock.set('2026-12-01T04:00:00Z');
    const token = await logIn(account);
    expect(await dueOf(token)).toBe(1);

    expect(await accept(token, old)).toMatchObject({ status: 400, field: 'agreement' });
    expect(await dueOf(token)).toBe(1);
    const id = await shownId();
    expect((await accept(token, id)).code).toBe(100);
    expect((await accept(token, id)).code).toBe(100);
    expect(await dueOf(token)).toBe(0);
    expect(await dueOf(await logIn(account))).toBe(0);
    const kept = await hall.rows(
      'SELECT version, agreement_id FROM agreement_acceptance WHERE member_id = $1 ORDER BY version',
      [data.member_id],
    );
    expect(kept).toEqual([
      { version: '2026-02-01', agreement_id: old },
      { version: '2026-12-01', agreement_id: id },
    ]);
  });

  it('is asked of a member too who never accepted one, and of nobody on a site without one', async () => {
    const account = hall.newAccount();
    await hall.addMember({ account, siteId: 1 });
    expect(await dueOf(await logIn(account))).toBe(1);
    await hall.rows('DELETE FROM service_agreement WHERE site_id = 2');
    await hall.addMember({ account, siteId: 2 });
    const { data } = await hall.login(account, defaultPassword, { ip: hall.newIp(), host: hosts.other });
    const { data: layout } = await hall.call(
      '/member/profile/common/layout',
      {},
      { token: String(data.token), host: hosts.other },
    );
    expect(layout).toMatchObject({ member_common_layout: { service_agreement_due: 0 } });
  });
});
