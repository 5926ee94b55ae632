import { editWithdrawPassword, resetPassword, withdrawVerify } from '@pavilion/contract/recovery';
import { editPassword } from '@pavilion/contract/sessions';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openWayBack, type WayBack } from './recovery.fixture.ts';

/** A right to a new password that was earned before the member changed what it was earned with. */

let way: WayBack;
beforeAll(async () => {
  way = await openWayBack();
});
afterAll(() => way.close());

const arrange = async () => {
  const person = await way.addMember();
  const { account, withdraw, email } = person;
  const proved = await way.call(withdrawVerify, {
    account,
    withdraw_password: withdraw,
    member_email: email,
  });
  expect(proved.code).toBe(100);
  const session = await way.openSession(person.id);
  const reset = () => way.call(resetPassword, { account, password: 'Stolen999', token: proved.data.token });
  return { person, session, reset };
};

it('ends with the password that the member changed from inside', async () => {
  const { person, session, reset } = await arrange();
  const edited = await way.call(
    editPassword,
    { old_password: person.password, password: 'Harbour99', check_password: 'Harbour99' },
    { token: session },
  );
  expect(edited.code).toBe(100);
  expect((await reset()).code).toBe(102);
});

it('ends with the withdraw password that had earned it', async () => {
  const { person, session, reset } = await arrange();
  const body = { old_withdraw_password: person.withdraw, withdraw_password: '2580' };
  expect((await way.call(editWithdrawPassword, body, { token: session })).code).toBe(100);
  expect((await reset()).code).toBe(102);
});

it('lives on beside changes that have nothing to do with it', async () => {
  const { person, reset } = await arrange();
  await way.database.owner.query(`UPDATE member SET email = 'other@mail.example' WHERE id = $1`, [person.id]);
  expect((await reset()).code).toBe(100);
});
