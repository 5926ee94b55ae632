import { withdrawalList } from '@pavilion/contract/cashier';
import { officeSession, officeTokenHeader, withdrawalApprove } from '@pavilion/contract/office';
import type { Page } from '@playwright/test';
import { codeOf } from './authenticator.ts';
import { expect, memberTest, once, test } from './fixtures.ts';
import { OfficeModel } from './models/OfficeModel.ts';
import { appoint, appointNew, askForMoney } from './officeStaff.ts';

/** Jobs in the office, each as the role that does it, with what it is refused beside. */

/** The call as the page itself makes it, and what comes back. */
const callFromPage = (page: Page, path: string, body: unknown) =>
  page.evaluate(
    async ({ header, sessionPath, path, body }) => {
      const post = async (to: string, what: unknown, headers: Record<string, string> = {}) => {
        const response = await fetch(`/api${to}`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', ...headers },
          body: JSON.stringify(what),
        });
        return { status: response.status, ...(await response.json()) };
      };
      const session = await post(sessionPath, {});
      const { status, code } = await post(path, body, { [header]: session.data.token });
      return { status, code };
    },
    { header: officeTokenHeader, sessionPath: officeSession.path, path, body },
  );

memberTest(
  'payments find a withdrawal, see how it came about and approve it',
  async ({ page, api, member }) => {
    const order = await askForMoney(api, member, '200');
    const office = new OfficeModel(page);
    await office.logIn(await appoint('payments'), '/withdrawals');
    await office.search('resources.withdrawals.fields.account', member.account);
    await page.getByText(member.account, { exact: true }).click();
    await expect(office.title).toContainText(order);
    await expect(page.getByText(office.text('office.withdrawals.sign_new_account'))).toBeVisible();
    await office.button('office.withdrawals.approve').click();
    await expect(office.dialog()).toContainText('200.00 USD');
    await office.confirm('office.withdrawals.approve');
    await expect(page.getByText(office.text('office.withdrawals.approved'))).toBeVisible();
    await expect(office.button('office.withdrawals.approve')).toBeHidden();
    await expect
      .poll(async () => (await api.call(withdrawalList, { count: 5 }, member.session)).list[0]?.state, {
        timeout: 20_000,
      })
      .toBe('paid');
  },
);

memberTest('a refusal wants a reason and returns the money', once, async ({ page, api, member }) => {
  const order = await askForMoney(api, member, '120');
  const office = new OfficeModel(page);
  await office.logIn(await appoint('risk'), `/withdrawals/${order}/show`);
  await office.button('office.withdrawals.refuse').click();
  const yes = office.dialog().getByRole('button', { name: office.text('office.withdrawals.refuse') });
  await expect(yes).toBeDisabled();
  await office.confirm('office.withdrawals.refuse', 'The account belongs to somebody else');
  await expect(page.getByText(office.text('office.withdrawals.refused'))).toBeVisible();
  await expect(page.getByText('The account belongs to somebody else')).toBeVisible();
  const { list } = await api.call(withdrawalList, { count: 5 }, member.session);
  expect(list[0]?.state).toBe('refused');
});

memberTest.describe('support', () => {
  memberTest.use({ expectedConsole: [/the server responded with a status of 403/] });

  memberTest('finds a member and freezes the account, and cannot approve', async ({ page, api, member }) => {
    const order = await askForMoney(api, member, '100');
    const office = new OfficeModel(page);
    await office.logIn(await appoint('support'), '/members');
    await office.field('resources.members.fields.q').fill(member.account);
    await page.getByText(member.account, { exact: true }).click();
    await expect(office.title).toContainText(member.account);
    // Nothing of a person stands there in clear, and no way to it either.
    await expect(page.getByText(member.email)).toHaveCount(0);
    await expect(office.button('office.members.reveal')).toHaveCount(0);
    await office.button('office.members.act').click();
    await page.getByRole('menuitem', { name: office.text('office.members.do_freeze') }).click();
    await office.confirm('office.members.do_freeze', 'Asked for it on the phone');
    await expect(page.getByText(office.text('office.state.member.frozen')).first()).toBeVisible();
    await expect(page.getByText('Asked for it on the phone')).toBeVisible();
    // The rooms of money are not there, and what the page does not show the server refuses.
    await office.open(`/withdrawals/${order}/show`);
    await expect(office.title).toHaveText('Access denied');
    await expect(page.getByText(order)).toHaveCount(0);
    const answer = await callFromPage(page, withdrawalApprove.path, {
      order_number: order,
      amount: '100.00',
    });
    expect(answer).toEqual({ status: 403, code: 403 });
  });
});

memberTest(
  'personal data are shown to who gives a reason, and the trace says so',
  once,
  async ({ page, member }) => {
    const office = new OfficeModel(page);
    await office.logIn(await appoint('owner'), `/members/${member.session.member_id}/show`);
    await expect(page.getByText(member.email)).toHaveCount(0);
    await office.button('office.members.reveal').click();
    await office.dialog().getByLabel(office.text('office.personal.mail')).check();
    await office.confirm('office.members.reveal', 'Lost the phone, writes from this mail');
    await expect(page.getByText(member.email)).toBeVisible();
    await office.open('/trace');
    const line = page.getByRole('row', { name: office.text('office.call.member_reveal') }).first();
    await expect(line).toContainText(String(member.session.member_id));
    await line.click();
    await expect(page.getByText('Lost the phone, writes from this mail')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(office.dialog()).toBeHidden();
    await office.button('office.trace.verify').click();
    await expect(page.getByText(/All \d+ lines are there/)).toBeVisible();
  },
);

test('a first login changes the password, enrols a factor, keeps the codes, and only then is in', async ({
  page,
}) => {
  const office = new OfficeModel(page);
  const { account, password } = await appointNew('content');
  await office.open('/account');
  await office.enter(account, 'not the password');
  await expect(page.getByRole('alert')).toBeVisible();
  await office.enter(account, password);
  await expect(office.title).toHaveText(office.text('office.login.stage_password'));
  await office.field('office.password.present').fill(password);
  await office.field('office.password.new').fill('Paper lantern 31');
  await office.field('office.password.again').fill('Paper lantern 31');
  await office.button('office.password.change').click();
  await expect(office.title).toHaveText(office.text('office.login.stage_enrol'));
  // Half-way is not in: another look at the office leads back to where the login stands.
  await office.open('/account');
  await expect(office.title).toHaveText(office.text('office.login.stage_enrol'));
  await office.button('office.factor.set_up_totp').click();
  await expect(page.getByAltText(office.text('office.factor.qr_picture'))).toBeVisible();
  const secret = (await page.locator('[data-field=secret]').textContent()) ?? '';
  await office.field('office.factor.totp').fill('000000');
  await office.button('office.factor.turn_on').click();
  await expect(page.getByRole('alert')).toBeVisible();
  await office.field('office.factor.totp').fill(codeOf(secret));
  await office.button('office.factor.turn_on').click();
  await expect(page.getByRole('listitem')).toHaveCount(10);
  await office.button('office.factor.codes_kept').click();
  await expect(page.getByText(office.text('office.account.sessions'))).toBeVisible();
});

test('two people and one proposal: who makes it cannot confirm it, the other can', async ({
  page,
  browser,
}) => {
  const [maker, other, helper] = [await appoint('owner'), await appoint('owner'), await appoint('support')];
  const first = new OfficeModel(page);
  await first.logIn(maker, `/staff/${helper.id}/show`);
  await first.button('office.staff.do_roles').click();
  await first.dialog().getByLabel(first.text('office.role.risk')).check();
  await first.confirm('office.staff.do_roles', 'Helps with the reviews at night');
  await expect(page.getByText(first.text('office.deed.proposed'))).toBeVisible();
  await first.open('/proposals');
  await page.getByText(helper.account).first().click();
  await expect(first.button('office.proposals.withdraw')).toBeVisible();
  await expect(first.button('office.proposals.confirm')).toHaveCount(0);
  const address = new URL(page.url()).pathname.replace('/office', '');

  const context = await browser.newContext({ baseURL: new URL(page.url()).origin });
  const second = new OfficeModel(await context.newPage());
  await second.logIn(other, address);
  await expect(second.page.getByText('Helps with the reviews at night')).toBeVisible();
  await second.button('office.proposals.confirm').click();
  await second.confirm('office.proposals.confirm');
  await expect(
    second.page.getByText(second.text('office.state.proposal.confirmed'), { exact: true }),
  ).toBeVisible();
  await second.open(`/staff/${helper.id}/show`);
  await expect(second.page.locator('dd').getByText(second.text('office.role.risk'))).toBeVisible();
  await context.close();
});

test.describe('a session that was ended elsewhere', () => {
  test.use({ expectedConsole: [/the server responded with a status of 401/] });

  test('leads to the login, which says why', once, async ({ page, browser }) => {
    const [worker, owner] = [await appoint('support'), await appoint('owner')];
    const office = new OfficeModel(page);
    await office.logIn(worker, '/members');
    const context = await browser.newContext({ baseURL: new URL(page.url()).origin });
    const elsewhere = new OfficeModel(await context.newPage());
    await elsewhere.logIn(owner, `/staff/${worker.id}/show`);
    await elsewhere.button('office.staff.do_end_sessions').click();
    await elsewhere.confirm('office.staff.do_end_sessions');
    await context.close();
    await page.getByRole('menuitem', { name: office.text('office.menu.proposals') }).click();
    await expect(page.getByText(office.text('office.login.expired'))).toBeVisible();
  });
});
