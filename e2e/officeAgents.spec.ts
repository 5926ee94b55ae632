import { randomUUID } from 'node:crypto';
import { agentRegister, agentRegisterState } from '@pavilion/contract/agents';
import { standUnder } from './agentHouse.ts';
import { expect, once, memberTest as test } from './fixtures.ts';
import { makeAgent } from './houseDatabase.ts';
import { OfficeModel } from './models/OfficeModel.ts';
import { appoint } from './officeStaff.ts';

/** Agents as staff see and make them. */

test('an application is read, its contact asked for, and approved', async ({ page, api, member }) => {
  const plan = 'A reading circle of forty people who like card games.';
  await api.call(
    agentRegister,
    { request_id: randomUUID(), contact_by: 'member_telegram', contact: 'lantern_moon', plan },
    member.session,
  );
  const office = new OfficeModel(page);
  await office.logIn(await appoint('agents'), '/agents/applications');
  await office.search('resources.applications.fields.account', member.account);
  await page.getByText(member.account, { exact: true }).click();
  await expect(office.title).toContainText(member.account);
  await expect(page.getByText(plan)).toBeVisible();
  await expect(page.getByText('lantern_moon')).toHaveCount(0);
  await office.button('office.members.reveal').click();
  await office.confirm('office.members.reveal', 'To ask about the circle');
  await expect(page.getByText('lantern_moon')).toBeVisible();
  await office.button('office.agents.approve').click();
  await office.confirm('office.agents.approve');
  await expect(
    page.getByText(office.text('office.state.application.approved'), { exact: true }),
  ).toBeVisible();
  expect((await api.call(agentRegisterState, {}, member.session)).standing).toBe('agent');
});

test(
  'an agent’s page shows the line, and takes and loses a domain; support sees none of it',
  once,
  async ({ page, browser, api, member }) => {
    const { member_id: agentId } = member.session;
    const anotherMember = await api.join();
    await makeAgent(agentId);
    await standUnder(anotherMember.session.member_id, agentId);
    const office = new OfficeModel(page);
    await office.logIn(await appoint('agents'), '/agents');
    await office.search('resources.agents.fields.q', member.account);
    await page.getByText(member.account, { exact: true }).click();
    await expect(office.title).toContainText(member.account);
    const host = `${member.account}.example`;
    await office.button('office.agents.domain_add').click();
    await office
      .dialog()
      .getByLabel(office.text('resources.agentDomains.fields.host'))
      .fill(`https://${host}`);
    await expect(office.dialog().getByText(office.text('office.agents.host_wrong'))).toBeVisible();
    await office.dialog().getByLabel(office.text('resources.agentDomains.fields.host')).fill(host);
    await office.confirm('office.agents.domain_add', 'Asked for in the contract');
    await expect(page.getByText(host)).toBeVisible();
    await page
      .getByRole('button', {
        name: office.text('office.agents.domain_remove_named').replace('%{host}', host),
      })
      .click();
    await office.confirm('office.agents.domain_remove', 'Given to somebody else');
    await expect(page.getByText(host)).toHaveCount(0);

    const context = await browser.newContext({ baseURL: new URL(page.url()).origin });
    const support = new OfficeModel(await context.newPage());
    await support.logIn(await appoint('support'), `/agents/${agentId}/show`);
    await expect(support.title).toHaveText('Access denied');
    await context.close();
  },
);
