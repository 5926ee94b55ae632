import { Chip } from '@mui/material';
import { type LocalizedText, localeSchema, localized } from '@pavilion/contract';
import { SelectInput, useLocale, useTranslate } from 'react-admin';
import { Money } from '../../ui/Money.tsx';

/** A text in the language of the reader, with the fallbacks of the hall. */
export const useTextOf = (): ((texts: LocalizedText) => string) => {
  const locale = localeSchema.catch('zh_CN').parse(useLocale());
  return (texts) => localized(texts, locale);
};

/** Whether something is open, in words. */
export const OpenChip = ({ isOpen }: { readonly isOpen: boolean }) => {
  const translate = useTranslate();
  return (
    <Chip
      size="small"
      variant="outlined"
      color={isOpen ? 'success' : 'default'}
      label={translate(isOpen ? 'office.payments.open' : 'office.payments.closed')}
    />
  );
};

export const openFilter = (
  <SelectInput
    key="enabled"
    source="enabled"
    choices={[
      { id: true, name: 'office.payments.open' },
      { id: false, name: 'office.payments.closed' },
    ]}
  />
);

/** Hundredths of a per cent as per cent. */
export const percentOf = (basisPoints: number): string => `${basisPoints / 100}%`;

interface Bounded {
  readonly amount_min: string;
  readonly amount_max: string;
  readonly currency: string;
}

/** From the smallest to the largest amount that is taken. */
export const Bounds = ({ row }: { readonly row: Bounded }) => (
  <>
    <Money amount={row.amount_min} currency={row.currency} /> –{' '}
    <Money amount={row.amount_max} currency={row.currency} />
  </>
);
