import type { Page } from '@playwright/test';
import { expect, onPhone, memberTest as test } from './fixtures.ts';
import { endRedEnvelope, hangRedEnvelope, holdAlone } from './houseDatabase.ts';
import { hallOf } from './models/HallModel.ts';

/** What floats over the foot of a phone's page: one line and small places beside it, never over each other or over a button. */

/** Paid in by nobody but this spec and the envelope's own: the other specs' pages show no envelope. */
const deposit = '9777.00';
const rule = { cashMinor: 888n, minDepositMinor: 977_700n, openMs: 3_600_000 };

test.use({ openingDeposit: deposit });

/** Pairs of boxes that lie over each other: of what floats, of what stays in its place, and at the page's end of buttons. */
const findCovered = (): string[] => {
  const seen = (selector: string): Element[] =>
    [...document.querySelectorAll(selector)].filter((each) => each.checkVisibility());
  const meet = (one: Element, other: Element): boolean => {
    const [a, b] = [one.getBoundingClientRect(), other.getBoundingClientRect()];
    return a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1;
  };
  const nameOf = (each: Element): string =>
    `${each.tagName} ${each.getAttribute('data-float') ?? each.getAttribute('aria-label') ?? each.textContent}`;
  const floats = seen('#floats > *');
  const atEnd = scrollY + innerHeight >= document.documentElement.scrollHeight - 2;
  const isHeld = (each: Element): boolean =>
    each.getBoundingClientRect().top < 80 || getComputedStyle(each).bottom !== 'auto';
  const others = seen('[data-part="header"], .bottom-bar, .bar-knob').concat(
    seen('main .sticky').filter(isHeld),
    atEnd ? seen('main :is(a, button), footer a') : [],
  );
  return floats.flatMap((float, at) =>
    [...floats.slice(at + 1), ...others]
      .filter((other) => meet(float, other))
      .map((other) => `${nameOf(float)} over ${nameOf(other)}`),
  );
};

const lookEverywhere = async (page: Page, path: string): Promise<void> => {
  // The page grows while one scrolls, for what is far below has not been laid out.
  for (const part of [0, 0.5, 1])
    await expect(async () => {
      await page.evaluate((to) => scrollTo(0, document.documentElement.scrollHeight * to), part);
      expect(await page.evaluate(findCovered), `${path} at ${part}`).toEqual([]);
    }).toPass();
};

test('all that floats has one place, an order, and room', onPhone, async ({ hall, page }) => {
  const letGo = await holdAlone('red envelopes');
  const id = await hangRedEnvelope('USD', rule);
  const line = (at: Page) => at.locator('[data-float]');
  const envelope = (at: Page) => at.locator(`[data-red-envelope="${id}"]`);
  try {
    // The banner was never put away; whoever has not played here is not offered it, and the envelope stands before it.
    await page.addInitScript(() => localStorage.removeItem('app_banner'));
    await hall.open('/');
    await expect(line(page)).toHaveAttribute('data-float', 'envelope');
    expect(await page.evaluate(() => localStorage.getItem('first_game'))).toBeNull();
    await lookEverywhere(page, '/');

    await hall.open('/slotgame?gt_id=2&gp_id=Popular&house=0');
    await hall.launch('koi-lantern');
    // Another page of the same browser: game, envelope, banner and the way to the top all want to be there.
    const second = hallOf(await page.context().newPage(), hall.locale);
    for (const path of ['/', '/slotgame?gt_id=2', '/user/Info', '/user/Deposit']) {
      await second.open(path);
      await expect(line(second.page)).toHaveAttribute('data-float', 'game');
      await expect(envelope(second.page)).toBeVisible();
      await expect(line(second.page)).toHaveCount(1);
      await lookEverywhere(second.page, path);
    }
    await second.open('/');
    await second
      .playDock()
      .getByRole('button', { name: second.text('play.leave'), exact: true })
      .click();
    await expect(line(second.page)).toHaveAttribute('data-float', 'envelope');
    await second.page.getByRole('button', { name: second.text('red_envelope.later') }).click();
    await expect(line(second.page)).toHaveAttribute('data-float', 'app');
    await lookEverywhere(second.page, '/');
  } finally {
    await endRedEnvelope(id);
    await letGo();
  }
});
