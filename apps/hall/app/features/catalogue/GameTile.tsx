import IconBell from '~icons/lucide/bell';
import IconBellRing from '~icons/lucide/bell-ring';
import IconPlay from '~icons/lucide/play';
import { useTranslation } from '../../i18n/texts.ts';
import { useSite } from '../../site/SiteContext.tsx';
import { classes } from '../../ui/classes.ts';
import { Picture } from '../../ui/Picture.tsx';
import { askForGame } from '../openGame/gameDoor.ts';
import { DemoButton } from './DemoButton.tsx';
import { GameFacts } from './GameFacts.tsx';
import { tileSources } from './model/paths.ts';
import type { GameTileData } from './model/tile.ts';

/** Whether somebody waits for a game to open, and how they say so. */
export interface Waiting {
  readonly waits: boolean;
  readonly toggle: (gameId: number) => void;
}

export interface GameTileProps {
  readonly game: GameTileData;
  /** How wide the tile is shown, for the browser's choice of picture. */
  readonly sizes: string;
  readonly first?: boolean;
  /** Said in the place of the provider's name: until when it is under maintenance. */
  readonly note?: string | undefined;
  /** For a game that is still to open, where one may ask to be told. */
  readonly waits?: boolean;
  readonly toggleWait?: (gameId: number) => void;
}

type TileFlag = 'maintenance' | 'new' | 'hot';

/** The one word that a picture carries. */
const flagOf = (game: GameTileData): TileFlag | null => {
  if (game.state === 'maintenance') return 'maintenance';
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
  if (game.state === 'coming_soon') return <span className="tile-ribbon">{t('tile.coming_soon')}</span>;
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

/** Asks for a letter when the game opens, and takes that back. */
const WaitButton = ({ game, waits, toggle }: Waiting & { readonly game: GameTileData }) => {
  const { t } = useTranslation();
  const text = t(waits ? 'tile.told' : 'tile.tell');
  const Icon = waits ? IconBellRing : IconBell;
  return (
    <button
      type="button"
      data-wait
      aria-pressed={waits}
      aria-label={`${game.name} · ${text}`}
      onClick={() => toggle(game.gameId)}
      className={classes(
        'flex min-h-11 w-full items-center gap-1.5 text-left font-medium text-xs leading-tight transition-colors hover:text-accent',
        waits ? 'text-accent' : 'text-text-2',
      )}
    >
      <Icon aria-hidden className="size-4 shrink-0" />
      <span className="min-w-0">{text}</span>
    </button>
  );
};

/**
 * A game: its picture in 3:4, its name and house below, what it returns and takes, and the way to try it. A game that is not
 * live says so and cannot be pressed. What stands over the picture comes after the name, which is read first.
 */
export const GameTile = ({ game, sizes, first = false, note, waits = false, toggleWait }: GameTileProps) => {
  const { site } = useSite();
  const live = game.state === 'live' && !site.is_demo;
  return (
    <div className="group tile">
      <button
        type="button"
        onClick={live ? () => askForGame(game) : undefined}
        aria-disabled={live ? undefined : true}
        className="tile-press"
      >
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
          {live && (
            <span aria-hidden className="tile-play">
              <IconPlay className="size-5 translate-x-px [&_*]:fill-current" />
            </span>
          )}
        </span>
        <span className="tile-name">{game.name}</span>
        <span className="tile-house">{note ?? game.provider}</span>
        {game.state !== 'coming_soon' && <GameFacts game={game} className="flex-col" />}
        <TileFlagBadge game={game} />
      </button>
      {live && game.hasDemo && <DemoButton game={game} className="tile-demo" />}
      {game.state === 'coming_soon' && toggleWait && (
        <WaitButton game={game} waits={waits} toggle={toggleWait} />
      )}
    </div>
  );
};
