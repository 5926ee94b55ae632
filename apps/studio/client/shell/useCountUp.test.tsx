// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useCountUp } from './useCountUp.ts';

let root: Root;
let place: HTMLElement;
let frames: FrameRequestCallback[];

const Amount = () => useCountUp('10.56', 'USD', true, 1_000);

const frame = (ms: number) => act(async () => frames.shift()?.(ms));

beforeEach(async () => {
  frames = [];
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal('requestAnimationFrame', (step: FrameRequestCallback) => frames.push(step));
  vi.stubGlobal('cancelAnimationFrame', () => undefined);
  vi.spyOn(performance, 'now').mockReturnValue(5_000);
  place = document.createElement('div');
  root = createRoot(place);
  await act(async () => root.render(<Amount />));
});
afterEach(async () => {
  await act(async () => root.unmount());
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it('counts up from nothing to the amount, and never below nothing', async () => {
  const told: (string | null)[] = [place.textContent];
  // The first frame began before the amount came.
  for (const ms of [4_984, 5_500, 6_000]) {
    await frame(ms);
    told.push(place.textContent);
  }
  expect(told).toEqual(['0', '0.00', '9.24', '10.56']);
  expect(frames).toEqual([]);
});
