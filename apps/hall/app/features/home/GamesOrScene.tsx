import { type ReactNode, Suspense } from 'react';
import { sparePart } from '../../base/lazyPart.ts';
import type { Shelf } from './model/loadHome.ts';

const NoGames = sparePart(async () => (await import('./NoGames.tsx')).NoGames);

/** The shelves, or what stands in their place when they did not come or hold no game yet. */
export const GamesOrScene = ({
  shelves,
  children,
}: {
  readonly shelves: readonly Shelf[] | null;
  readonly children: (filled: readonly Shelf[]) => ReactNode;
}) => {
  const filled = shelves?.filter(({ games }) => games.length > 0) ?? [];
  if (filled.length > 0) return children(filled);
  return (
    <Suspense>
      <NoGames isFailed={shelves === null} />
    </Suspense>
  );
};
