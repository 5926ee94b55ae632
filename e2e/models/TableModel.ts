import { type CurrencyCode, parseDecimal } from '@pavilion/money';
import { expect, type Locator, type Page } from '@playwright/test';

/** The longest round of any table, twice: whoever comes late waits for the next to open, and for that to be paid. */
const twoRoundsMs = 130_000;

/** A shared table of the studio, worked by the names of its controls. */
export class TableModel {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  field(name: string): Locator {
    return this.page.locator(`[data-field="${name}"]`);
  }

  spot(name: string): Locator {
    return this.page.locator(`[data-spot="${name}"]`);
  }

  async ready(): Promise<void> {
    await expect(this.field('balance')).toHaveAttribute('data-value', /[0-9]/, { timeout: 20_000 });
  }

  async expectPhase(phase: 'open' | 'drawn' | 'settled'): Promise<void> {
    await expect(this.page.locator(`.table-game[data-phase="${phase}"]`)).toBeVisible({
      timeout: twoRoundsMs,
    });
  }

  /** Puts the smallest chip on each spot and bets them all, in a round that has just opened. */
  async bet(...spots: readonly string[]): Promise<void> {
    await this.expectPhase('settled');
    await this.expectPhase('open');
    for (const spot of spots) await this.spot(spot).click();
    await this.page.locator('[data-action="play"]').click();
    await expect(this.field('notice')).toHaveAttribute('data-kind', 'placed');
  }

  /** The amount of a field, in minor units. */
  async minor(name: 'balance' | 'win', currency: CurrencyCode): Promise<bigint> {
    const text = (await this.field(name).getAttribute('data-value')) ?? '';
    const amount = parseDecimal(text, currency);
    if (amount === undefined) throw new Error(`${name} shows no amount: ${text}`);
    return amount;
  }
}
