import { QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createQueryClient } from '../api/queryClient.ts';
import { refetchInTurn } from './refetchInTurn.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const answerMs = 3_000;
const eventMs = 1_000;

it('shows what is new although events come quicker than answers, and the last of it once they rest', async () => {
  const client = createQueryClient();
  let balance = 0;
  const observer = new QueryObserver(client, {
    queryKey: ['/cash', {}],
    queryFn: async () => {
      const now = balance;
      await new Promise((resolve) => setTimeout(resolve, answerMs));
      return now;
    },
  });
  const stop = observer.subscribe(() => undefined);
  const shown = () => observer.getCurrentResult().data;
  await vi.advanceTimersByTimeAsync(answerMs);
  expect(shown()).toBe(0);
  const refetch = refetchInTurn(client, ['/cash']);
  for (balance = 1; balance < 10; balance += 1) {
    refetch();
    await vi.advanceTimersByTimeAsync(eventMs);
  }
  expect(shown()).toBeGreaterThan(0);
  refetch();
  await vi.runAllTimersAsync();
  expect(shown()).toBe(balance);
  stop();
});

it('asks at most once a second, however many events a second tell of rounds', async () => {
  const client = createQueryClient();
  const answer = vi.fn<() => Promise<string>>().mockResolvedValue('here');
  const observer = new QueryObserver(client, { queryKey: ['/cash', {}], queryFn: answer });
  const stop = observer.subscribe(() => undefined);
  await vi.runAllTimersAsync();
  const refetch = refetchInTurn(client, ['/cash']);
  answer.mockClear();
  for (let event = 0; event < 100; event += 1) {
    refetch();
    await vi.advanceTimersByTimeAsync(100);
  }
  expect(answer.mock.calls.length).toBeGreaterThan(5);
  expect(answer.mock.calls.length).toBeLessThanOrEqual(11);
  stop();
});

it('asks again after an asking that came to nothing', async () => {
  const client = createQueryClient();
  const answer = vi
    .fn<() => Promise<string>>()
    .mockRejectedValueOnce(new Error('no'))
    .mockResolvedValue('here');
  const observer = new QueryObserver(client, { queryKey: ['/cash', {}], queryFn: answer });
  const stop = observer.subscribe(() => undefined);
  await vi.runAllTimersAsync();
  const refetch = refetchInTurn(client, ['/cash']);
  answer.mockRejectedValueOnce(new Error('no'));
  refetch();
  await vi.runAllTimersAsync();
  refetch();
  await vi.runAllTimersAsync();
  expect(observer.getCurrentResult().data).toBe('here');
  stop();
});
