import Delete from '@mui/icons-material/DeleteOutlined';
import { Button, IconButton, MenuItem, Stack, TextField, Typography } from '@mui/material';
import { gameTypeIds } from '@pavilion/contract';
import { useTranslate } from 'react-admin';
import { z } from 'zod';

interface WeightsFieldProps {
  readonly label: string;
  readonly value: unknown;
  readonly onChange: (value: unknown) => void;
  readonly isWrong: boolean;
}

/** A weight while it is written: what is typed may be none yet. */
const draftSchema = z.object({ gt_id: z.unknown(), game_id: z.unknown(), percent: z.unknown() });
type Draft = z.infer<typeof draftSchema>;

const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';
const wholeOf = (typed: string): number | string => (/^\d{1,9}$/.test(typed) ? Number(typed) : typed);
const aGame = 'game';

/** How much of a bet counts, by type of game or by game: a line each. */
export const WeightsField = ({ label, value, onChange, isWrong }: WeightsFieldProps) => {
  const translate = useTranslate();
  const drafts = z.array(draftSchema).catch([]).parse(value);
  const set = (place: number, change: Partial<Draft>) =>
    onChange(drafts.map((draft, at) => (at === place ? { ...draft, ...change } : draft)));
  return (
    <Stack component="fieldset" sx={{ border: 0, p: 0, m: 0, gap: 1.5, minWidth: 0 }}>
      <Typography component="legend" variant="body2" color={isWrong ? 'error' : 'textSecondary'}>
        {label}
      </Typography>
      {drafts.map((draft, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a line has no name of its own but its place
        <Stack key={place} direction="row" sx={{ gap: 1, flexWrap: 'wrap', alignItems: 'center' }}>
          <TextField
            select
            size="small"
            label={translate('office.payments.weight_of')}
            value={draft.gt_id === null ? aGame : textOf(draft.gt_id)}
            onChange={({ target }) =>
              set(
                place,
                target.value === aGame
                  ? { gt_id: null, game_id: '' }
                  : { gt_id: Number(target.value), game_id: null },
              )
            }
            sx={{ flex: '1 1 10rem' }}
          >
            {gameTypeIds.map((id) => (
              <MenuItem key={id} value={String(id)}>
                {translate(`office.game_type.${id}`)}
              </MenuItem>
            ))}
            <MenuItem value={aGame}>{translate('office.payments.weight_game')}</MenuItem>
          </TextField>
          {draft.gt_id === null && (
            <TextField
              size="small"
              label={translate('office.payments.weight_game_id')}
              value={textOf(draft.game_id)}
              onChange={({ target }) => set(place, { game_id: wholeOf(target.value) })}
              slotProps={{ htmlInput: { inputMode: 'numeric', maxLength: 9 } }}
              sx={{ flex: '0 1 8rem' }}
            />
          )}
          <TextField
            size="small"
            label={translate('office.payments.weight_percent')}
            value={textOf(draft.percent)}
            onChange={({ target }) => set(place, { percent: wholeOf(target.value) })}
            slotProps={{ htmlInput: { inputMode: 'numeric', maxLength: 3 } }}
            sx={{ flex: '0 1 7rem' }}
          />
          <IconButton
            aria-label={translate('office.payments.weight_remove')}
            onClick={() => onChange(drafts.filter((_draft, at) => at !== place))}
          >
            <Delete />
          </IconButton>
        </Stack>
      ))}
      <Button
        size="small"
        sx={{ alignSelf: 'start' }}
        onClick={() => onChange([...drafts, { gt_id: gameTypeIds[1], game_id: null, percent: 10 }])}
      >
        {translate('office.payments.weight_add')}
      </Button>
    </Stack>
  );
};
