import { TextField } from '@mui/material';
import { dayAgo, instantOf } from '@pavilion/web/zonedDay';
import { useTranslate } from 'react-admin';
import { useOpenSession } from '../session/useSession.ts';

interface MinuteFieldProps {
  readonly label: string;
  /** `2026-11-20T08:30`, as the clocks of the site show it. */
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** The instant that was typed into a field of minutes, in the site's zone; null for none. */
export const useMinute = (): ((typed: string) => string | null) => {
  const timeZone = useOpenSession()?.site.time_zone ?? 'UTC';
  return (typed) => instantOf(typed, timeZone)?.toISOString() ?? null;
};

/** Midnight some days from now, in the site's zone: where a field begins. */
export const useMidnight = (): ((daysAhead: number) => string) => {
  const timeZone = useOpenSession()?.site.time_zone ?? 'UTC';
  return (daysAhead) => `${dayAgo(-daysAhead, timeZone)}T00:00`;
};

/** When something is to be, by the clocks of the site: the same for everybody who talks about it. */
export const MinuteField = ({ label, value, onChange }: MinuteFieldProps) => {
  const translate = useTranslate();
  const timeZone = useOpenSession()?.site.time_zone ?? 'UTC';
  return (
    <TextField
      type="datetime-local"
      label={label}
      helperText={translate('office.time.zone', { zone: timeZone })}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      required
      fullWidth
      slotProps={{ inputLabel: { shrink: true } }}
    />
  );
};
