import IconArrow from '~icons/lucide/arrow-right';
import { useTranslation } from '../../i18n/texts.ts';
import { useSite } from '../../site/SiteContext.tsx';
import { classes } from '../../ui/classes.ts';
import { Picture } from '../../ui/Picture.tsx';
import { tileSources } from '../catalogue/model/paths.ts';
import type { GameTileData } from '../catalogue/model/tile.ts';
import { askForGame } from '../openGame/gameDoor.ts';
import { JackpotFigures } from './JackpotFigures.tsx';
import { JackpotLevels } from './JackpotLevels.tsx';
import { isEmptyPot } from './model/jackpotFigures.ts';
import type { ShownJackpot } from './model/shownJackpot.ts';
import { useJackpot } from './model/useJackpot.ts';
import { PartFailed } from './PartFailed.tsx';

interface JackpotBandProps {
  /** What the page came with; null when it did not come. */
  readonly initial: ShownJackpot | null;
  /** What it grows by, and is won in. */
  readonly games: readonly GameTileData[];
  readonly narrow?: boolean;
}

/** The games that feed the pot, by name: each is the way to play for it. */
const Feeders = ({ games, narrow }: Required<Pick<JackpotBandProps, 'games' | 'narrow'>>) => {
  const { t } = useTranslation();
  const { site } = useSite();
  return (
    <div className={classes('flex flex-wrap items-center gap-x-3 gap-y-2', narrow && 'w-full')}>
      <p className="text-sm text-text-2">{t('home.jackpot_in')}</p>
      <ul
        className={classes(
          'flex min-w-0 flex-wrap gap-2',
          // One stands beside the words; of several, two share a row below them.
          narrow && (games.length > 1 ? 'w-full' : 'flex-1'),
        )}
      >
        {games.map((game) => (
          <li key={game.gameId} className={narrow ? 'min-w-0 max-w-full flex-auto' : undefined}>
            <button
              type="button"
              data-feeds={game.gameCode}
              aria-disabled={site.is_demo || undefined}
              onClick={site.is_demo ? undefined : () => askForGame(game)}
              className="flex min-h-11 w-full items-center gap-2.5 rounded-control bg-higher py-1 pr-3 pl-1 text-left font-semibold text-sm ring-1 ring-line ring-inset transition-colors hover:text-accent"
            >
              <Picture
                sources={tileSources(game.icon)}
                sizes="27px"
                alt=""
                width={300}
                height={400}
                className="h-9 w-6.75 shrink-0 rounded-[5px]"
              />
              <span className="min-w-0 flex-1 truncate">{game.name}</span>
              <IconArrow aria-hidden className="size-4 shrink-0 text-accent" />
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
};

/** The total, as soon as anybody knows it and there is one: the channel or the next look may bring what the page could not. */
export const JackpotBand = ({ initial, games, narrow = false }: JackpotBandProps) => {
  const { t } = useTranslation();
  const { currency } = useSite();
  const shown = useJackpot(initial, currency);
  if (shown === null) return <PartFailed title={t('home.jackpot')} />;
  if (isEmptyPot(shown.total)) return null;
  const feeders = games.length > 0 && <Feeders games={games} narrow={narrow} />;
  return (
    <section
      aria-label={t('home.jackpot')}
      className={classes(
        'flex rounded-card bg-raised ring-1 ring-line ring-inset',
        narrow
          ? 'flex-col items-center gap-2.5 px-3 py-4'
          : 'flex-wrap items-center justify-between gap-x-8 gap-y-4 px-8 py-5',
      )}
    >
      <div
        className={classes(
          narrow
            ? 'flex flex-wrap items-baseline justify-center gap-x-2'
            : 'flex min-w-0 flex-[1_1_24rem] flex-col gap-2.5',
        )}
      >
        <div className={narrow ? 'contents' : 'flex flex-wrap items-baseline gap-x-3'}>
          <h2 className={narrow ? 'text-sm' : 'text-xl'}>{t('home.jackpot')}</h2>
          <p className={classes('text-text-3', narrow ? 'text-xs' : 'text-sm')}>{t('home.jackpot_note')}</p>
        </div>
        {!narrow && feeders}
      </div>
      <JackpotFigures
        amount={shown.total}
        currency={currency}
        className={narrow ? 'text-[clamp(16px,5.6vw,26px)]' : 'text-[2.5rem]'}
      />
      {shown.levels.length > 0 && <JackpotLevels levels={shown.levels} currency={currency} narrow={narrow} />}
      {narrow && feeders}
    </section>
  );
};
