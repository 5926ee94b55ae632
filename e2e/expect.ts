import { type Locator, type Page, expect as runnerExpect } from '@playwright/test';

/** How long an expectation waits, in milliseconds. */
export const expectTimeoutMs = 10_000;

type Waits = Readonly<Record<string, 'visible' | 'attached'>>;

/** What an element has to be before it is worth a look, where nothing else is asked of it. */
const waits: Waits = {
  toBeVisible: 'visible',
  toBeInViewport: 'visible',
  toBeChecked: 'attached',
  toBeDisabled: 'attached',
  toBeEditable: 'attached',
  toBeEnabled: 'attached',
  toBeFocused: 'attached',
  toContainClass: 'attached',
  toContainText: 'attached',
  toHaveAccessibleDescription: 'attached',
  toHaveAccessibleName: 'attached',
  toHaveAttribute: 'attached',
  toHaveCSS: 'attached',
  toHaveId: 'attached',
  toHaveText: 'attached',
  toHaveValue: 'attached',
};

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

const timeoutOf = (given: readonly unknown[]): number => {
  const options = given.find((one) => isObject(one) && 'timeout' in one);
  const timeout: unknown = isObject(options) ? Reflect.get(options, 'timeout') : undefined;
  return typeof timeout === 'number' ? timeout : expectTimeoutMs;
};

/** Whether it is asked for an element that is not there or is not seen, such as `toBeVisible({ visible: false })`. */
const isAbsenceAsked = (given: readonly unknown[]): boolean =>
  given.some((one) => isObject(one) && ('visible' in one || 'attached' in one));

const isPage = (subject: object): subject is Page => 'waitForURL' in subject && 'mainFrame' in subject;
const isLocator = (subject: object): subject is Locator => 'waitFor' in subject && 'first' in subject;

/** What comes in time is then looked at; what does not is told by the expectation itself, which knows what it looked for. */
const wait = async (subject: object, matcher: string, given: readonly unknown[]): Promise<void> => {
  const timeout = timeoutOf(given);
  try {
    if (isPage(subject)) {
      const [address] = given;
      const isAddress = typeof address === 'string' || address instanceof RegExp;
      if (matcher === 'toHaveURL' && isAddress)
        await subject.waitForURL(address, { timeout, waitUntil: 'commit' });
      return;
    }
    const state = waits[matcher];
    if (state !== undefined && isLocator(subject) && !isAbsenceAsked(given))
      await subject.first().waitFor({ state, timeout });
  } catch {}
};

const waitFirst = (subject: object, assertions: object): object =>
  new Proxy(assertions, {
    get: (target, name) => {
      const found: unknown = Reflect.get(target, name);
      if (typeof found !== 'function' || typeof name !== 'string') return found;
      if (!(name in waits || name === 'toHaveURL')) return found;
      return async (...given: readonly unknown[]): Promise<unknown> => {
        await wait(subject, name, given);
        return Reflect.apply(found, target, given);
      };
    },
  });

const applyPatiently = (target: (actual: unknown) => unknown, self: unknown, given: unknown[]): unknown => {
  const assertions: unknown = Reflect.apply(target, self, given);
  const [subject] = given;
  return isObject(subject) && isObject(assertions) && (isLocator(subject) || isPage(subject))
    ? waitFirst(subject, assertions)
    : assertions;
};

/**
 * The runner's `expect`, which waits for an element or an address before it looks. By itself the runner writes down
 * the whole page as a screen reader has it at every look that finds nothing, for a failure's message
 * (microsoft/playwright#41098): on the home page that takes the browser longer than everything that the page does.
 */
export const expect = new Proxy<typeof runnerExpect>(runnerExpect, {
  apply: applyPatiently,
  get: (target, name) => {
    const found: unknown = Reflect.get(target, name);
    return name === 'soft' && typeof found === 'function'
      ? (...given: unknown[]) =>
          applyPatiently((actual) => Reflect.apply(found, target, [actual, ...given.slice(1)]), target, given)
      : found;
  },
});
