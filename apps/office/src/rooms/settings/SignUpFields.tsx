import ArrowDownward from '@mui/icons-material/ArrowDownward';
import ArrowUpward from '@mui/icons-material/ArrowUpward';
import {
  Box,
  Checkbox,
  IconButton,
  MenuItem,
  Stack,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableRow,
  TextField,
  Typography,
} from '@mui/material';
import {
  comparableFields,
  indispensableFields,
  type SignUpFieldSetting,
  verifiableFields,
} from '@pavilion/contract/office';
import { registerFieldNames } from '@pavilion/contract/signup';
import { useTranslate } from 'react-admin';
import { useSettingWords } from './settingWords.ts';

interface SignUpFieldsProps {
  readonly fields: readonly SignUpFieldSetting[];
  readonly onChange: (fields: readonly SignUpFieldSetting[]) => void;
  readonly disabled: boolean;
}

const flags = [
  'is_display',
  'is_required',
  'is_unique',
  'is_verification',
  'is_member_center',
  'is_member_center_verification',
] as const;
type Flag = (typeof flags)[number];

/** Whether a flag could steer anything there. */
const applies = (name: string, flag: Flag): boolean => {
  if (flag === 'is_unique') return comparableFields.has(name);
  if (flag === 'is_verification' || flag === 'is_member_center_verification')
    return verifiableFields.has(name);
  const isNeeded = indispensableFields.some((needed) => needed === name);
  return !isNeeded || !(flag === 'is_display' || flag === 'is_required');
};

const moved = <Row,>(rows: readonly Row[], from: number, to: number): readonly Row[] => {
  const row = rows[from];
  return row === undefined ? rows : rows.toSpliced(from, 1).toSpliced(to, 0, row);
};

const newField = (name: SignUpFieldSetting['name']): SignUpFieldSetting => ({
  name,
  is_display: true,
  is_required: false,
  is_unique: false,
  is_verification: false,
  is_member_center: true,
  is_member_center_verification: false,
});

/** The form as a visitor will find it: in order, with what must be filled in. */
const Preview = ({ fields }: Pick<SignUpFieldsProps, 'fields'>) => {
  const translate = useTranslate();
  const words = useSettingWords();
  const title = translate('office.settings.preview');
  return (
    <Box
      component="section"
      aria-label={title}
      sx={{ border: 1, borderColor: 'divider', borderRadius: 2, padding: 2 }}
    >
      <Typography component="h3" variant="h3" sx={{ marginBottom: 1.5 }}>
        {title}
      </Typography>
      <Stack sx={{ gap: 1.5 }}>
        {fields
          .filter(({ is_display: isShown }) => isShown)
          .map(({ name, is_required: isRequired, is_verification: isProved }) => (
            <TextField
              key={name}
              size="small"
              label={words.field(name)}
              required={isRequired}
              disabled
              helperText={isProved ? translate('office.settings.preview_code') : ''}
            />
          ))}
      </Stack>
    </Box>
  );
};

const FieldRow = ({ fields, place, onChange, disabled }: SignUpFieldsProps & { readonly place: number }) => {
  const translate = useTranslate();
  const words = useSettingWords();
  const field = fields[place];
  if (field === undefined) return null;
  const name = words.field(field.name);
  return (
    <TableRow>
      <TableCell component="th" scope="row" sx={{ whiteSpace: 'nowrap' }}>
        {name}
      </TableCell>
      {flags.map((flag) => (
        <TableCell key={flag} align="center" padding="none">
          <Checkbox
            size="small"
            checked={field[flag]}
            disabled={disabled || !applies(field.name, flag)}
            onChange={(_event, isOn) => onChange(fields.with(place, { ...field, [flag]: isOn }))}
            slotProps={{ input: { 'aria-label': `${name} · ${words.field(flag)}` } }}
          />
        </TableCell>
      ))}
      <TableCell sx={{ whiteSpace: 'nowrap' }} padding="none">
        <IconButton
          size="small"
          disabled={disabled || place === 0}
          aria-label={translate('office.settings.up', { name })}
          onClick={() => onChange(moved(fields, place, place - 1))}
        >
          <ArrowUpward fontSize="small" />
        </IconButton>
        <IconButton
          size="small"
          disabled={disabled || place === fields.length - 1}
          aria-label={translate('office.settings.down', { name })}
          onClick={() => onChange(moved(fields, place, place + 1))}
        >
          <ArrowDownward fontSize="small" />
        </IconButton>
      </TableCell>
    </TableRow>
  );
};

/** The fields of a sign-up in their order, and beside them the form that comes of it. */
export const SignUpFields = (props: SignUpFieldsProps) => {
  const { fields, onChange, disabled } = props;
  const translate = useTranslate();
  const words = useSettingWords();
  const left = registerFieldNames.filter((name) => !fields.some((field) => field.name === name));
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 3fr) minmax(240px, 1fr)' },
      }}
    >
      <Stack sx={{ gap: 2, minWidth: 0 }}>
        {/* Somebody without a mouse scrolls it with the arrow keys. */}
        <Box role="group" tabIndex={0} aria-label={words.field('fields')} sx={{ overflowX: 'auto' }}>
          <Table size="small" aria-label={words.field('fields')}>
            <TableHead>
              <TableRow>
                <TableCell>{translate('office.settings.what')}</TableCell>
                {flags.map((flag) => (
                  <TableCell key={flag} align="center" sx={{ lineHeight: 1.2 }}>
                    {words.field(flag)}
                  </TableCell>
                ))}
                <TableCell>{words.field('order')}</TableCell>
              </TableRow>
            </TableHead>
            <TableBody>
              {fields.map(({ name }, place) => (
                <FieldRow key={name} {...props} place={place} />
              ))}
            </TableBody>
          </Table>
        </Box>
        {left.length > 0 && !disabled && (
          <TextField
            select
            size="small"
            label={translate('office.settings.add_field')}
            value=""
            onChange={({ target }) => {
              const name = left.find((one) => one === target.value);
              if (name !== undefined) onChange([...fields, newField(name)]);
            }}
            sx={{ maxWidth: 320 }}
          >
            {left.map((name) => (
              <MenuItem key={name} value={name}>
                {words.field(name)}
              </MenuItem>
            ))}
          </TextField>
        )}
      </Stack>
      <Preview fields={fields} />
    </Box>
  );
};
