import type { Locator, Page } from '@playwright/test';
import { expect } from '../expect.ts';

/** The two templates of the hall: wide from 992 px on, narrow below (spec §2). */
export type Template = 'wide' | 'narrow';

const wideMinPx = 992;

/**
 * What every page model shares. A page whose two templates are worked differently has two models that extend one
 * abstract model, so that a spec is written once and runs on both.
 */
export class PageModel {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  get template(): Template {
    const width = this.page.viewportSize()?.width ?? 0;
    return width >= wideMinPx ? 'wide' : 'narrow';
  }

  /** Opens a path of the hall and waits until the page answers to clicks. */
  async open(path: string): Promise<void> {
    await this.page.goto(path);
    await this.ready();
  }

  /** React has taken over the server's page: its handlers are attached. */
  async ready(): Promise<void> {
    await this.page.waitForFunction(() =>
      [document.body, ...document.body.children].some((element) =>
        Object.keys(element).some((key) => key.startsWith('__reactProps')),
      ),
    );
    await expect(this.page.locator('html')).toHaveAttribute('data-template', this.template);
  }

  /** Does what opens a window, and answers that window. */
  async windowFrom(action: () => Promise<void>): Promise<Page> {
    const opened = this.page.waitForEvent('popup');
    await action();
    return opened;
  }

  /** Goes on with Tab until this has the focus. */
  async tabTo(target: Locator): Promise<void> {
    await expect(async () => {
      await this.page.keyboard.press('Tab');
      await expect(target).toBeFocused({ timeout: 100 });
    }).toPass({ timeout: 10_000, intervals: [0] });
  }
}
