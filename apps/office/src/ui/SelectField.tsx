import { MenuItem, TextField, type TextFieldProps } from '@mui/material';

interface SelectFieldProps<Value extends string | number>
  extends Pick<TextFieldProps, 'size' | 'fullWidth' | 'sx' | 'helperText' | 'disabled'> {
  readonly label: string;
  readonly value: Value;
  readonly choices: readonly Value[];
  readonly wordOf: (value: Value) => string;
  readonly onChange: (value: Value) => void;
}

/** One of a few values, each said in words. */
export const SelectField = <Value extends string | number>({
  choices,
  wordOf,
  onChange,
  ...field
}: SelectFieldProps<Value>) => (
  <TextField
    select
    fullWidth
    {...field}
    onChange={({ target }) => {
      const chosen = choices.find((value) => String(value) === String(target.value));
      if (chosen !== undefined) onChange(chosen);
    }}
    slotProps={{ inputLabel: { shrink: true }, select: { displayEmpty: true } }}
  >
    {choices.map((value) => (
      <MenuItem key={value} value={value}>
        {wordOf(value)}
      </MenuItem>
    ))}
  </TextField>
);
