import { Stack } from '@mui/material';
import { type HouseAccountRow, houseAccountSave, houseAccountSchema } from '@pavilion/contract/office';
import { DataTable } from 'react-admin';
import { OfficeList } from '../../ui/OfficeList.tsx';
import { useDeed } from '../../ui/useDeed.ts';
import type { FieldSpec } from './fields.ts';
import { Change, PaymentActions } from './PaymentActions.tsx';
import { PaymentTabs } from './PaymentTabs.tsx';
import { OpenChip, openFilter } from './presentation.tsx';
import { SaveDialog } from './SaveDialog.tsx';
import { useChoices } from './useChoices.ts';

interface FormProps {
  readonly row?: HouseAccountRow;
  readonly onClose: () => void;
}

const blank = { method_id: '', bank_name: '', account_number: '', holder: '', enabled: true };

const AccountForm = ({ row, onClose }: FormProps) => {
  const { transferMethods } = useChoices();
  const save = useDeed(houseAccountSave);
  const specs: readonly FieldSpec[] = [
    { name: 'method_id', kind: 'choice', choices: transferMethods },
    { name: 'enabled', kind: 'switch' },
    { name: 'bank_name', kind: 'text', lengthMax: 100 },
    { name: 'account_number', kind: 'text' },
    { name: 'holder', kind: 'text', lengthMax: 100 },
  ];
  return (
    <SaveDialog
      noun="houseAccounts"
      schema={houseAccountSchema}
      specs={specs}
      row={row}
      blank={blank}
      save={(account, asked) =>
        save.mutateAsync({
          account,
          ...asked,
          ...(row === undefined ? {} : { id: row.id, version: row.version }),
        })
      }
      onClose={onClose}
    />
  );
};

/** Accounts of the house that members transfer to: one is open a method. */
export const AccountList = () => (
  <OfficeList<HouseAccountRow>
    resource="houseAccounts"
    title="office.payments.place_accounts"
    filters={[openFilter]}
    sort={{ field: 'id', order: 'DESC' }}
    actions={<PaymentActions form={(onClose) => <AccountForm onClose={onClose} />} />}
    above={<PaymentTabs place="accounts" />}
    cards={{
      primaryText: (row: HouseAccountRow) => (
        <Stack direction="row" sx={{ justifyContent: 'space-between', gap: 1 }}>
          <span>
            {row.bank_name} · {row.currency}
          </span>
          <OpenChip isOpen={row.enabled} />
        </Stack>
      ),
      secondaryText: (row: HouseAccountRow) => `${row.account_number} · ${row.holder}`,
      tertiaryText: (row: HouseAccountRow) => (
        <Change form={(onClose) => <AccountForm row={row} onClose={onClose} />} />
      ),
      linkType: false,
    }}
  >
    <DataTable.Col source="bank_name" disableSort />
    <DataTable.Col source="account_number" disableSort />
    <DataTable.Col source="holder" disableSort />
    <DataTable.Col
      source="method_id"
      disableSort
      render={(row: HouseAccountRow) => `${row.method} · ${row.currency}`}
    />
    <DataTable.Col source="orders" align="right" disableSort />
    <DataTable.Col
      source="enabled"
      disableSort
      render={(row: HouseAccountRow) => <OpenChip isOpen={row.enabled} />}
    />
    <DataTable.Col
      source="change"
      disableSort
      render={(row: HouseAccountRow) => (
        <Change form={(onClose) => <AccountForm row={row} onClose={onClose} />} />
      )}
    />
  </OfficeList>
);
