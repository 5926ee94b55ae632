import { recordsTransaction } from '@pavilion/contract/records';
import type { Page } from '@playwright/test';
import { expect, memberTest, once } from './fixtures.ts';
import { giveMoney } from './houseDatabase.ts';
import { OfficeModel } from './models/OfficeModel.ts';
import { appoint } from './officeStaff.ts';

/** What staff do in the room of members, each as the role that does it. */

const openPart = (page: Page, office: OfficeModel, part: string) =>
  page.getByRole('tab', { name: office.text(`office.member.part_${part}`) }).click();

const chooseDeed = async (page: Page, office: OfficeModel, deed: string): Promise<void> => {
  await office.button('office.members.act').click();
  await page.getByRole('menuitem', { name: office.text(`office.members.do_${deed}`), exact: true }).click();
};

memberTest(
  'support look through a member’s page and leave a note for the others',
  async ({ page, member }) => {
    await giveMoney(member.session.member_id, 12_345, 'USD');
    const office = new OfficeModel(page);
    await office.logIn(await appoint('support'), '/members');
    await office.field('resources.members.fields.q').fill(member.account);
    await page.getByText(member.account, { exact: true }).click();
    await openPart(page, office, 'ledger');
    await expect(page.getByText(office.text('office.posting.adjustment')).first()).toBeVisible();
    await expect(page.getByText('123.45').first()).toBeVisible();
    await openPart(page, office, 'sessions');
    await expect(page.getByText(office.text('office.session.open')).first()).toBeVisible();
    await openPart(page, office, 'rounds');
    await expect(page.getByText(office.text('office.member.no_rounds'))).toBeVisible();
    await openPart(page, office, 'notes');
    await page.getByLabel(office.text('office.note.text')).fill('Asked for the statement of October');
    await page.getByLabel(office.text('office.note.pin')).first().check();
    await office.button('office.note.write').click();
    await expect(page.getByText(office.text('office.note.is_pinned'))).toBeVisible();
    await openPart(page, office, 'overview');
    await expect(page.getByText('Asked for the statement of October')).toBeVisible();
    // What weighs more is not theirs to propose, nor is anything to be had in clear.
    await office.button('office.members.act').click();
    for (const deed of ['adjust', 'export', 'erase'])
      await expect(
        page.getByRole('menuitem', { name: office.text(`office.members.do_${deed}`) }),
      ).toHaveCount(0);
  },
);

memberTest(
  'an adjustment is proposed by one, confirmed by another, and stands in the member’s records',
  once,
  async ({ page, browser, api, member }) => {
    const first = new OfficeModel(page);
    await first.logIn(await appoint('payments'), `/members/${member.session.member_id}/show`);
    await chooseDeed(page, first, 'adjust');
    const yes = first.dialog().getByRole('button', { name: first.text('office.members.do_adjust') });
    await first
      .dialog()
      .getByRole('textbox', { name: first.text('resources.withdrawals.fields.amount') })
      .fill('25.50');
    await expect(yes).toBeDisabled();
    await first.confirm('office.members.do_adjust', 'Round 7 was paid too little');
    await expect(page.getByText(first.text('office.deed.proposed'))).toBeVisible();
    await first.open('/proposals');
    await page.getByText(member.account).first().click();
    await expect(first.button('office.proposals.confirm')).toHaveCount(0);
    const address = new URL(page.url()).pathname.replace('/office', '');

    const context = await browser.newContext({ baseURL: new URL(page.url()).origin });
    const second = new OfficeModel(await context.newPage());
    await second.logIn(await appoint('owner'), address);
    const told = second.page.getByRole('definition');
    await expect(told.filter({ hasText: /^25\.50 [A-Z]{3,4}$/ })).toBeVisible();
    await expect(told.filter({ hasText: second.text('office.adjust.plus') }).first()).toBeVisible();
    await expect(second.page.getByText('member_id')).toHaveCount(0);
    await second.button('office.proposals.confirm').click();
    await second.confirm('office.proposals.confirm');
    await expect(
      second.page.getByText(second.text('office.state.proposal.confirmed'), { exact: true }),
    ).toBeVisible();
    await context.close();
    const { list } = await api.call(recordsTransaction, { count: 5 }, member.session);
    expect(list[0]).toMatchObject({ kind: 'adjustment', amount: '25.50' });
  },
);

memberTest('a tag is made, given, and filters the list', once, async ({ page, member }) => {
  const office = new OfficeModel(page);
  const name = `Harbour ${member.session.member_id}`;
  await office.logIn(await appoint('risk'), '/members/tags');
  await office.button('office.tag.make').click();
  await office.dialog().getByLabel(office.text('office.tag.name')).fill(name);
  await office.dialog().getByRole('button', { name: 'Save' }).click();
  await expect(office.dialog()).toBeHidden();
  await expect(page.getByText(name)).toBeVisible();
  await office.open(`/members/${member.session.member_id}/show`);
  await office.button('office.tag.choose').click();
  await office.dialog().getByLabel(name).check();
  await office.dialog().getByRole('button', { name: 'Save' }).click();
  await expect(office.dialog()).toBeHidden();
  await expect(page.getByText(name)).toBeVisible();
});

memberTest('the data of a person come as a file, for a reason', once, async ({ page, member }) => {
  const office = new OfficeModel(page);
  await office.logIn(await appoint('risk'), `/members/${member.session.member_id}/show`);
  await chooseDeed(page, office, 'export');
  const download = page.waitForEvent('download');
  await office.confirm('office.members.do_export', 'Asked for by letter of 20 November');
  expect((await download).suggestedFilename()).toBe(`member-${member.session.member_id}.json`);
  await openPart(page, office, 'history');
  await expect(page.getByText('Asked for by letter of 20 November')).toBeVisible();
});
