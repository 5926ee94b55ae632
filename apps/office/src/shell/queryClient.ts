import { QueryClient } from '@tanstack/react-query';
import { OfficeFailure } from '../api/failure.ts';

/** A look that the line lost is tried once more; nothing else is, and no deed ever by itself. */
const triesAgain = (count: number, error: unknown): boolean =>
  count < 1 && error instanceof OfficeFailure && (error.kind === 'network' || error.kind === 'timeout');

export const createQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      // Nobody is kept logged in by a window that only lies there: nothing is asked unless somebody asks.
      queries: { retry: triesAgain, refetchOnWindowFocus: false, refetchOnReconnect: false },
      mutations: { retry: false },
    },
  });
