import { randomUUID } from 'node:crypto';
import { agentRegister } from '@pavilion/contract/agents';
import { expect, memberTest, once } from './fixtures.ts';
import { OfficeModel } from './models/OfficeModel.ts';
import { appoint } from './officeStaff.ts';

/** The first room of the office, which moves by itself. */

/** Less than what the room waits between two looks when nobody tells it of changes. */
const toldWithin = { timeout: 30_000 };

memberTest(
  'Today shows by itself what a member has just asked for, and leads to it',
  once,
  async ({ page, api, member }) => {
    const office = new OfficeModel(page);
    await office.logIn(await appoint('agents'));
    await expect(page.getByRole('status').filter({ hasText: office.text('office.today.live') })).toBeVisible(
      toldWithin,
    );
    const name = office.text('office.queue.agent_applications');
    const queue = page.getByRole('link', { name });
    const waiting = async (): Promise<number> =>
      Number(new RegExp(`${name}(\\d+)`).exec((await queue.textContent()) ?? '')?.[1]);
    const before = await waiting();
    const plan = 'A reading circle of forty people who like card games.';
    await api.call(
      agentRegister,
      { request_id: randomUUID(), contact_by: 'member_telegram', contact: 'lantern_moon', plan },
      member.session,
    );
    await expect.poll(waiting, toldWithin).toBeGreaterThan(before);
    await queue.click();
    await office.search('resources.applications.fields.account', member.account);
    await expect(page.getByText(member.account, { exact: true })).toBeVisible();
  },
);
