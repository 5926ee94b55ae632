import type { QueryClient } from '@tanstack/react-query';

/** However quickly a member plays, a balance is not asked for so often that the hall would refuse to tell it. */
const restMs = 1_000;

/**
 * Fetches again what these calls have answered, one asking at a time and at most one a second; what is told meanwhile is asked for after it. Events of a
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
      await new Promise((resolve) => setTimeout(resolve, restMs));
    }
    isAsking = false;
  };
  return () => void ask();
};
