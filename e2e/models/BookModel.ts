import { type CurrencyCode, parseDecimal } from '@pavilion/money';
import type { Locator, Page } from '@playwright/test';
import { expect } from '../expect.ts';

/** Events begin every few minutes; whoever comes right after one has begun waits for the next to be listed. */
const listedWithinMs = 60_000;

/** The book of the studio (sports, esport), worked by the names of its controls; the slip is a sheet on a phone. */
export class BookModel {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  action(name: string): Locator {
    return this.page.locator(`[data-action="${name}"]`);
  }

  field(name: string): Locator {
    return this.page.locator(`[data-field="${name}"]`);
  }

  async ready(): Promise<void> {
    await expect(this.field('balance')).toHaveAttribute('data-value', /[0-9]/, { timeout: 20_000 });
    // Its own letters come once it can be played.
    await expect(this.page.locator('html')).not.toHaveAttribute('data-letters');
  }

  /** Rows of events that have not begun and can be bet on. */
  coming(): Locator {
    return this.page.locator('[data-event][data-phase="coming"][data-suspended="false"]').filter({
      has: this.page.locator('[data-action="pick"]:enabled'),
    });
  }

  /** Picks the first price of the last event that is listed: none begins later, so it stays open for minutes. */
  async pickLater(nth = 0): Promise<void> {
    await expect(this.coming().first()).toBeVisible({ timeout: listedWithinMs });
    const count = await this.coming().count();
    await this.coming()
      .nth(Math.max(0, count - 1 - nth))
      .locator('[data-action="pick"]')
      .first()
      .click();
  }

  /** Brings the slip into view. */
  async openSlip(): Promise<void> {
    if (await this.action('slip').isVisible()) await this.action('slip').click();
    await expect(this.field('slip')).toBeVisible();
  }

  async closeSheet(): Promise<void> {
    if (await this.action('close-sheet').isVisible()) await this.action('close-sheet').click();
  }

  async stake(amount: string): Promise<void> {
    await this.page.locator('input[data-field="stake"]').fill(amount);
  }

  receipt(): Locator {
    return this.field('receipt');
  }

  /** Bets that stand, under "my bets". */
  async openBets(): Promise<Locator> {
    await this.closeSheet();
    await this.action('bets').filter({ visible: true }).click();
    return this.page.locator('[data-field="bets"] [data-bet]');
  }

  /** How far down the page is, px. */
  scrolled(): Promise<number> {
    return this.page.locator('main').evaluate((main) => main.scrollTop);
  }

  async minor(name: 'balance', currency: CurrencyCode): Promise<bigint> {
    const text = (await this.field(name).getAttribute('data-value')) ?? '';
    const amount = parseDecimal(text, currency);
    if (amount === undefined) throw new Error(`${name} shows no amount: ${text}`);
    return amount;
  }
}
