import { Box } from '@mui/material';
import { useLocale, useTranslate } from 'react-admin';
import { useOpenSession } from '../session/useSession.ts';

const languageOf = (locale: string): string => locale.replace('_', '-');

let made: { readonly timeZone: string; readonly format: Intl.DateTimeFormat } | undefined;

/** Making a format takes longer than drawing a row, and a page has one zone. */
const formatOf = (timeZone: string): Intl.DateTimeFormat => {
  if (made?.timeZone !== timeZone)
    made = {
      timeZone,
      format: new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' }),
    };
  return made.format;
};

/** When something was, in the site's zone: the same for everybody who talks about it. */
export const Instant = ({ at, none }: { readonly at: string | null; readonly none?: string }) => {
  const translate = useTranslate();
  const timeZone = useOpenSession()?.site.time_zone ?? 'UTC';
  if (at === null) return <span>{none ?? '–'}</span>;
  const text = formatOf(timeZone).format(new Date(at));
  return (
    <Box
      component="time"
      dateTime={at}
      title={translate('office.time.zone', { zone: timeZone })}
      sx={{ whiteSpace: 'nowrap' }}
    >
      {text}
    </Box>
  );
};

const steps = [
  { unit: 'day', ms: 86_400_000 },
  { unit: 'hour', ms: 3_600_000 },
  { unit: 'minute', ms: 60_000 },
] as const;

/** How long something has waited: the two largest of days, hours and minutes. */
export const Age = ({ since, now }: { readonly since: string; readonly now: string }) => {
  const locale = useLocale();
  const translate = useTranslate();
  let left = Math.max(0, Date.parse(now) - Date.parse(since));
  const parts: string[] = [];
  for (const { unit, ms } of steps) {
    const count = Math.floor(left / ms);
    left -= count * ms;
    if (count > 0 && parts.length < 2)
      parts.push(
        new Intl.NumberFormat(languageOf(locale ?? 'zh_CN'), {
          style: 'unit',
          unit,
          unitDisplay: 'long',
        }).format(count),
      );
  }
  return (
    <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
      {parts.length === 0 ? translate('office.time.now') : parts.join(' ')}
    </Box>
  );
};
