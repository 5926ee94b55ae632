import { allCalls } from '@pavilion/contract';
import { editPassword as editPasswordCall } from '@pavilion/contract/sessions';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { messageText } from '../../../http/messages.ts';
import { defaultPassword, type Entrance, hosts, openEntrance } from '../../signup/testEntrance.ts';
import { tokenGraceMs } from '../authenticator.ts';
import { createFactorHall } from '../secondFactors/secondFactors.fixture.ts';
import { passwordGuessing } from './passwordGuesses.ts';

let hall: Entrance;
let members = 0;
beforeAll(async () => {
  hall = await openEntrance();
  await hall.database.owner.query(
    `INSERT INTO identity_policy (site_id, single_session, password_policy)
     VALUES (1, false, 'default'), (2, false, 'strong')`,
  );
});
afterAll(() => hall.close());

const newMember = async (columns: Readonly<Record<string, unknown>> = {}, siteId = 1) => {
  members += 1;
  const account = `secret${members}`;
  const memberId = await hall.addMember({ account, siteId, columns });
  const host = siteId === 1 ? hosts.hall : hosts.other;
  const logIn = async (password = defaultPassword) => {
    const answer = await hall.login(account, password, { ip: hall.newIp(), host });
    return {
      code: answer.code,
      token: String(answer.data.token),
      sessionId: String(answer.data.member_login_id),
    };
  };
  return { memberId, account, host, logIn };
};

interface Change {
  readonly old_password?: string;
  readonly password?: string;
  readonly check_password?: string;
}
const edit = (token: string, change: Change = {}, host: string = hosts.hall) => {
  const { old_password = defaultPassword, password = 'Harbour99', check_password = password } = change;
  return hall.call(
    '/member/profile/edit_password',
    { old_password, password, check_password },
    { token, host, ip: hall.newIp() },
  );
};
const statusOf = async (token: string): Promise<number> =>
  (await hall.call('/member/profile/common/layout', {}, { token })).status;

describe('a changed password', () => {
  it('logs in from then on, and the old one does not', async () => {
    const { logIn } = await newMember();
    const { token } = await logIn();
    expect((await edit(token)).code).toBe(100);
    expect((await logIn()).code).toBe(101);
    expect((await logIn('Harbour99')).code).toBe(100);
  });

  it('ends every other session with its sockets, and tells the channel', async () => {
    const { logIn, memberId } = await newMember();
    const [elsewhere, here] = [await logIn(), await logIn()];
    const { data } = await edit(here.token);
    expect(await statusOf(elsewhere.token)).toBe(401);
    expect(await statusOf(String(data.token))).toBe(200);
    const { rows } = await hall.database.owner.query(
      `SELECT s.end_reason,
              (SELECT count(*)::integer FROM outbox WHERE channel = '@session' AND payload->>'session_id' = s.id::text) AS drops,
              (SELECT count(*)::integer FROM outbox WHERE member_id = $2 AND event = 'profile_updated') AS told
         FROM session s WHERE s.id = $1`,
      [elsewhere.sessionId, memberId],
    );
    expect(rows).toEqual([{ end_reason: 'password_changed', drops: 1, told: 1 }]);
  });

  it('gives this session a new token; the old one dies after 30 s and is not renewed', async () => {
    const { logIn } = await newMember();
    const { token } = await logIn();
    const renewed = String((await edit(token)).data.token);
    expect(renewed).not.toBe(token);
    hall.clock.advance(tokenGraceMs);
    expect(await statusOf(token)).toBe(200);
    hall.clock.advance(1);
    expect([await statusOf(token), await statusOf(renewed)]).toEqual([401, 200]);
  });

  it('is stored as Argon2id and nowhere else', async () => {
    const { logIn, memberId } = await newMember();
    await edit((await logIn()).token, { password: 'Quince4Moon' });
    const { rows } = await hall.database.owner.query<{ password_hash: string }>(
      'SELECT password_hash FROM member WHERE id = $1',
      [memberId],
    );
    expect(rows[0]?.password_hash).toMatch(/^\$argon2id\$/);
    const events = await hall.database.owner.query('SELECT payload FROM outbox');
    expect(JSON.stringify(events.rows)).not.toContain('Quince4Moon');
  });
});

describe('a change is refused', () => {
  it.each([
    ['a wrong old password', { old_password: 'Wrong999' }, 101, 'security.old_password_wrong'],
    ['a password that is too short', { password: 'Ab123' }, 102, 'signup.err_psw_length'],
    ['one that is too long', { password: 'Abcdefghij123' }, 102, 'signup.err_psw_length'],
    ['one without a digit', { password: 'Harbours' }, 102, 'signup.err_psw_format'],
    ['one without a letter', { password: '83920174' }, 102, 'signup.err_psw_format'],
    ['one that everybody uses', { password: 'Password1' }, 102, 'signup.err_psw_common'],
    ['one that many have been found to use', { password: 'NCC1701' }, 102, 'signup.err_psw_common'],
    ['a confirmation that differs', { check_password: 'Harbour98' }, 103, 'signup.err_checkPsw_diff'],
    ['the password of before', { password: defaultPassword }, 104, 'security.same_password'],
  ] as const)('for %s', async (_case, change, code, key) => {
    const { logIn } = await newMember();
    const { token } = await logIn();
    const answer = await edit(token, change);
    expect([answer.code, answer.message]).toEqual([code, messageText(key, 'en_US')]);
    expect((await logIn()).code).toBe(100);
  });

  it('for one that the account stands in, in whatever case', async () => {
    const { account, logIn } = await newMember();
    const { token } = await logIn();
    for (const password of [account, `X${account.toUpperCase()}x`]) {
      const answer = await edit(token, { password });
      expect([answer.code, answer.message]).toEqual([102, messageText('signup.err_psw_account', 'en_US')]);
    }
    expect((await edit(token, { password: `${account.slice(0, 4)}77x` })).code).toBe(100);
  });

  it("by the site's strong policy where it has one", async () => {
    const { logIn, host } = await newMember({}, 2);
    const { token } = await logIn();
    expect((await edit(token, { password: 'Ab12345' }, host)).code).toBe(102);
    expect((await edit(token, { password: 'password' }, host)).code).toBe(102);
    expect((await edit(token, { password: 'a quiet lantern over the bay' }, host)).code).toBe(100);
  });

  it('without a word about the old password while the new one is not good', async () => {
    const { logIn } = await newMember();
    const { token } = await logIn();
    const before = hall.verifications();
    const [wrong, right] = [
      await edit(token, { old_password: 'Wrong999', password: 'abc' }),
      await edit(token, { password: 'abc' }),
    ];
    expect([wrong.code, wrong.message]).toEqual([right.code, right.message]);
    expect(hall.verifications()).toBe(before);
  });

  it('to a visitor, and to an unknown field', async () => {
    expect((await edit('x'.repeat(43))).status).toBe(401);
    const { logIn } = await newMember();
    const { token } = await logIn();
    const answer = await hall.call('/member/profile/edit_password', { password: 'Harbour99' }, { token });
    expect(answer).toMatchObject({ status: 400, field: 'old_password' });
  });
});

describe('guessing at the old password from inside', () => {
  it('has to wait after five, also with the right one, and longer each time', async () => {
    const { logIn } = await newMember();
    const { token } = await logIn();
    for (let tries = 0; tries < passwordGuessing.freeFailures; tries += 1)
      expect((await edit(token, { old_password: 'Wrong999' })).code).toBe(101);
    const blocked = await edit(token);
    expect(blocked.status).toBe(429);
    expect(Number(blocked.headers['retry-after'])).toBe(passwordGuessing.firstWaitMs / 1000);
    hall.clock.advance(passwordGuessing.firstWaitMs);
    expect((await edit(token, { old_password: 'Wrong999' })).code).toBe(101);
    expect(Number((await edit(token)).headers['retry-after'])).toBe(
      (2 * passwordGuessing.firstWaitMs) / 1000,
    );
    hall.clock.advance(2 * passwordGuessing.firstWaitMs);
    expect((await edit(token)).code).toBe(100);
  });

  it('is counted before it is judged: of twenty at once no more than five are looked at', async () => {
    const { logIn } = await newMember();
    const { token } = await logIn();
    const before = hall.verifications();
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => edit(token, { old_password: 'Wrong999' })),
    );
    expect(hall.verifications() - before).toBe(passwordGuessing.freeFailures);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(20 - passwordGuessing.freeFailures);
  });

  it('is forgotten with a right password, and after hours of quiet', async () => {
    const { logIn, memberId } = await newMember();
    const { token } = await logIn();
    const known = async () =>
      (
        await hall.database.owner.query('SELECT failures FROM password_guess WHERE member_id = $1', [
          memberId,
        ])
      ).rows;
    for (let tries = 0; tries < 3; tries += 1) await edit(token, { old_password: 'Wrong999' });
    expect(await known()).toEqual([{ failures: 3 }]);
    hall.clock.advance(passwordGuessing.forgetAfterMs + 1);
    const later = await logIn();
    await edit(later.token, { old_password: 'Wrong999' });
    expect(await known()).toEqual([{ failures: 1 }]);
    expect((await edit(later.token)).code).toBe(100);
    expect(await known()).toEqual([]);
  });
});

it('of two changes at once one wins, and the other is told that its old password is not right', async () => {
  const { logIn } = await newMember();
  const { token } = await logIn();
  const answers = await Promise.all([
    edit(token, { password: 'Harbour11' }),
    edit(token, { password: 'Harbour22' }),
  ]);
  expect(answers.map(({ code }) => code).sort()).toEqual([100, 101]);
});

describe('a first login that has to change its password', () => {
  it('is refused every member call with 803 but what the page needs for just that', async () => {
    const { logIn } = await newMember({ first_login_to_change_password: true });
    const { token } = await logIn();
    const open = new Set([
      '/member/profile/common/layout',
      '/member/profile/my_cash',
      '/member/profile/edit_password',
      '/logout',
    ]);
    const served = allCalls.filter(
      ({ audience, path }) =>
        audience === 'member' && hall.app.hasRoute({ method: 'POST', url: `/api${path}` }),
    );
    expect(served.length).toBeGreaterThan(5);
    for (const { path } of served) {
      if (open.has(path)) continue;
      const { status, code } = await hall.call(path, {}, { token });
      expect([path, status, code]).toEqual([path, 200, 803]);
    }
    const layout = await hall.call('/member/profile/common/layout', {}, { token });
    expect(layout.data.member_common_layout).toMatchObject({ first_login_to_change_password: 1 });
  });

  it('goes on once it is done', async () => {
    const { logIn } = await newMember({ first_login_to_change_password: true });
    const { token } = await logIn();
    const renewed = String((await edit(token)).data.token);
    expect((await hall.call('/member/profile', {}, { token: renewed })).code).toBe(100);
    const layout = await hall.call('/member/profile/common/layout', {}, { token: renewed });
    expect(layout.data.member_common_layout).toMatchObject({ first_login_to_change_password: 0 });
  });

  it('may leave instead, and is asked again at the next login', async () => {
    const { logIn } = await newMember({ first_login_to_change_password: true });
    const { token } = await logIn();
    expect((await hall.call('/logout', {}, { token })).code).toBe(100);
    const again = await logIn();
    expect((await hall.call('/member/profile', {}, { token: again.token })).code).toBe(803);
  });
});

describe('a member with a second factor', () => {
  it('shows it as well: a stolen session with the password changes nothing', async () => {
    const factors = createFactorHall(hall);
    const member = await factors.member();
    const app = await factors.enrolTotp(member);
    const change = { old_password: defaultPassword, password: 'Harbour99', check_password: 'Harbour99' };
    const ask = (proof?: object) =>
      member.call(editPasswordCall.path, { ...change, ...(proof && { proof }) });
    const withCode = (code: string) => ask({ method: 'totp', code });

    const unproved = await ask();
    expect([unproved.code, unproved.message]).toEqual([310, messageText('second_factor.needed', 'en_US')]);
    const wrong = app.code() === '000000' ? '111111' : '000000';
    expect((await withCode(wrong)).code).toBe(301);
    const counted = await hall.database.owner.query<{ wrong_answers: number }>(
      `SELECT wrong_answers FROM second_factor_guess JOIN second_factor_holder ON id = holder_id WHERE member_id = $1`,
      [member.memberId],
    );
    expect(counted.rows).toEqual([{ wrong_answers: 1 }]);
    // Whoever does not know the old password learns nothing of a factor.
    expect((await member.call(editPasswordCall.path, { ...change, old_password: 'Wrong999' })).code).toBe(
      101,
    );
    expect((await hall.login(member.account, 'Harbour99', { ip: hall.newIp() })).code).toBe(101);

    const code = app.code();
    const { code: done, data } = await withCode(code);
    expect(done).toBe(100);
    const again = { old_password: 'Harbour99', password: 'Lantern88', check_password: 'Lantern88' };
    const token = String(data.token);
    const repeated = { ...again, proof: { method: 'totp', code } };
    // A code is good once.
    expect((await member.call(editPasswordCall.path, repeated, { token })).code).toBe(302);
    expect((await hall.login(member.account, 'Harbour99', { ip: hall.newIp() })).code).toBe(107);
  });
});
