// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { usePart } from './usePart.ts';

const load = vi.fn<() => Promise<{ readonly name: string }>>();
const onFailed = vi.fn();
let root: Root;
let place: HTMLElement;

const Page = ({ isAsked }: { isAsked: boolean }) =>
  usePart(load, 'en_US', isAsked, onFailed)?.name ?? 'nothing';

const show = (isAsked: boolean) => act(async () => root.render(<Page isAsked={isAsked} />));

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  load.mockReset().mockResolvedValue({ name: 'sheets' });
  onFailed.mockReset();
  place = document.createElement('div');
  root = createRoot(place);
});
afterEach(async () => {
  await act(async () => root.unmount());
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('a part of a page comes by itself once the page is quiet, and is fetched once', async () => {
  await show(false);
  expect([place.textContent, load.mock.calls.length]).toEqual(['nothing', 0]);
  await act(() => vi.advanceTimersByTimeAsync(2_000));
  await show(true);
  expect([place.textContent, load.mock.calls.length]).toEqual(['sheets', 1]);
});

it('comes at once where it is asked for before', async () => {
  await show(true);
  expect([place.textContent, load.mock.calls.length]).toEqual(['sheets', 1]);
});

it('that does not come is told to whoever asked, and fetched anew for the next who asks', async () => {
  load.mockRejectedValueOnce(new Error('away'));
  await show(true);
  expect(onFailed).toHaveBeenCalledTimes(1);
  expect(place.textContent).toBe('nothing');
  await show(false);
  await show(true);
  expect([place.textContent, load.mock.calls.length]).toEqual(['sheets', 2]);
});

it('that does not come by itself is told to nobody', async () => {
  load.mockRejectedValueOnce(new Error('away'));
  await show(false);
  await act(() => vi.advanceTimersByTimeAsync(2_000));
  expect([load.mock.calls.length, onFailed.mock.calls.length]).toEqual([1, 0]);
});

it('that does not come is fetched again while it is asked for, and no more after', async () => {
  load.mockRejectedValueOnce(new Error('away')).mockRejectedValueOnce(new Error('away'));
  await show(true);
  await act(() => vi.advanceTimersByTimeAsync(1_000));
  expect([place.textContent, load.mock.calls.length]).toEqual(['nothing', 2]);
  await act(() => vi.advanceTimersByTimeAsync(1_000));
  expect([place.textContent, load.mock.calls.length]).toEqual(['sheets', 3]);
});

it('that did not come is left alone once nobody asks', async () => {
  load.mockRejectedValue(new Error('away'));
  await show(true);
  await show(false);
  await act(() => vi.advanceTimersByTimeAsync(1_500));
  expect(load.mock.calls.length).toBe(1);
});
