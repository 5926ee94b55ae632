import type { Currency } from '@pavilion/contract';
import { useTranslate } from 'react-admin';
import { useOpenSession } from '../../session/useSession.ts';
import { SelectField } from '../../ui/SelectField.tsx';

/** One of the site's currencies; empty for all of them. */
export type ChosenCurrency = Currency | '';

/** The filter of a report that is only of one currency. */
export const onlyIn = (currency: ChosenCurrency): { readonly currency?: Currency } =>
  currency === '' ? {} : { currency };

interface CurrencyChoiceProps {
  readonly value: ChosenCurrency;
  readonly onChange: (currency: ChosenCurrency) => void;
  /** Beside the days of a report rather than in a form. */
  readonly isSmall?: boolean;
}

export const CurrencyChoice = ({ value, onChange, isSmall = false }: CurrencyChoiceProps) => {
  const translate = useTranslate();
  const currencies = useOpenSession()?.site.currencies ?? [];
  return (
    <SelectField
      label={translate('office.today.currency')}
      value={value}
      choices={['', ...currencies]}
      wordOf={(currency) => (currency === '' ? translate('office.reports.all_currencies') : currency)}
      onChange={onChange}
      {...(isSmall ? { size: 'small', fullWidth: false, sx: { minWidth: 130 } } : {})}
    />
  );
};
