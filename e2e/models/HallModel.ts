import type { Locator, Page } from '@playwright/test';
import { expect } from '../expect.ts';
import { captchaAnswer, type NewMember } from '../hallApi.ts';
import { studioOrigin } from '../surroundings.ts';
import { type SpecLocale, textOf } from '../texts.ts';
import { FormModel } from './FormModel.ts';
import { PageModel } from './PageModel.ts';
import { SignupModel } from './SignupModel.ts';

/** What a member does in the hall, the same on both templates but where a template has its own way. */
const onPicture = { x: 32, y: 64 } as const;

export abstract class HallModel extends PageModel {
  readonly locale: SpecLocale;

  constructor(page: Page, locale: SpecLocale) {
    super(page);
    this.locale = locale;
  }

  text(key: string, values: Readonly<Record<string, string | number>> = {}): string {
    return textOf(this.locale, key, values);
  }

  button(key: string): Locator {
    return this.page.getByRole('button', { name: this.text(key), exact: true });
  }

  dialog(): Locator {
    return this.page.getByRole('dialog');
  }

  /** What the house says in passing. */
  toast(text: string): Locator {
    return this.page.locator('[data-sonner-toast]').filter({ hasText: text });
  }

  async openLogin(): Promise<FormModel> {
    await this.button('shell.login').first().click();
    return this.form('login', 'login.submit');
  }

  signup(): SignupModel {
    return new SignupModel(this.page, (key) => this.text(key));
  }

  /**
   * Opens a page of texts, for what stands over every page: the header, the forms in dialogs, words in passing. The home page
   * takes twice the processor's time, in the browser and at the server.
   */
  openAnyPage(): Promise<void> {
    return this.open('/faq');
  }

  async openSignup(): Promise<SignupModel> {
    await this.button('shell.join').first().click();
    return this.signup();
  }

  form(
    name: 'login' | 'signup' | 'deposit' | 'receipt' | 'password' | 'bank' | 'confirm-act' | 'withdrawal',
    submitKey: string,
  ): FormModel {
    return new FormModel(this.page.locator(`[data-form="${name}"]`), this.text(submitKey));
  }

  async join(member: NewMember): Promise<void> {
    const form = await this.openSignup();
    await form.fillDollars(member);
    await form.submit();
    await expect(form.root).toBeHidden();
  }

  async logIn(account: string, password: string, answer: string = captchaAnswer): Promise<FormModel> {
    const form = await this.openLogin();
    await form.input('account').fill(account);
    await form.input('password').fill(password);
    await form.answerCaptcha(answer, 'answer');
    await form.submit();
    return form;
  }

  /** The main balance as the header shows it. */
  abstract balance(): Locator;
  abstract logOut(): Promise<void>;

  /** Logs out, and waits for the page that says so: what is pressed before would be lost with the old one. */
  async leave(): Promise<void> {
    await this.logOut();
    await expect(this.toast(this.text('message.logout_success'))).toBeVisible({ timeout: 20_000 });
    await this.ready();
  }

  memberMenu(): Locator {
    return this.page.getByRole('navigation', { name: this.text('member.menu') });
  }

  async openMemberCentre(): Promise<void> {
    if (!(await this.memberMenu().isVisible())) await this.open('/user/Info');
  }

  /** Goes to a page of the member centre by its menu. */
  async openPlace(place: MemberPlace): Promise<void> {
    await this.openMemberCentre();
    await this.memberMenu()
      .getByRole('link', { name: this.text(placeKey[place]), exact: true })
      .click();
    await this.page.waitForURL(`**${placePath[place]}`);
  }

  /** The page knows nobody, and the browser has kept nothing that could tell it. A page may be loading meanwhile. */
  async expectVisitor(): Promise<void> {
    await expect(async () => {
      await expect(this.button('shell.login').first()).toBeVisible();
      expect(await this.page.evaluate(() => localStorage.getItem('token'))).toBeNull();
    }).toPass({ timeout: 15_000 });
  }

  /** From the balance to the wallet's page, over the list that the balance opens; this page is not loaded anew. */
  async openWallet(): Promise<HallModel> {
    await this.balance().click();
    const way = this.dialog().getByRole('link', { name: this.text('wallet.open_page') });
    return this.memberPageFrom(() => way.click(), '/user/MyWallet');
  }

  async expectBalance(amount: string): Promise<void> {
    await expect(this.balance()).toHaveText(amount);
  }

  /** The choice of languages, from the foot of the page: there on both templates, for visitors and members. */
  async openLanguages(): Promise<void> {
    await this.page
      .getByRole('contentinfo')
      .getByRole('button', { name: this.text('shell.language') })
      .click();
    await expect(this.dialog()).toBeVisible();
  }

  depositForm(): FormModel {
    return this.form('deposit', 'cashier.pay');
  }

  /** Orders a deposit; answers the payment window, on the gateway's page. */
  async orderDeposit(amount: string): Promise<Page> {
    const form = this.depositForm();
    await form.input('amount').fill(amount);
    const payment = await this.windowFrom(() => form.submit());
    await payment.waitForURL(`${studioOrigin()}/pay/**`);
    return payment;
  }

  order(): Locator {
    return this.page.locator('[data-deposit-state]');
  }

  /** The order as it stands, in the words of its state. */
  async expectDeposit(state: string): Promise<void> {
    await expect(this.order()).toHaveAttribute('data-deposit-state', state, { timeout: 15_000 });
    await expect(this.order()).toContainText(this.text(`cashier.state_${state}`));
    // Whoever declines on the sandbox's page does what the payer's bank would, and the hall tells of it.
    const text = state === 'declined' ? 'cashier.refusal_bank_refused' : `cashier.state_${state}_text`;
    await expect(this.order()).toContainText(this.text(text));
  }

  /** Types a name, and waits until the list answers it: a tile that still moves to its place is pressed by nobody. */
  async search(name: string): Promise<void> {
    const box = this.page.locator('input[name="search"]');
    await box.fill('');
    await box.focus();
    // Typed into whatever has the focus, as people do: a box that lost it would lose the rest.
    await this.page.keyboard.insertText(name.slice(0, 1));
    await this.page.keyboard.insertText(name.slice(1));
    const behind = this.page.locator(`[data-lobby-grid]:not([data-answers=${JSON.stringify(name)}])`);
    await expect(behind).toHaveCount(0);
  }

  tile(gameCode: string): Locator {
    return this.page.locator(`[data-game="${gameCode}"]`);
  }

  /** The heart by which a member keeps a game. */
  heart(gameCode: string): Locator {
    return this.tile(gameCode).locator('button[data-heart]');
  }

  /** The lobby begins with what can be played; this shows what is only announced as well. */
  async showAnnounced(): Promise<void> {
    await this.button('lobby.playable').click();
    await expect(this.button('lobby.playable')).toHaveAttribute('aria-pressed', 'false');
  }

  /** On the upper part of the picture, as a finger does: the way to try the game stands in its lower corner. */
  async press(gameCode: string): Promise<void> {
    await this.tile(gameCode).getByRole('button').first().click({ position: onPicture });
  }

  /** Presses a tile; answers the game's window, on the studio's page, once the hall knows that it plays. */
  async launch(gameCode: string): Promise<Page> {
    const window = await this.windowFrom(() => this.press(gameCode));
    await window.waitForURL(`${studioOrigin()}/play/**`);
    await expect(this.playDock()).toHaveAttribute('data-play-phase', 'playing');
    return window;
  }

  /** Closes a game's window by hand, and waits until the game is left: before that the hall starts no other. */
  async closeGame(game: Page): Promise<void> {
    await game.close();
    await expect(this.playDock()).toBeHidden({ timeout: 20_000 });
  }

  /** The hall in whose tab a member's page opens: in a window of its own on the desktop (spec §2), in its place on a phone. */
  async memberPageFrom(press: () => Promise<void>, path: string): Promise<HallModel> {
    if (this.template === 'narrow') {
      await press();
      await this.page.waitForURL(`**${path}`);
      return this;
    }
    const opened = await this.windowFrom(press);
    await opened.waitForURL(`**${path}`);
    await expect(this.page).not.toHaveURL(path);
    return hallOf(opened, this.locale);
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
export type MemberPlace = keyof typeof placeKey;

export class WideHall extends HallModel {
  balance(): Locator {
    return this.page.locator('header a[href="/user/MyWallet"] .tnum');
  }

  async logOut(): Promise<void> {
    await this.openMemberCentre();
    await this.memberMenu()
      .getByRole('button', { name: this.text('shell.logout') })
      .click();
  }
}

export class NarrowHall extends HallModel {
  /** By the bar, and from the member's first page on by its card of money. */
  override async openPlace(place: MemberPlace): Promise<void> {
    await this.openMemberCentre();
    await this.memberMenu()
      .getByRole('link', { name: this.text('shell.me'), exact: true })
      .click();
    await this.page.locator(`main a[href="${placePath[place]}"]`).first().click();
    await this.page.waitForURL(`**${placePath[place]}`);
  }

  balance(): Locator {
    return this.page.locator('a[href="/user/MyWallet"] .tnum').first();
  }

  async logOut(): Promise<void> {
    await this.openMemberCentre();
    await this.page
      .getByRole('banner')
      .getByRole('button', { name: this.text('shell.logout') })
      .click();
  }
}

/** The hall in the template of the window. */
export const hallOf = (page: Page, locale: SpecLocale): HallModel =>
  new PageModel(page).template === 'wide' ? new WideHall(page, locale) : new NarrowHall(page, locale);
