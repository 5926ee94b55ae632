import { Button, Stack, TextField } from '@mui/material';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { useOpenSession } from '../../session/useSession.ts';
import { type Days, shortcutsAt } from './span.ts';

interface SpanChoiceProps {
  readonly days: Days;
  readonly onChange: (days: Days) => void;
  /** What else is chosen of the report. */
  readonly children?: ReactNode;
}

/** The days of a report: both may be typed, the usual ones are one press away. */
export const SpanChoice = ({ days, onChange, children }: SpanChoiceProps) => {
  const translate = useTranslate();
  const timeZone = useOpenSession()?.site.time_zone ?? 'UTC';
  const field = (name: 'from' | 'to') => (
    <TextField
      type="date"
      size="small"
      fullWidth={false}
      label={translate(`office.reports.${name}`)}
      value={days[name]}
      onChange={({ target }) => onChange({ ...days, [name]: target.value })}
      slotProps={{ inputLabel: { shrink: true } }}
      sx={{ minWidth: 150 }}
    />
  );
  return (
    <Stack sx={{ gap: 1.5 }}>
      <Stack direction="row" sx={{ gap: 1.5, flexWrap: 'wrap', alignItems: 'center' }}>
        {field('from')}
        {field('to')}
        {children}
      </Stack>
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
        {shortcutsAt(timeZone).map(({ name, from, to }) => {
          const isChosen = days.from === from && days.to === to;
          return (
            <Button
              key={name}
              size="small"
              variant={isChosen ? 'contained' : 'outlined'}
              aria-pressed={isChosen}
              onClick={() => onChange({ from, to })}
            >
              {translate(`office.reports.span_${name}`)}
            </Button>
          );
        })}
      </Stack>
    </Stack>
  );
};
