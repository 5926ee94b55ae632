import { editWithdrawPassword } from '@pavilion/contract/recovery';
import { totpBegin, totpConfirm } from '@pavilion/contract/secondFactors';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { fromBase32 } from '../identity/secondFactors/secondFactors.fixture.ts';
import { stepAt, totpCode } from '../identity/secondFactors/totp.ts';
import { tryLimits } from './limits.ts';
import { openWayBack, type WayBack } from './recovery.fixture.ts';

let way: WayBack;
beforeAll(async () => {
  way = await openWayBack();
});
afterAll(() => way.close());

type Body = Parameters<typeof way.call<typeof editWithdrawPassword>>[1];

/** A member with a live session, and what they may ask. */
const arrange = async (columns: Readonly<Record<string, unknown>> = {}) => {
  const person = await way.addMember(columns);
  const token = await way.openSession(person.id);
  return {
    person,
    edit: (body: Body) => way.call(editWithdrawPassword, body, { token }),
    holds: async (withdraw: string): Promise<boolean> => {
      const { rows } = await way.database.owner.query<{ hash: string | null }>(
        'SELECT withdraw_password_hash AS hash FROM member WHERE id = $1',
        [person.id],
      );
      return way.passwords.verify(rows[0]?.hash ?? null, withdraw);
    },
  };
};

it('changes with the old one, once however often it is repeated, and tells the member', async () => {
  const { person, edit, holds } = await arrange();
  const body = { old_withdraw_password: person.withdraw, withdraw_password: '2580' };
  expect((await edit(body)).code).toBe(100);
  expect((await edit(body)).code).toBe(100);
  expect(await holds('2580')).toBe(true);
  await way.jobs.settle();
  const letters = way.mails.filter(({ to }) => to === person.email);
  expect(letters.map(({ subject }) => subject)).toEqual(['Site 1: your withdrawal password was changed']);
  const { rows } = await way.database.owner.query(
    `SELECT event FROM outbox WHERE member_id = $1 AND event = 'profile_updated'`,
    [person.id],
  );
  expect(rows).toHaveLength(1);
});

it('is no guess at the one that holds: a wrong old one is refused, whatever is asked for', async () => {
  const { person, edit, holds } = await arrange();
  const wrong = { old_withdraw_password: '0000', withdraw_password: person.withdraw };
  expect((await edit(wrong)).code).toBe(101);
  // With the login password neither.
  expect((await edit({ withdraw_password: person.withdraw, password: person.password })).code).toBe(101);
  const body = { old_withdraw_password: person.withdraw, withdraw_password: '2580' };
  expect((await edit(body)).code).toBe(100);
  expect((await edit({ ...body, old_withdraw_password: '0000' })).code).toBe(101);
  way.clock.advance(11 * 60_000);
  const token = await way.openSession(person.id);
  expect((await way.call(editWithdrawPassword, body, { token })).code).toBe(101);
  expect(await holds('2580')).toBe(true);
});

it('sets the first one with the login password, and repeats it', async () => {
  const { person, edit, holds } = await arrange({ withdraw_password_hash: null });
  expect((await edit({ withdraw_password: '2580', password: 'Wrong9999' })).code).toBe(102);
  const body = { withdraw_password: '2580', password: person.password };
  expect((await edit(body)).code).toBe(100);
  expect((await edit(body)).code).toBe(100);
  expect(await holds('2580')).toBe(true);
  // From then on the login password alone changes nothing.
  expect((await edit({ ...body, withdraw_password: '1111' })).code).toBe(101);
  expect(await holds('2580')).toBe(true);
});

it('is refused with 101 for a wrong old one, and with 103 after five of them, until tomorrow', async () => {
  const { person, edit, holds } = await arrange();
  const wrong = { old_withdraw_password: '0000', withdraw_password: '2580' };
  const right = { ...wrong, old_withdraw_password: person.withdraw };
  for (let tries = 0; tries < tryLimits.wrongDailyMax; tries += 1) expect((await edit(wrong)).code).toBe(101);
  expect((await edit(right)).code).toBe(103);
  expect(await holds(person.withdraw)).toBe(true);
  way.clock.advance(tryLimits.dayMs);
  const token = await way.openSession(person.id);
  expect((await way.call(editWithdrawPassword, right, { token })).code).toBe(100);
});

it.each([
  [{ old_withdraw_password: '4711', withdraw_password: '12a4' }, 'withdraw_password'],
  [{ old_withdraw_password: '4711', withdraw_password: '12345' }, 'withdraw_password'],
  [{ withdraw_password: '1234' }, 'old_withdraw_password'],
])('%j is HTTP 400 with its field', async (body, field) => {
  const { edit } = await arrange();
  expect(await edit(body)).toMatchObject({ status: 400, field });
});

it('asks for the login password when there is nothing to change', async () => {
  const { edit } = await arrange({ withdraw_password_hash: null });
  expect(await edit({ withdraw_password: '1234' })).toMatchObject({ status: 400, field: 'password' });
});

it('is nobody else’s business', async () => {
  expect((await way.call(editWithdrawPassword, { withdraw_password: '1234' })).status).toBe(401);
});

it('of two changes at once one wins', async () => {
  const { person, edit, holds } = await arrange();
  const next = ['1357', '2468'];
  const answers = await Promise.all(
    next.map((withdraw_password) => edit({ old_withdraw_password: person.withdraw, withdraw_password })),
  );
  const winner = answers.findIndex(({ code }) => code === 100);
  expect(answers.filter(({ code }) => code === 100)).toHaveLength(1);
  expect(await holds(next[winner] ?? '')).toBe(true);
});

it('asks a member with a second factor for it before the first one is set, not for a change', async () => {
  const person = await way.addMember({ withdraw_password_hash: null });
  const token = await way.openSession(person.id);
  const { password } = person;
  const begun = await way.call(totpBegin, { password }, { token });
  const secret = fromBase32(String(begun.data.secret));
  const codeNow = () => totpCode(secret, stepAt(way.clock.now()));
  expect((await way.call(totpConfirm, { code: codeNow() }, { token })).code).toBe(100);
  way.clock.advance(30_000);
  const edit = (body: Body) => way.call(editWithdrawPassword, body, { token });

  const first = { password, withdraw_password: '2580' };
  expect((await edit(first)).code).toBe(310);
  const proof = { method: 'totp', code: codeNow() } as const;
  const wrong = { ...proof, code: proof.code === '000000' ? '111111' : '000000' };
  expect((await edit({ ...first, proof: wrong })).code).toBe(301);
  expect((await edit({ ...first, password: 'Wrong9999', proof })).code).toBe(102);
  expect((await edit({ ...first, proof })).code).toBe(100);
  // The answer was lost: what is asked for again holds, and its code is spent.
  expect((await edit({ ...first, proof })).code).toBe(100);
  expect((await edit({ old_withdraw_password: '2580', withdraw_password: '8642' })).code).toBe(100);
});
