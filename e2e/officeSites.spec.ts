import { randomInt } from 'node:crypto';
import { expect, once, test } from './fixtures.ts';
import { OfficeModel } from './models/OfficeModel.ts';
import { appoint, giveEverySite } from './officeStaff.ts';
import { hallOrigin } from './surroundings.ts';

/** Another site of the installation, from the office to its hall. */

// A host of another site is refused.
test.use({ expectedConsole: [/the server responded with a status of 400 .*\/office\/site\/open/] });

test('whoever owns every site opens another one and enters its hall', once, async ({ page }) => {
  const office = new OfficeModel(page);
  const owner = await appoint('owner');
  await giveEverySite(owner);
  const code = `orchid-${randomInt(2 ** 30).toString(36)}`;
  const name = `Orchid ${code.slice(-4)}`;
  const host = `${code}.localhost`;
  await office.logIn(owner, '/sites/new');
  const field = (name: string) =>
    page.getByRole('textbox', { name: office.text(`resources.sites.fields.${name}`), exact: true });
  const choose = async (label: string, option: string): Promise<void> => {
    await page.getByRole('combobox', { name: office.text(label) }).click();
    await page.getByRole('option', { name: option, exact: true }).click();
    await page.keyboard.press('Escape');
  };
  await field('name').fill(name);
  await field('code').fill(code);
  await field('hosts').fill('harbor.localhost');
  await choose('resources.sites.fields.languages', office.text('office.language.en_US'));
  await choose('resources.sites.fields.currencies', 'USD');
  // A host of another site is refused, in words.
  await office.button('office.sites.open').click();
  await office.dialog().getByLabel(office.text('office.deed.reason')).fill('Another market');
  await office
    .dialog()
    .getByRole('button', { name: office.text('office.sites.open') })
    .click();
  await expect(office.dialog().getByRole('alert')).toBeVisible();
  await office.dialog().getByRole('button', { name: 'Cancel' }).click();
  await field('hosts').fill(host);
  await office.button('office.sites.open').click();
  await office.confirm('office.sites.open', 'Another market');
  const row = page.getByRole('row', { name: new RegExp(name) });
  await expect(row).toContainText(host);
  await expect(row).toContainText(owner.account);
  const hall = `http://${host}:${new URL(hallOrigin()).port}/`;
  // The process has heard of it within seconds.
  await expect(async () => {
    await page.goto(hall);
    await expect(page.locator('meta[property="og:site_name"]')).toHaveAttribute('content', name, {
      timeout: 1_000,
    });
  }).toPass();
});
