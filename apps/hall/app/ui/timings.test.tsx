// @vitest-environment happy-dom
import { act, type ComponentType, createElement } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { deferred } from '../deferred.fixture.ts';
import { WallDoor } from '../features/popups/WallDoor.tsx';
import { RouteProgress } from '../features/shell/RouteProgress.tsx';
import { useSignup } from '../features/signup/model/useSignup.ts';
import Root from '../root.tsx';
import { TemplateProvider, useTemplate } from '../state/TemplateContext.tsx';
import { Dialog, Sheet } from './Dialog.tsx';
import { passMs, type Stage, stage } from './stage.fixture.tsx';
import { ToastHost } from './ToastHost.tsx';
import { showToast } from './toast.ts';

vi.mock('../features/popups/WallParts.tsx', () => ({ WallParts: () => <p id="walls" /> }));

/** The times and places of spec §9 that a visitor meets, by the numbers of the specification itself. */

let shown: Stage | undefined;
const pass = (ms: number) => passMs(vi.advanceTimersByTimeAsync, ms);
const find = (selector: string) => document.querySelector<HTMLElement>(selector);

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(async () => {
  await shown?.close();
  shown = undefined;
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('a toast', () => {
  const say = async (forMs?: number) => {
    shown = await stage(<ToastHost />);
    await act(async () =>
      showToast({ kind: 'error', text: 'No', ...(forMs === undefined ? {} : { forMs }) }),
    );
    await pass(1);
  };
  const isSaid = (): boolean => find('[data-sonner-toast][data-removed="false"]') !== null;

  it.each([
    ['3 s', undefined, 3_000],
    ['5 s where settings did not come', 5_000, 5_000],
  ])('is gone after %s', async (_name, forMs, ms) => {
    await say(forMs);
    expect(isSaid()).toBe(true);
    await pass(ms - 100);
    expect(isSaid()).toBe(true);
    await pass(100);
    expect(isSaid()).toBe(false);
  });

  it('stands 16 px from the edge, and on phones from the header', async () => {
    await say();
    const style = find('[data-sonner-toaster]')?.getAttribute('style') ?? '';
    expect(style).toContain('--offset-top: 16px');
    expect(style).toContain('--mobile-offset-top: calc(72px + env(safe-area-inset-top))');
    expect(style).toContain('--mobile-offset-left: 16px');
  });
});

/** The sign-up form without its settings. */
const Signup = () => {
  useSignup(() => undefined);
  return <ToastHost />;
};

it('that the settings of the sign-up did not come is said for 5 s', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ code: 500, message: 'no' }, { status: 500 }));
  shown = await stage(<Signup />);
  const isSaid = () =>
    [...document.querySelectorAll('[data-sonner-toast][data-removed="false"]')].some(
      ({ textContent }) => textContent === 'signup.settings_failed',
    );
  await act(() => vi.waitFor(() => expect(isSaid()).toBe(true)));
  await pass(4_800);
  expect(isSaid()).toBe(true);
  await pass(200);
  expect(isSaid()).toBe(false);
});

describe('the line of a page on its way', () => {
  const line = () => find('[role=status]');

  it('comes after 100 ms, lies at 2000 and stays 400 ms longer than the way', async () => {
    const { promise, resolve } = deferred<null>();
    shown = await stage(<RouteProgress />, promise);
    await shown.go('/slow');
    await pass(99);
    expect(line()).toBeNull();
    await pass(1);
    expect(line()?.style.zIndex).toBe('2000');
    await act(async () => resolve(null));
    expect(shown.path()).toBe('/slow');
    await pass(399);
    expect(line()).not.toBeNull();
    await pass(1);
    expect(line()).toBeNull();
  });
});

const Template = () => <p id="template">{useTemplate()}</p>;

describe('the template', () => {
  it('follows the width of the window 1000 ms after it came to rest', async () => {
    shown = await stage(
      <TemplateProvider initial="wide">
        <Template />
      </TemplateProvider>,
    );
    const template = () => find('#template')?.textContent;
    const resize = async (width: number) => {
      const widthOf = (query: string) => Number(/min-width: (\d+)px/.exec(query)?.[1]);
      vi.stubGlobal('matchMedia', (query: string) => ({ matches: width >= widthOf(query) }));
      await act(async () => void window.dispatchEvent(new Event('resize')));
    };
    await resize(990);
    await pass(999);
    await resize(991);
    await pass(999);
    expect(template()).toBe('wide');
    await pass(1);
    expect(template()).toBe('narrow');
    await resize(992);
    await pass(1_000);
    expect(template()).toBe('wide');
  });
});

describe('the walls', () => {
  it('come after 50 ms in a browser that does not say when it is idle', async () => {
    vi.stubGlobal('requestIdleCallback', undefined);
    shown = await stage(<WallDoor />);
    await pass(49);
    expect(find('#walls')).toBeNull();
    await pass(1);
    await vi.waitFor(() => expect(find('#walls')).not.toBeNull());
  });
});

it.each([
  ['dialog', Dialog],
  ['sheet of a phone', Sheet],
])('the ground of a %s lies at 2000, and what is said in it above', async (_name, Frame) => {
  vi.stubGlobal('visualViewport', null);
  shown = await stage(
    <Frame open title="Hall" onClose={() => undefined}>
      words
    </Frame>,
  );
  const popup = find('[role=dialog]');
  expect(popup?.className).toContain('z-[2001]');
  expect(find('.bg-scrim')?.className).toContain('z-[2000]');
});

/** What comes when the page has stood for a moment. */
vi.mock('../features/template/model/useLiveFacts.ts', () => ({ useLiveFacts: (facts: object) => facts }));
vi.mock('../i18n/LocalePreload.tsx', () => ({ LocalePreload: () => null }));
vi.mock('../AfterLoad.tsx', () => ({ AfterLoad: () => <p id="after-load" /> }));

it('what can wait, the look for a newer build first of all, comes after 1 s', async () => {
  const page = Root as ComponentType<{ loaderData: object }>;
  shown = await stage(
    createElement(page, {
      loaderData: { site: { link_expire_minutes: 1 }, locale: 'en_US', template: 'wide' },
    }),
  );
  await pass(999);
  expect(find('#after-load')).toBeNull();
  await pass(1);
  await act(() => vi.waitFor(() => expect(find('#after-load')).not.toBeNull()));
});
