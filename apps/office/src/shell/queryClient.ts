import { QueryClient } from '@tanstack/react-query';
import { OfficeFailure } from '../api/failure.ts';
import { resources } from '../data/resources.ts';
import { mayDo, openSession } from '../session/session.ts';

/** A look that the line lost is tried once more; nothing else is, and no deed ever by itself. */
const triesAgain = (count: number, error: unknown): boolean =>
  count < 1 && error instanceof OfficeFailure && (error.kind === 'network' || error.kind === 'timeout');

/**
 * Puts the library's own questions about who is in, and which lists they may see, where it looks for the answers: `authProvider`
 * would give the same, but each a drawing of the page later. Where nobody is in, it asks as ever; so it does of a key that
 * another version of it names otherwise.
 */
const answerFirst = (client: QueryClient): void => {
  if (openSession() === null) return;
  client.setQueryData(['auth', 'checkAuth', {}], true);
  client.setQueryData(['auth', 'getPermissions', {}], []);
  for (const [resource, { right }] of Object.entries(resources))
    client.setQueryData(['auth', 'canAccess', { action: 'list', enabled: true, resource }], mayDo(right));
};

/** To be made when the session is known. */
export const createQueryClient = (): QueryClient => {
  const client = new QueryClient({
    defaultOptions: {
      // Nobody is kept logged in by a window that only lies there: nothing is asked unless somebody asks.
      queries: { retry: triesAgain, refetchOnWindowFocus: false, refetchOnReconnect: false },
      mutations: { retry: false },
    },
  });
  answerFirst(client);
  return client;
};
