import { useState } from 'react';
import { useTranslation } from '../../i18n/texts.ts';
import { classes } from '../../ui/classes.ts';
import { Money } from '../../ui/Money.tsx';
import type { LatestWin } from './model/loadHome.ts';
import { useRotation } from './model/useRotation.ts';

const turnEveryMs = 5_000;

/** Recent wins of masked accounts, a few at a time; they rest under the pointer. */
export const LatestWins = ({
  wins,
  shown,
  className,
}: {
  wins: readonly LatestWin[];
  shown: number;
  className?: string;
}) => {
  const { t } = useTranslation();
  const [held, setHeld] = useState(false);
  const turn = useRotation(turnEveryMs, !held && wins.length > shown);
  if (wins.length === 0) return null;
  const visible = Array.from(
    { length: Math.min(shown, wins.length) },
    (_, place) => (turn + place) % wins.length,
  );
  return (
    <section
      aria-label={t('home.recent_wins')}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      className={classes(
        'flex items-center gap-6 rounded-card bg-raised px-6 py-3 ring-1 ring-line ring-inset',
        className,
      )}
    >
      <h2 className="shrink-0 text-sm">{t('home.recent_wins')}</h2>
      <ul className="flex min-w-0 flex-1 gap-6">
        {visible.map((place) => {
          const win = wins[place];
          return (
            win && (
              <li
                key={place}
                className="flex min-w-0 flex-1 animate-[rise_240ms_ease-out] items-baseline gap-2 text-sm"
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
