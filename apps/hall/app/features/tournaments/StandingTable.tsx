import type { Currency } from '@pavilion/contract';
import type { TournamentKind, TournamentPlace } from '@pavilion/contract/tournaments';
import { useTranslation } from '../../i18n/texts.ts';
import { classes } from '../../ui/classes.ts';
import { plainMoney } from '../../ui/plainMoney.ts';

interface Scored {
  readonly kind: TournamentKind;
  readonly currency: Currency;
}

/** A score in words: a multiple, an amount, a number of wins. */
export const useScore = ({ kind, currency }: Scored): ((score: string) => string) => {
  const { t } = useTranslation();
  return (score) => {
    if (kind === 'turnover') return plainMoney(score, currency);
    return kind === 'multiple' ? `${score}×` : t('tournaments.wins', { count: Number(score) });
  };
};

interface StandingTableProps extends Scored {
  readonly label: string;
  readonly places: readonly TournamentPlace[];
  /** The place that is the reader's own. */
  readonly own: number | null;
}

const cell = 'px-3 py-2.5 lg:px-5';

/** Places with their scores and what they win. */
export const StandingTable = ({ label, places, own, kind, currency }: StandingTableProps) => {
  const { t } = useTranslation();
  const scoreOf = useScore({ kind, currency });
  return (
    <table
      aria-label={label}
      className="w-full overflow-hidden rounded-card bg-raised text-sm ring-1 ring-line ring-inset"
    >
      <thead>
        <tr className="text-text-3 text-xs">
          <th scope="col" className={classes(cell, 'w-14 text-left font-medium')}>
            {t('tournaments.place')}
          </th>
          <th scope="col" className={classes(cell, 'text-left font-medium')}>
            {t('tournaments.member')}
          </th>
          <th scope="col" className={classes(cell, 'text-right font-medium')}>
            {t(`tournaments.score_${kind}`)}
          </th>
          <th scope="col" className={classes(cell, 'text-right font-medium')}>
            {t('tournaments.prize')}
          </th>
        </tr>
      </thead>
      <tbody className="tnum">
        {places.map(({ place, name, score, prize }) => (
          <tr
            key={place}
            data-place={place}
            data-own={place === own || undefined}
            className={classes('border-line border-t', place === own && 'bg-higher font-semibold')}
          >
            <td className={cell}>{place}</td>
            <td className={classes(cell, 'break-all')}>
              {name}
              {place === own && <span className="ms-1.5 text-accent text-xs">{t('tournaments.you')}</span>}
            </td>
            <td className={classes(cell, 'text-right')}>{scoreOf(score)}</td>
            <td className={classes(cell, 'text-right')}>
              {prize === null ? '–' : plainMoney(prize, currency)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
};
