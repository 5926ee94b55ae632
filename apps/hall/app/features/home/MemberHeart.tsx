import { Suspense } from 'react';
import { loadWithQueries } from '../../api/loadWithQueries.ts';
import { sparePart } from '../../base/lazyPart.ts';
import { useSession } from '../../session/session.ts';
import type { GameTileData } from '../catalogue/model/tile.ts';

const OwnHeart = sparePart(() =>
  loadWithQueries(async () => (await import('../favorites/OwnHeart.tsx')).OwnHeart),
);

/** A member's heart over a tile of the home page. A visitor's page loads nothing of it. */
export const MemberHeart = ({ game }: { game: GameTileData }) =>
  useSession() !== null && (
    <Suspense>
      <OwnHeart game={game} />
    </Suspense>
  );
