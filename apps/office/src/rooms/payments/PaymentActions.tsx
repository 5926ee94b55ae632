import { Button } from '@mui/material';
import { type ReactNode, useState } from 'react';
import { FilterButton, TopToolbar, useTranslate } from 'react-admin';
import { useMayDo } from '../../session/useSession.ts';

/** Opens the form of a row, for whoever may change it. */
export const Change = ({ form }: { readonly form: (onClose: () => void) => ReactNode }) => {
  const translate = useTranslate();
  const mayManage = useMayDo('payments.manage');
  const [isOpen, setOpen] = useState(false);
  if (!mayManage) return null;
  return (
    <>
      <Button size="small" onClick={() => setOpen(true)}>
        {translate('office.payments.change')}
      </Button>
      {isOpen && form(() => setOpen(false))}
    </>
  );
};

/** The buttons over a list: filters, and a new row. */
export const PaymentActions = ({
  form,
  hasFilters = true,
}: {
  readonly form: (onClose: () => void) => ReactNode;
  readonly hasFilters?: boolean;
}) => {
  const translate = useTranslate();
  const mayManage = useMayDo('payments.manage');
  const [isOpen, setOpen] = useState(false);
  return (
    <TopToolbar>
      {hasFilters && <FilterButton />}
      {mayManage && (
        <Button variant="contained" onClick={() => setOpen(true)}>
          {translate('office.payments.make')}
        </Button>
      )}
      {isOpen && form(() => setOpen(false))}
    </TopToolbar>
  );
};
