import { type BankRow, bankSave, bankSchema } from '@pavilion/contract/office';
import { DataTable, TextInput } from 'react-admin';
import { OfficeList } from '../../ui/OfficeList.tsx';
import { CardHead } from '../../ui/RowCard.tsx';
import { useDeed } from '../../ui/useDeed.ts';
import type { FieldSpec } from './fields.ts';
import { Change, PaymentActions } from './PaymentActions.tsx';
import { PaymentTabs } from './PaymentTabs.tsx';
import { OpenChip, openFilter } from './presentation.tsx';
import { SaveDialog } from './SaveDialog.tsx';
import { useChoices } from './useChoices.ts';

interface FormProps {
  readonly row?: BankRow;
  readonly onClose: () => void;
}

const blank = { currency: '', code: null, name: '', names: {}, sort: 0, enabled: true };
const [nameLengthMax, codeLengthMax] = [60, 20];

const BankForm = ({ row, onClose }: FormProps) => {
  const { currencies } = useChoices();
  const save = useDeed(bankSave);
  const specs: readonly FieldSpec[] = [
    { name: 'currency', kind: 'choice', choices: currencies, fixed: true },
    { name: 'enabled', kind: 'switch' },
    { name: 'name', kind: 'text', lengthMax: nameLengthMax, hint: 'office.payments.hint.bank_name' },
    {
      name: 'code',
      kind: 'text',
      lengthMax: codeLengthMax,
      mayBeNone: true,
      hint: 'office.payments.hint.none',
    },
    { name: 'sort', kind: 'whole' },
    { name: 'names', kind: 'texts', lengthMax: nameLengthMax },
  ];
  return (
    <SaveDialog
      noun="banks"
      schema={bankSchema}
      specs={specs}
      row={row}
      blank={blank}
      save={(bank, asked) =>
        save.mutateAsync({
          bank,
          ...asked,
          ...(row === undefined ? {} : { id: row.id, version: row.version }),
        })
      }
      onClose={onClose}
    />
  );
};

const filters = [<TextInput key="q" source="q" alwaysOn resettable />, openFilter];

const languagesOf = ({ names }: BankRow): string => Object.values(names).join(' · ');

/** The banks that members may look for, by currency: one that is closed is hidden from them, and stays here. */
export const BankList = () => (
  <OfficeList<BankRow>
    resource="banks"
    title="office.payments.place_banks"
    filters={filters}
    sort={{ field: 'currency', order: 'ASC' }}
    actions={<PaymentActions form={(onClose) => <BankForm onClose={onClose} />} />}
    above={<PaymentTabs place="banks" />}
    cards={{
      primaryText: (row: BankRow) => (
        <CardHead name={`${row.name} · ${row.currency}`}>
          <OpenChip isOpen={row.enabled} />
        </CardHead>
      ),
      secondaryText: (row: BankRow) => [row.code, languagesOf(row)].filter(Boolean).join(' · '),
      tertiaryText: (row: BankRow) => <Change form={(onClose) => <BankForm row={row} onClose={onClose} />} />,
      linkType: false,
    }}
  >
    <DataTable.Col source="currency" disableSort />
    <DataTable.Col source="name" disableSort />
    <DataTable.Col source="code" disableSort />
    <DataTable.Col source="names" disableSort render={languagesOf} />
    <DataTable.Col source="sort" align="right" disableSort />
    <DataTable.Col
      source="enabled"
      disableSort
      render={(row: BankRow) => <OpenChip isOpen={row.enabled} />}
    />
    <DataTable.Col
      source="change"
      disableSort
      render={(row: BankRow) => <Change form={(onClose) => <BankForm row={row} onClose={onClose} />} />}
    />
  </OfficeList>
);
