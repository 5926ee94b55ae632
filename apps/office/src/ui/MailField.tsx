import { TextField } from '@mui/material';
import { useTranslate } from 'react-admin';

interface MailFieldProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** Whether it is one's own address that is typed. */
  readonly autoComplete: 'email' | 'off';
}

const lengthMax = 254;

export const MailField = ({ value, onChange, autoComplete }: MailFieldProps) => {
  const translate = useTranslate();
  return (
    <TextField
      label={translate('resources.staff.fields.mail')}
      type="email"
      value={value}
      onChange={(event) => onChange(event.target.value)}
      required
      fullWidth
      slotProps={{ htmlInput: { maxLength: lengthMax, autoComplete, spellCheck: false } }}
    />
  );
};
