import { expect, type Locator, type Page } from '@playwright/test';
import { type SpecLocale, textOf } from '../texts.ts';
import { PageModel } from './PageModel.ts';

export interface NewMember {
  readonly account: string;
  readonly password: string;
  readonly email: string;
}

/** What a member does in the hall, the same on both templates but where a template has its own way. */
export abstract class HallModel extends PageModel {
  readonly locale: SpecLocale;

  constructor(page: Page, locale: SpecLocale) {
    super(page);
    this.locale = locale;
  }

  text(key: string): string {
    return textOf(this.locale, key);
  }

  /** Chooses the language as a returning visitor has it: by its cookie. */
  async speak(): Promise<void> {
    const url = new URL(this.page.url() === 'about:blank' ? 'http://localhost' : this.page.url());
    await this.page
      .context()
      .addCookies([{ name: 'i18n_redirected', value: this.locale, domain: url.hostname, path: '/' }]);
  }

  button(key: string): Locator {
    return this.page.getByRole('button', { name: this.text(key), exact: true });
  }

  async join(member: NewMember): Promise<void> {
    await this.button('shell.join').first().click();
    const form = this.page.locator('[data-form="signup"]');
    await form.locator('select').first().selectOption('USD');
    await form.locator('input[name="member_account"]').fill(member.account);
    await form.locator('input[name="password"]').fill(member.password);
    await form.locator('input[name="check_password"]').fill(member.password);
    await form.locator('input[name="member_email"]').fill(member.email);
    await form.locator('input[name="captcha"]').fill('0000');
    await form.locator('input[type="checkbox"]').check();
    await form.getByRole('button', { name: this.text('signup.submit'), exact: true }).click();
    await expect(form).toBeHidden();
  }

  async logIn(account: string, password: string): Promise<void> {
    await this.button('shell.login').first().click();
    const form = this.page.locator('[data-form="login"]');
    await form.locator('input[name="account"]').fill(account);
    await form.locator('input[name="password"]').fill(password);
    await form.locator('input[name="answer"]').fill('0000');
    await form.getByRole('button', { name: this.text('login.submit'), exact: true }).click();
  }

  /** The main balance as the header shows it. */
  abstract balance(): Locator;
  abstract openPlace(place: 'wallet' | 'deposit' | 'records'): Promise<void>;
  abstract logOut(): Promise<void>;

  async expectBalance(amount: string): Promise<void> {
    await expect(this.balance()).toHaveText(amount);
  }

  /** Orders a deposit; answers the payment window. */
  async orderDeposit(amount: string): Promise<Page> {
    await this.page.locator('[data-field="deposit-amount"]').fill(amount);
    return this.windowFrom(() => this.button('cashier.pay').click());
  }

  async expectDeposit(state: string): Promise<void> {
    await expect(this.page.locator('[data-deposit-state]')).toHaveAttribute('data-deposit-state', state);
  }

  async search(name: string): Promise<void> {
    await this.page.locator('input[name="search"]').fill(name);
  }

  tile(gameCode: string): Locator {
    return this.page.locator(`[data-game="${gameCode}"]`);
  }

  /** Presses a tile; answers the game's window. */
  launch(gameCode: string): Promise<Page> {
    return this.windowFrom(() => this.tile(gameCode).getByRole('button').first().click());
  }

  playDock(): Locator {
    return this.page.locator('[data-play-phase]');
  }

  async openRecords(tab: 'postings' | 'rounds' | 'dw'): Promise<Locator> {
    await this.page.getByRole('tab', { name: this.text(`records.tab_${tab}`), exact: true }).click();
    return this.page.locator(`[data-records="${tab}"]`);
  }
}

const placeKey = { wallet: 'member.wallet', deposit: 'member.deposit', records: 'member.records' } as const;
const placePath = {
  wallet: '/user/MyWallet',
  deposit: '/user/Deposit',
  records: '/user/Transaction',
} as const;

export class WideHall extends HallModel {
  balance(): Locator {
    return this.page.locator('header a[href="/user/MyWallet"] .tnum');
  }

  async openPlace(place: keyof typeof placeKey): Promise<void> {
    const menu = this.page.getByRole('navigation', { name: this.text('member.menu') });
    if (!(await menu.isVisible())) await this.open('/user/Info');
    await menu.getByRole('link', { name: this.text(placeKey[place]), exact: true }).click();
    await this.page.waitForURL(`**${placePath[place]}`);
  }

  async logOut(): Promise<void> {
    await this.open('/user/Info');
    await this.page
      .getByRole('navigation', { name: this.text('member.menu') })
      .getByRole('button', { name: this.text('shell.logout') })
      .click();
  }
}

export class NarrowHall extends HallModel {
  balance(): Locator {
    return this.page.locator('a[href="/user/MyWallet"] .tnum').first();
  }

  async openPlace(place: keyof typeof placeKey): Promise<void> {
    const menu = this.page.getByRole('navigation', { name: this.text('member.menu') });
    if (!(await menu.isVisible())) await this.open('/user/Info');
    await menu.getByRole('link', { name: this.text(placeKey[place]), exact: true }).click();
    await this.page.waitForURL(`**${placePath[place]}`);
  }

  async logOut(): Promise<void> {
    await this.open('/user/Info');
    await this.page
      .getByRole('button', { name: this.text('shell.logout') })
      .first()
      .click();
  }
}

/** The hall in the template of the window. */
export const hallOf = (page: Page, locale: SpecLocale): HallModel => {
  const model = new PageModel(page);
  return model.template === 'wide' ? new WideHall(page, locale) : new NarrowHall(page, locale);
};
