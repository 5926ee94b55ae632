import type { QuestionColumn } from '@pavilion/contract/identity';
import { createKysely } from '@pavilion/postgres';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { defaultPassword, type Entrance, hosts, openEntrance } from '../../signup/testEntrance.ts';
import { challengeMs } from '../challenges/loginChallenges.ts';
import { sweepExpired } from '../commands/sweepExpired.ts';
import { deviceKnownMs } from '../knownDevices.ts';
import { fromBase32 } from '../secondFactors/secondFactors.fixture.ts';
import { stepAt, totpCode } from '../secondFactors/totp.ts';
import type { IdentityTables } from '../tables.ts';
import { guessLimits } from './guesses.ts';
import { answers, type Challenged, createQuestioning } from './questioning.fixture.ts';

let hall: Entrance;
let house: ReturnType<typeof createQuestioning>;
beforeAll(async () => {
  hall = await openEntrance();
  house = createQuestioning(hall);
  await hall.database.owner.query(
    'INSERT INTO identity_policy (site_id, double_validation) VALUES (1, true)',
  );
});
afterAll(() => hall.close());

const rightAnswer = ({ question }: Challenged): string => answers[question];
const over = { status: 200, code: 101, message: 'This check has expired. Please log in again.' };

describe('a question that was asked before the first second factor', () => {
  it('opens nothing any more once there is one', async () => {
    const asked = await house.challenged();
    const ip = hall.newIp();
    const known = await house.answer(asked, rightAnswer(asked));
    const token = String(known.data.token);
    const later = await house.login(asked.account, house.newDevice(), { ip });
    const password = defaultPassword;
    const begun = await hall.call('/member/second_factor/totp/begin', { password }, { token, ip });
    const secret = fromBase32(String(begun.data.secret));
    const code = totpCode(secret, stepAt(hall.clock.now()));
    expect((await hall.call('/member/second_factor/totp/confirm', { code }, { token, ip })).code).toBe(100);
    const answered = await house.answer(
      { ...asked, options: { ip }, memberLoginId: String(later.data.member_login_id) },
      rightAnswer(asked),
    );
    expect(answered).toMatchObject(over);
  });
});

describe('a login from an unknown device', () => {
  it('meets a question, with no session yet', async () => {
    const { account, memberId } = await house.newMember();
    const { code, data, message } = await house.login(account, house.newDevice(), { ip: hall.newIp() });
    expect({ code, data }).toEqual({
      code: 107,
      data: {
        method: 'questions',
        member_login_id: expect.stringMatching(/^[A-Za-z0-9_-]{43}$/),
        question: expect.stringMatching(
          /^(member_name|identity_id|member_phone|member_email|withdraw_password)$/,
        ),
        available_questions_count: 3,
      },
    });
    expect(message).toBe('You are on a new device. Please answer a security question to confirm it’s you.');
    const { rows } = await hall.database.owner.query('SELECT id FROM session WHERE member_id = $1', [
      memberId,
    ]);
    expect(rows).toEqual([]);
  });

  it('opens the session for the right answer, and knows the device from then on', async () => {
    const asked = await house.challenged();
    const { code, data } = await house.answer(asked, rightAnswer(asked));
    expect({ code, data }).toMatchObject({ code: 100, data: { member_id: asked.memberId } });
    expect((await hall.call('/member/profile', {}, { token: String(data.token) })).code).toBe(100);
    expect((await house.login(asked.account, asked.udid, { ip: hall.newIp() })).code).toBe(100);
    expect((await house.login(asked.account, house.newDevice(), { ip: hall.newIp() })).code).toBe(107);
  });

  it('is asked again when the device does not name itself, or by a name that can be guessed', async () => {
    const asked = await house.challenged();
    await house.answer(asked, rightAnswer(asked), { body: { udid: undefined } });
    expect((await house.login(asked.account, undefined, asked.options)).code).toBe(107);
    await hall.database.owner.query(
      `INSERT INTO known_device (member_id, device_hash, first_seen_at, last_seen_at)
       VALUES ($1, sha256(convert_to(E'device\\nphone', 'UTF8')), now(), now())`,
      [asked.memberId],
    );
    expect((await house.login(asked.account, 'phone', asked.options)).code).toBe(107);
  });

  it('is asked again on a device that nobody has logged in on for a year', async () => {
    const asked = await house.challenged();
    await house.answer(asked, rightAnswer(asked));
    const lastSeen = (msAgo: number) =>
      hall.database.owner.query('UPDATE known_device SET last_seen_at = $2 WHERE member_id = $1', [
        asked.memberId,
        new Date(hall.clock.now().getTime() - msAgo),
      ]);
    const loginAfterSweep = async () => {
      await sweepExpired(createKysely<IdentityTables>(hall.database.pool), hall.clock.now());
      return (await house.login(asked.account, asked.udid, { ip: hall.newIp() })).code;
    };
    await lastSeen(deviceKnownMs - 1);
    expect(await loginAfterSweep()).toBe(100);
    await lastSeen(deviceKnownMs);
    expect(await loginAfterSweep()).toBe(107);
  });

  it('does not make a device known to one member known to another', async () => {
    const first = await house.challenged();
    await house.answer(first, rightAnswer(first));
    const second = await house.newMember();
    expect((await house.login(second.account, first.udid, first.options)).code).toBe(107);
  });

  it('meets no question where the site asks for none, or the member has no answers', async () => {
    await hall.addMember({ account: 'elsewhere', siteId: 2, columns: await house.columns() });
    const options = { ip: hall.newIp(), host: hosts.other };
    expect((await house.login('elsewhere', house.newDevice(), options)).code).toBe(100);
    await hall.addMember({ account: 'nothing1' });
    expect((await house.login('nothing1', house.newDevice(), { ip: hall.newIp() })).code).toBe(100);
  });

  it('learns nothing of questions without the right password', async () => {
    const { account } = await house.newMember();
    const wrong = await hall.login(account, 'Wrong999', { ip: hall.newIp() });
    expect(wrong).toMatchObject({ code: 101, data: {} });
  });

  it.each([
    ['one letter', 'L'],
    ['two hundred letters', 'Wolfeschlegel'.repeat(16).slice(0, 200)],
  ])('lets in a member whose name has %s', async (_what, name) => {
    const asked = await house.challenged({
      name,
      identity_id: null,
      phone: null,
      email: null,
      withdraw_password_hash: null,
    });
    expect(asked.question).toBe('member_name');
    expect((await house.answer(asked, name.slice(0, -1) || 'M')).code).toBe(998);
    expect((await house.answer(asked, name)).code).toBe(100);
  });

  it.each(Object.keys(answers) as QuestionColumn[])('may be asked for %s alone', async (question) => {
    const only = Object.fromEntries(
      Object.entries({
        member_name: 'name',
        identity_id: 'identity_id',
        member_phone: 'phone',
        member_email: 'email',
        withdraw_password: 'withdraw_password_hash',
      })
        .filter(([name]) => name !== question)
        .map(([, column]) => [column, null]),
    );
    const asked = await house.challenged(only);
    expect(asked.question).toBe(question);
    expect((await house.skip(asked)).code).toBe(101);
    expect((await house.answer(asked, ` ${answers[question].toUpperCase()} `)).code).toBe(100);
  });
});

describe('every double-validation code (spec §8)', () => {
  it('101 for a login that is over: answered, late, never begun', async () => {
    const asked = await house.challenged();
    await house.answer(asked, rightAnswer(asked));
    expect(await house.answer(asked, rightAnswer(asked))).toMatchObject(over);

    const late = await house.challenged();
    hall.clock.advance(challengeMs);
    expect(await house.answer(late, rightAnswer(late))).toMatchObject(over);

    expect(await house.answer({ ...late, memberLoginId: 'made-up' }, 'x')).toMatchObject(over);
  });

  it.each([
    ['address', () => ({ ip: hall.newIp() })],
    ['site', () => ({ host: hosts.other })],
    ['browser', () => ({ headers: { 'user-agent': 'Another/1' } })],
  ])('101 when another %s shows it, and the one that began may go on', async (_what, elsewhere) => {
    const asked = await house.challenged();
    const options = { ...asked.options, ...elsewhere() };
    const foreign = await house.answer({ ...asked, options }, rightAnswer(asked), { options });
    expect(foreign).toMatchObject(over);
    expect((await house.skip(asked, options)).code).toBe(101);
    expect((await house.answer(asked, rightAnswer(asked))).code).toBe(100);
  });

  it('101 when the password was changed meanwhile', async () => {
    const asked = await house.challenged();
    await hall.database.owner.query('UPDATE member SET password_hash = $1 WHERE id = $2', [
      await hall.identity.passwords.hash('Other888'),
      asked.memberId,
    ]);
    expect(await house.answer(asked, rightAnswer(asked))).toMatchObject(over);
  });

  it('101 when withdraw verification is demanded meanwhile: the login tells of it', async () => {
    const asked = await house.challenged();
    await hall.database.owner.query('UPDATE member SET withdraw_verification_demanded = true WHERE id = $1', [
      asked.memberId,
    ]);
    expect(await house.answer(asked, rightAnswer(asked))).toMatchObject(over);
    expect((await house.login(asked.account, asked.udid, asked.options)).code).toBe(802);
  });

  it('101 for the form that a newer login of the same browser has replaced', async () => {
    const asked = await house.challenged();
    await house.login(asked.account, asked.udid, asked.options);
    expect(await house.answer(asked, rightAnswer(asked))).toMatchObject(over);
  });

  it.each([
    ['disabled', 'This account is disabled. Please contact support.'],
    ['frozen', 'This account is frozen. Please contact support.'],
  ])('102 when the account was %s meanwhile', async (status, message) => {
    const asked = await house.challenged();
    await hall.database.owner.query('UPDATE member SET status = $1 WHERE id = $2', [status, asked.memberId]);
    expect(await house.answer(asked, rightAnswer(asked))).toMatchObject({ status: 200, code: 102, message });
  });

  it.each([
    [103, 'blank', async () => ({ captcha_answer: '  ' })],
    [104, 'unknown', async () => ({ captcha_token: 'made-up' })],
    [105, 'misread', async () => ({ captcha_answer: '!!!!' })],
    [205, 'expired', async () => hall.clock.advance(5 * 60_000)],
    [
      206,
      'of sign-up',
      async ({ options }: Challenged) => {
        const { captcha_token, answer: captcha_answer } = await hall.captcha(2, options);
        return { captcha_token, captcha_answer };
      },
    ],
  ] as const)('%i for a captcha that is %s, before the answer is looked at', async (code, _why, spoil) => {
    const asked = await house.challenged();
    const { captcha_token, answer: captcha_answer } = await hall.captcha(1, asked.options);
    const body = {
      member_login_id: asked.memberLoginId,
      answer: 'wrong',
      captcha_answer,
      captcha_token,
      ...(await spoil(asked)),
    };
    expect(await hall.call('/login/double_validation', body, asked.options)).toMatchObject({
      status: 200,
      code,
      data: {},
    });
    const { rows } = await hall.database.owner.query(
      'SELECT member_id FROM double_validation_guess WHERE member_id = $1',
      [asked.memberId],
    );
    expect(rows).toEqual([]);
  });

  it('104 for a captcha that was used before', async () => {
    const asked = await house.challenged();
    const { captcha_token, answer: captcha_answer } = await hall.captcha(1, asked.options);
    const body = { captcha_token, captcha_answer };
    expect((await house.answer(asked, 'wrong', { body })).code).toBe(998);
    expect((await house.answer(asked, rightAnswer(asked), { body })).code).toBe(104);
  });

  it('106 when the address is refused meanwhile', async () => {
    const asked = await house.challenged();
    await hall.database.owner.query('INSERT INTO address_rule (network, login_code) VALUES ($1, 203)', [
      asked.options.ip,
    ]);
    expect((await house.answer(asked, rightAnswer(asked))).code).toBe(106);
  });

  it('998 for a wrong answer, with those that are left, and the right one then opens', async () => {
    const asked = await house.challenged();
    expect(await house.answer(asked, 'wrong')).toMatchObject({
      code: 998,
      message: 'That answer is incorrect.',
      data: { answers_left: guessLimits.challengeMax - 1 },
    });
    expect((await house.answer(asked, rightAnswer(asked))).code).toBe(100);
    const { rows } = await hall.database.owner.query(
      'SELECT member_id FROM double_validation_guess WHERE member_id = $1',
      [asked.memberId],
    );
    expect(rows).toEqual([]);
  });

  it('403 on a demo site', async () => {
    const asked = await house.challenged();
    expect((await house.answer(asked, 'x', { options: { host: hosts.demo } })).code).toBe(403);
  });

  it('400 without an answer or a captcha', async () => {
    const asked = await house.challenged();
    expect(await house.answer(asked, '')).toMatchObject({ status: 400, field: 'answer' });
    expect(await house.answer(asked, 'x', { body: { captcha_answer: '' } })).toMatchObject({
      status: 400,
      field: 'captcha_answer',
    });
  });
});

describe('skipping', () => {
  it('asks for another and lowers the count, until there is none: 101, and the last may still be answered', async () => {
    const asked = await house.challenged();
    const second = await house.skip(asked);
    expect(second).toMatchObject({
      code: 100,
      data: { method: 'questions', member_login_id: asked.memberLoginId, available_questions_count: 2 },
    });
    const third = await house.skip(asked);
    expect(third.data.available_questions_count).toBe(1);
    expect(new Set([asked.question, second.data.question, third.data.question]).size).toBe(3);
    expect(await house.skip(asked)).toMatchObject({ code: 101, message: 'Incorrect username or password.' });
    const last = { ...asked, question: third.data.question as QuestionColumn };
    expect((await house.answer(asked, answers[asked.question])).code).toBe(998);
    expect((await house.answer(last, rightAnswer(last))).code).toBe(100);
  });

  it('101 for a login that is over', async () => {
    const asked = await house.challenged();
    await house.answer(asked, rightAnswer(asked));
    expect((await house.skip(asked)).code).toBe(101);
  });

  it('brings no new questions by logging in again', async () => {
    const asked = await house.challenged();
    const again = await house.login(asked.account, asked.udid, asked.options);
    expect(again.data.question).toBe(asked.question);
  });
});

describe('guessing', () => {
  it('202 after five wrong answers: this login is over, whatever is answered then', async () => {
    const asked = await house.challenged();
    for (let left = guessLimits.challengeMax - 1; left > 0; left -= 1)
      expect(await house.answer(asked, 'wrong')).toMatchObject({ code: 998, data: { answers_left: left } });
    expect((await house.answer(asked, 'wrong')).code).toBe(202);
    expect(await house.answer(asked, rightAnswer(asked))).toMatchObject(over);
  });

  it('counts answers that come at once one by one', async () => {
    const asked = await house.challenged();
    const codes = await Promise.all(
      Array.from(
        { length: guessLimits.challengeMax + 3 },
        async () => (await house.answer(asked, 'wrong')).code,
      ),
    );
    expect(codes.filter((code) => code === 998)).toHaveLength(guessLimits.challengeMax - 1);
    expect(codes.filter((code) => code === 202)).toHaveLength(1);
  });

  it('opens one session when the right answer comes twice at once', async () => {
    const asked = await house.challenged();
    const codes = await Promise.all(
      [1, 2].map(async () => (await house.answer(asked, rightAnswer(asked))).code),
    );
    expect(codes.sort()).toEqual([100, 101]);
  });

  it('is bounded over all logins of a member, until a day is quiet; a known device is never asked', async () => {
    const known = await house.challenged();
    expect((await house.answer(known, rightAnswer(known))).code).toBe(100);
    const thief = async (): Promise<Challenged> => {
      const options = { ip: hall.newIp() };
      const udid = house.newDevice();
      const { data } = await house.login(known.account, udid, options);
      return { ...known, options, udid, memberLoginId: String(data.member_login_id) };
    };
    await hall.database.owner.query(
      'INSERT INTO double_validation_guess (member_id, wrong_answers, last_wrong_at) VALUES ($1, $2, $3)',
      [known.memberId, guessLimits.memberMax - 1, hall.clock.now()],
    );
    expect((await house.answer(await thief(), 'wrong')).code).toBe(202);
    expect((await house.answer(await thief(), rightAnswer(known))).code).toBe(202);
    expect((await house.login(known.account, known.udid, { ip: hall.newIp() })).code).toBe(100);
    hall.clock.advance(guessLimits.forgetAfterMs);
    expect((await house.answer(await thief(), rightAnswer(known))).code).toBe(100);
  });

  it('keeps neither the id nor an answer in the database', async () => {
    const asked = await house.challenged();
    await house.answer(asked, 'a-wrong-answer');
    const { rows } = await hall.database.owner.query<{ row: string }>(
      'SELECT c::text AS row FROM login_challenge c',
    );
    expect(rows.length).toBeGreaterThan(0);
    expect(rows.filter(({ row }) => row.includes(asked.memberLoginId) || row.includes('a-wrong'))).toEqual(
      [],
    );
  });
});
