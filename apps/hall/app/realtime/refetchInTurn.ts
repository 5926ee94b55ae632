import type { QueryClient } from '@tanstack/react-query';

/**
 * Fetches again what these calls have answered, one asking at a time; what is told meanwhile is asked for after it. Events of a
 * game come by the second: on a slow line each would else give up the asking of the one before, and no answer would come.
 */
export const refetchInTurn = (client: QueryClient, paths: readonly string[]): (() => void) => {
  let isAsking = false;
  let isDue = false;
  const ask = async (): Promise<void> => {
    isDue = true;
    if (isAsking) return;
    isAsking = true;
    while (isDue) {
      isDue = false;
      await Promise.all(paths.map((path) => client.invalidateQueries({ queryKey: [path] })));
    }
    isAsking = false;
  };
  return () => void ask();
};
