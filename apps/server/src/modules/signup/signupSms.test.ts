import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openSignupHall, type SignupHall } from './signup.fixture.ts';

let hall: SignupHall;
beforeAll(async () => {
  hall = await openSignupHall();
});
afterAll(() => hall.close());
beforeEach(() => {
  hall.sms.outcome = 'sent';
});

describe('/register/sms and the phone code', () => {
  it('102 within five minutes of the last code, then again', async () => {
    expect((await hall.sendSms('0911111111')).code).toBe(100);
    hall.clock.advance(299_999);
    expect((await hall.sendSms('0911111111')).code).toBe(102);
    hall.clock.advance(1);
    expect((await hall.sendSms('0911111111')).code).toBe(100);
  });

  it('sends one message when asked twice at once', async () => {
    const codes = (await Promise.all([hall.sendSms('0911111112'), hall.sendSms('0911111112')])).map(
      ({ code }) => code,
    );
    expect(codes.toSorted()).toEqual([100, 102]);
    expect(hall.sms.sent.filter(({ phone }) => phone === '0911111112')).toHaveLength(1);
  });

  it('may be asked for again at once when nothing went out', async () => {
    for (const outcome of ['no_balance', 'refused'] as const) {
      hall.sms.outcome = outcome;
      expect((await hall.sendSms('0911111113')).code).toBe(outcome === 'refused' ? 104 : 103);
    }
    hall.sms.outcome = 'sent';
    expect((await hall.sendSms('0911111113')).code).toBe(100);
  });

  const joinByPhone = (member_phone: string, phone_verify: string | undefined, over: object = {}) =>
    hall.join({
      member_currency: 'VND',
      member_phone,
      ...(phone_verify === undefined ? {} : { phone_verify }),
      ...over,
    });

  it('is asked for, must be right, and marks the phone as proved', async () => {
    const account = hall.newAccount();
    await hall.sendSms('0922222221');
    const code = hall.lastCode();
    expect(code).toMatch(/^\d{6}$/);
    const wrong = String((Number(code) + 1) % 1_000_000).padStart(6, '0');
    expect(await joinByPhone('0922222221', undefined)).toMatchObject({ code: 113 });
    expect(await joinByPhone('0922222221', wrong)).toMatchObject({
      code: 113,
      data: { field: 'phone_verify' },
    });
    expect((await joinByPhone('0922222221', code, { member_account: account })).code).toBe(100);
    expect((await hall.memberRow(account)).phone_verified_at).toEqual(hall.clock.now());
  });

  it('is good once, for its phone, for five minutes: 222 otherwise', async () => {
    await hall.sendSms('0922222222');
    const code = hall.lastCode();
    expect((await joinByPhone('0922222223', code)).code).toBe(222);
    expect((await joinByPhone('0922222222', code)).code).toBe(100);
    expect((await joinByPhone('0922222222', code)).code).toBe(222);
    await hall.sendSms('0922222224');
    hall.clock.advance(300_000);
    expect((await joinByPhone('0922222224', hall.lastCode())).code).toBe(222);
  });

  it('is dead after five wrong answers, also for who then has it right', async () => {
    await hall.sendSms('0922222225');
    const code = hall.lastCode();
    const wrong = code === '000000' ? '000001' : '000000';
    const guesses = await Promise.all([1, 2, 3, 4, 5, 6, 7].map(() => joinByPhone('0922222225', wrong)));
    expect(guesses.map((answer) => answer.code).toSorted()).toEqual([113, 113, 113, 113, 113, 222, 222]);
    expect((await joinByPhone('0922222225', code)).code).toBe(222);
  });

  it('is not needed without a phone', async () => {
    expect((await hall.join({ member_currency: 'VND' })).code).toBe(100);
  });
});

describe('the price of messages', () => {
  const policy = (columns: string): Promise<unknown> =>
    hall
      .rows(`INSERT INTO sms_policy (site_id) VALUES (1) ON CONFLICT DO NOTHING`)
      .then(() => hall.rows(`UPDATE sms_policy SET ${columns} WHERE site_id = 1`));
  const phones = (prefix: string, count: number): string[] =>
    Array.from({ length: count }, (_, index) => `${prefix}${String(index).padStart(4, '0')}`);
  const codesOf = async (answers: Promise<{ code: number }>[]) =>
    (await Promise.all(answers)).map(({ code }) => code).toSorted();
  const accepted = (codes: readonly number[]) => codes.filter((code) => code === 100).length;
  beforeEach(async () => {
    // A new day, so that no earlier test has used anything up.
    hall.clock.advance(24 * 60 * 60_000);
    await hall.rows('DELETE FROM sms_policy');
    hall.sms.sent.length = 0;
  });

  it('one address pays its share of an hour, however many it asks for at once', async () => {
    const ip = hall.newIp();
    await policy('per_address_hourly_max = 4');
    const codes = await codesOf(phones('098100', 10).map((phone) => hall.sendSms(phone, { ip })));
    expect(accepted(codes)).toBe(4);
    expect(codes.slice(4)).toEqual([104, 104, 104, 104, 104, 104]);
    expect(hall.sms.sent).toHaveLength(4);
    expect((await hall.sendSms('0981009999')).code).toBe(100);
  });

  it('the /64 of an IPv6 address is one address', async () => {
    await policy('per_address_hourly_max = 3');
    const codes = await codesOf(
      phones('098101', 8).map((phone, index) => hall.sendSms(phone, { ip: `2001:db8:5:6::${index + 1}` })),
    );
    expect(codes).toEqual([100, 100, 100, 104, 104, 104, 104, 104]);
    expect((await hall.sendSms('0981019999', { ip: '2001:db8:5:7::1' })).code).toBe(100);
  });

  it('phones that stand side by side are paid thirty a day between them, from whatever addresses', async () => {
    const codes = await codesOf(phones('098102', 50).map((phone) => hall.sendSms(phone)));
    expect(accepted(codes)).toBe(30);
    expect(hall.sms.sent).toHaveLength(30);
    expect((await hall.sendSms('0981030000')).code).toBe(100);
    hall.clock.advance(24 * 60 * 60_000);
    expect((await hall.sendSms('0981029999')).code).toBe(100);
  });

  it('one phone is sent five a day', async () => {
    for (let sent = 0; sent < 5; sent += 1) {
      expect((await hall.sendSms('0981040000')).code).toBe(100);
      hall.clock.advance(300_000);
    }
    expect((await hall.sendSms('0981040000')).code).toBe(104);
  });

  it('a site pays what its policy says, and another site is not held back by it', async () => {
    await policy('per_site_daily_max = 7');
    const codes = await codesOf(
      ['098105', '098106'].flatMap((prefix) => phones(prefix, 10)).map((phone) => hall.sendSms(phone)),
    );
    expect(accepted(codes)).toBe(7);
    expect(hall.sms.sent).toHaveLength(7);
    await hall.rows(
      `INSERT INTO register_setting (site_id, currency, name, is_display, is_verification) VALUES (2, 'VND', 'member_phone', true, true)`,
    );
    expect((await hall.sendSms('0981050000', { host: hall.hosts.other })).code).toBe(100);
  });

  it('what is refused costs nothing: neither a code too soon nor an empty account uses anything up', async () => {
    await policy('per_phone_daily_max = 2');
    expect((await hall.sendSms('0981070000')).code).toBe(100);
    for (let tries = 0; tries < 3; tries += 1) expect((await hall.sendSms('0981070000')).code).toBe(102);
    hall.clock.advance(300_000);
    hall.sms.outcome = 'no_balance';
    for (let tries = 0; tries < 3; tries += 1) expect((await hall.sendSms('0981070000')).code).toBe(103);
    hall.sms.outcome = 'sent';
    expect((await hall.sendSms('0981070000')).code).toBe(100);
    hall.clock.advance(300_000);
    expect((await hall.sendSms('0981070000')).code).toBe(104);
  });

  it('a code is worth nothing on another site', async () => {
    await hall.sendSms('0981080000');
    const form = { member_currency: 'VND', member_phone: '0981080000', phone_verify: hall.lastCode() };
    await hall.rows(
      `INSERT INTO register_setting (site_id, currency, name, is_display, is_verification) VALUES (2, 'VND', 'member_phone', true, true) ON CONFLICT DO NOTHING`,
    );
    expect((await hall.join(form, { host: hall.hosts.other })).code).toBe(222);
    expect((await hall.join(form)).code).toBe(100);
  });

  it('fifty sign-ups with one code make one member', async () => {
    await hall.sendSms('0981090000');
    const form = { member_currency: 'VND', member_phone: '0981090000', phone_verify: hall.lastCode() };
    const codes = await codesOf(Array.from({ length: 20 }, () => hall.join(form)));
    expect(accepted(codes)).toBe(1);
    expect(
      await hall.rows(`SELECT count(*)::integer AS made FROM member WHERE phone = '0981090000'`),
    ).toEqual([{ made: 1 }]);
  });
});
