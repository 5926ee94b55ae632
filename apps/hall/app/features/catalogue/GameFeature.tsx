import { useTranslation } from '../../i18n/texts.ts';
import { useSite } from '../../site/SiteContext.tsx';
import { classes } from '../../ui/classes.ts';
import { Picture } from '../../ui/Picture.tsx';
import { askForGame } from '../openGame/gameDoor.ts';
import { GameFacts } from './GameFacts.tsx';
import { TileFlagBadge } from './GameTile.tsx';
import { tileSources } from './model/paths.ts';
import type { GameTileData } from './model/tile.ts';

/** One game shown large: the picture fills its place, and the foot of it, made dark, carries name, facts and way in. */
export const GameFeature = ({ game, sizes }: { game: GameTileData; sizes: string }) => {
  const { t } = useTranslation();
  const { site } = useSite();
  const live = game.state === 'live' && !site.is_demo;
  return (
    <button
      type="button"
      onClick={live ? () => askForGame(game) : undefined}
      aria-disabled={live ? undefined : true}
      className={classes(
        'group relative flex h-full w-full items-end overflow-hidden rounded-card bg-raised text-left',
        'after:absolute after:inset-0 after:rounded-card after:ring-1 after:ring-white/8 after:ring-inset',
        !live && 'cursor-default',
      )}
    >
      <Picture
        sources={tileSources(game.icon)}
        sizes={sizes}
        alt=""
        width={600}
        height={800}
        className="absolute inset-0 size-full transition-[scale] duration-240 group-hover:scale-[1.02]"
      />
      <TileFlagBadge game={game} />
      <span className="relative flex w-full flex-col gap-3 bg-linear-to-t from-[oklch(0.12_0.02_270/.96)] via-45% via-[oklch(0.12_0.02_270/.82)] to-transparent p-5 pt-24 text-[oklch(0.97_0.006_85)]">
        <span>
          <span className="block truncate font-semibold text-xl">{game.name}</span>
          <span className="mt-1 block text-[oklch(0.8_0.012_85)] text-sm">{game.provider}</span>
        </span>
        <span className="flex items-end justify-between gap-4">
          <GameFacts
            game={game}
            className="flex-wrap [&_.text-text-3]:text-[oklch(0.78_0.012_85)] [&_.text-text]:text-[oklch(0.97_0.006_85)]"
          />
          {live && (
            <span className="inline-flex h-11 shrink-0 items-center rounded-control bg-accent px-6 font-semibold text-on-accent text-sm transition-colors group-hover:bg-accent-strong">
              {t('tile.play')}
            </span>
          )}
        </span>
      </span>
    </button>
  );
};
