import { localeCookie } from '@pavilion/contract';
import { z } from 'zod';
import { expect, once, test } from './fixtures.ts';

/** The hall as an app of its own: what the browser installs and keeps. */

const manifestSchema = z.object({
  name: z.string(),
  lang: z.string(),
  start_url: z.string(),
  theme_color: z.string(),
  icons: z.array(z.object({ src: z.string() })),
});

test(
  'the manifest carries the name of the site, icons that are there, and the language of who asks',
  once,
  async ({ request }) => {
    const answer = await request.get('/manifest.webmanifest', {
      headers: { cookie: `${localeCookie.name}=th_TH` },
    });
    expect(answer.headers()['content-type']).toContain('application/manifest+json');
    const manifest = manifestSchema.parse(await answer.json());
    expect(manifest).toMatchObject({
      name: '华庭 Pavilion',
      lang: 'th',
      start_url: '/?pwa=1',
      theme_color: '#0a0d16',
    });
    for (const { src } of manifest.icons) expect.soft((await request.get(src)).status(), src).toBe(200);
  },
);

test.describe('without a network', () => {
  test.use({
    serviceWorkers: 'allow',
    expectedConsole: [/ERR_INTERNET_DISCONNECTED|Failed to load resource|socket/],
  });

  test('a page says so in the language of the member, and comes back with the network', async ({
    hall,
    page,
    context,
  }) => {
    await hall.open('/');
    await page.evaluate(() => navigator.serviceWorker.ready);
    await expect
      .poll(() => page.evaluate(async () => (await caches.match('/offline')) !== undefined))
      .toBe(true);
    await context.setOffline(true);
    await page.goto('/faq');
    await expect(page.getByRole('heading', { name: hall.text('install.offline_title') })).toBeVisible();
    await context.setOffline(false);
    await page.getByRole('link', { name: hall.text('install.offline_retry') }).click();
    await expect(page.getByRole('banner')).toBeVisible();
    await expect(page).toHaveURL('/faq');
  });

  test('the copy follows the language, and is all that is kept', once, async ({ hall, page }) => {
    await hall.open('/');
    const kept = () =>
      page.evaluate(async () => {
        const addresses: string[] = [];
        for (const name of await caches.keys())
          for (const { url } of await (await caches.open(name)).keys()) addresses.push(new URL(url).pathname);
        const copy = await caches.match('/offline');
        return { addresses, language: /lang="([^"]+)"/.exec((await copy?.text()) ?? '')?.[1] };
      });
    await expect.poll(kept).toEqual({ addresses: ['/offline'], language: 'en' });
    await page.context().addCookies([{ name: localeCookie.name, value: 'ja_JP', url: page.url() }]);
    await page.goto('/faq');
    await expect.poll(kept).toEqual({ addresses: ['/offline'], language: 'ja' });
  });
});
