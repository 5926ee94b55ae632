import { expect, once, memberTest as test } from './fixtures.ts';
import { OfficeModel } from './models/OfficeModel.ts';
import { appoint } from './officeStaff.ts';

/** Lists, rules and cases as somebody of risk deals with them. */

test.describe('a list', () => {
  // The server names the line that does not fit.
  test.use({ expectedConsole: [/the server responded with a status of 400/] });

  test('a list of addresses is pasted, found by an address in it, and shortened', once, async ({ page }) => {
    const office = new OfficeModel(page);
    await office.logIn(await appoint('risk'), '/risk_cases/addresses');
    const octet = Math.floor(Math.random() * 250);
    await office.button('office.risk.address_add').click();
    await office
      .dialog()
      .getByLabel(office.text('office.risk.networks'))
      .fill(`198.19.${octet}.0/24\n0.0.0.0/0`);
    await office.dialog().getByLabel(office.text('office.deed.reason')).fill('A farm of accounts');
    await office
      .dialog()
      .getByRole('button', { name: office.text('office.risk.add'), exact: true })
      .click();
    await expect(office.dialog().getByRole('alert')).toBeVisible();
    await office.dialog().getByLabel(office.text('office.risk.networks')).fill(`198.19.${octet}.0/24`);
    await office.confirm('office.risk.add');
    await office.field('resources.risk_addresses.fields.covering').fill(`198.19.${octet}.77`);
    const row = page.getByRole('row', { name: `198.19.${octet}.0/24` });
    await expect(row).toBeVisible();
    await row.getByRole('button', { name: office.text('office.risk.remove') }).click();
    await office.confirm('office.risk.remove', 'They have moved');
    await expect(row).toBeHidden();
  });
});

test('a rule is tried before it is switched on', once, async ({ page }) => {
  const office = new OfficeModel(page);
  await office.logIn(await appoint('risk'), '/risk_cases/rules');
  const rule = page.getByRole('region', { name: office.text('office.risk_rule.shared_device') });
  await rule.getByLabel(office.text('office.settings.field.accounts_min')).fill('500');
  await rule.getByRole('button', { name: office.text('office.risk.try') }).click();
  await expect(rule.getByRole('status')).toContainText('0');
  await rule.getByRole('button', { name: office.text('office.risk.switch_on') }).click();
  await office.confirm('office.risk.switch_on', 'To know of farms');
  await expect(rule.getByText(office.text('office.risk.on'), { exact: true })).toBeVisible();
  await rule.getByRole('button', { name: office.text('office.risk.switch_off') }).click();
  await office.confirm('office.risk.switch_off', 'For the next test');
  await expect(rule.getByText(office.text('office.risk.off'), { exact: true })).toBeVisible();
});

test('a case is opened at a member, noted and closed', once, async ({ page, member }) => {
  const office = new OfficeModel(page);
  await office.logIn(await appoint('risk'), `/members/${member.session.member_id}/show`);
  await office.button('office.members.act').click();
  await page.getByRole('menuitem', { name: office.text('office.risk.open_case') }).click();
  await office.confirm('office.risk.open_case', 'Two people write from one mail');
  await office.open('/risk_cases');
  await office.search('resources.risk_cases.fields.account', member.account);
  await page.getByText(office.text('office.risk_rule.by_hand')).first().click();
  await expect(page.getByText('Two people write from one mail')).toBeVisible();
  await page.getByLabel(office.text('office.risk.note'), { exact: true }).fill('Asked for papers');
  await office.button('office.risk.note_add').click();
  await expect(page.getByText('Asked for papers').and(page.locator(':not(textarea)'))).toBeVisible();
  await office.button('office.risk.close').click();
  await office.confirm('office.risk.close', 'They are brothers');
  await expect(page.getByText(office.text('office.state.risk.closed')).first()).toBeVisible();
  await expect(office.button('office.risk.close')).toHaveCount(0);
});
