import { TextField } from '@mui/material';

interface TypedFieldProps {
  readonly label: string;
  readonly hint?: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly isOptional?: boolean;
  readonly isWrong?: boolean;
  /** Which keys a phone shows. */
  readonly keys?: 'text' | 'decimal' | 'numeric';
  readonly lengthMax?: number;
  /** Lines that it has at least; one, unless told. */
  readonly lines?: number;
}

const linesMax = 12;

/** A name, an address, a figure: typed as it is, with nothing put right by the browser. */
export const TypedField = ({
  label,
  hint,
  value,
  onChange,
  isOptional = false,
  isWrong = false,
  keys = 'text',
  lengthMax,
  lines,
}: TypedFieldProps) => (
  <TextField
    label={label}
    helperText={hint}
    value={value}
    onChange={({ target }) => onChange(target.value)}
    required={!isOptional}
    error={isWrong}
    fullWidth
    {...(lines === undefined ? {} : { multiline: true, minRows: lines, maxRows: linesMax })}
    slotProps={{
      htmlInput: { inputMode: keys, spellCheck: false, autoComplete: 'off', maxLength: lengthMax },
    }}
  />
);
