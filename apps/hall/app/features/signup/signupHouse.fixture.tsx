import { type RegisterFieldName, registerFieldNames } from '@pavilion/contract/signup';
import { act } from 'react';
import { vi } from 'vitest';
import { type Stage, stage } from '../../ui/stage.fixture.tsx';
import { useSignup } from './model/useSignup.ts';
import { SignupForm } from './SignupForm.tsx';

/** The sign-up form in a document of a test, before a hall whose answers the test gives. Texts are shown by their keys. */

type Body = Readonly<Record<string, unknown>>;
type Answer = (body: Body) => Response | Promise<Response>;

export const answerOf = (code: number, data: unknown = {}, message = ''): Response =>
  Response.json({ code, message, data });

const required: ReadonlySet<string> = new Set(['member_account', 'password', 'check_password', 'captcha']);

interface AskedField {
  readonly name: RegisterFieldName;
  readonly required?: boolean;
}

/** Every field that there is, none of them required but the usual. */
export const everyField: readonly AskedField[] = registerFieldNames.map((name) => ({ name }));

const settingsOf = (fields: readonly AskedField[]) =>
  fields.map(({ name, required: isRequired = required.has(name) }) => ({
    name,
    currency: 'USD',
    is_display: 1,
    is_required: isRequired ? 1 : 0,
    is_unique: 0,
    is_member_center: 1,
    is_verification: 0,
    is_member_center_verification: 0,
  }));

/** What a form needs to stand; a test answers what it is about by itself. */
const standing = (fields: readonly AskedField[]): Readonly<Record<string, Answer>> => ({
  '/api/arks/web/register-settings': () =>
    answerOf(100, {
      list: settingsOf(fields),
      policy: { password_policy: 'default', minimum_age_years: 18, phone_digits: null, recommend_open: 1 },
    }),
  '/api/arks/web/register-settings/service-agreement': () =>
    answerOf(100, { list: [{ id: 1, title: 'Agreement', content: '<p>1</p>', version: '2026-01-01' }] }),
  '/api/captcha': () =>
    answerOf(100, {
      captcha_token: crypto.randomUUID(),
      captcha: '<svg/>',
      service: null,
      expires_at: '2030-01-01T00:00:00.000Z',
    }),
  '/api/arks/web/check-agent-domain': () => answerOf(100, { is_valid: 0, currency: null, agent_id: null }),
  '/api/register/verification': () => answerOf(100),
});

export interface SignupHouse {
  /** Calls of a path so far, by what they carried. */
  readonly sent: (path: string) => readonly Body[];
  readonly answer: (path: string, answer: Answer) => void;
  readonly control: (name: string) => HTMLInputElement | HTMLSelectElement;
  readonly type: (name: string, value: string) => Promise<void>;
  /** Types, and takes the focus elsewhere. */
  readonly leave: (name: string, value: string) => Promise<void>;
  readonly choose: (label: string, value: string) => Promise<void>;
  readonly press: (name: string) => Promise<void>;
  readonly accept: () => Promise<void>;
  /** The browser's own back button. */
  readonly goBack: () => Promise<void>;
  readonly step: () => string | undefined;
  /** What stands under a control: its complaint, or its hint. */
  readonly below: (name: string) => string | undefined;
  readonly complains: (name: string) => boolean;
  readonly complaints: () => readonly string[];
  readonly isShown: (name: string) => boolean;
  readonly becomes: (look: () => void) => Promise<void>;
  readonly close: () => Promise<void>;
}

const Form = () => {
  const form = useSignup(() => undefined);
  return form.ready ? <SignupForm form={form} onRead={() => undefined} hasRead={false} /> : null;
};

const isField = (element: Element | null): element is HTMLInputElement | HTMLSelectElement =>
  element instanceof HTMLInputElement || element instanceof HTMLSelectElement;

/** React hears a value that was set as a person sets it: by the element's own setter, with its event. */
const setValue = (control: HTMLInputElement | HTMLSelectElement, value: string): void => {
  const owner = control instanceof HTMLInputElement ? HTMLInputElement : HTMLSelectElement;
  Object.getOwnPropertyDescriptor(owner.prototype, 'value')?.set?.call(control, value);
  control.dispatchEvent(
    new Event(control instanceof HTMLInputElement ? 'input' : 'change', { bubbles: true }),
  );
};

export const openSignupHouse = async (fields: readonly AskedField[]): Promise<SignupHouse> => {
  const answers = new Map<string, Answer>(Object.entries(standing(fields)));
  const calls: { readonly path: string; readonly body: Body }[] = [];
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  vi.stubGlobal('fetch', async (path: string, { body }: { body: string }) => {
    const parsed: Body = JSON.parse(body);
    calls.push({ path, body: parsed });
    return answers.get(path)?.(parsed) ?? new Response('', { status: 404 });
  });
  sessionStorage.clear();
  localStorage.clear();
  const shown: Stage = await stage(<Form />);
  /** What has come in meanwhile is shown before each look. */
  const becomes = (look: () => void): Promise<void> =>
    vi.waitFor(async () => {
      await act(async () => undefined);
      look();
    });
  const find = (name: string) => document.querySelector(`[name="${name}"]`);
  const control = (name: string) => {
    const found = find(name);
    if (!isField(found)) throw new Error(`the form has no ${name}`);
    return found;
  };
  const type = (name: string, value: string) => act(async () => setValue(control(name), value));
  const buttonOf = (name: string): HTMLButtonElement => {
    const found = [...document.querySelectorAll('button')].find(({ textContent }) => textContent === name);
    if (found === undefined) throw new Error(`there is no button ${name}`);
    return found;
  };
  const below = (name: string): string | undefined => {
    const id = find(name)?.getAttribute('aria-describedby') ?? '';
    return document.getElementById(id)?.textContent ?? undefined;
  };
  await becomes(() => {
    if (document.querySelector('[data-captcha="ready"]') === null) throw new Error('the form does not stand');
  });
  return {
    sent: (path) => calls.filter((call) => call.path === path).map(({ body }) => body),
    answer: (path, answer) => void answers.set(path, answer),
    control,
    type,
    leave: async (name, value) => {
      const left = control(name);
      await act(async () => left.focus());
      await type(name, value);
      await act(async () => left.blur());
    },
    choose: async (label, value) => {
      const found = document.querySelector(`select[aria-label="${label}"]`);
      if (!isField(found)) throw new Error(`there is no list ${label}`);
      await act(async () => {
        found.focus();
        setValue(found, value);
      });
    },
    press: (name) => act(async () => buttonOf(name).click()),
    accept: () => act(async () => document.querySelector<HTMLElement>('#signup-agreement')?.click()),
    goBack: () => act(async () => void window.dispatchEvent(new PopStateEvent('popstate'))),
    step: () => document.querySelector<HTMLElement>('[data-step]')?.dataset.step,
    below,
    complains: (name) => find(name)?.getAttribute('aria-invalid') === 'true',
    complaints: () =>
      [...document.querySelectorAll('[role="alert"]')].map(({ textContent }) => textContent ?? ''),
    isShown: (name) => find(name) !== null && find(name)?.closest('[hidden]') === null,
    becomes,
    close: () => shown.close(),
  };
};

/** Fills the first step and goes on. */
export const passAccount = async (house: SignupHouse): Promise<void> => {
  await house.type('member_account', 'lantern8moon');
  await house.type('password', 'Lantern8');
  await house.type('check_password', 'Lantern8');
  await house.press('signup.next');
  await house.becomes(() => {
    if (house.step() !== 'details') throw new Error('the second step is not reached');
  });
};

/** What stands at the end of the second step. */
export const proveOneself = async (house: SignupHouse): Promise<void> => {
  await house.becomes(() => {
    if (document.querySelector('[data-captcha="ready"]') === null) throw new Error('no captcha');
  });
  await house.type('captcha', '0000');
};
