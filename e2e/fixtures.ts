import { localeCookie, storageKeys } from '@pavilion/contract';
import { type BrowserContext, test as base } from '@playwright/test';
import { expect } from './expect.ts';
import { HallApi, type JoinedMember } from './hallApi.ts';
import { restPopups } from './houseDatabase.ts';
import { type HallModel, hallOf } from './models/HallModel.ts';
import { hallOrigin, studioOrigin } from './surroundings.ts';
import type { SpecLocale } from './texts.ts';

export { expect };

/**
 * For a test of what is one file for both templates and of which nothing is judged that a layout could change: it runs
 * in the desktop's window alone. Its journey's own way on a phone, and how it looks there, has a test without this mark.
 */
export const once = { tag: '@once' } as const;

/** For a test of what only a phone has: it runs in the phone's window alone. */
export const onPhone = { tag: '@phone' } as const;

/**
 * For a walk over many pages that finds what a change of one of them would rarely break: `npm run sweep` takes it, before an
 * issue is resolved, and whoever names its spec; `npm test` alone leaves it out.
 */
export const sweep = { tag: '@sweep' } as const;

interface Options {
  /** Console errors that a test provokes on purpose, such as the browser's line about a 404. */
  expectedConsole: readonly RegExp[];
  /** The language that the browser remembers from an earlier visit. */
  specLocale: SpecLocale;
}

interface WorkerFixtures {
  /**
   * Whether pictures are fetched and drawn. To decode those of the home page takes twice the processor's time of everything
   * else on it, so only a spec of what is seen, or of what a picture could do to a page, has them.
   */
  pictures: boolean;
  /** Nothing stands before the pages until a spec puts it there. Always on. */
  quietHouse: undefined;
}

interface Fixtures {
  /** The entries of `remember`. */
  remembered: Remembered;
  api: HallApi;
  hall: HallModel;
  /** Watches the whole context, pop-up windows too; fails the test at its end. Always on. */
  watched: undefined;
}

const ownOrigins = (): ReadonlySet<string> =>
  new Set([hallOrigin(), studioOrigin()].flatMap((origin) => [origin, origin.replace(/^http/, 'ws')]));

/** Schemes and host names that never leave the machine: the house's other sites and agents' domains. */
const isLocal = (url: string): boolean =>
  /^(data|blob|about|chrome-error):/.test(url) || new URL(url).hostname.endsWith('.localhost');

const watch = (context: BrowserContext, isExpected: (text: string) => boolean): string[] => {
  const faults: string[] = [];
  const own = ownOrigins();
  const checkOrigin = (url: string): void => {
    if (!isLocal(url) && !own.has(new URL(url).origin)) faults.push(`request to a third party: ${url}`);
  };
  context.on('console', (message) => {
    if (message.type() !== 'error') return;
    const text = `${message.text()} (${message.location().url})`;
    if (!isExpected(text)) faults.push(`console error: ${text}`);
  });
  context.on('weberror', (webError) => {
    const text = webError.error().stack ?? String(webError.error());
    if (!isExpected(text)) faults.push(`uncaught error: ${text}`);
  });
  context.on('request', (request) => checkOrigin(request.url()));
  context.on('page', (page) => page.on('websocket', (socket) => checkOrigin(socket.url())));
  return faults;
};

type Remembered = Readonly<Record<string, string>>;

/** The banner over the foot of a phone's screen was put away at an earlier visit. */
const appBannerKey = 'app_banner';

/** The language as an earlier visit left it. */
const localeCookieState = (locale: SpecLocale) => ({
  cookies: [
    {
      name: localeCookie.name,
      value: locale,
      domain: 'localhost',
      path: '/',
      expires: -1,
      httpOnly: false,
      secure: false,
      sameSite: 'Lax' as const,
    },
  ],
  origins: [],
});

/**
 * What an earlier visit left in the browser's storage, put there by the hall's first page of this context and by no later
 * one: what the hall forgets stays forgotten. The runner's own way (`origins` of a storage state) opens a page for it.
 */
export const remember = (context: BrowserContext, remembered: Remembered): Promise<unknown> =>
  context.addInitScript(
    ({ origin, entries }) => {
      if (location.origin !== origin || document.cookie.includes('spec_remembered=')) return;
      // biome-ignore lint/suspicious/noDocumentCookie: the cookie store answers too late for the page that is about to begin.
      document.cookie = 'spec_remembered=1; path=/';
      for (const [name, value] of entries) localStorage.setItem(name, value);
    },
    { origin: hallOrigin(), entries: Object.entries(remembered) },
  );

/** The test of every spec: fails on console errors, uncaught errors and requests to strangers. */
export const test = base.extend<Options & Fixtures, WorkerFixtures>({
  pictures: [false, { option: true, scope: 'worker' }],
  launchOptions: [
    async ({ pictures, launchOptions }, use) =>
      use(
        pictures
          ? launchOptions
          : {
              ...launchOptions,
              args: [...(launchOptions.args ?? []), '--blink-settings=imagesEnabled=false'],
            },
      ),
    { scope: 'worker' },
  ],
  quietHouse: [
    // biome-ignore lint/correctness/noEmptyPattern: the runner reads a fixture's needs from this pattern
    async ({}, use) => {
      await restPopups();
      await use(undefined);
    },
    { auto: true, scope: 'worker' },
  ],
  expectedConsole: [[], { option: true }],
  specLocale: ['en_US', { option: true }],
  storageState: async ({ specLocale }, use) => use(localeCookieState(specLocale)),
  // biome-ignore lint/correctness/noEmptyPattern: the runner reads a fixture's needs from this pattern
  remembered: async ({}, use) => use({ [appBannerKey]: 'off' }),
  context: async ({ context, remembered }, use) => {
    await remember(context, remembered);
    await use(context);
  },
  // biome-ignore lint/correctness/noEmptyPattern: the runner reads a fixture's needs from this pattern
  api: async ({}, use) => use(new HallApi(hallOrigin())),
  hall: async ({ page, specLocale }, use) => use(hallOf(page, specLocale)),
  watched: [
    async ({ context, expectedConsole }, use) => {
      const faults = watch(context, (text) => expectedConsole.some((pattern) => pattern.test(text)));
      await use(undefined);
      expect(faults, 'console errors and requests to third parties').toEqual([]);
    },
    { auto: true },
  ],
});

interface MemberOptions {
  /** Paid in before the test begins; null for an empty wallet. */
  openingDeposit: string | null;
}

/** A test that begins with a member of its own who is logged in: for what is not about logging in. */
export const memberTest = test.extend<MemberOptions & { member: JoinedMember }>({
  openingDeposit: [null, { option: true }],
  member: async ({ api, openingDeposit }, use) => {
    const member = await api.join();
    if (openingDeposit !== null) await api.deposit(member.session, openingDeposit);
    await use(member);
  },
  remembered: async ({ remembered, member: { session } }, use) =>
    use({
      ...remembered,
      [storageKeys.token]: session.token,
      [storageKeys.memberId]: String(session.member_id),
      [storageKeys.memberAccount]: session.member_account,
      [storageKeys.currency]: session.member_currency,
      member_login_id: session.member_login_id,
    }),
});
