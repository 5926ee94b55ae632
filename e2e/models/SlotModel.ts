import { expect, type Locator, type Page } from '@playwright/test';

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
    await expect(this.control('play')).toBeEnabled({ timeout: 20_000 });
  }

  /** Digits of a field in minor units, whatever sign and grouping surround them. */
  async minor(name: string): Promise<bigint> {
    const text = (await this.field(name).textContent()) ?? '';
    return BigInt(text.replaceAll(/[^0-9]/g, '') || '0');
  }

  /** One round: press, until the reels rest and the next may begin. */
  async spin(): Promise<void> {
    await this.control('play').click();
    await expect(this.page.locator('[data-state="spinning"]')).toBeVisible();
    await expect(this.page.locator('[data-state="settled"]')).toBeVisible({ timeout: 20_000 });
    await expect(this.control('play')).toBeEnabled({ timeout: 20_000 });
  }
}
