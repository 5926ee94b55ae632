import {
  Box,
  Button,
  FormControlLabel,
  MenuItem,
  Radio,
  RadioGroup,
  Stack,
  TextField,
  Typography,
} from '@mui/material';
import { groupLetterCount, type LetterFilter } from '@pavilion/contract/office';
import { dayBegin, dayEnd } from '@pavilion/web/zonedDay';
import { useMutation } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { callOffice } from '../../api/callOffice.ts';
import { useOpenSession } from '../../session/useSession.ts';
import { Refusal } from '../../ui/Refusal.tsx';

/** A group as somebody chooses it: days of the site, numbers as they are typed. */
export interface ChosenGroup {
  readonly currencies: readonly string[];
  readonly joinedFrom: string;
  readonly joinedTo: string;
  readonly seenFrom: string;
  readonly notSeenFrom: string;
  readonly deposited: 'any' | 'yes' | 'no';
  readonly agentId: string;
}

/** The filter that a choice stands for, as the contract takes it. */
export const filterOf = (chosen: ChosenGroup, timeZone: string): LetterFilter => {
  const at = (name: string, instant: Date | null): object =>
    instant === null ? {} : { [name]: instant.toISOString() };
  return {
    ...(chosen.currencies.length === 0 ? {} : { currencies: [...chosen.currencies] }),
    ...at('joined_from', dayBegin(chosen.joinedFrom, timeZone)),
    ...at('joined_to', dayEnd(chosen.joinedTo, timeZone)),
    ...at('seen_from', dayBegin(chosen.seenFrom, timeZone)),
    ...at('not_seen_from', dayBegin(chosen.notSeenFrom, timeZone)),
    ...(chosen.deposited === 'any' ? {} : { deposited: chosen.deposited === 'yes' }),
    ...(chosen.agentId === '' ? {} : { agent_id: Number(chosen.agentId) }),
  } as LetterFilter;
};

/** The day of the site in which an instant lies; of the one before for an end that is not in it. */
const dayOf = (instant: string | undefined, timeZone: string, shiftMs = 0): string =>
  instant === undefined
    ? ''
    : new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' }).format(
        new Date(Date.parse(instant) - shiftMs),
      );

/** A filter as the fields show it. */
export const chosenOf = (filter: LetterFilter, timeZone: string): ChosenGroup => ({
  currencies: filter.currencies ?? [],
  joinedFrom: dayOf(filter.joined_from, timeZone),
  joinedTo: dayOf(filter.joined_to, timeZone, 1),
  seenFrom: dayOf(filter.seen_from, timeZone),
  notSeenFrom: dayOf(filter.not_seen_from, timeZone),
  deposited: filter.deposited === undefined ? 'any' : filter.deposited ? 'yes' : 'no',
  agentId: filter.agent_id === undefined ? '' : String(filter.agent_id),
});

interface FieldsProps {
  readonly chosen: ChosenGroup;
  readonly onChange: (chosen: ChosenGroup) => void;
}

/** How many members it is now, asked when somebody wants to know. */
const Count = ({ chosen }: Pick<FieldsProps, 'chosen'>) => {
  const translate = useTranslate();
  const timeZone = useOpenSession()?.site.time_zone ?? 'UTC';
  const filter = filterOf(chosen, timeZone);
  const count = useMutation({
    mutationFn: (asked: LetterFilter) => callOffice(groupLetterCount, { filter: asked }),
  });
  const isOfThis = JSON.stringify(count.variables) === JSON.stringify(filter);
  return (
    <Stack direction="row" sx={{ gap: 2, alignItems: 'center', flexWrap: 'wrap' }}>
      <Button variant="outlined" loading={count.isPending} onClick={() => count.mutate(filter)}>
        {translate('office.letters.count')}
      </Button>
      <Box aria-live="polite">
        {count.data !== undefined && isOfThis && (
          <Typography sx={{ fontWeight: 650 }}>
            {translate('office.letters.counted', { smart_count: count.data.receivers })}
            {count.data.receivers > count.data.alone_max &&
              ` · ${translate('office.letters.takes_two', { count: count.data.alone_max })}`}
          </Typography>
        )}
      </Box>
      <Refusal failure={isOfThis ? count.error : null} />
    </Stack>
  );
};

/** Who receives it: everything that is filled in has to fit. */
export const GroupFields = ({ chosen, onChange }: FieldsProps) => {
  const translate = useTranslate();
  const currencies = useOpenSession()?.site.currencies ?? [];
  const change = (given: Partial<ChosenGroup>): void => onChange({ ...chosen, ...given });
  const day = (name: 'joinedFrom' | 'joinedTo' | 'seenFrom' | 'notSeenFrom', label: string) => (
    <TextField
      type="date"
      label={translate(`office.letters.${label}`)}
      value={chosen[name]}
      onChange={(event) => change({ [name]: event.target.value })}
      slotProps={{ inputLabel: { shrink: true } }}
    />
  );
  return (
    <Stack sx={{ gap: 2 }}>
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
        }}
      >
        <TextField
          select
          label={translate('office.letters.currencies')}
          value={chosen.currencies}
          onChange={({ target: { value } }) => change({ currencies: [value].flat() })}
          helperText={translate('office.letters.currencies_hint')}
          slotProps={{ select: { multiple: true } }}
        >
          {currencies.map((currency) => (
            <MenuItem key={currency} value={currency}>
              {currency}
            </MenuItem>
          ))}
        </TextField>
        <TextField
          label={translate('office.letters.agent_id')}
          value={chosen.agentId}
          onChange={(event) => change({ agentId: event.target.value.replaceAll(/\D/g, '') })}
          helperText={translate('office.letters.agent_id_hint')}
          slotProps={{ htmlInput: { inputMode: 'numeric', maxLength: 10 } }}
        />
        {day('joinedFrom', 'joined_from')}
        {day('joinedTo', 'joined_to')}
        {day('seenFrom', 'seen_from')}
        {day('notSeenFrom', 'not_seen_from')}
      </Box>
      <RadioGroup
        row
        aria-label={translate('office.letters.deposited')}
        value={chosen.deposited}
        onChange={(_event, value) =>
          change({ deposited: value === 'yes' ? 'yes' : value === 'no' ? 'no' : 'any' })
        }
      >
        {(['any', 'yes', 'no'] as const).map((value) => (
          <FormControlLabel
            key={value}
            value={value}
            control={<Radio size="small" />}
            label={translate(`office.letters.deposited_${value}`)}
          />
        ))}
      </RadioGroup>
      <Count chosen={chosen} />
    </Stack>
  );
};
