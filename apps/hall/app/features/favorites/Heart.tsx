import IconHeart from '~icons/lucide/heart';
import { useTranslation } from '../../i18n/texts.ts';
import { classes } from '../../ui/classes.ts';
import type { GameTileData } from '../catalogue/model/tile.ts';

export interface HeartProps {
  readonly game: Pick<GameTileData, 'gameId' | 'name'>;
  readonly loved: boolean;
  readonly toggle: (gameId: number) => void;
}

/** Keeps a game among the favourites, over the corner of its picture. */
export const Heart = ({ game, loved, toggle }: HeartProps) => {
  const { t } = useTranslation();
  return (
    <button
      type="button"
      data-heart
      aria-pressed={loved}
      aria-label={`${game.name} · ${t(loved ? 'tile.favorite_remove' : 'tile.favorite')}`}
      onClick={() => toggle(game.gameId)}
      className="absolute top-0 right-0 flex size-11 items-center justify-center"
    >
      <span className="flex size-8 items-center justify-center rounded-full bg-ground/80">
        <IconHeart
          aria-hidden
          className={classes('size-4', loved ? 'text-cinnabar-text [&_*]:fill-current' : 'text-text')}
        />
      </span>
    </button>
  );
};
