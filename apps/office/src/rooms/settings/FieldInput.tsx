import {
  Box,
  Checkbox,
  FormControl,
  FormControlLabel,
  FormGroup,
  FormHelperText,
  FormLabel,
  MenuItem,
  Switch,
  TextField,
} from '@mui/material';
import type { HeldRule } from '@pavilion/contract/office';
import type { Field } from './fieldShapes.ts';
import { useSettingWords } from './settingWords.ts';

interface FieldInputProps {
  readonly field: Field;
  readonly value: unknown;
  readonly onChange: (value: unknown) => void;
  /** Paths below this field that do not fit. */
  readonly wrong: ReadonlySet<string>;
  readonly path: string;
  readonly disabled: boolean;
  /** The rule of the site's jurisdiction that holds this field. */
  readonly heldBy?: HeldRule | undefined;
}

type Inner = Omit<FieldInputProps, 'field' | 'path'> & {
  readonly label: string;
  readonly help: string;
  readonly isWrong: boolean;
};

const FlagInput = ({ label, help, value, onChange, disabled }: Inner) => (
  <FormControl>
    <FormControlLabel
      control={
        <Switch
          checked={value === true}
          disabled={disabled}
          onChange={(event) => onChange(event.target.checked)}
        />
      }
      label={label}
    />
    {help !== '' && <FormHelperText>{help}</FormHelperText>}
  </FormControl>
);

const ChoiceInput = ({
  label,
  help,
  value,
  onChange,
  disabled,
  values,
}: Inner & { readonly values: readonly (string | number)[] }) => {
  const words = useSettingWords();
  return (
    <TextField
      select
      label={label}
      helperText={help}
      value={String(value)}
      disabled={disabled}
      onChange={(event) => onChange(values.find((one) => String(one) === event.target.value))}
      fullWidth
    >
      {values.map((one) => (
        <MenuItem key={one} value={String(one)}>
          {words.choice(one)}
        </MenuItem>
      ))}
    </TextField>
  );
};

const ChoicesInput = ({
  label,
  help,
  value,
  onChange,
  disabled,
  isWrong,
  values,
}: Inner & { readonly values: readonly string[] }) => {
  const words = useSettingWords();
  const chosen = Array.isArray(value) ? value : [];
  return (
    <FormControl component="fieldset" variant="standard" error={isWrong} disabled={disabled}>
      <FormLabel component="legend">{label}</FormLabel>
      <FormGroup row>
        {values.map((one) => (
          <FormControlLabel
            key={one}
            control={
              <Checkbox
                checked={chosen.includes(one)}
                onChange={(_event, isChosen) =>
                  onChange(isChosen ? [...chosen, one] : chosen.filter((other) => other !== one))
                }
              />
            }
            label={words.choice(one)}
          />
        ))}
      </FormGroup>
      {/* The order in which they were chosen counts. */}
      <FormHelperText>{[help, chosen.map(words.choice).join(' → ')].join(' ')}</FormHelperText>
    </FormControl>
  );
};

/** Millionths are typed as percent: nobody thinks in millionths. */
const millionthsInPercent = 10_000;

const NumberInput = ({
  label,
  help,
  value,
  onChange,
  disabled,
  isWrong,
  isPart,
  bounds,
}: Inner & { readonly isPart: boolean; readonly bounds: { min?: number; max?: number } }) => {
  const scale = isPart ? millionthsInPercent : 1;
  return (
    <TextField
      type="number"
      label={isPart ? `${label} (%)` : label}
      helperText={help}
      error={isWrong}
      disabled={disabled}
      value={typeof value === 'number' ? value / scale : ''}
      onChange={({ target }) =>
        onChange(target.value === '' ? null : Math.round(Number(target.value) * scale * 100) / 100)
      }
      fullWidth
      slotProps={{
        htmlInput: {
          step: isPart ? 'any' : 1,
          ...(bounds.min === undefined ? {} : { min: bounds.min / scale }),
          ...(bounds.max === undefined ? {} : { max: bounds.max / scale }),
        },
      }}
    />
  );
};

const LinesInput = ({ label, help, value, onChange, disabled, isWrong }: Inner) => (
  <TextField
    label={label}
    helperText={help}
    error={isWrong}
    disabled={disabled}
    value={Array.isArray(value) ? value.join('\n') : ''}
    onChange={(event) => onChange(event.target.value.split('\n').map((line) => line.trim()))}
    onBlur={() => onChange((Array.isArray(value) ? value : []).filter((line) => line !== ''))}
    multiline
    minRows={3}
    fullWidth
    slotProps={{ htmlInput: { spellCheck: false } }}
  />
);

/** A text for each language or currency; an empty one is left out. */
const TextsInput = ({
  label,
  help,
  value,
  onChange,
  disabled,
  isWrong,
  keys,
}: Inner & { readonly keys: readonly string[] }) => {
  const words = useSettingWords();
  const texts = typeof value === 'object' && value !== null ? value : {};
  const given = new Map<string, unknown>(Object.entries(texts));
  return (
    <FormControl component="fieldset" variant="standard" error={isWrong} fullWidth>
      <FormLabel component="legend">{label}</FormLabel>
      <Box
        sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' }, paddingTop: 1 }}
      >
        {keys.map((key) => (
          <TextField
            key={key}
            size="small"
            label={words.choice(key)}
            value={given.get(key) ?? ''}
            disabled={disabled}
            onChange={(event) =>
              onChange(
                Object.fromEntries(
                  [...given, [key, event.target.value] as const].filter(([, text]) => text !== ''),
                ),
              )
            }
          />
        ))}
      </Box>
      <FormHelperText>{help}</FormHelperText>
    </FormControl>
  );
};

/** One field of a setting, whatever its shape. */
export const FieldInput = ({ field: { name, shape }, path, heldBy, ...given }: FieldInputProps) => {
  const words = useSettingWords();
  // What is forbidden is off; of a least time more may be set.
  const rest = { ...given, disabled: given.disabled || heldBy?.held === false };
  const isWrong = [...rest.wrong].some((one) => one === path || one.startsWith(`${path}.`));
  const inner: Inner = {
    ...rest,
    label: words.field(name),
    help: heldBy ? words.held(heldBy) : words.hint(name),
    isWrong,
  };
  switch (shape.kind) {
    case 'flag':
      return <FlagInput {...inner} />;
    case 'choice':
      return <ChoiceInput {...inner} values={shape.values} />;
    case 'choices':
      return <ChoicesInput {...inner} values={shape.values} />;
    case 'number': {
      const { min, max } = shape;
      const bounds = { ...(min === undefined ? {} : { min }), ...(max === undefined ? {} : { max }) };
      return <NumberInput {...inner} isPart={name.endsWith('_ppm')} bounds={bounds} />;
    }
    case 'lines':
      return <LinesInput {...inner} />;
    case 'texts':
      return <TextsInput {...inner} keys={shape.keys} />;
    case 'group':
      return <GroupInput {...inner} fields={shape.fields} path={path} />;
    case 'rows':
      return null;
    case 'text':
      return (
        <TextField
          label={inner.label}
          helperText={inner.help}
          error={isWrong}
          disabled={rest.disabled}
          value={typeof rest.value === 'string' ? rest.value : ''}
          onChange={(event) => rest.onChange(event.target.value)}
          fullWidth
          slotProps={{
            htmlInput: shape.lengthMax === undefined ? {} : { maxLength: shape.lengthMax },
          }}
        />
      );
  }
};

const GroupInput = ({
  label,
  value,
  onChange,
  fields,
  path,
  ...rest
}: Inner & { readonly fields: readonly Field[]; readonly path: string }) => {
  const given = typeof value === 'object' && value !== null ? value : {};
  const values = new Map<string, unknown>(Object.entries(given));
  return (
    <FormControl component="fieldset" variant="standard" fullWidth>
      <FormLabel component="legend">{label}</FormLabel>
      <Box sx={{ display: 'grid', gap: 2, paddingTop: 1.5 }}>
        {fields.map((field) => (
          <FieldInput
            key={field.name}
            field={field}
            path={`${path}.${field.name}`}
            value={values.get(field.name)}
            onChange={(next) =>
              onChange(
                Object.fromEntries(
                  // A text of a group that is emptied is left out, as it would be if it had never been there.
                  [...new Map([...values, [field.name, next]])].filter(([, one]) => one !== ''),
                ),
              )
            }
            wrong={rest.wrong}
            disabled={rest.disabled}
          />
        ))}
      </Box>
    </FormControl>
  );
};
