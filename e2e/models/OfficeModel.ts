import { readFileSync } from 'node:fs';
import type { Locator, Page, Request } from '@playwright/test';
import { z } from 'zod';
import { joinWords, type Words } from '../../apps/office/src/locales/joinWords.ts';
import { expect } from '../fixtures.ts';
import type { SpecStaff } from '../officeStaff.ts';
import type { SpecLocale } from '../texts.ts';

const wordsSchema: z.ZodType<Words> = z.lazy(() => z.record(z.string(), z.union([z.string(), wordsSchema])));

/** The office as somebody sees it who works in it: found by the words that are read there. */
export class OfficeModel {
  readonly page: Page;
  readonly #words: Words;
  readonly #unanswered = new Set<Request>();

  constructor(page: Page, locale: SpecLocale = 'en_US') {
    this.page = page;
    page.on('request', (request) => this.#unanswered.add(request));
    page.on('requestfinished', (request) => this.#unanswered.delete(request));
    page.on('requestfailed', (request) => this.#unanswered.delete(request));
    const [named, words] = ['packages/contract/src/office/words', 'apps/office/src/locales'].map((folder) => {
      const file = new URL(`../../${folder}/${locale}.json`, import.meta.url);
      return wordsSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
    });
    this.#words = joinWords(named ?? {}, words ?? {});
  }

  /** A word of the office by its key, such as `office.login.title`. */
  text(key: string): string {
    let found: string | Words | undefined = this.#words;
    for (const part of key.split('.')) found = typeof found === 'object' ? found[part] : undefined;
    if (typeof found !== 'string') throw new Error(`the office has no word ${key}`);
    return found;
  }

  button(key: string): Locator {
    return this.page.getByRole('button', { name: this.text(key), exact: true });
  }

  field(key: string): Locator {
    return this.page.getByLabel(this.text(key)).first();
  }

  dialog(): Locator {
    return this.page.getByRole('dialog');
  }

  get title(): Locator {
    return this.page.getByRole('heading', { level: 1 });
  }

  /** A room by its address; whoever is not logged in comes to the login page. */
  async open(path = ''): Promise<void> {
    await this.page.goto(`/office${path}`);
    await expect(this.title).toBeVisible();
  }

  /** Another room of the office that is open, as a link within it leads there: nothing is loaded anew. */
  async go(path: string): Promise<void> {
    await this.page.evaluate((to) => {
      history.pushState(null, '', to);
      dispatchEvent(new PopStateEvent('popstate', { state: null }));
    }, `/office${path}`);
    await expect(this.title).toBeVisible();
  }

  /** Waits until the room has been fetched and what it shows has been read: several frames with nothing asked and unanswered. */
  async expectRead(): Promise<void> {
    let quietFrames = 0;
    const look = async (): Promise<number> => {
      await this.page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
      quietFrames = this.#unanswered.size === 0 ? quietFrames + 1 : 0;
      return quietFrames;
    };
    await expect.poll(look, { intervals: [20] }).toBeGreaterThan(5);
    await expect(this.page.getByRole('progressbar')).toHaveCount(0);
  }

  async enter(account: string, password: string): Promise<void> {
    await this.page.locator('input[autocomplete=username]').fill(account);
    await this.page.locator('input[autocomplete=current-password]').fill(password);
    await this.button('office.login.go_on').click();
  }

  /** Both steps of a login, and the first room behind it. */
  async logIn(staff: SpecStaff, path = ''): Promise<void> {
    await this.open(path);
    await this.enter(staff.account, staff.password);
    await this.field('office.factor.totp').fill(staff.code());
    await this.button('office.login.enter').click();
    await expect(this.page.locator('#main-content')).toBeVisible();
  }

  /** Types what a list is to be searched for, and waits until what was found lies there: a row that moves is pressed by nobody. */
  async search(key: string, text: string): Promise<void> {
    await this.field(key).fill(text);
    await expect(this.page).toHaveURL(new RegExp(text));
    await this.expectRead();
  }

  /** Says yes in the dialog that a deed asks in, with a reason where it wants one, and waits until it is done. */
  async confirm(key: string, reason?: string): Promise<void> {
    const dialog = this.dialog();
    if (reason !== undefined) await dialog.getByLabel(this.text('office.deed.reason')).fill(reason);
    await dialog.getByRole('button', { name: this.text(key), exact: true }).click();
    await expect(dialog).toBeHidden();
  }
}
