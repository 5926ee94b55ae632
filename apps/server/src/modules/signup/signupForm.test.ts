import { registerFieldNames, registerSettings } from '@pavilion/contract/signup';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openSignupHall, type SignupHall } from './signup.fixture.ts';
import type { CallOptions } from './testEntrance.ts';

let hall: SignupHall;
beforeAll(async () => {
  hall = await openSignupHall();
});
afterAll(() => hall.close());

describe('each flag of a register setting', () => {
  const set = async (flag: string, name: string, value: boolean): Promise<void> => {
    await hall.rows(
      `UPDATE register_setting SET ${flag} = $1 WHERE site_id = 1 AND currency = 'USD' AND name = $2`,
      [value, name],
    );
  };

  it.each([
    ['member_name', 227],
    ['member_email', 206],
    ['member_phone', 209],
    ['member_qq', 301],
    ['member_birthday', 400],
    ['withdraw_password', 400],
    ['identity_id', 400],
    ['member_others', 400],
  ])('is_required demands %s, is_display false never does', async (name, code) => {
    await set('is_required', name, true);
    try {
      expect((await hall.join()).code).toBe(code);
      await set('is_display', name, false);
      expect((await hall.join()).code).toBe(100);
    } finally {
      await set('is_required', name, false);
      await set('is_display', name, true);
    }
  });

  it('is_unique lets a value be given twice when it is off', async () => {
    await set('is_unique', 'member_zalo', false);
    try {
      expect((await hall.join({ member_zalo: 'shared_za' })).code).toBe(100);
      expect((await hall.join({ member_zalo: 'shared_za' })).code).toBe(100);
    } finally {
      await set('is_unique', 'member_zalo', true);
    }
    // Doubles may exist when the demand is made: the next one is refused.
    expect((await hall.join({ member_zalo: 'shared_za' })).code).toBe(305);
  });

  it('is_verification asks for the code of a typed phone', async () => {
    await set('is_verification', 'member_phone', true);
    try {
      expect(await hall.join({ member_phone: '5559998888' })).toMatchObject({ code: 113 });
      expect((await hall.join()).code).toBe(100);
    } finally {
      await set('is_verification', 'member_phone', false);
    }
  });

  it('cannot be set where it would steer nothing', async () => {
    await expect(set('is_unique', 'password', true)).rejects.toThrow('unique_is_comparable');
    await expect(set('is_verification', 'member_email', true)).rejects.toThrow('verification_is_of_phone');
    await expect(set('is_member_center_verification', 'member_name', true)).rejects.toThrow('of_phone');
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
    expect((await ask({}, { host: hall.hosts.other })).data.list).toEqual([]);
  });

  it('takes the strong password policy of a site', async () => {
    await hall.database.owner.query(
      `UPDATE identity_policy SET password_policy = 'strong' WHERE site_id = 1`,
    );
    try {
      expect((await hall.join({ password: 'a quiet lantern' })).code).toBe(100);
      expect(await hall.join({ password: 'Sesame8' })).toMatchObject({ status: 400, field: 'password' });
    } finally {
      await hall.database.owner.query(
        `UPDATE identity_policy SET password_policy = 'default' WHERE site_id = 1`,
      );
    }
  });
});
