import type { MissionBoard } from '@pavilion/contract/missions';
import IconCheck from '~icons/lucide/check';
import { useLocale } from '../../i18n/LocaleContext.tsx';
import { useTranslation } from '../../i18n/texts.ts';
import { languageTags } from '../../locales/index.ts';
import { dayFormat } from '../../site/instantFormat.ts';
import { Button } from '../../ui/Button.tsx';
import { classes } from '../../ui/classes.ts';
import { Money } from '../../ui/Money.tsx';
import { weeksUpTo } from './model/calendar.ts';
import { useSignIn } from './model/useMissions.ts';

interface SigninProps {
  readonly board: MissionBoard;
}

/** Days of calendars have no hour: they are shown as they are. */
const useFormat = (options: Intl.DateTimeFormatOptions): ((day: string) => string) => {
  const format = new Intl.DateTimeFormat(languageTags[useLocale()], { ...options, timeZone: 'UTC' });
  return (day) => format.format(new Date(`${day}T00:00:00Z`));
};

interface DayProps {
  readonly day: string;
  readonly today: string;
  readonly isSigned: boolean;
}

const Day = ({ day, today, isSigned }: DayProps) => {
  const { t } = useTranslation();
  const full = dayFormat(useLocale());
  const state = isSigned ? t('missions.signin_done_on') : '';
  return (
    <li
      data-day={day}
      data-signed={isSigned || undefined}
      className={classes(
        'tnum relative flex h-10 items-center justify-center rounded-control text-sm',
        isSigned ? 'bg-higher font-semibold text-jade' : day > today ? 'text-text-3' : 'text-text-2',
        day === today && 'ring-1 ring-accent ring-inset',
      )}
    >
      <span className="sr-only">
        {full.format(new Date(`${day}T00:00:00Z`))} {state}
      </span>
      <span aria-hidden className="flex items-center gap-1">
        {isSigned ? <IconCheck className="size-4" /> : Number(day.slice(8))}
      </span>
    </li>
  );
};

const Calendar = ({ board: { today, signin } }: SigninProps) => {
  const { t } = useTranslation();
  const weekday = useFormat({ weekday: 'narrow' });
  const weeks = weeksUpTo(today);
  const signed = new Set(signin.days);
  return (
    <div>
      <div aria-hidden className="mb-1 grid grid-cols-7 gap-1 text-center text-text-3 text-xs">
        {weeks[0]?.map((day) => (
          <span key={day}>{weekday(day)}</span>
        ))}
      </div>
      <ul aria-label={t('missions.calendar')} className="grid grid-cols-7 gap-1">
        {weeks.flat().map((day) => (
          <Day key={day} day={day} today={today} isSigned={signed.has(day)} />
        ))}
      </ul>
    </div>
  );
};

/** What so many days in a row bring, and how many more of it there are. */
const Awards = ({ board: { currency, signin } }: SigninProps) => {
  const { t } = useTranslation();
  return (
    <ul className="flex flex-col divide-y divide-line">
      {signin.awards.map(({ id, days, award, places_left: left }) => (
        <li key={id} className="flex items-baseline gap-3 py-2.5 text-sm">
          <span className="min-w-0 flex-1">
            {days === 1 ? t('missions.award_daily') : t('missions.award_every', { days })}
          </span>
          <span className="text-text-3 text-xs">{t('missions.left', { number: left })}</span>
          <Money amount={award} currency={currency} className="font-semibold" />
        </li>
      ))}
    </ul>
  );
};

/** The daily sign-in: the calendar, what days in a row bring, and the press of the day. */
export const SigninCard = ({ board }: SigninProps) => {
  const { t } = useTranslation();
  const signing = useSignIn();
  const { state, streak } = board.signin;
  if (state === 'is_signin_noopen') return null;
  const isDone = state === 'is_signin_true';
  return (
    <section
      aria-labelledby="signin"
      className="rounded-card bg-raised p-5 ring-1 ring-line ring-inset"
      data-signin={state}
    >
      <div className="mb-4 flex flex-wrap items-center gap-x-6 gap-y-3">
        <div className="min-w-0 flex-1">
          <h2 id="signin" className="font-semibold text-base">
            {t('missions.signin')}
          </h2>
          <p className="text-sm text-text-2">
            {t('missions.streak')} <span className="tnum font-semibold text-text">{streak}</span>
          </p>
        </div>
        {isDone ? (
          <p className="flex h-11 items-center gap-2 font-semibold text-jade text-sm">
            <IconCheck aria-hidden className="size-5" />
            {t('missions.signin_done')}
          </p>
        ) : (
          <Button tone="main" busy={signing.isPending} onClick={() => signing.send()}>
            {t('missions.signin_press')}
          </Button>
        )}
      </div>
      <div className="grid gap-x-8 gap-y-4 md:grid-cols-2">
        <Calendar board={board} />
        <Awards board={board} />
      </div>
    </section>
  );
};
