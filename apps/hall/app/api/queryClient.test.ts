import { MutationObserver, onlineManager, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CallFailure } from './failure.ts';
import { createQueryClient } from './queryClient.ts';

const unreached = async (): Promise<never> => {
  throw new CallFailure('network');
};

/** Of a query that is shown: what it comes to, with the time between its tries let pass. */
const shown = (answer: () => Promise<string>) => {
  const client = createQueryClient();
  client.mount();
  const observer = new QueryObserver(client, { queryKey: ['shown'], queryFn: answer });
  const stop = observer.subscribe(() => undefined);
  return {
    status: () => observer.getCurrentResult().status,
    close: () => {
      stop();
      client.unmount();
    },
  };
};

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  onlineManager.setOnline(true);
});

describe('while the browser is off the net', () => {
  beforeEach(() => onlineManager.setOnline(false));

  it('what is shown fails, so that its page can say so, and comes once the net is back', async () => {
    let answer: () => Promise<string> = unreached;
    const query = shown(() => answer());
    await vi.runAllTimersAsync();
    expect(query.status()).toBe('error');
    answer = async () => 'here';
    onlineManager.setOnline(true);
    await vi.runAllTimersAsync();
    expect(query.status()).toBe('success');
    query.close();
  });

  it('what is done fails at once, and is not done unasked later', async () => {
    const tries = vi.fn(unreached);
    const mutation = new MutationObserver(createQueryClient(), { mutationFn: tries });
    await expect(mutation.mutate()).rejects.toMatchObject({ kind: 'network' });
    onlineManager.setOnline(true);
    await vi.runAllTimersAsync();
    expect(tries).toHaveBeenCalledTimes(1);
  });
});
