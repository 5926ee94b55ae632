import { type Currency, currencySchema } from '@pavilion/contract';
import { useTranslate } from 'react-admin';
import { SelectField } from '../../ui/SelectField.tsx';

interface CurrencyFieldProps {
  readonly value: Currency;
  readonly onChange: (currency: Currency) => void;
}

export const CurrencyField = ({ value, onChange }: CurrencyFieldProps) => {
  const translate = useTranslate();
  return (
    <SelectField
      label={translate('office.games.currency')}
      value={value}
      choices={currencySchema.options}
      wordOf={(code) => code}
      onChange={onChange}
    />
  );
};
