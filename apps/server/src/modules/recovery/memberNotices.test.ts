import { randomUUID } from 'node:crypto';
import { recoveryRenew, secondFactorRemove, totpBegin, totpConfirm } from '@pavilion/contract/secondFactors';
import { bankAccountBind, editPassword } from '@pavilion/contract/sessions';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { fromBase32 } from '../identity/secondFactors/secondFactors.fixture.ts';
import { stepAt, totpCode } from '../identity/secondFactors/totp.ts';
import { openWayBack, type WayBack } from './recovery.fixture.ts';

/** What a member is told by letter of changes that a thief in a session would rather make in silence. */

let way: WayBack;
beforeAll(async () => {
  way = await openWayBack();
});
afterAll(() => way.close());

const arrange = async (columns: Readonly<Record<string, unknown>> = {}) => {
  const person = await way.addMember({ locale: 'en_US', name: 'Ada Marsh', ...columns });
  const token = await way.openSession(person.id);
  const lettersTo = async () => {
    await way.jobs.settle();
    return way.mails.filter(({ to }) => to === person.email);
  };
  return { person, token, lettersTo };
};
const account = (password: string) => ({
  request_id: randomUUID(),
  bank_name: 'Harbour Bank',
  account_number: '1234567890',
  holder: 'Ada Marsh',
  password,
});

it('tells of an edited password, and not of one that stayed', async () => {
  const { person, token, lettersTo } = await arrange();
  const edit = (old_password: string) =>
    way.call(editPassword, { old_password, password: 'Harbour99', check_password: 'Harbour99' }, { token });
  expect((await edit('Wrong9999')).code).toBe(101);
  expect(await lettersTo()).toEqual([]);
  expect((await edit(person.password)).code).toBe(100);
  const letters = await lettersTo();
  expect(letters.map(({ subject }) => subject)).toEqual(['Site 1: security change on your account']);
  expect(letters[0]?.text).toContain('Your login password was changed on');
  expect(letters[0]?.text).toContain('If this was not you, contact support at once.');
});

it("calls the site by the name that it has in the reader's language", async () => {
  const { person, token, lettersTo } = await arrange({ locale: 'ko_KR' });
  const body = { old_password: person.password, password: 'Harbour99', check_password: 'Harbour99' };
  expect((await way.call(editPassword, body, { token })).code).toBe(100);
  const letters = await lettersTo();
  expect(letters[0]?.subject).toContain('첫째 홀');
  expect(letters[0]?.text).not.toContain('Site 1');
});

it('tells once of a bank account, however often the binding is repeated, and never its number', async () => {
  const { person, token, lettersTo } = await arrange();
  const body = account(person.password);
  expect((await way.call(bankAccountBind, { ...body, password: 'Wrong9999' }, { token })).code).toBe(309);
  expect(await lettersTo()).toEqual([]);
  for (let sent = 0; sent < 2; sent += 1)
    expect((await way.call(bankAccountBind, body, { token })).code).toBe(100);
  const letters = await lettersTo();
  expect(letters).toHaveLength(1);
  expect(letters[0]?.text).toContain('A new bank account was added');
  expect(JSON.stringify(letters)).not.toContain('567890');
});

it('tells of a factor that came, of new recovery codes, and of a factor that went', async () => {
  const { person, token, lettersTo } = await arrange();
  const { password } = person;
  const begun = await way.call(totpBegin, { password }, { token });
  const key = fromBase32(begun.data.secret);
  const code = () => totpCode(key, stepAt(way.clock.now()));
  expect((await way.call(totpConfirm, { code: code() }, { token })).code).toBe(100);
  const proof = () => {
    way.clock.advance(30_000);
    return { method: 'totp', code: code() } as const;
  };
  expect((await way.call(recoveryRenew, { password, proof: proof() }, { token })).code).toBe(100);
  const removal = { password, proof: proof(), factor: { kind: 'totp' } } as const;
  expect((await way.call(secondFactorRemove, removal, { token })).code).toBe(100);
  const told = (await lettersTo()).map(({ text }) => text).join('\n');
  for (const words of ['was added to your account', 'New recovery codes', 'was removed from your account'])
    expect(told).toContain(words);
});

it('tells by short message whoever has no mail address, in the words of the letter', async () => {
  const { person, token } = await arrange({ email: null, locale: 'zh_CN' });
  const body = { ...account(person.password), account_number: '9876543210' };
  expect((await way.call(bankAccountBind, body, { token })).code).toBe(100);
  await way.jobs.settle();
  const text = way.texts.find(({ phone }) => phone === person.phone)?.text;
  expect(text).toMatch(/^您的账号已于 .+ 绑定新的银行账户。 如果不是您本人操作，请立即联系客服。$/);
});
