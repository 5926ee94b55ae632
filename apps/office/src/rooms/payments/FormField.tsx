import { FormControlLabel, MenuItem, Switch, TextField } from '@mui/material';
import { localizedTextSchema } from '@pavilion/contract';
import { dayBegin, dayEnd } from '@pavilion/web/zonedDay';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { useOpenSession } from '../../session/useSession.ts';
import { LanguageTexts, writtenTexts } from '../../ui/LanguageTexts.tsx';
import { type FieldSpec, shareOf, shareText, splitAmounts } from './fields.ts';
import { WeightsField } from './WeightsField.tsx';

interface FormFieldProps {
  readonly spec: FieldSpec;
  readonly label: string;
  readonly value: unknown;
  readonly onChange: (value: unknown) => void;
  readonly isWrong: boolean;
  readonly isFixed: boolean;
}

const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';

/** The day of an instant as the clocks of a zone have it. */
const dayOf = (value: unknown, timeZone: string, backMs: number): string =>
  typeof value === 'string' && value !== ''
    ? new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' }).format(Date.parse(value) - backMs)
    : '';

/** A day of the site, first or last; kept as the instant at which it begins or is over. */
const DayField = ({ spec, label, value, onChange, isWrong }: FormFieldProps) => {
  const timeZone = useOpenSession()?.site.time_zone ?? 'UTC';
  const isLast = spec.kind === 'last_day';
  return (
    <TextField
      type="date"
      label={label}
      value={dayOf(value, timeZone, isLast ? 1 : 0)}
      onChange={(event) =>
        onChange((isLast ? dayEnd : dayBegin)(event.target.value, timeZone)?.toISOString() ?? '')
      }
      error={isWrong}
      required
      fullWidth
      slotProps={{ inputLabel: { shrink: true } }}
    />
  );
};

const AmountsField = ({ label, value, onChange, isWrong }: FormFieldProps) => {
  const translate = useTranslate();
  const [typed, setTyped] = useState(Array.isArray(value) ? value.join(' ') : '');
  return (
    <TextField
      label={label}
      value={typed}
      onChange={(event) => {
        setTyped(event.target.value);
        onChange(splitAmounts(event.target.value));
      }}
      helperText={translate('office.payments.amounts_hint')}
      error={isWrong}
      fullWidth
    />
  );
};

/** Keeps what is being typed, such as a point at its end, beside the number that it comes to. */
const ShareField = ({ label, value, onChange, isWrong }: FormFieldProps) => {
  const [typed, setTyped] = useState(() => shareText(value));
  return (
    <TextField
      label={label}
      value={typed}
      onChange={(event) => {
        setTyped(event.target.value);
        onChange(shareOf(event.target.value));
      }}
      error={isWrong}
      fullWidth
      slotProps={{ htmlInput: { inputMode: 'decimal', maxLength: 10, autoComplete: 'off' } }}
    />
  );
};

/** A number is kept as one only while what is typed is whole: the contract names the field otherwise. */
const wholeOf = (typed: string): number | string => (/^\d{1,9}$/.test(typed) ? Number(typed) : typed);

const readText = ({ kind, mayBeNone = false }: FieldSpec, typed: string): unknown => {
  if (mayBeNone && typed === '') return null;
  return kind === 'whole' ? wholeOf(typed) : typed;
};

/** One field of a form by its kind. */
export const FormField = (props: FormFieldProps) => {
  const { spec, label, value, onChange, isWrong, isFixed } = props;
  const translate = useTranslate();
  switch (spec.kind) {
    case 'switch':
      return (
        <FormControlLabel
          control={<Switch checked={value === true} onChange={(event) => onChange(event.target.checked)} />}
          label={label}
        />
      );
    case 'texts':
      return (
        <LanguageTexts
          label={label}
          texts={localizedTextSchema.catch({}).parse(value)}
          onChange={(texts) => onChange(writtenTexts(texts))}
          lengthMax={spec.lengthMax ?? 200}
        />
      );
    case 'first_day':
    case 'last_day':
      return <DayField {...props} />;
    case 'amounts':
      return <AmountsField {...props} />;
    case 'share':
      return <ShareField {...props} />;
    case 'weights':
      return <WeightsField label={label} value={value} onChange={onChange} isWrong={isWrong} />;
    case 'choice':
      return (
        <TextField
          select
          label={label}
          value={textOf(value)}
          onChange={(event) =>
            onChange(spec.choices?.find(({ id }) => String(id) === event.target.value)?.id ?? '')
          }
          error={isWrong}
          disabled={isFixed}
          required
          fullWidth
        >
          {spec.choices?.map(({ id, name }) => (
            <MenuItem key={id} value={String(id)}>
              {name}
            </MenuItem>
          ))}
        </TextField>
      );
    case 'text':
    case 'amount':
    case 'whole':
      return (
        <TextField
          label={label}
          value={textOf(value)}
          onChange={(event) => onChange(readText(spec, event.target.value))}
          error={isWrong}
          disabled={isFixed}
          helperText={spec.hint === undefined ? undefined : translate(spec.hint)}
          fullWidth
          slotProps={{
            htmlInput: {
              inputMode: spec.kind === 'text' ? 'text' : 'decimal',
              maxLength: spec.lengthMax ?? 40,
              autoComplete: 'off',
              spellCheck: false,
            },
          }}
        />
      );
  }
};
