import { randomUUID } from 'node:crypto';
import { forgotSend, forgotVerify, resetPassword } from '@pavilion/contract/recovery';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { codeLimits } from './limits.ts';
import { hosts, openWayBack, type Person, type WayBack } from './recovery.fixture.ts';

let way: WayBack;
beforeAll(async () => {
  way = await openWayBack();
  // What is sent is forgotten at once: this keeps what was put down.
  await way.database.owner.query(`
    CREATE TABLE put_down (number bigint GENERATED ALWAYS AS IDENTITY, job jsonb NOT NULL);
    CREATE FUNCTION keep_job() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public AS
      $$ BEGIN INSERT INTO put_down (job) VALUES (to_jsonb(NEW)); RETURN NULL; END $$;
    CREATE TRIGGER keep_job AFTER INSERT ON pgboss.job_common FOR EACH ROW EXECUTE FUNCTION keep_job()`);
});
afterAll(() => way.close());

/** The last messages that were put down, as the queue had them. */
const putDown = async (count: number): Promise<readonly { name: string; data: { sealed: string } }[]> => {
  const { rows } = await way.database.owner.query<{ job: { name: string; data: { sealed: string } } }>(
    'SELECT job FROM put_down ORDER BY number DESC LIMIT $1',
    [count],
  );
  return rows.map(({ job }) => job);
};

const send = (
  body: { account: string; member_email?: string; member_phone?: string; request_id?: string },
  from = {},
) => way.call(forgotSend, body, from);
const answer = (ticket: string, code: string, from = {}) => way.call(forgotVerify, { ticket, code }, from);
const byMail = ({ account, email }: Person) => ({ account, member_email: email });
const wrongOf = (code: string): string => (code === '000000' ? '000001' : '000000');
const mailsTo = async (person: Person) => {
  await way.jobs.settle();
  return way.mails.filter(({ to }) => to === person.email);
};

describe('a forgotten password (spec §2)', () => {
  it('is replaced by a code that goes to the e-mail address that the member gave, in the language that the member reads', async () => {
    const person = await way.addMember({ locale: 'vi_VN', withdraw_verification_demanded: true });
    const asked = await send({ account: person.account, member_email: person.email.toUpperCase() });
    expect(asked).toMatchObject({ status: 200, code: 100 });
    const [letter] = await mailsTo(person);
    expect(letter?.subject).toBe('Site 1: mã đặt lại mật khẩu');
    const code = await way.sentCode();
    expect(letter?.html).toContain(`>${code}<`);

    const proved = await answer(asked.data.ticket, code);
    expect(proved.code).toBe(100);
    const { account } = person;
    const { token } = proved.data;
    expect((await way.call(resetPassword, { account, password: 'Lantern88', token })).code).toBe(100);
    const { rows } = await way.database.owner.query<{ password_hash: string; demanded: boolean }>(
      'SELECT password_hash, withdraw_verification_demanded AS demanded FROM member WHERE id = $1',
      [person.id],
    );
    expect(await way.passwords.verify(rows[0]?.password_hash ?? '', 'Lantern88')).toBe(true);
    // A code that was sent is not what the operator asked for.
    expect(rows[0]?.demanded).toBe(true);
    // With the password set, the code is over.
    expect((await answer(asked.data.ticket, code)).code).toBe(102);
  });

  it('goes by phone just as well', async () => {
    const person = await way.addMember();
    const asked = await send({ account: person.account, member_phone: person.phone });
    await way.jobs.settle();
    const text = way.texts.find(({ phone }) => phone === person.phone)?.text ?? '';
    const code = /[0-9]{6}/.exec(text)?.[0] ?? '';
    expect(text).toBe(
      `Your password reset code is ${code}. It is valid for 5 minutes. Do not share it with anyone.`,
    );
    expect((await answer(asked.data.ticket, code)).code).toBe(100);
  });

  it('answers and does the same for an account that is not there, or has another address; nothing leaves the house', async () => {
    const person = await way.addMember();
    const before = way.mails.length;
    const asked = [
      await send(byMail(person)),
      await send({ ...byMail(person), account: 'Nobody77' }),
      await send({ account: person.account, member_email: 'other@example.com' }),
      await send({ ...byMail(person) }, { host: hosts.other }),
    ];
    for (const { status, code, data } of asked) {
      expect({ status, code, keys: Object.keys(data) }).toEqual({
        status: 200,
        code: 100,
        keys: ['ticket', 'expires_at'],
      });
      expect(data.ticket).toMatch(/^[\w-]{43}$/);
    }
    const code = await way.sentCode();
    // A message was written for each, that of the one told apart by nothing.
    const shapes = (await putDown(4)).map(({ name, data }) => [name, Object.keys(data).sort()]);
    expect(shapes).toEqual(Array(4).fill(['mail', ['goodUntil', 'sealed', 'siteId']]));
    expect(way.mails.slice(before).map(({ to }) => to)).toEqual([person.email]);
    // The code of the one opens none of the others, which behave like any wrong code.
    for (const { data } of asked.slice(1, 3)) expect((await answer(data.ticket, code)).code).toBe(101);
    const elsewhere = asked[3]?.data.ticket ?? '';
    expect((await answer(elsewhere, code, { host: hosts.other })).code).toBe(101);
  });

  it('is spent by a right answer, of several at once by one', async () => {
    const person = await way.addMember();
    const { data } = await send(byMail(person));
    const code = await way.sentCode();
    const answers = await Promise.all(Array.from({ length: 4 }, () => answer(data.ticket, code)));
    expect(answers.map((one) => one.code).toSorted()).toEqual([100, 102, 102, 102]);
    expect((await answer(data.ticket, code)).code).toBe(102);
  });

  it('is over after five wrong answers, for this browser only', async () => {
    const person = await way.addMember();
    const mine = await send(byMail(person));
    const code = await way.sentCode();
    const strangers = await send(byMail(person));
    for (let tries = 0; tries < codeLimits.wrongAnswersMax; tries += 1)
      expect((await answer(strangers.data.ticket, wrongOf(code))).code).toBe(101);
    expect((await answer(strangers.data.ticket, wrongOf(code))).code).toBe(102);
    expect((await answer(mine.data.ticket, code)).code).toBe(100);
  });

  it('wrong answers side by side do not slip past the limit', async () => {
    const { data } = await send(byMail(await way.addMember()));
    const code = await way.sentCode();
    const answers = await Promise.all(Array.from({ length: 12 }, () => answer(data.ticket, wrongOf(code))));
    expect(answers.filter((one) => one.code === 101)).toHaveLength(codeLimits.wrongAnswersMax);
    expect((await answer(data.ticket, code)).code).toBe(102);
  });

  it('is over after five minutes', async () => {
    const { data } = await send(byMail(await way.addMember()));
    const code = await way.sentCode();
    way.clock.advance(codeLimits.goodMs);
    expect((await answer(data.ticket, code)).code).toBe(102);
  });

  it('a ticket that nobody has, or of another site, opens nothing', async () => {
    const { data } = await send(byMail(await way.addMember()));
    const code = await way.sentCode();
    expect((await answer('nobody has this', code)).code).toBe(102);
    expect((await answer(data.ticket, code, { host: hosts.other })).code).toBe(102);
    expect((await answer(data.ticket, code)).code).toBe(100);
  });

  it('keeps neither code nor ticket nor address where the database could tell them', async () => {
    const person = await way.addMember();
    const { data } = await send(byMail(person));
    const kept = await way.database.owner.query('SELECT * FROM reset_code WHERE member_id = $1', [person.id]);
    expect(kept.rows).toHaveLength(1);
    const [message] = await putDown(1);
    const opened = Buffer.from(message?.data.sealed ?? '', 'base64').toString('latin1');
    const text = JSON.stringify([kept.rows, message]) + opened;
    const code = await way.sentCode();
    expect(code).toMatch(/^[0-9]{6}$/);
    for (const hidden of [data.ticket, code, person.email]) expect(text).not.toContain(hidden);
  });
});

describe('asking for codes', () => {
  it('is refused with 102 within five minutes, for accounts that are there and that are not', async () => {
    const person = await way.addMember();
    for (const account of [person.account, 'Nobody55']) {
      const ip = way.newIp();
      const body = { account, member_email: person.email };
      expect((await send(body, { ip })).code).toBe(100);
      expect((await send(body, { ip })).code, account).toBe(102);
      way.clock.advance(codeLimits.pairPauseMs);
      expect((await send(body, { ip })).code).toBe(100);
    }
  });

  it('twice at the same moment sends one', async () => {
    const person = await way.addMember();
    const ip = way.newIp();
    const codes = (await Promise.all([1, 2, 3].map(() => send(byMail(person), { ip })))).map(
      ({ code }) => code,
    );
    expect(codes.sort()).toEqual([100, 102, 102]);
    expect(await mailsTo(person)).toHaveLength(1);
  });

  describe('whose answer was lost', () => {
    const lost = async (person: Person, over: { readonly account?: string } = {}) => {
      const request = { ...byMail(person), ...over, request_id: randomUUID() };
      const ip = way.newIp();
      return { request, ip, first: await send(request, { ip }) };
    };

    it('answers the same ticket to the same request, sends nothing more, and the code that came is good', async () => {
      const person = await way.addMember();
      const { request, ip, first } = await lost(person);
      way.clock.advance(codeLimits.goodMs - 1);
      // The line came back as another network.
      const again = [await send(request, { ip }), await send(request)];
      expect(again.map(({ code, data }) => ({ code, data }))).toEqual(
        Array(2).fill({ code: 100, data: first.data }),
      );
      expect(await mailsTo(person)).toHaveLength(1);
      expect((await answer(again[0]?.data.ticket ?? '', await way.sentCode())).code).toBe(100);
    });

    it('many at once send one and answer alike', async () => {
      const person = await way.addMember();
      const request = { ...byMail(person), request_id: randomUUID() };
      const ip = way.newIp();
      const answers = await Promise.all(Array.from({ length: 5 }, () => send(request, { ip })));
      expect(answers.map(({ code }) => code)).toEqual(Array(5).fill(100));
      expect(new Set(answers.map(({ data }) => data.ticket)).size).toBe(1);
      expect(await mailsTo(person)).toHaveLength(1);
    });

    it('looks the same for an account that is not there', async () => {
      const { request, ip, first } = await lost(await way.addMember(), { account: 'Nobody88' });
      expect(await send(request, { ip })).toEqual(first);
    });

    it('gives no ticket to another request: other number, account, contact or site', async () => {
      const [person, other] = [await way.addMember(), await way.addMember()];
      const { request, ip, first } = await lost(person);
      expect((await send({ ...request, request_id: randomUUID() }, { ip })).code).toBe(102);
      expect((await send({ ...request, member_email: other.email }, { ip })).code).toBe(102);
      const elsewhere = [
        await send({ ...request, account: other.account }, { ip }),
        await send(request, { ip, host: hosts.other }),
      ];
      for (const { code, data } of elsewhere) {
        expect(code).toBe(100);
        expect(data.ticket).not.toBe(first.data.ticket);
      }
    });

    it('sends anew once the code is over, with another ticket, and counts that like any request', async () => {
      const person = await way.addMember();
      const { request, first } = await lost(person);
      await way.jobs.settle();
      for (let number = 1; number < codeLimits.accountDailyMax + 2; number += 1) {
        way.clock.advance(codeLimits.goodMs);
        const { code, data } = await send(request);
        expect(code).toBe(100);
        expect(data.ticket).not.toBe(first.data.ticket);
        await way.jobs.settle();
      }
      expect(await mailsTo(person)).toHaveLength(codeLimits.accountDailyMax);
    });

    it('is HTTP 400 with a number that is none', async () => {
      const body = { ...byMail(await way.addMember()), request_id: '1' };
      expect(await send(body)).toMatchObject({ status: 400, field: 'request_id' });
    });
  });

  it('is refused with 104 for the eleventh account of an address within an hour', async () => {
    const ip = way.newIp();
    const codes = [];
    for (let number = 0; number <= codeLimits.addressMax; number += 1)
      codes.push((await send({ account: `Spray${number}`, member_email: 'a@example.com' }, { ip })).code);
    expect(codes.slice(0, -1)).toEqual(Array.from({ length: codeLimits.addressMax }, () => 100));
    expect(codes.at(-1)).toBe(104);
    way.clock.advance(codeLimits.addressWindowMs);
    expect((await send({ account: 'Spray99', member_email: 'a@example.com' }, { ip })).code).toBe(100);
  });

  it('floods no mailbox: ten a day for strangers, and a place that the member knows still gets one', async () => {
    const person = await way.addMember();
    const home = way.newIp();
    await way.openSession(person.id, home);
    for (let number = 0; number < codeLimits.accountDailyMax + 4; number += 1)
      expect((await send(byMail(person))).code).toBe(100);
    expect(await mailsTo(person)).toHaveLength(codeLimits.accountDailyMax);
    expect((await send(byMail(person), { ip: home })).code).toBe(100);
    expect(await mailsTo(person)).toHaveLength(codeLimits.accountDailyMax + 1);
  });

  it('is refused with 104 where phones are not served, or no letter can be sent', async () => {
    await way.database.owner.query('INSERT INTO identity_policy (site_id, sms_enabled) VALUES (2, false)');
    const person = await way.addMember({ site_id: 2 });
    const body = { account: person.account, member_phone: person.phone };
    expect((await send(body, { host: hosts.other })).code).toBe(104);
    const mute = await openWayBack({ carriesMail: false });
    expect((await mute.call(forgotSend, { account: 'Nobody11', member_email: 'a@example.com' })).code).toBe(
      104,
    );
    await mute.close();
  });

  it('is refused on a demo site and from denied addresses', async () => {
    const body = byMail(await way.addMember());
    expect((await send(body, { host: hosts.demo })).code).toBe(403);
    await way.database.owner.query(
      "INSERT INTO address_rule (network, login_code) VALUES ('192.0.2.0/24', 202)",
    );
    expect((await send(body, { ip: '192.0.2.7' })).code).toBe(202);
    expect((await answer('x', '123456', { ip: '192.0.2.7' })).code).toBe(202);
  });
});

it('in test mode the code is 123456, for members only', async () => {
  const open = await openWayBack({ testMode: true });
  const person = await open.addMember();
  const mine = await open.call(forgotSend, byMail(person));
  const nobodys = await open.call(forgotSend, { ...byMail(person), account: 'Nobody33' });
  const ask = (ticket: string) => open.call(forgotVerify, { ticket, code: '123456' });
  expect((await ask(mine.data.ticket)).code).toBe(100);
  expect((await ask(nobodys.data.ticket)).code).toBe(101);
  await open.close();
});
