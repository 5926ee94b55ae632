import type { Locator } from '@playwright/test';
import { expect } from '../expect.ts';

/** A form of the hall: its controls by name, and what is said below each. */
export class FormModel {
  readonly root: Locator;
  readonly #submitName: string;

  constructor(root: Locator, submitName: string) {
    this.root = root;
    this.#submitName = submitName;
  }

  input(name: string): Locator {
    return this.root.locator(`input[name="${name}"]`);
  }

  select(label: string): Locator {
    return this.root.getByRole('combobox', { name: label });
  }

  /** Types the answer to the captcha once its picture is there: the one to a picture of before would be wrong. */
  async answerCaptcha(
    answer: string,
    name: 'captcha' | 'answer' | 'captcha_answer' = 'captcha',
  ): Promise<void> {
    await expect(this.root.locator('[data-captcha]')).toHaveAttribute('data-captcha', 'ready');
    await this.input(name).fill(answer);
  }

  submitButton(): Locator {
    return this.root.getByRole('button', { name: this.#submitName, exact: true });
  }

  async submit(): Promise<void> {
    await this.submitButton().click();
  }

  /** Every complaint that stands in the form at the moment. */
  complaints(): Locator {
    return this.root.getByRole('alert');
  }

  /** The complaint stands under this control and the control says that it is meant. */
  async expectComplaint(control: Locator, text: string): Promise<void> {
    await expect(control).toHaveAttribute('aria-invalid', 'true');
    await expect(control).toHaveAccessibleDescription(text);
  }

  async expectNoComplaint(control: Locator): Promise<void> {
    await expect(control).not.toHaveAttribute('aria-invalid');
  }
}
