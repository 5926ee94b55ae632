// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useLift } from './useLift.ts';

/** Where the lower edges of two rows of prices and of a price further down stand in the page, px. */
const bottoms: Readonly<Record<string, number>> = { first: 650, second: 760, further: 1_600 };
const sheetHeight = 150;
const windowHeight = 844;

const Low = () => {
  useLift(true);
  return null;
};

let root: Root;
let main: HTMLElement;
let observed: () => void;

const open = async (
  chosen: string,
  score?: { readonly top: number; readonly bottom: number },
): Promise<void> => {
  document.body.innerHTML = `<main class="book-main">
    ${score ? '<p data-field="score"></p>' : ''}
    <div class="main-row" data-at="first"><button class="price-button" data-at="first"></button></div>
    <div class="main-row" data-at="second"><button class="price-button" data-at="second"></button></div>
    <button class="price-button" data-at="further"></button>
  </main><dialog class="sheet"></dialog>`;
  document.querySelector(`button[data-at="${chosen}"]`)?.setAttribute('aria-pressed', 'true');
  const [page, sheet] = [document.querySelector('main'), document.querySelector('dialog')];
  if (!page || !sheet) throw new Error('no page');
  main = page;
  main.scrollTo = vi.fn((to: ScrollToOptions) => {
    main.scrollTop = to.top ?? 0;
  }) as typeof main.scrollTo;
  Object.defineProperty(sheet, 'offsetHeight', { value: sheetHeight });
  for (const part of main.querySelectorAll<HTMLElement>('[data-at]'))
    part.getBoundingClientRect = () =>
      new DOMRect(0, 0, 100, (bottoms[part.dataset.at ?? ''] ?? 0) - main.scrollTop);
  const told = main.querySelector<HTMLElement>('[data-field="score"]');
  if (told && score)
    told.getBoundingClientRect = () =>
      new DOMRect(0, score.top - main.scrollTop, 100, score.bottom - score.top);
  root = createRoot(sheet);
  await act(async () => root.render(<Low />));
  observed();
};

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal('innerHeight', windowHeight);
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(tell: () => void) {
        observed = tell;
      }
      observe = () => undefined;
      disconnect = () => undefined;
    },
  );
});
afterEach(() => vi.unstubAllGlobals());

it.each(['first', 'second'])('brings both rows below the picture above the slip: %s', async (chosen) => {
  await open(chosen);
  const bottom = main.querySelector('[data-at="second"]')?.getBoundingClientRect().bottom ?? 0;
  expect(bottom).toBeLessThan(windowHeight - sheetHeight);
  expect(main.scrollTop).toBeLessThan(100);
  await act(async () => root.unmount());
  expect(main.scrollTop).toBe(0);
});

it.each([
  ['does not cut the score', { top: 60, bottom: 110 }, 110],
  ['leaves a score in sight that it does not come to', { top: 300, bottom: 340 }, 74],
])('%s', async (_, score, least) => {
  await open('second', score);
  expect(main.scrollTop).toBeGreaterThanOrEqual(least);
  expect(main.scrollTop).toBeLessThan(least + 5);
});

it('brings a choice further down above it, and stays where it is once it is', async () => {
  await open('further');
  const at = main.scrollTop;
  expect(bottoms.further).toBeLessThan(at + windowHeight - sheetHeight);
  observed();
  expect(main.scrollTop).toBe(at);
  await act(async () => root.unmount());
});

it('does not move a page that has been left for another place', async () => {
  await open('second');
  main.innerHTML = '<div></div>';
  const at = main.scrollTop;
  expect(at).toBeGreaterThan(0);
  await act(async () => root.unmount());
  expect(main.scrollTop).toBe(at);
});
