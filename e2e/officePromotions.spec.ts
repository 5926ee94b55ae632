import { memberLetter } from '@pavilion/contract/letters';
import { standUnder } from './agentHouse.ts';
import { expect, once, memberTest as test } from './fixtures.ts';
import { makeAgent, withHouse } from './houseDatabase.ts';
import { OfficeModel } from './models/OfficeModel.ts';
import { appoint } from './officeStaff.ts';

/** Envelopes and letters to groups, alone and in twos. */

/** Up to which size one person of the demo hall acts alone. */
const setBound = (kind: string, currency: string, most: number): Promise<void> =>
  withHouse(async (pool) => {
    await pool.query(
      `INSERT INTO proposal_bound (site_id, kind, currency, alone_max) VALUES (1, $1, $2, $3)
       ON CONFLICT (site_id, kind, currency) DO UPDATE SET alone_max = excluded.alone_max`,
      [kind, currency, most],
    );
  });

test(
  'an envelope beyond the bound is looked at, proposed, confirmed by another, and ended early',
  once,
  async ({ page, browser }) => {
    await setBound('promotions.create_envelope', 'NGN', 100);
    const [maker, other] = [await appoint('manager'), await appoint('manager')];
    const title = `Feast ${Date.now().toString(36)}`;
    const office = new OfficeModel(page);
    await office.logIn(maker, '/promotions');
    await page.getByRole('link', { name: office.text('office.promotions.envelope_new') }).click();
    await office.field('office.promotions.currency').click();
    await page.getByRole('option', { name: 'NGN' }).click();
    await office.field('office.promotions.budget').fill('250');
    await office.field('office.promotions.shares').fill('10');
    await page.getByLabel('English').fill(title);
    await office.button('office.promotions.look').click();
    await expect(page.getByText(office.text('office.promotions.needs_second'))).toBeVisible();
    await office.button('office.promotions.propose').click();
    await office.confirm('office.promotions.propose', 'The harbour feast');
    await expect(page.getByText(office.text('office.deed.proposed'))).toBeVisible();
    await expect(page.getByText(title)).toHaveCount(0);

    const context = await browser.newContext({ baseURL: new URL(page.url()).origin });
    const second = new OfficeModel(await context.newPage());
    await second.logIn(other, '/proposals');
    await second.page.getByText(title).first().click();
    await second.button('office.proposals.confirm').click();
    await second.confirm('office.proposals.confirm');
    await second.open('/promotions');
    await second.page.getByText(title).first().click();
    await second.button('office.promotions.end').click();
    await second.confirm('office.promotions.end', 'Only a trial');
    await expect(
      second.page.getByText(second.text('office.state.envelope.ended'), { exact: true }).first(),
    ).toBeVisible();
    await context.close();
  },
);

test(
  'a mission is looked at, published alone within the bound, and made to end with the day',
  once,
  async ({ page }) => {
    await setBound('promotions.publish_mission', 'NGN', 10_000_000);
    const title = `Rounds ${Date.now().toString(36)}`;
    const office = new OfficeModel(page);
    await office.logIn(await appoint('manager'), '/promotions/missions');
    await page.getByRole('link', { name: office.text('office.missions.new') }).click();
    const choose = async (field: string, option: string) => {
      await office.field(field).click();
      await page.getByRole('option', { name: option, exact: true }).click();
    };
    await choose('office.promotions.currency', 'NGN');
    await choose('office.missions.kind', office.text('office.missions.kind_rounds'));
    await office.field('office.missions.goal_rounds').fill('25');
    await office.field('office.missions.award').fill('100');
    await office.field('office.missions.budget').fill('5000');
    await page.getByLabel('English').fill(title);
    await office.button('office.promotions.look').click();
    await expect(page.getByText(office.text('office.promotions.alone'), { exact: true })).toBeVisible();
    await office.button('office.promotions.publish').click();
    await office.confirm('office.promotions.publish', 'Rounds of the harbour');
    await expect(page.getByText(office.text('office.missions.no_claims'))).toBeVisible();
    await office.button('office.missions.end').click();
    await office.confirm('office.missions.end', 'Only a trial');
    await expect(
      page.getByText(office.text('office.state.mission.ended'), { exact: true }).first(),
    ).toBeVisible();
    await office.open('/promotions/missions');
    await expect(page.getByText(title)).toBeVisible();
  },
);

test(
  'a letter to a group is written, counted, seen in both templates, sent and taken back',
  once,
  async ({ page, api, member }) => {
    const anotherMember = await api.join();
    // The job that sends looks once a minute.
    test.slow();
    await setBound('letters.send_group', '', 10);
    const { member_id: agentId } = member.session;
    await makeAgent(agentId);
    await standUnder(anotherMember.session.member_id, agentId);
    const office = new OfficeModel(page);
    await office.logIn(await appoint('content'), '/letters/new');
    await office.field('office.letters.agent_id').fill(String(agentId));
    await office.button('office.letters.count').click();
    await expect(page.getByText('1 member receives it')).toBeVisible();
    const title = `Fireworks ${agentId}`;
    const english = page.getByRole('region', { name: 'English' });
    await english.getByLabel(office.text('office.letters.title')).fill(title);
    await office.button('office.letters.save').click();
    await expect(page.getByRole('alert')).toBeVisible();
    await english.getByLabel(office.text('office.letters.content')).first().fill('Tonight.\n\nAt eight.');
    await office.button('office.letters.save').click();
    await expect(office.title).toContainText(title);

    for (const template of ['preview_wide', 'preview_narrow']) {
      const [preview] = await Promise.all([
        page.waitForEvent('popup'),
        office.button(`office.letters.${template}`).click(),
      ]);
      await expect(preview.getByText(title).first()).toBeVisible();
      await expect(preview.getByText('At eight.')).toBeVisible();
      await preview.close();
    }

    await office.button('office.letters.send').click();
    await office.confirm('office.letters.send', 'The feast of the harbour');
    const received = async () =>
      (await api.call(memberLetter, {}, anotherMember.session)).list.filter(
        (letter) => letter.title === title,
      ).length;
    await expect.poll(received, { timeout: 140_000 }).toBe(1);
    await page.reload();
    await office.button('office.letters.recall').click();
    await office.confirm('office.letters.recall', 'The feast is put off');
    await expect.poll(received).toBe(0);
  },
);
