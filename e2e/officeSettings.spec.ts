import { expect, once, test } from './fixtures.ts';
import { OfficeModel } from './models/OfficeModel.ts';
import { appoint } from './officeStaff.ts';

/** Settings of the site as the manager changes them, and the second person who agrees. */

const named = (office: OfficeModel, key: string, name: string): string =>
  office.text(key).replace('%{name}', name);

test('a manager changes the site after seeing the difference, and puts it back', once, async ({ page }) => {
  const office = new OfficeModel(page);
  await office.logIn(await appoint('manager'), '/settings');
  await page.getByRole('link', { name: office.text('office.settings.name.sms_policy') }).click();
  const field = page.getByLabel(office.text('office.settings.field.per_site_daily_max'));
  const before = await field.inputValue();
  const after = String(Number(before) - 1);
  await field.fill('-1');
  await expect(office.button('office.settings.look_over')).toBeDisabled();
  await field.fill(after);
  await office.button('office.settings.look_over').click();
  const row = office
    .dialog()
    .getByRole('row', { name: office.text('office.settings.field.per_site_daily_max') });
  await expect(row).toContainText(before);
  await expect(row).toContainText(after);
  await expect(office.dialog().getByRole('row')).toHaveCount(2);
  await office.confirm('office.settings.save', 'We were asked to save');
  await expect(field).toHaveValue(after);
  const change = page.getByRole('listitem').filter({ hasText: 'We were asked to save' });
  await change.getByRole('button', { name: office.text('office.settings.restore') }).click();
  await office.confirm('office.settings.restore', 'Members waited for their codes');
  // More messages than before cost money: that is for two people.
  await expect(page.getByText(office.text('office.deed.proposed'))).toBeVisible();
  await expect(field).toHaveValue(after);
});

test(
  'whoever changes a setting that another changes is told what became of it',
  once,
  async ({ page, browser }) => {
    const place = '/settings/sms_policy';
    const office = new OfficeModel(page);
    await office.logIn(await appoint('manager'), place);
    const context = await browser.newContext();
    const other = new OfficeModel(await context.newPage());
    await other.logIn(await appoint('owner'), place);
    const field = (model: OfficeModel, name: string) =>
      model.page.getByLabel(model.text(`office.settings.field.${name}`));
    /** Fewer messages: that needs no second person. */
    const lower = async (model: OfficeModel, name: string): Promise<string> => {
      const less = String(Number(await field(model, name).inputValue()) - 1);
      await field(model, name).fill(less);
      return less;
    };
    const own = await lower(office, 'per_site_daily_max');
    const theirs = await lower(other, 'per_prefix_daily_max');
    await other.button('office.settings.look_over').click();
    await other.confirm('office.settings.save', 'Somebody owns a block of phones');
    await office.button('office.settings.look_over').click();
    await office.dialog().getByLabel(office.text('office.deed.reason')).fill('It costs too much');
    await office
      .dialog()
      .getByRole('button', { name: office.text('office.settings.save') })
      .click();
    await expect(office.dialog().getByRole('alert')).toBeVisible();
    await page.getByRole('button', { name: office.text('office.deed.look') }).click();
    await expect(page.getByText(office.text('office.settings.changed_meanwhile'))).toBeVisible();
    await office.button('office.settings.go_on').click();
    await office.button('office.settings.look_over').click();
    await expect(office.dialog().getByRole('row')).toHaveCount(2);
    await office.confirm('office.settings.save', 'It costs too much');
    await expect(field(office, 'per_site_daily_max')).toHaveValue(own);
    await expect(field(office, 'per_prefix_daily_max')).toHaveValue(theirs);
    await context.close();
  },
);

test('a secret is typed once, and a second person lets the key in', once, async ({ page, browser }) => {
  const office = new OfficeModel(page);
  await office.logIn(await appoint('manager'), '/settings');
  const key = `app-${Date.now().toString(36)}`;
  await page
    .getByLabel(named(office, 'office.settings.new_key', office.text('office.settings.name.handoff_key')))
    .fill(key);
  const form = page.locator('form').filter({ hasText: office.text('office.settings.name.handoff_key') });
  await form.getByRole('button', { name: office.text('office.settings.make') }).click();
  await page.getByRole('switch', { name: office.text('office.settings.field.active') }).check();
  await page.getByLabel(office.text('office.settings.secret')).fill('a secret of our own app');
  await office.button('office.settings.look_over').click();
  await expect(office.dialog()).not.toContainText('a secret of our own app');
  await office.confirm('office.settings.save', 'For the new app');
  await expect(page.getByText(office.text('office.deed.proposed'))).toBeVisible();
  await office.open('/proposals');
  await page
    .getByRole('link', { name: office.text('office.proposal.settings_save') })
    .first()
    .click();
  const address = new URL(page.url()).pathname.replace('/office', '');
  await expect(office.button('office.proposals.confirm')).toHaveCount(0);
  const context = await browser.newContext();
  const other = new OfficeModel(await context.newPage());
  await other.logIn(await appoint('owner'), address);
  await expect(other.page.getByText(key, { exact: false }).first()).toBeVisible();
  await other.button('office.proposals.confirm').click();
  await other.confirm('office.proposals.confirm');
  await other.open(`/settings/handoff_key/${key}`);
  await expect(other.page.getByText(other.text('office.settings.secret_kept'))).toBeVisible();
  await expect(other.page.getByText('For the new app')).toBeVisible();
  await context.close();
});

test('the form of a sign-up is ordered and looked at before it is saved', once, async ({ page }) => {
  const office = new OfficeModel(page);
  await office.logIn(await appoint('manager'), '/settings/sign_up_form/USD');
  const preview = page.getByRole('region', { name: office.text('office.settings.preview') });
  const labels = () => preview.getByRole('textbox').evaluateAll((inputs) => inputs.map((one) => one.id));
  await expect(preview.getByRole('textbox').first()).toBeVisible();
  const count = (await labels()).length;
  const birthday = office.text('office.settings.field.member_birthday');
  await page.getByRole('button', { name: named(office, 'office.settings.up', birthday) }).click();
  await page
    .getByRole('checkbox', { name: `${birthday} · ${office.text('office.settings.field.is_display')}` })
    .uncheck();
  expect((await labels()).length).toBe(count - 1);
  await office.button('office.settings.look_over').click();
  await expect(office.dialog()).toContainText(office.text('office.settings.field.order'));
  await page.keyboard.press('Escape');
  await office.button('office.settings.drop').click();
  expect((await labels()).length).toBe(count);
});
