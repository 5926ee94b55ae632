import { resetPassword, withdrawVerify } from '@pavilion/contract/recovery';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { messageText } from '../../http/messages.ts';
import { tryLimits } from './limits.ts';
import { hosts, openWayBack, type Person, type WayBack } from './recovery.fixture.ts';

let way: WayBack;
beforeAll(async () => {
  way = await openWayBack();
});
afterAll(() => way.close());

const proofOf = ({ account, withdraw, email }: Person) => ({
  account,
  withdraw_password: withdraw,
  member_email: email,
});
const verify = (body: Parameters<typeof way.call<typeof withdrawVerify>>[1], from = {}) =>
  way.call(withdrawVerify, body, from);
const countOf = async (sql: string, values: unknown[] = []): Promise<number> =>
  Number((await way.database.owner.query<{ count: bigint }>(sql, values)).rows[0]?.count);
const messagesTo = (memberId: number) =>
  countOf(`SELECT count(*) FROM outbox WHERE member_id = $1 AND event = 'profile_updated'`, [memberId]);

describe('withdraw verification (spec §4, §5, §8)', () => {
  it('answers a token for the right withdraw password with the right e-mail or phone, however they are typed', async () => {
    const person = await way.addMember();
    const byMail = await verify({
      ...proofOf(person),
      account: person.account.toUpperCase(),
      member_email: ` ${person.email.toUpperCase()} `,
    });
    expect(byMail).toMatchObject({ status: 200, code: 100, data: { password_policy: 'default' } });
    expect(byMail.data.token).toMatch(/^[\w-]{43}$/);
    const { account, withdraw, phone } = person;
    const byPhone = await verify({ account, withdraw_password: withdraw, member_phone: phone });
    expect(byPhone.code).toBe(100);
    // Only hashes rest in the database.
    const kept = await way.database.owner.query('SELECT * FROM reset_token WHERE member_id = $1', [
      person.id,
    ]);
    expect(JSON.stringify(kept.rows)).not.toContain(byMail.data.token);
    expect(kept.rows).toHaveLength(2);
  });

  it('answers 101 alike, with the same work, for an unknown account, a wrong contact, a wrong and a missing withdraw password', async () => {
    const person = await way.addMember();
    const bare = await way.addMember({ withdraw_password_hash: null });
    const silent = await way.addMember({ email: null, phone: null });
    const right = proofOf(person);
    const cases = [
      { ...right, account: 'Nobody99' },
      { ...right, member_email: 'somebody@example.com' },
      { ...right, withdraw_password: '0000' },
      { account: person.account, withdraw_password: person.withdraw, member_phone: '13900000000' },
      proofOf(bare),
      proofOf({ ...silent, email: 'x@example.com' }),
    ];
    const answers = [];
    for (const body of cases) {
      const before = way.verifications();
      answers.push(await verify(body));
      // One hash each: what is found, or what stands for nobody.
      expect(way.verifications() - before, JSON.stringify(body)).toBe(1);
    }
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(answers[0]).toMatchObject({ status: 200, code: 101 });
    const booked = `SELECT count(*) FROM withdraw_try WHERE account_key = ANY ($1)`;
    const keys = [...new Set(cases.map(({ account }) => account.toLowerCase()))];
    expect(await countOf(booked, [keys])).toBe(cases.length);
  });

  it('a token of one site opens nothing on another, nor does the member exist there', async () => {
    const person = await way.addMember();
    expect((await verify(proofOf(person), { host: hosts.other })).code).toBe(101);
    const { data } = await verify(proofOf(person));
    const { account } = person;
    const elsewhere = await way.call(
      resetPassword,
      { account, password: 'Lantern88', token: data.token },
      { host: hosts.other },
    );
    expect(elsewhere.code).toBe(101);
  });

  it.each([
    ['withdraw_password', { withdraw_password: '47a1' }],
    ['withdraw_password', { withdraw_password: '47110' }],
    ['member_email', { member_email: 'not a mail' }],
    ['member_phone', { member_email: '', member_phone: '12ab' }],
  ])('a malformed %s is HTTP 400 with its field', async (field, wrong) => {
    const answer = await verify({ ...proofOf(await way.addMember()), ...wrong });
    expect(answer).toMatchObject({ status: 400, field });
  });

  it('a request without a contact, or with two, does not parse', async () => {
    const { member_email, ...rest } = proofOf(await way.addMember());
    expect((await verify(rest)).status).toBe(400);
    expect((await verify({ ...rest, member_email, member_phone: '13800138000' })).status).toBe(400);
  });

  it.each([
    [106, 201],
    [201, 201],
    [202, 202],
    [203, 203],
  ])('an address with the login code %i is answered %i', async (loginCode, code) => {
    const ip = `203.0.113.${loginCode % 100}`;
    await way.database.owner.query('INSERT INTO address_rule (network, login_code) VALUES ($1::cidr, $2)', [
      `${ip}/32`,
      loginCode,
    ]);
    const person = await way.addMember();
    expect((await verify(proofOf(person), { ip })).code).toBe(code);
    const reset = { account: person.account, password: 'Lantern88', token: 'x' };
    expect((await way.call(resetPassword, reset, { ip })).code).toBe(code);
    await way.database.owner.query('DELETE FROM address_rule');
  });

  it('answers 403 on a demo site', async () => {
    expect((await verify(proofOf(await way.addMember()), { host: hosts.demo })).code).toBe(403);
  });
});

describe('guessing', () => {
  it('makes an address wait with 102 after five wrong tries at an account, known or not, and lets it try again in an hour', async () => {
    const person = await way.addMember();
    for (const account of [person.account, 'Nobody01']) {
      const ip = way.newIp();
      const wrong = { ...proofOf(person), account, withdraw_password: '0000' };
      const codes = [];
      for (let tries = 0; tries < 6; tries += 1) codes.push((await verify(wrong, { ip })).code);
      expect(codes, account).toEqual([101, 101, 101, 101, 101, 102]);
      way.clock.advance(tryLimits.windowMs);
      expect((await verify(wrong, { ip })).code).toBe(101);
    }
  });

  it('makes an address wait with 204 after thirty wrong tries over all accounts', async () => {
    const ip = way.newIp();
    await way.database.owner.query(
      `INSERT INTO withdraw_try (site_id, account_key, ip, purse, fits_contact, tried_at)
       SELECT 1, 'sprayed' || number, $1, 'stranger', false, $2 FROM generate_series(1, 29) AS number`,
      [ip, way.clock.now()],
    );
    const wrong = proofOf({ ...(await way.addMember()), withdraw: '0000' });
    expect((await verify(wrong, { ip })).code).toBe(101);
    expect((await verify(wrong, { ip })).code).toBe(204);
  });

  it('after five wrong tries from anywhere not even the right withdraw password is believed from there until tomorrow', async () => {
    const person = await way.addMember();
    const wrong = proofOf({ ...person, withdraw: '0000' });
    for (let tries = 0; tries < tryLimits.wrongDailyMax; tries += 1)
      expect((await verify(wrong)).code).toBe(101);
    // Whoever guesses cannot see that it is over; the member is told.
    expect((await verify(proofOf(person))).code).toBe(101);
    await way.jobs.settle();
    const warnings = way.mails.filter(({ to }) => to === person.email);
    expect(warnings.map(({ subject }) => subject)).toEqual([
      'Site 1: incorrect withdrawal password entered several times',
    ]);
    way.clock.advance(tryLimits.dayMs);
    expect((await verify(proofOf(person))).code).toBe(100);
  });

  it('a stranger who knows account and e-mail locks nobody out of a place that the member has logged in from', async () => {
    const person = await way.addMember();
    const home = way.newIp();
    await way.openSession(person.id, home);
    const wrong = proofOf({ ...person, withdraw: '0000' });
    for (let tries = 0; tries < tryLimits.wrongDailyMax + 3; tries += 1) await verify(wrong);
    expect((await verify(proofOf(person))).code).toBe(101);
    expect((await verify(proofOf(person), { ip: home })).code).toBe(100);
  });

  it('a stranger without the right contact learns nothing and uses up nothing', async () => {
    const person = await way.addMember();
    const blind = { ...proofOf(person), member_email: 'guess@example.com' };
    for (let tries = 0; tries < 12; tries += 1) expect((await verify(blind)).code).toBe(101);
    expect((await verify(proofOf(person))).code).toBe(100);
  });

  it('guesses side by side do not slip past the limit', async () => {
    const person = await way.addMember();
    const guesses = Array.from({ length: 16 }, (_, guess) => String(4700 + guess));
    expect(guesses).toContain(person.withdraw);
    const answers = await Promise.all(guesses.map((withdraw) => verify(proofOf({ ...person, withdraw }))));
    const booked = await way.database.owner.query<{ id: bigint; was_right: boolean }>(
      'SELECT id, was_right FROM withdraw_try WHERE account_key = $1 ORDER BY id',
      [person.account.toLowerCase()],
    );
    expect(booked.rows).toHaveLength(16);
    // A right guess counts only when it was among the first five that were booked.
    const wins = answers.filter(({ code }) => code === 100).length;
    const rightAmongFirst = booked.rows.findIndex(({ was_right }) => was_right);
    expect(wins).toBe(rightAmongFirst === -1 ? 0 : 1);
    expect(rightAmongFirst).toBeLessThan(tryLimits.wrongDailyMax);
  });

  it('twenty wrong tries within a month shut strangers out for the rest of it', async () => {
    const person = await way.addMember();
    for (let day = 0; day < 4; day += 1) {
      for (let tries = 0; tries < tryLimits.wrongDailyMax; tries += 1)
        await verify(proofOf({ ...person, withdraw: '0000' }));
      way.clock.advance(tryLimits.dayMs);
    }
    expect((await verify(proofOf(person))).code).toBe(101);
    way.clock.advance(tryLimits.monthMs);
    expect((await verify(proofOf(person))).code).toBe(100);
  });
});

describe('a new password', () => {
  const reset = (person: Person, token: string, password = 'Lantern88', from = {}) =>
    way.call(resetPassword, { account: person.account, password, token }, from);
  const hashOf = async (id: number): Promise<string> =>
    (
      await way.database.owner.query<{ password_hash: string }>(
        'SELECT password_hash FROM member WHERE id = $1',
        [id],
      )
    ).rows[0]?.password_hash ?? '';
  const holds = async (id: number, password: string): Promise<boolean> =>
    way.passwords.verify(await hashOf(id), password);

  it('replaces the old one, ends every session, meets the demand of code 802, tells page and member, once', async () => {
    const person = await way.addMember({
      withdraw_verification_demanded: true,
      first_login_to_change_password: true,
    });
    await way.openSession(person.id);
    await way.openSession(person.id);
    const { data } = await verify(proofOf(person));
    expect(await reset(person, data.token)).toMatchObject({ status: 200, code: 100 });

    expect(await holds(person.id, 'Lantern88')).toBe(true);
    expect(await holds(person.id, person.password)).toBe(false);
    const { rows } = await way.database.owner.query(
      `SELECT withdraw_verification_demanded AS demanded, first_login_to_change_password AS first,
              (SELECT count(*)::int FROM session WHERE member_id = member.id AND ended_at IS NULL) AS open,
              (SELECT array_agg(DISTINCT end_reason) FROM session WHERE member_id = member.id) AS reasons
         FROM member WHERE id = $1`,
      [person.id],
    );
    expect(rows).toEqual([{ demanded: false, first: false, open: 0, reasons: ['password_changed'] }]);
    expect(await messagesTo(person.id)).toBe(1);
    await way.jobs.settle();
    const letters = way.mails.filter(({ to }) => to === person.email);
    expect(letters.map(({ subject }) => subject)).toEqual(['Site 1: your login password was changed']);
    expect(letters[0]?.html).toContain('https://site-1.example/');

    // The same once more (its answer was lost) is done already; anything else with it is refused.
    expect((await reset(person, data.token)).code).toBe(100);
    expect(await messagesTo(person.id)).toBe(1);
    expect((await reset(person, data.token, 'Another99')).code).toBe(102);
    expect(await holds(person.id, 'Lantern88')).toBe(true);
  });

  it('is refused with 101 for a token that nobody has, or of another account', async () => {
    const [person, other] = [await way.addMember(), await way.addMember()];
    expect((await reset(person, 'never issued')).code).toBe(101);
    const { data } = await verify(proofOf(person));
    expect((await reset(other, data.token)).code).toBe(101);
    expect((await reset({ ...other, account: 'Nobody99' }, data.token)).code).toBe(101);
    expect(await holds(other.id, other.password)).toBe(true);
  });

  it('is refused with 102 ten minutes later, also as a repeat', async () => {
    const person = await way.addMember();
    const late = (await verify(proofOf(person))).data.token;
    const used = (await verify(proofOf(person))).data.token;
    expect((await reset(person, used)).code).toBe(100);
    way.clock.advance(10 * 60_000);
    expect((await reset(person, used)).code).toBe(102);
    expect((await reset(person, late)).code).toBe(102);
  });

  it('ends the other tokens of the member', async () => {
    const person = await way.addMember();
    const [first, second] = [await verify(proofOf(person)), await verify(proofOf(person))];
    expect((await reset(person, first.data.token)).code).toBe(100);
    expect((await reset(person, second.data.token, 'Another99')).code).toBe(102);
  });

  it('of many at once with one token, or with two, exactly one wins', async () => {
    const person = await way.addMember();
    const tokens = [await verify(proofOf(person)), await verify(proofOf(person))];
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, index) =>
        reset(person, tokens[index % 2]?.data.token ?? '', `Lantern${10 + index}`),
      ),
    );
    const winners = answers.flatMap(({ code }, index) => (code === 100 ? [index] : []));
    expect(winners).toHaveLength(1);
    expect(await holds(person.id, `Lantern${10 + (winners[0] ?? 0)}`)).toBe(true);
    expect(await messagesTo(person.id)).toBe(1);
  });

  it.each([
    ['abc1', 'signup.err_psw_length'],
    ['abcdefghij123', 'signup.err_psw_length'],
    ['abcdefgh', 'signup.err_psw_format'],
    ['password1', 'signup.err_psw_common'],
    ['', 'signup.require_text'],
  ])('%j is HTTP 400 on the password (%s), and leaves the token good', async (password, key) => {
    const person = await way.addMember();
    const { data } = await verify(proofOf(person));
    expect(await reset(person, data.token, password)).toMatchObject({
      status: 400,
      field: 'password',
      message: messageText(key, 'en_US'),
    });
    expect((await reset(person, data.token)).code).toBe(100);
  });

  it('keeps to the strong policy of a site that has it', async () => {
    await way.database.owner.query(
      "INSERT INTO identity_policy (site_id, password_policy) VALUES (2, 'strong')",
    );
    const person = await way.addMember({ site_id: 2 });
    const { data } = await verify(proofOf(person), { host: hosts.other });
    expect(data.password_policy).toBe('strong');
    const from = { host: hosts.other };
    expect((await reset(person, data.token, 'Lant88', from)).status).toBe(400);
    expect((await reset(person, data.token, 'a quiet lantern by the pond', from)).code).toBe(100);
  });

  it('does not bring a disabled account back', async () => {
    const person = await way.addMember({ status: 'disabled' });
    const { data } = await verify(proofOf(person));
    expect((await reset(person, data.token)).code).toBe(100);
    const { rows } = await way.database.owner.query('SELECT status FROM member WHERE id = $1', [person.id]);
    expect(rows).toEqual([{ status: 'disabled' }]);
  });

  it('is told by short message to a member without a mail address, and to nobody without either', async () => {
    const phoneOnly = await way.addMember({ email: null });
    const { data } = await verify({
      account: phoneOnly.account,
      withdraw_password: phoneOnly.withdraw,
      member_phone: phoneOnly.phone,
    });
    expect((await reset(phoneOnly, data.token)).code).toBe(100);
    await way.jobs.settle();
    expect(way.texts.filter(({ phone }) => phone === phoneOnly.phone)).toHaveLength(1);
  });
});
