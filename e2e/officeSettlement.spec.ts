import { expect, once, memberTest as test } from './fixtures.ts';
import { OfficeModel } from './models/OfficeModel.ts';
import { appoint } from './officeStaff.ts';
import { openDay } from './settlementHouse.ts';

/** What staff do about agents' bills. */

test(
  'a cycle is computed, looked at by two people, and paid',
  once,
  async ({ page, browser, api, member }) => {
    const below = await api.join();
    const cycle = await openDay(member.session.member_id, below.session.member_id);
    const why = 'The month is over';
    const office = new OfficeModel(page);
    await office.logIn(await appoint('agents'), `/settlement/${cycle}/show`);
    await office.button('office.settlement.compute').click();
    await office.confirm('office.settlement.compute', why);
    await expect(page.getByText(member.account, { exact: true })).toBeVisible();
    await office.button('office.settlement.review').click();
    await expect(office.dialog().getByText('400.00')).toBeVisible();
    await office.confirm('office.settlement.review', why);
    await expect(page.getByText(office.text('office.settlement.own_review'))).toBeVisible();
    const second = await browser.newContext();
    const other = new OfficeModel(await second.newPage());
    await other.logIn(await appoint('payments'), `/settlement/${cycle}/show`);
    await other.button('office.settlement.review').click();
    await other.confirm('office.settlement.review', why);
    await other.button('office.settlement.pay').click();
    await other.confirm('office.settlement.pay', why);
    await expect(
      other.page.getByText(other.text('office.state.cycle.paid'), { exact: true }).first(),
    ).toBeVisible();
    await other.page.getByText(member.account, { exact: true }).click();
    await expect(other.title).toContainText(member.account);
    await expect(
      other.page.getByText(other.text('office.state.agent_bill.paid'), { exact: true }).first(),
    ).toBeVisible();
    await second.close();
  },
);
