import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { LateTeller } from './late.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const tellerOf = () => {
  const told: number[] = [];
  return { told, teller: new LateTeller<number>((value) => told.push(value)) };
};

it('tells each value in its time, however soon the next follows', () => {
  const { told, teller } = tellerOf();
  // Cards of a dealer that come a little sooner than the one before is told.
  for (const count of [1, 2, 3]) {
    teller.take(count, 800);
    vi.advanceTimersByTime(750);
  }
  expect(told).toEqual([1, 2]);
  vi.advanceTimersByTime(50);
  expect(told).toEqual([1, 2, 3]);
});

it('tells at once where nothing is waited for, and nothing older after it', () => {
  const { told, teller } = tellerOf();
  teller.take(1, 800);
  teller.take(2, 0);
  vi.advanceTimersByTime(2_000);
  expect(told).toEqual([2]);
});

it('tells nothing older after what was to be told sooner', () => {
  const { told, teller } = tellerOf();
  teller.take(1, 1_000);
  teller.take(2, 600);
  vi.advanceTimersByTime(2_000);
  expect(told).toEqual([2]);
});

it('tells nothing once it is stopped', () => {
  const { told, teller } = tellerOf();
  teller.take(1, 800);
  teller.stop();
  vi.advanceTimersByTime(2_000);
  expect(told).toEqual([]);
});
