import { type CurrencyCode, parseDecimal } from '@pavilion/money';
import type { Locator, Page } from '@playwright/test';
import { expect } from '../expect.ts';

/** The longest round of any table, twice: whoever comes late waits for the next to open, and for that to be paid. */
const twoRoundsMs = 130_000;

/** On a crowded machine too, a bet is placed and looked at within these. */
const enoughSeconds = 13;

export type TablePhase = 'open' | 'closed' | 'deciding' | 'drawn' | 'settled';

/** A shared table of the studio, worked by the names of its controls. */
export class TableModel {
  readonly page: Page;
  /** Where it is found: the page, or a frame of it. */
  readonly #place: Pick<Page, 'locator'>;

  constructor(page: Page, place: Pick<Page, 'locator'> = page) {
    this.page = page;
    this.#place = place;
  }

  control(action: string): Locator {
    return this.#place.locator(`[data-action="${action}"]`);
  }

  field(name: string): Locator {
    return this.#place.locator(`[data-field="${name}"]`);
  }

  spot(name: string): Locator {
    return this.#place.locator(`[data-spot="${name}"]`);
  }

  async ready(): Promise<void> {
    await expect(this.field('balance')).toHaveAttribute('data-value', /[0-9]/, { timeout: 20_000 });
    // Its own letters come once it can be played.
    await expect(this.page.locator('html')).not.toHaveAttribute('data-letters');
  }

  async expectPhase(phase: TablePhase): Promise<void> {
    await expect(this.#place.locator(`.table-game[data-phase="${phase}"]`)).toBeVisible({
      timeout: twoRoundsMs,
    });
  }

  /** Waits until bets are open, and for long enough for everything that a test does before they close. */
  async expectOpening(): Promise<void> {
    await this.expectPhase('open');
    const seconds = Number.parseInt((await this.field('seconds').textContent()) ?? '', 10);
    if (seconds >= enoughSeconds) return;
    await this.expectPhase('settled');
    await this.expectPhase('open');
  }

  /** Puts the smallest chip on each spot and bets them all. */
  async bet(...spots: readonly string[]): Promise<void> {
    for (const spot of spots) await this.spot(spot).click();
    await this.control('play').click();
    await this.expectNotice('placed');
  }

  async expectNotice(kind: string): Promise<void> {
    await expect(this.field('notice')).toHaveAttribute('data-kind', kind);
  }

  /** What stands on a spot, in the words of its button. */
  async expectStanding(spot: string): Promise<void> {
    await expect(this.spot(spot)).toHaveAttribute('data-standing', 'true');
  }

  /** The amount of a field, in minor units. */
  async minor(
    name: 'balance' | 'win',
    currency: CurrencyCode,
    as: 'data-value' | 'data-returned' = 'data-value',
  ): Promise<bigint> {
    const text = (await this.field(name).getAttribute(as)) ?? '';
    const amount = parseDecimal(text, currency);
    if (amount === undefined) throw new Error(`${name} shows no amount: ${text}`);
    return amount;
  }

  /**
   * Chooses for the hands of this page by keyboard, to play on, to take a card or to hold, until the round is told. A hand that was
   * dealt done asks for nothing.
   */
  async decide(): Promise<void> {
    const choices = this.control('choose');
    const over = this.#place.locator('.table-game:is([data-phase="drawn"], [data-phase="settled"])');
    for (;;) {
      await expect(choices.first().or(over)).toBeVisible({ timeout: twoRoundsMs });
      if (await over.isVisible()) return;
      const names = await choices.evaluateAll((buttons) =>
        buttons.map((button) => button.getAttribute('data-choice') ?? ''),
      );
      const choice = ['play', 'decline', 'hit', ...names.filter((name) => name.startsWith('hold-'))].find(
        (name) => names.includes(name),
      );
      if (choice === undefined) continue;
      const button = this.#place.locator(`[data-choice="${choice}"]`);
      await button.focus();
      await this.page.keyboard.press('Enter');
      await expect(this.#place.locator('[data-field="decision"] [data-sent="true"]')).toHaveCount(0);
    }
  }

  /** Waits until a round with a bet of this page is paid; answers what came back. */
  async expectPaid(currency: CurrencyCode): Promise<bigint> {
    await this.expectPhase('settled');
    await expect(this.field('win')).toHaveAttribute('data-returned', /[0-9]/);
    return this.minor('win', currency, 'data-returned');
  }
}
