import type { Page } from '@playwright/test';
import { expect } from '../expect.ts';
import { SlotModel } from './SlotModel.ts';

/** The outcome is stored before it is shown, and showing it takes the longest. */
const shownWithinMs = 30_000;

/** A game of the studio that one player plays, of whatever kind, worked by the names of its controls. */
export class OnePlayerModel extends SlotModel {
  /** Until the page knows its player and the first press may come. */
  override async ready(): Promise<void> {
    await expect(this.field('balance')).toHaveAttribute('data-value', /[0-9]/, { timeout: shownWithinMs });
    // Its own letters come once it can be played.
    await expect(this.page.locator('html')).not.toHaveAttribute('data-letters');
    await expect(this.field('moves').or(this.control('play')).first()).toBeVisible();
  }

  async expectRest(): Promise<void> {
    await expect(
      this.page.locator(
        '[data-field="table"][data-state="settled"], [data-field="reels"][data-state="settled"]',
      ),
    ).toBeVisible({ timeout: shownWithinMs });
  }

  async #press(action: string): Promise<void> {
    const answered = this.page.waitForResponse((response) => response.url().endsWith('/api/step'));
    await this.control(action).click();
    await answered;
    await this.expectRest();
  }

  /** Cards against the house, until a hand waits for its player: one that is over with the deal is dealt anew. */
  async dealHand(): Promise<void> {
    await expect(async () => {
      if (await this.control('play').isVisible()) await this.#press('play');
      if (await this.control('decline').isVisible()) await this.#press('decline');
      expect(await this.control('stand').isVisible()).toBe(true);
    }).toPass();
  }

  /** The cards that lie there, by their numbers in the pack: the dealer's, then the player's. */
  cards(): Promise<string[]> {
    return this.page
      .locator('.felt [data-card]')
      .evaluateAll((cards) => cards.map((card) => card.getAttribute('data-card') ?? ''));
  }

  async stand(): Promise<void> {
    await this.#press('stand');
  }

  /** Cards against the house: what is offered is declined, what is dealt is stood on. */
  async #playCards(): Promise<void> {
    await this.#press('play');
    for (const move of ['decline', 'stand'] as const) {
      // A hand that was split is stood on once more; nothing here splits, so each comes once at most.
      if (await this.control(move).isVisible()) await this.#press(move);
    }
  }

  /** One whole round, until the next may begin. */
  async playOne(gameCode: string): Promise<void> {
    switch (gameCode) {
      case 'lantern-twenty-one':
      case 'twin-lanterns':
        await this.#playCards();
        break;
      case 'crane-poker':
      case 'hundred-cranes':
        await this.#press('play');
        await this.control('hold-1').click();
        await expect(this.control('hold-1')).toHaveAttribute('aria-pressed', 'true');
        await this.#press('play');
        break;
      case 'harbor-keno':
        await this.control('fill').click();
        await expect(this.field('marked')).toHaveAttribute('data-value', '10');
        await this.#press('play');
        break;
      default:
        await this.playRound();
    }
    await expect(this.control('play')).toBeEnabled();
    // What still moves can be pressed to hurry it.
    await expect(this.control('play')).not.toHaveAttribute('data-turning', 'true');
  }
}

/** Controls that nothing names: neither what they do nor what they hold. */
export const unnamedControls = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('button, input, select, a[href]')]
      .filter((element) => !element.hasAttribute('data-action') && !element.hasAttribute('data-field'))
      .map((element) => element.outerHTML),
  );
