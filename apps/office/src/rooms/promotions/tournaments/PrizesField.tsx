import { Box, Button, Stack, TextField } from '@mui/material';
import { useTranslate } from 'react-admin';

/** A step of the prizes: each place behind the one before it, up to this one, wins the amount. */
export interface PrizeStep {
  readonly lastPlace: string;
  readonly amount: string;
}

interface PrizesFieldProps {
  readonly steps: readonly PrizeStep[];
  readonly isWrong: boolean;
  readonly onChange: (steps: readonly PrizeStep[]) => void;
}

const stepsMax = 20;
const wholePlace = /^[1-9][0-9]{0,2}$/;

/** The place behind those of a step; the next one's first. */
const behind = ({ lastPlace }: PrizeStep): number => (wholePlace.test(lastPlace) ? Number(lastPlace) + 1 : 1);

/** The steps as the contract takes them: each begins behind the one before it. */
export const prizesOf = (steps: readonly PrizeStep[]) =>
  steps.map(({ lastPlace, amount }, index) => {
    const before = steps[index - 1];
    return {
      first_place: before === undefined ? 1 : behind(before),
      last_place: wholePlace.test(lastPlace) ? Number(lastPlace) : 0,
      amount: amount.trim(),
    };
  });

/** What each place wins, step by step from the first on. */
export const PrizesField = ({ steps, isWrong, onChange }: PrizesFieldProps) => {
  const translate = useTranslate();
  const last = steps.at(-1);
  return (
    <Stack sx={{ gap: 1.5 }}>
      {prizesOf(steps).map(({ first_place: first }, index) => {
        const step = steps[index];
        if (step === undefined) return null;
        return (
          <Box
            // A step is its place: there is nothing else by which it could be known.
            // biome-ignore lint/suspicious/noArrayIndexKey: steps are added and taken away at the end alone
            key={index}
            sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' }}
          >
            <TextField
              label={translate('office.tournaments.prize_places', { first })}
              value={step.lastPlace}
              error={isWrong}
              onChange={(event) =>
                onChange(steps.with(index, { ...step, lastPlace: event.target.value.trim() }))
              }
              slotProps={{ htmlInput: { inputMode: 'numeric', maxLength: 3 } }}
            />
            <TextField
              label={translate('office.tournaments.prize_amount')}
              value={step.amount}
              error={isWrong}
              onChange={(event) => onChange(steps.with(index, { ...step, amount: event.target.value }))}
              slotProps={{ htmlInput: { inputMode: 'decimal', maxLength: 20 } }}
            />
          </Box>
        );
      })}
      <Stack direction="row" sx={{ gap: 1 }}>
        <Button
          variant="outlined"
          disabled={steps.length >= stepsMax || last === undefined || !wholePlace.test(last.lastPlace)}
          onClick={() =>
            last !== undefined && onChange([...steps, { lastPlace: String(behind(last)), amount: '' }])
          }
        >
          {translate('office.tournaments.prize_add')}
        </Button>
        <Button color="inherit" disabled={steps.length <= 1} onClick={() => onChange(steps.slice(0, -1))}>
          {translate('office.tournaments.prize_drop')}
        </Button>
      </Stack>
    </Stack>
  );
};
