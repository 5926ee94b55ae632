// @vitest-environment happy-dom
import { act, type ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { closeModal, useOpenedModal } from '../../state/modalStore.ts';
import { type Stage, stage } from '../../ui/stage.fixture.tsx';
import { UnreadBadge } from '../letters/UnreadBadge.tsx';
import { MaintenanceModal } from '../play/MaintenanceModal.tsx';
import { TermsModal } from '../popups/TermsModal.tsx';
import { FooterLink } from './FooterLink.tsx';
import { GoToTop } from './GoToTop.tsx';

/** Small parts of every page (spec §2, §8, §9): where they lead and what they show. */

let shown: Stage;
let answers: Readonly<Record<string, object>>;
const asked = vi.fn<(url: string, init: RequestInit) => Promise<Response>>();
const show = async (part: ReactNode) => {
  shown = await stage(part);
};
const find = (selector: string) => document.querySelector<HTMLElement>(selector);
/** Waits until the part has taken in what it was answered. */
const becomes = (look: () => void) => act(() => vi.waitFor(look));
const press = (selector: string) => act(async () => find(selector)?.click());

beforeEach(() => {
  answers = {};
  vi.stubGlobal('visualViewport', null);
  asked
    .mockReset()
    .mockImplementation(async (url) =>
      Response.json({ code: 100, message: '', data: answers[url.replace('/api', '')] }),
    );
  vi.stubGlobal('fetch', asked);
});
afterEach(async () => {
  await shown.close();
  closeModal();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('the badge of unread letters', () => {
  it.each([
    [0, undefined],
    [1, '1'],
    [99, '99'],
    [100, '99+'],
    [12_345, '99+'],
  ])('shows %i as %s', async (unread_count, text) => {
    answers = { '/arks/web/member/letter': { list: [], total_count: unread_count, unread_count } };
    await show(<UnreadBadge />);
    await becomes(() => expect(find('[data-unread]')?.dataset.unread).toBe(text));
  });
});

describe('the way to the top', () => {
  const button = () => find('button');
  const scrollTo = (screens: number) =>
    act(async () => {
      Object.defineProperty(window, 'scrollY', { configurable: true, value: window.innerHeight * screens });
      window.dispatchEvent(new Event('scroll'));
    });

  it.each([
    ['smoothly', false, 'smooth'],
    ['at once for whoever wants nothing to move', true, 'auto'],
  ])('is shown below the first screen, and leads up %s', async (_how, matches, behavior) => {
    vi.stubGlobal('matchMedia', () => ({ matches }));
    const moved = vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
    await show(
      <>
        <main id="content" tabIndex={-1} />
        <GoToTop className="top" />
      </>,
    );
    await scrollTo(1);
    expect(button()?.className).toContain('invisible');
    await scrollTo(1.01);
    expect(button()?.className).not.toContain('invisible');
    await press('button');
    expect(moved).toHaveBeenCalledExactlyOnceWith({ top: 0, behavior });
    expect(document.activeElement?.id).toBe('content');
  });
});

const Opened = () => <p id="opened">{useOpenedModal()?.name}</p>;

describe('a link of the footer', () => {
  const showLink = (url: string) =>
    show(
      <>
        <FooterLink link={{ id: 1, url, title: 'Words', icon: null }} />
        <Opened />
      </>,
    );

  it.each(['http://partner.example/a', 'https://partner.example/'])(
    'to another site (%s) opens beside the hall, which is not told of',
    async (url) => {
      await showLink(url);
      expect(find('a')?.getAttribute('href')).toBe(url);
      expect(find('a')?.getAttribute('target')).toBe('_blank');
      expect(find('a')?.getAttribute('rel')).toBe('noopener noreferrer');
    },
  );

  it.each([
    ['main/about', '/main/about'],
    ['faq/payments', '/faq/payments'],
    ['/sponsor', '/sponsor'],
  ])('to a page of ours (%s) leads there in the same tab', async (url, path) => {
    await showLink(url);
    expect(find('a')?.hasAttribute('target')).toBe(false);
    await press('a');
    expect(shown.path()).toBe(path);
  });

  it('to the terms opens them over the page, which stays', async () => {
    await showLink('main/terms');
    expect(find('a')?.getAttribute('href')).toBe('/main/terms');
    await press('a');
    expect(shown.path()).toBe('/');
    expect(find('#opened')?.textContent).toBe('terms');
  });
});

it('the terms are shown with their title, and closed by their button', async () => {
  const told = { id: 1, kind: 'main', slug: 'terms', title: 'House rules', summary: '', scene: 'lantern' };
  const page = { ...told, content: '<p>Play fair.</p>', updated_at: '2026-11-20T12:00:00Z' };
  answers = { '/arks/web/pages/detail': { page } };
  const onClose = vi.fn();
  await show(<TermsModal onClose={onClose} />);
  await becomes(() => expect(find('[role=dialog]')?.textContent).toContain('Play fair.'));
  expect(asked.mock.lastCall?.[1].body).toContain('"slug":"terms"');
  expect(find('[role=dialog] h2')?.textContent).toBe('House rules');
  const buttons = [...document.querySelectorAll<HTMLElement>('[role=dialog] button')];
  await act(async () => buttons.find(({ textContent }) => textContent === 'shell.close')?.click());
  expect(onClose).toHaveBeenCalledOnce();
});

describe('the notice of maintenance', () => {
  const told = { startAt: '2026-11-20T16:00:00Z', endAt: '2026-11-20T18:30:00Z' };

  it.each([
    ['its window in the time of the site', told, 'lobby.maintenance_window'],
    ['a general word while that is not known', { startAt: null, endAt: null }, 'lobby.maintenance_text'],
  ])('tells %s, and leads to customer service', async (_name, window, text) => {
    const beside = { closed: true, opener: globalThis.window, location: { href: '' } };
    vi.stubGlobal('open', () => beside);
    await show(<MaintenanceModal opened={{ name: 'maintenance', told: window }} onClose={() => undefined} />);
    const dialog = find('[role=dialog]');
    expect(dialog?.textContent).toContain('play.maintenance_title');
    expect(dialog?.textContent).toContain('play.maintenance_dear');
    expect(dialog?.textContent).toContain(text);
    const service = find('[role=dialog] a');
    expect(service?.textContent).toBe('shell.service');
    expect(service?.getAttribute('href')).toBe('https://hall.example/help');
    await press('[role=dialog] a');
    expect(beside).toMatchObject({ opener: null, location: { href: 'https://hall.example/help' } });
  });
});
