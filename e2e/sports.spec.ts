import type { Page } from '@playwright/test';
import { expect, memberTest, once, test } from './fixtures.ts';
import { placeSports, takeSports } from './sideHouse.ts';
import { hallOrigin, studioOrigin } from './surroundings.ts';

/** The sports view: a provider's page in a frame that is heard only from its own origin (spec §2, §4 Sports frame). */

test.use({ expectedConsole: [/status of (404|502)|frame-ancestors|Blocked script execution/] });
memberTest.use({ expectedConsole: [/status of (404|502)/] });

/** A page that may stand in a frame of the hall, as its own headers say. */
const embeddable = (): string => `${studioOrigin()}/play/koi-lantern`;

/** What the provider will show there: a page that the test brings along, at the address that the hall has checked. */
const serve = async (page: Page, script: string): Promise<void> => {
  await page.route(
    (url) => url.origin === studioOrigin() && url.searchParams.has('domain'),
    (route) =>
      route.fulfill({
        contentType: 'text/html',
        body: `<!doctype html><title>Sports</title><h1>Fixtures</h1><button>Lions v Cranes</button><script>${script}</script>`,
      }),
  );
};

const tellHeight = (height: number): string =>
  `parent.postMessage({code:'S001',height:${height}},'${hallOrigin()}');`;

let giveBack: () => Promise<void> = async () => undefined;
test.beforeEach(async () => {
  giveBack = await takeSports();
});
test.afterEach(async () => {
  await placeSports(null);
  await giveBack();
});

test('a house without one says so', once, async ({ hall, page }) => {
  await placeSports(null);
  await page.goto('/sports');
  await expect(page.getByRole('heading', { name: '404' })).toBeVisible();
  await expect(page.getByText(hall.text('error_page.missing'))).toBeVisible();
});

test('the page stands in its frame, as high as it says', async ({ hall, page }) => {
  await placeSports(embeddable());
  await serve(page, tellHeight(1_234));
  await hall.open('/sports');
  const frame = page.locator('iframe');
  await expect(frame).toHaveCSS('height', '1234px');
  const address = new URL((await frame.getAttribute('src')) ?? '');
  expect(address.searchParams.get('currency')).toBe('USD');
  expect(address.searchParams.get('domain')).toBe(hallOrigin());
  await expect(page.frameLocator('iframe').getByRole('heading', { name: 'Fixtures' })).toBeVisible();
});

test('nobody else is heard in its place', once, async ({ hall, page }) => {
  await placeSports(embeddable());
  await serve(page, tellHeight(900));
  await hall.open('/sports');
  const frame = page.locator('iframe');
  await expect(frame).toHaveCSS('height', '900px');
  await page.evaluate((studio) => {
    postMessage({ code: 'S001', height: 5_000 }, '*');
    for (const origin of ['https://evil.example', 'null', studio])
      dispatchEvent(
        new MessageEvent('message', { origin, source: window, data: { code: 'S001', height: 5_000 } }),
      );
    dispatchEvent(new MessageEvent('message', { data: { code: 'U003', params: {} } }));
  }, studioOrigin());
  // The frame's own next word is heard after all of those.
  await page
    .frames()
    .find((each) => each.url().startsWith(studioOrigin()))
    ?.evaluate((hall) => parent.postMessage({ code: 'S001', height: 640 }, hall), hallOrigin());
  await expect(frame).toHaveCSS('height', '640px');
  await expect(hall.dialog()).toBeHidden();
});

test('a visitor who chooses an event is asked to log in', once, async ({ hall, page }) => {
  await placeSports(embeddable());
  await serve(
    page,
    `document.querySelector('button').onclick=()=>parent.postMessage({code:'U003',params:{event_id:77}},'${hallOrigin()}');`,
  );
  await hall.open('/sports');
  await page.frameLocator('iframe').getByRole('button').click();
  await expect(hall.dialog()).toContainText(hall.text('login.ask_text'));
});

memberTest(
  'a member who chooses an event opens its game with what the page said of it',
  async ({ hall, page }) => {
    await placeSports(embeddable());
    await serve(
      page,
      `document.querySelector('button').onclick=()=>parent.postMessage({code:'U003',params:{event_id:77,market:'1x2'}},'${hallOrigin()}');`,
    );
    await hall.open('/sports');
    const asked = page.waitForRequest('**/api/member/game/play1');
    const choose = () => page.frameLocator('iframe').getByRole('button').click();
    await expect(page.frameLocator('iframe').getByRole('button')).toBeVisible();
    const window = await hall.windowFrom(choose);
    expect((await asked).postDataJSON()).toMatchObject({
      gpId: 1,
      game_type: 4,
      game_code: 'koi-lantern',
      extra: { event_id: '77', market: '1x2' },
    });
    // The provider of this page has no sports game: the server says that there is none of this type, and the window goes.
    if (!window.isClosed()) await window.waitForEvent('close');
  },
);

test('a page that lets nobody frame it is told as a page error', once, async ({ hall, page }) => {
  await placeSports(`${studioOrigin()}/verify/koi-lantern`);
  await page.goto('/sports');
  await expect(page.getByRole('heading', { name: '502' })).toBeVisible();
  await expect(page.getByText(hall.text('sports.refused'))).toBeVisible();
  await expect(page.locator('iframe')).toHaveCount(0);
});
