import { validMessage } from '@pavilion/contract/signup';
import type { Page } from '@playwright/test';
import { standUnder } from './agentHouse.ts';
import { expect, once, memberTest as test } from './fixtures.ts';
import { closeAgent, makeAgent } from './houseDatabase.ts';
import type { HallModel } from './models/HallModel.ts';

/** The agent centre (spec §2 ProxyCenter): by what an agent brings members, and whom. */

// A QR code as PNG is drawn from its picture.
test.use({ pictures: true });

/** An account as an agent sees it who did not bring its owner. */
const masked = (account: string): string =>
  `${account.slice(0, 2)}${'*'.repeat(account.length - 3)}${account.slice(-1)}`;

/** Opens a page of the centre by its menu: side by side on the desktop, in a sheet from the foot of a phone. */
const goTo = async (hall: HallModel, page: Page, name: 'DownlineInfo' | 'OperationTable'): Promise<void> => {
  if (hall.template === 'narrow')
    await page.getByRole('button', { name: new RegExp(`^${hall.text('agent.menu')}`) }).click();
  const menu = page.getByRole('navigation', { name: hall.text('agent.menu') });
  await menu.getByRole('link', { name: hall.text(`agent.page_${name}`) }).click();
};

test(
  'an agent hands on a link, and whoever joins by it stands in the downline',
  once,
  async ({ hall, page, member, api }) => {
    await makeAgent(member.session.member_id);
    await hall.open('/proxy');
    const link = (await page.locator('[data-field="link"]').textContent()) ?? '';
    expect(link).toBe(`${new URL(page.url()).origin}/?id=${member.session.member_id}`);
    await expect(page.getByRole('img', { name: hall.text('recommend.qr') })).toBeVisible();
    await expect(page.locator('[data-stat="members"]')).toContainText('0');
    await goTo(hall, page, 'DownlineInfo');
    await expect(page.getByText(hall.text('agent.downline_empty'), { exact: true })).toBeVisible();

    // What sign-up asks about the link that it was opened by.
    const { is_valid } = await api.call(validMessage, { agent_id: String(member.session.member_id) });
    expect(is_valid).toBe(1);
  },
);

test('the downline is walked level by level, and back', async ({ hall, page, member, api }) => {
  const [below, leaf] = [await api.join(), await api.join()];
  await makeAgent(member.session.member_id);
  await makeAgent(below.session.member_id);
  await standUnder(below.session.member_id, member.session.member_id);
  await standUnder(leaf.session.member_id, below.session.member_id);
  await hall.open('/proxy?page=DownlineInfo');
  const rowOf = (account: string) => page.locator(`[data-person="${account}"]`);
  // As the demo hall calls the top of a tree, in the page's language.
  await expect(rowOf(below.account)).toContainText('General agent');
  await expect(rowOf(leaf.account)).toHaveCount(0);
  await rowOf(below.account).getByRole('button').click();
  // Whoever somebody else brought is shown masked.
  await expect(rowOf(masked(leaf.account))).toBeVisible();
  await expect(page.locator('[aria-current="page"]', { hasText: below.account })).toBeVisible();

  const search = page.getByLabel(hall.text('agent.account'));
  await search.fill(below.account);
  await hall.button('recommend.find').click();
  await expect(page.getByText(hall.text('agent.search_none_text'))).toBeVisible();
  await page
    .getByRole('navigation', { name: hall.text('agent.path') })
    .getByRole('button')
    .click();
  await expect(rowOf(below.account)).toBeVisible();
});

test('an agent out of service gets the registration again', once, async ({ hall, page, member }) => {
  await makeAgent(member.session.member_id);
  await closeAgent(member.session.member_id);
  await hall.open('/proxy');
  const form = page.locator('[data-form="agent"]');
  await expect(form).toContainText(hall.text('agent.former'));
  await form.locator('[name="contact"]').fill('lantern_moon');
  await form.locator('[name="plan"]').fill('Forty people who like card games, once more.');
  await hall.button('agent.submit').click();
  await expect(page.getByText(hall.text('agent.waiting_title'), { exact: true })).toBeVisible();
});

test('the pages of the centre are a press away, and a table is a file too', async ({
  hall,
  page,
  member,
}) => {
  await makeAgent(member.session.member_id);
  await hall.open('/proxy');
  await goTo(hall, page, 'OperationTable');
  await expect(page).toHaveURL(/page=OperationTable/);
  await expect(page.locator('[data-row="total"]')).toBeVisible();
  await expect(
    page.getByRole('img', { name: new RegExp(`^${hall.text('agent_report.ggr')}`) }),
  ).toBeVisible();
  const download = page.waitForEvent('download');
  await page.locator('[data-action="download"]').click();
  expect((await download).suggestedFilename()).toMatch(/^operations-.*\.csv$/);
  await page.goBack();
  await expect(page.locator('[data-agent-page="Promotion"]')).toBeVisible();
});

test(
  'a campaign counts who follows its link, and who joins by it',
  once,
  async ({ hall, page, member, browser }) => {
    await makeAgent(member.session.member_id);
    await hall.open('/proxy?page=Promotion');
    await hall.button('agent_report.campaign_new').click();
    await page.locator('[data-form="campaign"] [name="name"]').fill('Night market');
    await hall.button('agent_report.campaign_make').click();
    const card = page.locator('[data-campaign="Night market"]');
    const link = (await card.locator('[data-field="campaign-link"]').textContent()) ?? '';

    // Programs that follow links are not counted, and this browser calls itself one.
    const userAgent = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36';
    const visitor = await browser.newContext({ userAgent });
    const entry = await visitor.newPage();
    const told = entry.waitForResponse(/promotion\/click$/);
    await entry.goto(link);
    expect((await told).status()).toBe(200);
    // A page that is loaded again is no other click.
    await entry.reload();
    const kept = await visitor.cookies();
    expect(kept.find(({ name }) => name === 'campaign')?.value).toBe(
      new URL(link).searchParams.get('campaign'),
    );
    await visitor.close();

    await page.reload();
    await expect(card.locator('[data-figure="clicks"]')).toContainText('1');
    await expect(card.locator('[data-figure="visitors"]')).toContainText('1');
    const picture = page.waitForEvent('download');
    await card.getByRole('button', { name: hall.text('agent_report.qr_as', { kind: 'PNG' }) }).click();
    expect((await picture).suggestedFilename()).toMatch(/\.png$/);
  },
);
