import { gameTypes } from '@pavilion/contract';
import type { TournamentPage } from '@pavilion/contract/tournaments';
import type { ReactNode } from 'react';
import { useLocale } from '../../i18n/LocaleContext.tsx';
import { useTranslation } from '../../i18n/texts.ts';
import { languageTags } from '../../locales/index.ts';
import { useSite } from '../../site/SiteContext.tsx';
import { classes } from '../../ui/classes.ts';
import { plainMoney } from '../../ui/plainMoney.ts';

interface TermsProps {
  readonly tournament: TournamentPage;
}

interface Row {
  readonly label: string;
  readonly value: ReactNode;
}

const Rows = ({ title, rows }: { readonly title: string; readonly rows: readonly Row[] }) => (
  <section>
    <h2 className="mb-3 font-semibold text-base">{title}</h2>
    <table className="w-full border-separate border-spacing-0 overflow-hidden rounded-card bg-raised text-sm ring-1 ring-line ring-inset">
      <tbody>
        {rows.map(({ label, value }, place) => (
          <tr key={label}>
            <th
              scope="row"
              className={classes(
                'w-2/5 px-4 py-3 text-left align-top font-normal text-text-2 lg:px-5',
                place > 0 && 'border-line border-t',
              )}
            >
              {label}
            </th>
            <td
              // Server and browser may know different editions of a language's date forms.
              suppressHydrationWarning
              className={classes('tnum px-4 py-3 align-top lg:px-5', place > 0 && 'border-line border-t')}
            >
              {value}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  </section>
);

/** A moment by the site's clock. */
const useMoment = (): ((at: string) => string) => {
  const { site } = useSite();
  const format = new Intl.DateTimeFormat(languageTags[useLocale()], {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: site.time_zone,
  });
  return (at) => format.format(new Date(at));
};

/** What each place wins. */
export const Prizes = ({ tournament: { prizes, currency } }: TermsProps) => {
  const { t } = useTranslation();
  const rows = prizes.map(({ first_place: first, last_place: last, amount }) => ({
    label:
      first === last
        ? t('tournaments.place_one', { place: first })
        : t('tournaments.place_range', { from: first, to: last }),
    value: plainMoney(amount, currency),
  }));
  return <Rows title={t('tournaments.prizes')} rows={rows} />;
};

const notes = ['counts', 'ties', 'open', 'paid', 'names', 'leave', 'away', 'limits'] as const;

/** By what members are ranked, over what and when; then the rules in words. */
export const Terms = ({ tournament }: TermsProps) => {
  const { t } = useTranslation();
  const moment = useMoment();
  const { kind, currency, game_type: type, has_games: hasGames } = tournament;
  const games = hasGames
    ? t('tournaments.games_some')
    : type === null
      ? t('tournaments.games_all')
      : t(`game_types.${gameTypes[type].name}`);
  return (
    <div className="flex flex-col gap-4">
      <Rows
        title={t('tournaments.rules')}
        rows={[
          { label: t('tournaments.ranked_by'), value: t(`tournaments.how_${kind}`) },
          { label: t('tournaments.games'), value: games },
          { label: t('tournaments.min_stake'), value: plainMoney(tournament.min_stake, currency) },
          { label: t('tournaments.begins'), value: moment(tournament.starts_at) },
          { label: t('tournaments.ends'), value: moment(tournament.ends_at) },
          { label: t('tournaments.entrants'), value: tournament.entrants },
        ]}
      />
      <ul className="flex list-disc flex-col gap-1 ps-5 text-sm text-text-2 leading-6">
        {notes.map((note) => (
          <li key={note}>{t(`tournaments.terms_${note}`)}</li>
        ))}
      </ul>
    </div>
  );
};
