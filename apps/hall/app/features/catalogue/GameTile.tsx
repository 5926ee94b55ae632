import { useTranslation } from '../../i18n/texts.ts';
import { useSite } from '../../site/SiteContext.tsx';
import { classes } from '../../ui/classes.ts';
import { Picture } from '../../ui/Picture.tsx';
import { askForGame } from '../openGame/gameDoor.ts';
import { GameFacts } from './GameFacts.tsx';
import { tileSources } from './model/paths.ts';
import type { GameTileData } from './model/tile.ts';
import { useNearness } from './model/useNearness.ts';

export interface GameTileProps {
  readonly game: GameTileData;
  /** How wide the tile is shown, for the browser's choice of picture. */
  readonly sizes: string;
  readonly first?: boolean;
  /** Said in the place of the provider's name: until when it is under maintenance. */
  readonly note?: string | undefined;
}

type TileFlag = 'maintenance' | 'new' | 'hot';

/** The one word that a picture carries. "Coming soon" is told below it, so that most pictures stay clear. */
const flagOf = (game: GameTileData): TileFlag | null => {
  if (game.state === 'maintenance') return 'maintenance';
  if (game.state === 'coming_soon') return null;
  if (game.isNew) return 'new';
  return game.isHot ? 'hot' : null;
};

const flagClass: Record<TileFlag, string> = {
  maintenance: 'text-text-2',
  hot: 'text-cinnabar-text',
  new: 'text-accent',
};

export const TileFlagBadge = ({ game }: { game: GameTileData }) => {
  const { t } = useTranslation();
  const flag = flagOf(game);
  return (
    flag !== null && (
      <span
        className={classes(
          'absolute top-2 left-2 inline-flex h-6 items-center rounded-full bg-ground/88 px-2.5 font-semibold text-xs leading-none',
          flagClass[flag],
        )}
      >
        {t(`tile.${flag}`)}
      </span>
    )
  );
};

const TileDetails = ({ game }: { game: GameTileData }) => {
  const { t } = useTranslation();
  return (
    <span className="pointer-events-none absolute inset-x-0 bottom-0 flex animate-[rise_180ms_ease-out] flex-col gap-2.5 bg-ground/92 p-3">
      <GameFacts game={game} className="flex-col" />
      {game.state === 'live' && (
        <span className="flex h-9 items-center justify-center rounded-control bg-accent font-semibold text-on-accent text-sm">
          {t('tile.play')}
        </span>
      )}
    </span>
  );
};

/** A game: its picture in 3:4, its name and house below. A game that is not live says so and cannot be pressed. */
export const GameTile = ({ game, sizes, first = false, note }: GameTileProps) => {
  const { t } = useTranslation();
  const { site } = useSite();
  const live = game.state === 'live' && !site.is_demo;
  const { near, handlers } = useNearness(live ? () => askForGame(game) : undefined);
  return (
    <button type="button" {...handlers} aria-disabled={live ? undefined : true} className="group tile">
      <span
        className={classes('tile-picture', !first && 'after-first-frame')}
        data-closed={live ? undefined : ''}
      >
        <Picture
          sources={tileSources(game.icon)}
          sizes={sizes}
          alt=""
          width={300}
          height={400}
          first={first}
        />
        <TileFlagBadge game={game} />
        {near && <TileDetails game={game} />}
      </span>
      <span className="tile-name">{game.name}</span>
      <span className="tile-house">
        {note ??
          (game.state === 'coming_soon' ? (
            <>
              {t('tile.coming_soon')}
              {/* Three of them beside each other have no room for both. */}
              <span className="max-sm:hidden"> · {game.provider}</span>
            </>
          ) : (
            game.provider
          ))}
      </span>
    </button>
  );
};
