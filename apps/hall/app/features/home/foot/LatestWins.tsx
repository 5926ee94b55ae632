import { slotGameType } from '@pavilion/contract';
import { useState } from 'react';
import { Link } from 'react-router';
import { useTranslation } from '../../../i18n/texts.ts';
import { Money } from '../../../ui/Money.tsx';
import { gameTypePath } from '../../catalogue/model/paths.ts';
import type { LatestWin } from '../model/loadHome.ts';
import { PartFailed } from '../PartFailed.tsx';
import { useRotation } from './useRotation.ts';

const turnEveryMs = 5_000;

/** Recent wins of masked accounts, a few at a time; they rest under the pointer. */
const Ticker = ({ wins, shown }: { readonly wins: readonly LatestWin[]; readonly shown: number }) => {
  const { t } = useTranslation();
  const [held, setHeld] = useState(false);
  const turn = useRotation(turnEveryMs, !held && wins.length > shown);
  const visible = Array.from(
    { length: Math.min(shown, wins.length) },
    (_, place) => (turn + place) % wins.length,
  );
  return (
    <section
      aria-label={t('home.recent_wins')}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      className="flex flex-wrap items-center gap-x-6 gap-y-1 rounded-card bg-raised px-6 py-3 ring-1 ring-line ring-inset"
    >
      <h2 className="shrink-0 text-sm">{t('home.recent_wins')}</h2>
      <ul className="flex min-w-0 flex-1 basis-48 gap-6">
        {visible.map((place) => {
          const win = wins[place];
          return (
            win && (
              <li
                key={place}
                className="flex min-w-0 flex-1 animate-[rise_240ms_ease-out] flex-wrap items-baseline gap-x-2 text-sm"
              >
                <span className="tnum shrink-0 text-text-3">{win.member}</span>
                <span className="min-w-0 truncate text-text-2">{win.game}</span>
                <Money amount={win.win} currency={win.currency} className="ml-auto font-semibold text-jade" />
              </li>
            )
          );
        })}
      </ul>
    </section>
  );
};

/** Nobody has won much lately, or the site has just opened. */
const NoWins = () => {
  const { t } = useTranslation();
  return (
    <section
      aria-label={t('home.recent_wins')}
      className="flex flex-wrap items-center gap-x-6 gap-y-1 rounded-card bg-raised px-6 py-3 ring-1 ring-line ring-inset"
    >
      <h2 className="text-sm">{t('home.recent_wins')}</h2>
      <p className="min-w-0 flex-1 basis-40 text-sm text-text-2">{t('home.wins_empty')}</p>
      <Link
        to={gameTypePath(slotGameType)}
        className="inline-flex min-h-11 items-center font-semibold text-accent text-sm hover:underline"
      >
        {t('home.wins_play')}
      </Link>
    </section>
  );
};

/** Recent wins of masked accounts; null when they did not come. */
export const LatestWins = ({
  wins,
  shown,
  className,
}: {
  readonly wins: readonly LatestWin[] | null;
  readonly shown: number;
  readonly className?: string;
}) => {
  const { t } = useTranslation();
  return (
    <div className={className}>
      {wins === null && <PartFailed title={t('home.recent_wins')} />}
      {wins?.length === 0 && <NoWins />}
      {wins !== null && wins.length > 0 && <Ticker wins={wins} shown={shown} />}
    </div>
  );
};
