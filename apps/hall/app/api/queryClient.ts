import { QueryClient } from '@tanstack/react-query';
import { onSessionEnd } from '../session/session.ts';
import { isCallFailure } from './failure.ts';

const staleAfterMs = 30_000;
const retriesMax = 2;

/** Only what may pass by itself is tried again; a refusal stays one. */
const mayPass = (error: unknown): boolean =>
  isCallFailure(error) && (error.kind === 'network' || error.kind === 'timeout' || error.code === 503);

/**
 * What cannot be fetched fails, and its page says so: left to wait for the network it would show its waiting for as long as
 * that is away. It is asked for again as soon as the browser is back on the net.
 */
export const createQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: staleAfterMs,
        networkMode: 'always',
        refetchOnReconnect: true,
        retry: (failures, error) => failures < retriesMax && mayPass(error),
      },
      // What was sent may be a password: nothing of it is kept once the page that sent it is gone.
      mutations: { networkMode: 'always', retry: false, gcTime: 0 },
    },
  });

/** One member's data never meets another's eyes: the cache is emptied when a session ends. */
export const clearAtSessionEnd = (client: QueryClient): (() => void) => onSessionEnd(() => client.clear());
