import { type CurrencyCode, parseDecimal } from '@pavilion/money';
import type { Locator, Page } from '@playwright/test';
import { expect } from '../expect.ts';

/** Free spins that a round may win, each shown in its own time. */
const roundWithinMs = 60_000;

/** A slot of the studio, worked by the names of its controls. */
export class SlotModel {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  control(action: string): Locator {
    return this.page.locator(`[data-action="${action}"]`);
  }

  field(name: string): Locator {
    return this.page.locator(`[data-field="${name}"]`);
  }

  async ready(): Promise<void> {
    // The balance comes with the hall's answer to the game: from then on it can be played.
    await expect(this.field('balance')).toHaveAttribute('data-value', /[0-9]/, { timeout: 20_000 });
    await expect(this.control('play')).toBeEnabled();
  }

  /** The amount of a field, in minor units. */
  async minor(name: 'balance' | 'stake' | 'win', currency: CurrencyCode): Promise<bigint> {
    const text = (await this.field(name).getAttribute('data-value')) ?? '';
    const amount = parseDecimal(text, currency);
    if (amount === undefined) throw new Error(`${name} shows no amount: ${text}`);
    return amount;
  }

  /** One whole round, with the free spins that it may win: until the reels rest and the next may begin. */
  async playRound(): Promise<void> {
    const answered = this.page.waitForResponse((response) => response.url().endsWith('/api/step'));
    await this.control('play').click();
    await answered;
    await expect(async () => {
      if (await this.control('start-free').isVisible()) await this.control('start-free').click();
      await expect(this.field('free-spins')).toBeHidden({ timeout: 100 });
      await expect(this.field('reels')).toHaveAttribute('data-state', 'settled', { timeout: 100 });
      await expect(this.control('play')).toHaveAttribute('data-turning', 'false', { timeout: 100 });
    }).toPass({ timeout: roundWithinMs });
  }
}
