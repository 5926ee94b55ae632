import sharp from 'sharp';
import { expect, once, test } from './fixtures.ts';
import { OfficeModel } from './models/OfficeModel.ts';
import { appoint } from './officeStaff.ts';

test.use({ pictures: true });

/** Content in the office: from a file on somebody's disk to the members' home page, and back. */

const words = (office: OfficeModel, field: string, locale: 'zh_CN' | 'en_US') =>
  office.page
    .getByRole('group', { name: office.text(`office.piece.field_${field}`), exact: true })
    .getByLabel(office.text(`office.language.${locale}`));

test(
  'a banner goes from an upload to the home page, is looked at before, and is taken away',
  once,
  async ({ page, context, browser }) => {
    const office = new OfficeModel(page);
    const stamp = Date.now().toString(36);
    const title = `Harvest ${stamp}`;
    await office.logIn(await appoint('content'), '/content');

    await office.button('office.content.new').click();
    await page.getByRole('menuitem', { name: office.text('office.piece.kind_banner') }).click();
    await office.button('office.content.choose').click();
    const file = await sharp({
      create: {
        width: 1_320,
        height: 495,
        channels: 3,
        background: { r: 40, g: 90, b: Math.floor(Math.random() * 255) },
      },
    })
      .composite([
        {
          input: Buffer.from(
            `<svg width="1320" height="495"><text x="40" y="80" font-size="40">${stamp}</text></svg>`,
          ),
        },
      ])
      .png()
      .toBuffer();
    await office
      .dialog()
      .locator('input[type=file]')
      .setInputFiles({ name: 'harvest.png', mimeType: 'image/png', buffer: file });
    const picture = page.getByRole('textbox', { name: office.text('office.piece.field_picture') });
    await expect(office.dialog()).toBeHidden({ timeout: 60_000 });
    await expect(picture).toHaveValue(/^\/pictures\/[0-9a-f]{64}$/);
    await words(office, 'title', 'en_US').fill(title);
    await page.getByLabel(office.text('office.piece.field_sort')).fill('-50');
    await office.button('office.content.save').click();
    await expect(page.getByText(office.text('office.state.piece.draft'), { exact: true })).toBeVisible();
    // What a language lacks is marked.
    await expect(page.getByText(/Missing in: .*Chinese/)).toBeVisible();

    const visitor = await browser.newContext({ locale: 'en-US' });
    const home = await visitor.newPage();
    const seen = home.getByRole('heading', { name: title });
    await home.goto('/?lang=en_US');
    await expect(seen).toHaveCount(0);

    const opened = context.waitForEvent('page');
    await office.button('office.content.preview_wide').click();
    const preview = await opened;
    await expect(preview.getByText(title).first()).toBeAttached();
    await preview.close();
    await home.goto('/?lang=en_US');
    await expect(home.getByText(title)).toHaveCount(0);

    await office.button('office.content.publish').click();
    await office.confirm('office.content.publish');
    await expect(
      page.getByText(office.text('office.state.piece.shown'), { exact: true }).first(),
    ).toBeVisible();
    await home.goto('/?lang=en_US');
    await expect(home.getByText(title).first()).toBeAttached();
    const address = await picture.inputValue();
    await expect(home.locator(`source[srcset*="${address}-1320.avif"]`).first()).toBeAttached();
    const answer = await home.request.get(`${address}-1320.avif`);
    expect(answer.headers()).toMatchObject({ 'content-type': 'image/avif' });

    await office.button('office.content.end').click();
    await office.confirm('office.content.end', 'The harvest is over');
    await expect(page.getByText(office.text('office.state.piece.ended'), { exact: true })).toBeVisible();
    await home.goto('/?lang=en_US');
    await expect(home.getByText(title)).toHaveCount(0);
    await visitor.close();
  },
);

test(
  'an earlier version comes back, and two who write do not overwrite one another',
  once,
  async ({ page, browser }) => {
    const office = new OfficeModel(page);
    const slug = `spec-${Date.now().toString(36)}`;
    await office.logIn(await appoint('content'), '/content/new/page');
    await page.getByLabel(office.text('office.piece.field_slug')).fill(slug);
    await words(office, 'title', 'en_US').fill('First words');
    await words(office, 'content', 'en_US').fill('<p>One</p><script>steal()</script>');
    await office.button('office.content.save').click();
    // The sanitiser has been over it.
    await expect(words(office, 'content', 'en_US')).toHaveValue('<p>One</p>');
    await office.button('office.content.publish').click();
    await office.confirm('office.content.publish');
    await words(office, 'title', 'en_US').fill('Second words');
    await office.button('office.content.save').click();
    await expect(page.getByText(office.text('office.content.has_draft'))).toBeVisible();
    await office.button('office.content.publish').click();
    await office.confirm('office.content.publish');

    await page
      .getByRole('row', { name: /^1 / })
      .getByRole('button', { name: office.text('office.content.restore') })
      .click();
    await office.confirm('office.content.restore', 'The first was better');
    await expect(words(office, 'title', 'en_US')).toHaveValue('First words');
    await page.goto(`/main/${slug}?lang=en_US`);
    await expect(page.getByRole('heading', { name: 'First words' })).toBeVisible();

    await page.goBack();
    await expect(words(office, 'title', 'en_US')).toHaveValue('First words');
    const other = await browser.newContext();
    const second = new OfficeModel(await other.newPage());
    await second.logIn(await appoint('manager'), new URL(page.url()).pathname.replace('/office', ''));
    await words(second, 'title', 'en_US').fill('Theirs');
    await second.button('office.content.save').click();
    await expect(second.page.getByText(second.text('office.content.has_draft'))).toBeVisible();
    await words(office, 'title', 'en_US').fill('Mine');
    await office.button('office.content.save').click();
    await expect(page.getByText(office.text('office.content.overtaken'))).toBeVisible();
    await expect(words(office, 'title', 'en_US')).toHaveValue('Mine');
    await office.button('office.content.take_theirs').click();
    await expect(words(office, 'title', 'en_US')).toHaveValue('Theirs');
    await other.close();
  },
);

test('the auditor reads content and changes nothing', once, async ({ page }) => {
  const office = new OfficeModel(page);
  await office.logIn(await appoint('auditor'), '/content/coverage');
  await expect(page.getByRole('table', { name: office.text('office.content.tab_coverage') })).toBeVisible();
  await office.open('/content');
  await expect(office.button('office.content.new')).toHaveCount(0);
  await office.expectRead();
  await page.getByRole('row').nth(1).click();
  await expect(page.getByText(office.text('office.content.versions'))).toBeVisible();
  await expect(office.button('office.content.save')).toHaveCount(0);
  await expect(office.button('office.content.publish')).toHaveCount(0);
});
