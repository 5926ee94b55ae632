import type { CDPSession, Locator, Page } from '@playwright/test';
import { expectNothingGrave } from './accessibility.ts';
import { codeOf } from './authenticator.ts';
import { expect, memberTest, once } from './fixtures.ts';
import { FormModel } from './models/FormModel.ts';
import type { HallModel } from './models/HallModel.ts';
import { serverTextOf } from './texts.ts';

/** Second factors as a member meets them: an authenticator app, passkeys on a virtual authenticator, recovery codes. */

/** The security page's card and its dialogs. */
class FactorModel {
  readonly hall: HallModel;
  readonly page: Page;

  constructor(hall: HallModel) {
    this.hall = hall;
    this.page = hall.page;
  }

  form(name: string, submitKey: string): FormModel {
    return new FormModel(this.page.locator(`[data-form="${name}"]`), this.hall.text(submitKey));
  }

  section(name: 'totp' | 'passkeys' | 'recovery'): Locator {
    return this.page.locator(`[data-factor="${name}"]`);
  }

  state(): Locator {
    return this.page.locator('[data-state]');
  }

  async openCard(): Promise<void> {
    await this.hall.open('/user/Security');
    await expect(this.section('totp')).toBeVisible();
  }

  confirm(submitKey = 'second_factor.continue'): FormModel {
    return this.form('confirm-factor', submitKey);
  }

  async confirmWith(password: string): Promise<void> {
    const form = this.confirm();
    await form.input('password').fill(password);
    await form.submit();
  }

  async recoveryCodes(): Promise<string[]> {
    const codes = this.page.locator('[data-recovery-code]');
    await expect(codes).toHaveCount(10);
    return codes.allTextContents();
  }

  async keepCodes(): Promise<void> {
    await this.hall.button('second_factor.codes_kept').click();
    await expect(this.hall.dialog()).toBeHidden();
  }

  /** The secret as it stands there for typing. */
  async secret(): Promise<string> {
    return (await this.page.locator('[data-field="secret"]').textContent()) ?? '';
  }

  /** Sets an authenticator app up; answers its secret and the recovery codes. */
  async setUpApp(password: string): Promise<{ secret: string; codes: string[] }> {
    await this.openCard();
    await this.section('totp')
      .getByRole('button', { name: this.hall.text('second_factor.set_up') })
      .click();
    await this.confirmWith(password);
    const secret = await this.secret();
    const form = this.form('totp', 'second_factor.turn_on');
    await form.input('code').fill(codeOf(secret));
    await form.submit();
    const codes = await this.recoveryCodes();
    await this.keepCodes();
    return { secret, codes };
  }

  /** Adds a passkey on the virtual authenticator. */
  async addPasskey(password: string, name: string): Promise<void> {
    await this.openCard();
    await this.section('passkeys')
      .getByRole('button', { name: this.hall.text('second_factor.add') })
      .click();
    await this.confirmWith(password);
    const form = this.form('passkey', 'second_factor.passkey_make');
    await form.input('name').fill(name);
    await form.submit();
    await this.recoveryCodes();
    await this.keepCodes();
  }

  /** The second step of a login, once the password was right. */
  async beginLogin(account: string, password: string): Promise<void> {
    await this.hall.logIn(account, password);
    await expect(this.hall.dialog()).toContainText(this.hall.text('second_factor.login_title'));
  }

  step(submitKey: 'second_factor.submit' | 'second_factor.use_passkey' = 'second_factor.submit'): FormModel {
    return this.form('second-factor', submitKey);
  }

  async choose(method: 'totp' | 'passkey' | 'recovery_code'): Promise<void> {
    await this.hall.button(`second_factor.way_${method}`).click();
  }

  async expectIn(): Promise<void> {
    await expect(this.hall.toast(this.hall.text('message.login_success'))).toBeVisible();
    await expect(this.hall.dialog()).toBeHidden();
    await this.hall.expectBalance('$0.00');
  }

  async expectAccessible(): Promise<void> {
    await expectNothingGrave(this.page);
  }
}

interface VirtualAuthenticator {
  readonly client: CDPSession;
  readonly authenticatorId: string;
}

/** A phone that unlocks by itself whenever it is asked. */
const plugIn = async (page: Page): Promise<VirtualAuthenticator> => {
  const client = await page.context().newCDPSession(page);
  await client.send('WebAuthn.enable');
  const { authenticatorId } = await client.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return { client, authenticatorId };
};

/** Sets the count of signatures of the only passkey, as a copy of an older state of it would have. */
const setSignCount = async (
  { client, authenticatorId }: VirtualAuthenticator,
  signCount: number,
): Promise<void> => {
  const { credentials } = await client.send('WebAuthn.getCredentials', { authenticatorId });
  for (const credential of credentials) {
    const { credentialId } = credential;
    await client.send('WebAuthn.removeCredential', { authenticatorId, credentialId });
    await client.send('WebAuthn.addCredential', {
      authenticatorId,
      credential: { ...credential, signCount },
    });
  }
};

const factorTest = memberTest.extend<{ factors: FactorModel }>({
  factors: async ({ hall }, use) => use(new FactorModel(hall)),
});

factorTest('an authenticator app is set up, and then asked for', once, async ({ hall, factors, member }) => {
  // Several pages and dialogs on the way.
  factorTest.slow();
  await factors.openCard();
  await expect(factors.state()).toHaveText(hall.text('second_factor.off'));
  await expect(factors.section('recovery')).toBeHidden();
  await factors.expectAccessible();
  await factors
    .section('totp')
    .getByRole('button', { name: hall.text('second_factor.set_up') })
    .click();

  const confirm = factors.confirm();
  await confirm.submit();
  await confirm.expectComplaint(confirm.input('password'), hall.text('message.ph_password'));
  await confirm.input('password').fill('Wrong999');
  await confirm.submit();
  await confirm.expectComplaint(
    confirm.input('password'),
    serverTextOf('en_US', 'second_factor.password_wrong'),
  );
  await confirm.input('password').fill(member.password);
  await confirm.submit();

  const form = factors.form('totp', 'second_factor.turn_on');
  await expect(form.root.getByAltText(hall.text('second_factor.qr_picture'))).toBeVisible();
  await factors.expectAccessible();
  const secret = await factors.secret();
  const code = form.input('code');
  await expect(code).toHaveAttribute('inputmode', 'numeric');
  await expect(code).toHaveAttribute('autocomplete', 'one-time-code');
  await form.submit();
  await form.expectComplaint(code, hall.text('second_factor.ph_code'));
  await code.fill(codeOf(secret, 10));
  await form.submit();
  await form.expectComplaint(code, hall.text('second_factor.clock_fast', { minutes: 5 }));
  const used = codeOf(secret);
  await code.fill(used);
  await form.submit();
  expect(new Set(await factors.recoveryCodes()).size).toBe(10);
  await factors.expectAccessible();
  await factors.keepCodes();
  await expect(factors.state()).toHaveText(hall.text('second_factor.on'));
  await expect(factors.section('recovery')).toContainText(
    hall.text('second_factor.recovery_left', { left: 10, count: 10 }),
  );

  // The code that enrolled is spent.
  await factors
    .section('recovery')
    .getByRole('button', { name: hall.text('second_factor.recovery_renew') })
    .click();
  await confirm.input('password').fill(member.password);
  await confirm.input('code').fill(used);
  await confirm.submit();
  await confirm.expectComplaint(confirm.input('code'), serverTextOf('en_US', 'second_factor.used'));
  await hall
    .dialog()
    .getByRole('button', { name: hall.text('shell.close') })
    .click();

  await factors.hall.leave();
  await factors.beginLogin(member.account, member.password);
  const step = factors.step();
  await factors.expectAccessible();
  await step.submit();
  await step.expectComplaint(step.input('code'), hall.text('second_factor.ph_code'));
  await step.input('code').fill('12');
  await step.submit();
  await step.expectComplaint(step.input('code'), serverTextOf('en_US', 'second_factor.wrong'));
  await expect(step.complaints()).toHaveCount(1);
  const next = codeOf(secret, 1);
  await step.input('code').fill(` ${next.slice(0, 3)} ${next.slice(3)}`);
  await step.submit();
  await factors.expectIn();
});

factorTest('a recovery code stands in for the phone, once', once, async ({ hall, factors, member }) => {
  const { codes } = await factors.setUpApp(member.password);
  const [code = ''] = codes;
  await factors.hall.leave();
  await factors.beginLogin(member.account, member.password);
  await factors.choose('recovery_code');
  const step = factors.step();
  await step.input('code').fill(code.toLowerCase().replace('-', ''));
  await step.submit();
  await factors.expectIn();

  await factors.openCard();
  await expect(factors.section('recovery')).toContainText(
    hall.text('second_factor.recovery_left', { left: 9, count: 10 }),
  );
  await factors.hall.leave();
  await factors.beginLogin(member.account, member.password);
  await factors.choose('recovery_code');
  await step.input('code').fill(code);
  await step.submit();
  await step.expectComplaint(step.input('code'), serverTextOf('en_US', 'second_factor.wrong'));
});

factorTest('a new password takes the factor as well', once, async ({ hall, factors, member }) => {
  const { codes } = await factors.setUpApp(member.password);
  await hall.button('security.change_password').click();
  const form = factors.form('password', 'security.save_password');
  await form.input('old_password').fill(member.password);
  await form.input('password').fill('Harbour99');
  await form.input('check_password').fill('Harbour99');
  await form.submit();
  await expect(hall.dialog()).toContainText(serverTextOf('en_US', 'second_factor.needed'));
  await factors.expectAccessible();

  await factors.choose('recovery_code');
  const confirm = factors.form('confirm-act', 'security.save_password');
  await expect(confirm.input('password')).toHaveCount(0);
  await confirm.input('code').fill('AAAAA-AAAAA');
  await confirm.submit();
  await confirm.expectComplaint(confirm.input('code'), serverTextOf('en_US', 'second_factor.wrong'));
  await confirm.input('code').fill(codes[0] ?? '');
  await confirm.submit();
  await expect(hall.toast(hall.text('security.changed'))).toBeVisible();
  await expect(hall.dialog()).toBeHidden();

  await factors.hall.leave();
  await factors.beginLogin(member.account, 'Harbour99');
});

factorTest('after five wrong codes the login begins again', once, async ({ hall, factors, member }) => {
  await factors.setUpApp(member.password);
  await factors.hall.leave();
  await factors.beginLogin(member.account, member.password);
  const step = factors.step();
  for (const wrong of ['1', '2', '3', '4']) {
    await step.input('code').fill(wrong);
    await step.submit();
    await step.expectComplaint(step.input('code'), serverTextOf('en_US', 'second_factor.wrong'));
    await step.input('code').fill('');
  }
  await step.input('code').fill('5');
  await step.submit();
  await expect(hall.dialog().getByRole('alert')).toHaveText(
    serverTextOf('en_US', 'second_factor.too_many_wrong'),
  );
  await hall.button('second_factor.again').click();
  await expect(hall.form('login', 'login.submit').input('account')).toBeVisible();
});

factorTest(
  'recovery codes are made anew, and the app is removed, with password and factor',
  once,
  async ({ hall, factors, member }) => {
    const { codes } = await factors.setUpApp(member.password);
    await factors
      .section('recovery')
      .getByRole('button', { name: hall.text('second_factor.recovery_renew') })
      .click();
    await factors.choose('recovery_code');
    const confirm = factors.confirm();
    await confirm.input('password').fill(member.password);
    await confirm.input('code').fill('AAAAA-AAAAA');
    await confirm.submit();
    await confirm.expectComplaint(confirm.input('code'), serverTextOf('en_US', 'second_factor.wrong'));
    await confirm.input('code').fill(codes[0] ?? '');
    await confirm.submit();
    const fresh = await factors.recoveryCodes();
    expect(fresh.filter((code) => codes.includes(code))).toEqual([]);
    const download = hall.page.waitForEvent('download');
    await hall.page.getByRole('link', { name: hall.text('second_factor.codes_download') }).click();
    expect((await download).suggestedFilename()).toBe('recovery-codes.txt');
    await factors.keepCodes();

    await factors
      .section('totp')
      .getByRole('button', { name: hall.text('second_factor.change_remove_totp') })
      .click();
    await factors.choose('recovery_code');
    const removal = factors.confirm('second_factor.remove');
    await removal.input('password').fill(member.password);
    await removal.input('code').fill(fresh[1] ?? '');
    await removal.submit();
    await expect(hall.toast(hall.text('second_factor.removed'))).toBeVisible();
    await expect(factors.state()).toHaveText(hall.text('second_factor.off'));
    await factors.hall.leave();
    await hall.logIn(member.account, member.password);
    await factors.expectIn();
  },
);

factorTest(
  'a passkey is added, named, used as second step, and removed',
  once,
  async ({ hall, page, factors, member }) => {
    // Three logins, and the pages between them.
    factorTest.slow();
    await plugIn(page);
    await factors.addPasskey(member.password, 'My phone');
    await expect(factors.state()).toHaveText(hall.text('second_factor.on'));
    const keys = factors.section('passkeys');
    await expect(keys).toContainText('My phone');
    await expect(keys).toContainText(hall.text('second_factor.passkey_unused'));
    await factors.expectAccessible();

    await keys
      .getByRole('button', { name: hall.text('second_factor.rename_named', { name: 'My phone' }) })
      .click();
    const rename = factors.form('rename-passkey', 'second_factor.save');
    await rename.input('name').fill('   ');
    await rename.submit();
    await rename.expectComplaint(rename.input('name'), hall.text('second_factor.ph_name'));
    await rename.input('name').fill('Pocket');
    await rename.submit();
    await expect(hall.dialog()).toBeHidden();
    await expect(keys).toContainText('Pocket');

    await factors.hall.leave();
    await factors.beginLogin(member.account, member.password);
    await factors.step('second_factor.use_passkey').submit();
    await factors.expectIn();

    await factors.openCard();
    await expect(keys).not.toContainText(hall.text('second_factor.passkey_unused'));
    await keys
      .getByRole('button', { name: hall.text('second_factor.remove_named', { name: 'Pocket' }) })
      .click();
    const removal = factors.confirm('second_factor.remove');
    await removal.input('password').fill(member.password);
    await removal.submit();
    await expect(hall.toast(hall.text('second_factor.removed'))).toBeVisible();
    await expect(factors.state()).toHaveText(hall.text('second_factor.off'));

    // The device still has it; the site does not.
    await factors.hall.leave();
    await hall.openLogin();
    await hall.button('second_factor.log_in_by_passkey').click();
    await expect(hall.dialog().getByRole('alert')).toHaveText(
      serverTextOf('en_US', 'second_factor.unknown_passkey'),
    );
  },
);

factorTest('a passkey alone logs in, and not a copy of it', once, async ({ hall, page, factors, member }) => {
  const authenticator = await plugIn(page);
  await factors.addPasskey(member.password, 'My phone');
  await factors.hall.leave();
  await hall.openLogin();
  await hall.button('second_factor.log_in_by_passkey').click();
  await factors.expectIn();
  expect(await page.evaluate(() => localStorage.getItem('member_account'))).toBe(member.account);

  await factors.hall.leave();
  await setSignCount(authenticator, 0);
  await hall.openLogin();
  await hall.button('second_factor.log_in_by_passkey').click();
  await expect(hall.dialog().getByRole('alert')).toHaveText(serverTextOf('en_US', 'second_factor.copied'));
});

factorTest(
  'a passkey without a finger does not log in alone, and a press that is put off is told',
  once,
  async ({ hall, page, factors, member }) => {
    const { client, authenticatorId } = await plugIn(page);
    await factors.addPasskey(member.password, 'My phone');
    await factors.hall.leave();
    await client.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: false });
    await hall.openLogin();
    await hall.button('second_factor.log_in_by_passkey').click();
    await expect(hall.dialog().getByRole('alert')).toHaveText(hall.text('second_factor.passkey_cancelled'));
  },
);

factorTest(
  'a browser without passkeys says so kindly, and the app serves it',
  once,
  async ({ hall, page, factors, member }) => {
    await page.addInitScript(() => Reflect.deleteProperty(window, 'PublicKeyCredential'));
    await factors.openCard();
    const keys = factors.section('passkeys');
    await expect(keys).toContainText(hall.text('second_factor.passkey_unsupported'));
    await expect(keys.getByRole('button')).toHaveCount(0);
    await factors.setUpApp(member.password);
    await factors.hall.leave();
    await hall.openLogin();
    await expect(hall.button('second_factor.log_in_by_passkey')).toHaveCount(0);
  },
);
