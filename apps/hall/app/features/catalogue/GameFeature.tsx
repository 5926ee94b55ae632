import { useId } from 'react';
import { useTranslation } from '../../i18n/texts.ts';
import { useSite } from '../../site/SiteContext.tsx';
import { classes } from '../../ui/classes.ts';
import { Picture } from '../../ui/Picture.tsx';
import { askForGame } from '../openGame/gameDoor.ts';
import { DemoButton } from './DemoButton.tsx';
import { GameFacts } from './GameFacts.tsx';
import { TileFlagBadge } from './GameTile.tsx';
import { tileSources } from './model/paths.ts';
import type { GameTileData } from './model/tile.ts';

/**
 * One game shown large: the picture fills its place and is the way in; the foot of it, made dark, carries name, facts and
 * the way to try it.
 */
export const GameFeature = ({ game, sizes }: { game: GameTileData; sizes: string }) => {
  const { t } = useTranslation();
  const { site } = useSite();
  const words = useId();
  const live = game.state === 'live' && !site.is_demo;
  return (
    <div className="group relative flex h-full w-full items-end overflow-hidden rounded-card bg-raised">
      <button
        type="button"
        onClick={live ? () => askForGame(game) : undefined}
        aria-disabled={live ? undefined : true}
        aria-labelledby={words}
        className={classes(
          'absolute inset-0 rounded-card -outline-offset-2',
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
      </button>
      <TileFlagBadge game={game} />
      <div className="pointer-events-none relative flex w-full flex-col gap-3 bg-linear-to-t from-[oklch(0.12_0.02_270/.96)] via-45% via-[oklch(0.12_0.02_270/.82)] to-transparent p-5 pt-24 text-[oklch(0.97_0.006_85)]">
        <span id={words}>
          <span className="block truncate font-semibold text-xl">{game.name}</span>
          <span className="mt-1 block text-[oklch(0.8_0.012_85)] text-sm">{game.provider}</span>
        </span>
        <span className="flex items-center justify-between gap-4">
          <GameFacts
            game={game}
            className="flex-col [&_.text-text-2]:text-[oklch(0.97_0.006_85)] [&_.text-text-3]:text-[oklch(0.78_0.012_85)]"
          />
          <span className="flex shrink-0 items-center gap-3">
            {live && game.hasDemo && <DemoButton game={game} className="pointer-events-auto" />}
            {live && (
              <span
                aria-hidden
                className="inline-flex h-11 items-center rounded-control bg-accent px-6 font-semibold text-on-accent text-sm transition-colors group-hover:bg-accent-strong"
              >
                {t('tile.play')}
              </span>
            )}
          </span>
        </span>
      </div>
    </div>
  );
};
