import type { Locator, Page } from '@playwright/test';
import { expect } from '../expect.ts';
import { captchaAnswer, type NewMember } from '../hallApi.ts';
import { FormModel } from './FormModel.ts';

/** The sign-up form: what a newcomer does in it. */
export class SignupModel extends FormModel {
  readonly #page: Page;
  readonly #text: (key: string) => string;

  constructor(page: Page, text: (key: string) => string) {
    super(page.locator('[data-form="signup"]'), text('signup.submit'));
    this.#page = page;
    this.#text = text;
  }

  currency(): Locator {
    return this.root.locator('[name="member_currency"]');
  }

  async chooseCurrency(code: string): Promise<void> {
    await this.currency().selectOption(code);
  }

  birthdayPart(part: 'year' | 'month' | 'day'): Locator {
    return this.select(this.#text(`signup.${part}`));
  }

  async chooseBirthday(year: number, month: number, day: number): Promise<void> {
    await this.birthdayPart('year').selectOption(String(year));
    await this.birthdayPart('month').selectOption(String(month));
    await this.birthdayPart('day').selectOption(String(day));
  }

  /** Everything that the US dollar form asks for and the address, with the agreement accepted: the form is at its end. */
  async fillDollars(member: NewMember): Promise<void> {
    await this.chooseCurrency('USD');
    await this.passAccount(member);
    await this.fillEmail(member);
    await this.chooseBirthday(1990, 4, 7);
    await this.prove();
  }

  /** Fills the first step and goes on to the second. */
  async passAccount(member: NewMember): Promise<void> {
    await this.input('member_account').fill(member.account);
    await this.fillPasswords(member);
    await this.goOn();
  }

  async fillPasswords(member: NewMember): Promise<void> {
    await this.input('password').fill(member.password);
    await this.input('check_password').fill(member.password);
  }

  nextButton(): Locator {
    return this.root.getByRole('button', { name: this.#text('signup.next'), exact: true });
  }

  async goOn(): Promise<void> {
    await this.nextButton().click();
    await expect(this.submitButton()).toBeVisible();
  }

  /** What stands at the end of every form. */
  async prove(): Promise<void> {
    await this.answerCaptcha(captchaAnswer);
    await this.agreement().check();
  }

  /** Shows what may be left out, where it is not shown already. */
  async unfold(): Promise<void> {
    const door = this.root.getByRole('button', { name: this.#text('signup.more'), exact: true });
    if ((await door.getAttribute('aria-expanded')) === 'false') await door.click();
  }

  /** Dollars ask for no address; one that is given is a way back into the account. */
  async fillEmail({ email }: Pick<NewMember, 'email'>): Promise<void> {
    await this.unfold();
    await this.input('member_email').fill(email);
  }

  agreement(): Locator {
    return this.root.getByRole('checkbox');
  }

  async leave(control: Locator, value: string): Promise<void> {
    await control.fill(value);
    await control.blur();
  }

  sendCode(): Locator {
    return this.root.locator('input[name="phone_verify"] ~ button');
  }

  /** The server's answer to the next calls of a path, as it would stand on the wire. */
  async answer(path: string, code: number, message: string): Promise<void> {
    await this.#page.unroute(`**/api${path}`);
    await this.#page.route(`**/api${path}`, (route) => route.fulfill({ json: { code, message, data: {} } }));
  }

  async expectLocked(control: Locator, value: string): Promise<void> {
    await expect(control).toHaveValue(value);
    await expect(control).toHaveAttribute('readonly', '');
  }
}
