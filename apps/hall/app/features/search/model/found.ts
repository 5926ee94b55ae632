import type { GameTypeId, Locale, Theme } from '@pavilion/contract';
import type { SearchAnswer } from '@pavilion/contract/search';
import { type GameTileData, toTile } from '../../catalogue/model/tile.ts';

export interface FoundGame {
  readonly kind: 'game';
  readonly key: string;
  readonly game: GameTileData;
}

export interface FoundPlace {
  readonly kind: 'place';
  readonly key: string;
  readonly name: string;
  readonly mark: string | null;
  readonly gtId: GameTypeId;
  readonly gpId: number | null;
  readonly games: number;
}

export type Found = FoundGame | FoundPlace;

export interface FoundGroup {
  readonly value: 'games' | 'places';
  readonly items: readonly Found[];
}

/** In which language and on what ground the answer is shown. */
export interface Tongue {
  readonly locale: Locale;
  readonly theme: Theme;
}

/** The games of an answer as tiles show them. The search stands outside the hall's shell, and brings their makers along. */
export const tilesOf = ({ games, providers }: SearchAnswer, tongue: Tongue): readonly GameTileData[] => {
  const makers = new Map(
    providers.map(
      ({ gp_id, gp_name, mark, has_demo }) => [gp_id, { name: gp_name, mark, hasDemo: has_demo }] as const,
    ),
  );
  return games.map((entry) => toTile(entry, { ...tongue, providers: makers }));
};

/** What the list shows: games, then where more of the kind are. */
export const groupsOf = (answer: SearchAnswer, tongue: Tongue): readonly FoundGroup[] => {
  const games = tilesOf(answer, tongue).map(
    (game): FoundGame => ({ kind: 'game', key: `game-${game.gameId}`, game }),
  );
  const places = answer.places.map(
    ({ gt_id, gp_id, name, mark, games_count }): FoundPlace => ({
      kind: 'place',
      key: `place-${gt_id}-${gp_id ?? 0}`,
      name,
      mark,
      gtId: gt_id,
      gpId: gp_id,
      games: games_count,
    }),
  );
  const groups: readonly FoundGroup[] = [
    { value: 'games', items: games },
    { value: 'places', items: places },
  ];
  return groups.filter(({ items }) => items.length > 0);
};

/** As screen readers and the list's own keys know an entry. */
export const textOfFound = (found: Found): string => (found.kind === 'game' ? found.game.name : found.name);
