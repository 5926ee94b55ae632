import { agentWithdrawPassword, fillPurse, standUnder } from './agentHouse.ts';
import { expect, memberTest as test } from './fixtures.ts';
import { makeAgent } from './houseDatabase.ts';

/** What agents do with their purses (spec §2 Transfer, Agreement). */

test.slow();

test('an agent accepts the agreement, gives a member money, and the member has it', async ({
  hall,
  page,
  member,
  api,
}) => {
  const below = await api.join();
  await makeAgent(member.session.member_id);
  await standUnder(below.session.member_id, member.session.member_id);
  await fillPurse(member.session.member_id, 500n);

  await hall.open('/proxy?page=Transfer');
  await expect(page.locator('[data-stat="quota"]')).toContainText('500.00');
  await page.getByRole('link', { name: hall.text('agent_money.to_agreement') }).click();
  await expect(page.locator('[data-agreement]')).toContainText('Transfers');
  await hall.button('agent_money.accept').click();
  await expect(page.getByText(hall.text('agent_money.due_text'))).toHaveCount(0);

  await hall.open('/proxy?page=Transfer');
  const form = page.locator('[data-form="agent-transfer-line"]');
  const account = form.getByLabel(hall.text('agent_money.account'));
  await account.fill('nobody999');
  await account.blur();
  await expect(form.getByRole('alert')).toContainText('downline');
  await account.fill(below.account);
  await account.blur();
  await expect(form.getByText('left for this member today')).toBeVisible();
  await form.getByLabel(hall.text('agent_money.amount')).fill('120.50');
  const password = form.getByLabel(hall.text('signup.field.withdraw_password'));
  await password.fill('0000');
  await form.getByRole('button', { name: hall.text('agent_money.submit_line') }).click();
  await expect(form.getByRole('alert')).toContainText('password');
  await password.fill(agentWithdrawPassword);
  await form.getByRole('button', { name: hall.text('agent_money.submit_line') }).dblclick();
  await expect(page.locator('[data-records="agent-transfers"] [data-agent-row]')).toHaveCount(1);
  await expect(page.locator('[data-agent-row]')).toContainText(below.account);
  await expect(page.locator('[data-stat="quota"]')).toContainText('379.50');

  await hall.leave();
  await hall.logIn(below.account, below.password);
  await hall.expectBalance('$120.50');
});
