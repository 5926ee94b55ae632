import { Box, Button, Checkbox, FormControlLabel, Stack, TextField, Typography } from '@mui/material';
import type { VipLevelSetting } from '@pavilion/contract/office';
import { useTranslate } from 'react-admin';
import { useSettingWords } from './settingWords.ts';

interface VipLevelsProps {
  readonly levels: readonly VipLevelSetting[];
  readonly onChange: (levels: readonly VipLevelSetting[]) => void;
  readonly disabled: boolean;
}

const amounts = ['reach', 'keep', 'cash_back_max', 'birthday'] as const;
const numbers = ['cash_back_ppm', 'withdrawals_more', 'withdraw_max_percent'] as const;
const levelsMax = 20;

const newLevel: VipLevelSetting = {
  reach: '',
  keep: '0',
  cash_back_ppm: 0,
  cash_back_max: '0',
  birthday: '0',
  withdrawals_more: 0,
  withdraw_max_percent: 100,
  payouts_first: false,
};

interface LevelProps {
  readonly level: VipLevelSetting;
  readonly place: number;
  readonly onChange: (level: VipLevelSetting) => void;
  readonly disabled: boolean;
}

/** What one level wants and gives. */
const Level = ({ level, place, onChange, disabled }: LevelProps) => {
  const translate = useTranslate();
  const words = useSettingWords();
  const title = translate('office.settings.vip_level', { level: place + 1 });
  return (
    <Box
      component="section"
      aria-label={title}
      sx={{ border: 1, borderColor: 'divider', borderRadius: 2, padding: 2 }}
    >
      <Typography component="h3" variant="h3" sx={{ marginBottom: 1.5 }}>
        {title}
      </Typography>
      <Box
        sx={{
          display: 'grid',
          gap: 1.5,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(3, minmax(0, 1fr))' },
        }}
      >
        {amounts.map((name) => (
          <TextField
            key={name}
            size="small"
            label={words.field(name)}
            value={level[name]}
            disabled={disabled}
            onChange={(event) => onChange({ ...level, [name]: event.target.value.trim() })}
            slotProps={{ htmlInput: { inputMode: 'decimal', maxLength: 20 } }}
          />
        ))}
        {numbers.map((name) => (
          <TextField
            key={name}
            size="small"
            type="number"
            label={words.field(name)}
            value={level[name]}
            disabled={disabled}
            onChange={(event) => onChange({ ...level, [name]: Number(event.target.value) })}
          />
        ))}
      </Box>
      <FormControlLabel
        control={
          <Checkbox
            checked={level.payouts_first}
            disabled={disabled}
            onChange={(_event, isChecked) => onChange({ ...level, payouts_first: isChecked })}
          />
        }
        label={words.field('payouts_first')}
      />
    </Box>
  );
};

/** The levels of VIP members, the lowest first: a level is called by its place. */
export const VipLevels = ({ levels, onChange, disabled }: VipLevelsProps) => {
  const translate = useTranslate();
  return (
    <Stack sx={{ gap: 2 }}>
      {levels.map((level, place) => (
        <Level
          // A level is its place: there is nothing else by which it could be known.
          // biome-ignore lint/suspicious/noArrayIndexKey: levels are added and taken away at the end alone
          key={place}
          level={level}
          place={place}
          disabled={disabled}
          onChange={(next) => onChange(levels.with(place, next))}
        />
      ))}
      {!disabled && (
        <Stack direction="row" sx={{ gap: 1 }}>
          <Button
            variant="outlined"
            disabled={levels.length >= levelsMax}
            onClick={() => onChange([...levels, newLevel])}
          >
            {translate('office.settings.vip_add')}
          </Button>
          <Button color="inherit" disabled={levels.length <= 1} onClick={() => onChange(levels.slice(0, -1))}>
            {translate('office.settings.vip_drop')}
          </Button>
        </Stack>
      )}
    </Stack>
  );
};
