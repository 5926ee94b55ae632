import { useTranslation } from 'react-i18next';
import { classes } from '../../ui/classes.ts';
import { Picture } from '../../ui/Picture.tsx';
import { askForGame } from '../play/model/gameDoor.ts';
import { tileSources } from './model/paths.ts';
import { formatRtp } from './model/rtp.ts';
import type { GameTileData } from './model/tile.ts';

export interface GameTileProps {
  readonly game: GameTileData;
  /** How wide the tile is shown, for the browser's choice of picture. */
  readonly sizes: string;
  readonly first?: boolean;
  /** Shown when the tile is in a list of one provider and would repeat its name. */
  readonly plain?: boolean;
}

type TileFlag = 'maintenance' | 'coming_soon' | 'hot' | 'new';

/** The one thing a tile says about itself; what keeps it from being played goes first. */
const flagOf = (game: GameTileData): TileFlag | null => {
  if (game.state === 'maintenance') return 'maintenance';
  if (game.state === 'coming_soon') return 'coming_soon';
  if (game.isNew) return 'new';
  return game.isHot ? 'hot' : null;
};

const flagClass: Record<TileFlag, string> = {
  maintenance: 'text-text-2',
  coming_soon: 'text-text-2',
  hot: 'text-cinnabar-text',
  new: 'text-accent',
};

const Details = ({ game }: { game: GameTileData }) => {
  const { t } = useTranslation();
  return (
    <span className="pointer-events-none absolute inset-x-0 bottom-0 hidden translate-y-2 flex-col gap-2 bg-ground/88 p-3 opacity-0 transition-[opacity,translate] group-focus-visible:translate-y-0 group-focus-visible:opacity-100 lg:flex group-hover:translate-y-0 group-hover:opacity-100">
      {(game.rtpBp !== null || game.stakeMin !== null) && (
        <span className="tnum flex flex-wrap justify-between gap-x-2 text-text-2 text-xs">
          {game.rtpBp !== null && (
            <span>
              {t('tile.rtp')} {formatRtp(game.rtpBp)}
            </span>
          )}
          {game.stakeMin !== null && game.stakeMax !== null && (
            <span>
              {t('tile.stakes')} {game.stakeMin}–{game.stakeMax}
            </span>
          )}
        </span>
      )}
      {game.state === 'live' && (
        <span className="flex h-9 items-center justify-center rounded-control bg-accent font-semibold text-on-accent text-sm">
          {t('tile.play')}
        </span>
      )}
    </span>
  );
};

/** A game: its picture in 3:4, its name and house below. A game that is not live says so and cannot be pressed. */
export const GameTile = ({ game, sizes, first = false, plain = false }: GameTileProps) => {
  const { t } = useTranslation();
  const flag = flagOf(game);
  const live = game.state === 'live';
  return (
    <button
      type="button"
      onClick={live ? () => askForGame(game) : undefined}
      aria-disabled={live ? undefined : true}
      className={classes('group block w-full text-left', !live && 'cursor-default')}
    >
      <span className="relative block aspect-3/4 overflow-hidden rounded-card bg-raised ring-1 ring-line ring-inset">
        <Picture
          sources={tileSources(game.icon)}
          sizes={sizes}
          alt=""
          width={300}
          height={400}
          first={first}
          className={classes(
            'size-full transition-[scale,filter] duration-240 group-hover:scale-[1.03]',
            !live && 'saturate-[.65] brightness-[.72]',
          )}
        />
        {flag !== null && (
          <span
            className={classes(
              'absolute top-2 left-2 inline-flex h-6 items-center rounded-full bg-ground/85 px-2.5 font-semibold text-xs leading-none',
              flagClass[flag],
            )}
          >
            {t(`tile.${flag}`)}
          </span>
        )}
        <Details game={game} />
      </span>
      <span className="mt-2 block truncate font-semibold text-sm">{game.name}</span>
      {!plain && <span className="block truncate text-text-3 text-xs">{game.provider}</span>}
    </button>
  );
};
