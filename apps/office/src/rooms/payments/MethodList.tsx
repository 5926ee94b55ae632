import { Chip, Stack } from '@mui/material';
import { methodSave, methodSchema, type PaymentMethodRow } from '@pavilion/contract/office';
import { DataTable, SelectInput, useTranslate } from 'react-admin';
import { Money } from '../../ui/Money.tsx';
import { OfficeList } from '../../ui/OfficeList.tsx';
import { useDeed } from '../../ui/useDeed.ts';
import type { FieldSpec } from './fields.ts';
import { Change, PaymentActions } from './PaymentActions.tsx';
import { PaymentTabs } from './PaymentTabs.tsx';
import { Bounds, openFilter, useTextOf } from './presentation.tsx';
import { SaveDialog } from './SaveDialog.tsx';
import { useChoices } from './useChoices.ts';

interface FormProps {
  readonly row?: PaymentMethodRow;
  readonly onClose: () => void;
}

const blank = {
  code: '',
  gateway: '',
  currency: '',
  name: {},
  description: {},
  amount_min: '',
  amount_max: '',
  fee: '0',
  presets: [],
  takes_seconds: 60,
  pay_within_seconds: 1800,
  sort: 0,
  enabled: true,
};

const MethodForm = ({ row, onClose }: FormProps) => {
  const choices = useChoices();
  const save = useDeed(methodSave);
  const specs: readonly FieldSpec[] = [
    { name: 'code', kind: 'text', fixed: true },
    { name: 'currency', kind: 'choice', choices: choices.currencies, fixed: true },
    { name: 'gateway', kind: 'choice', choices: choices.gateways },
    { name: 'enabled', kind: 'switch' },
    { name: 'amount_min', kind: 'amount' },
    { name: 'amount_max', kind: 'amount' },
    { name: 'fee', kind: 'amount' },
    { name: 'sort', kind: 'whole' },
    { name: 'presets', kind: 'amounts' },
    { name: 'takes_seconds', kind: 'whole' },
    { name: 'pay_within_seconds', kind: 'whole' },
    { name: 'name', kind: 'texts' },
    { name: 'description', kind: 'texts', lengthMax: 1000 },
  ];
  return (
    <SaveDialog
      noun="payments"
      schema={methodSchema}
      specs={specs}
      row={row}
      blank={blank}
      save={(method, asked) =>
        save.mutateAsync({
          method,
          ...asked,
          ...(row === undefined ? {} : { id: row.id, version: row.version }),
        })
      }
      onClose={onClose}
    />
  );
};

const Offered = ({ row }: { readonly row: PaymentMethodRow }) => {
  const translate = useTranslate();
  const state = row.is_offered ? 'offered' : row.enabled ? 'not_offered' : 'closed';
  return (
    <Chip
      size="small"
      variant="outlined"
      color={row.is_offered ? 'success' : row.enabled ? 'warning' : 'default'}
      label={translate(`office.payments.${state}`)}
    />
  );
};

const Name = ({ row }: { readonly row: PaymentMethodRow }) => <>{useTextOf()(row.name)}</>;

const CurrencyFilter = () => <SelectInput source="currency" choices={[...useChoices().currencies]} />;
const filters = [<CurrencyFilter key="currency" />, openFilter];

/** Ways to pay in. */
export const MethodList = () => (
  <OfficeList<PaymentMethodRow>
    title="office.payments.place_methods"
    filters={filters}
    sort={{ field: 'sort', order: 'ASC' }}
    actions={<PaymentActions form={(onClose) => <MethodForm onClose={onClose} />} />}
    above={<PaymentTabs place="methods" />}
    cards={{
      primaryText: (row: PaymentMethodRow) => (
        <Stack direction="row" sx={{ justifyContent: 'space-between', gap: 1 }}>
          <span>
            <Name row={row} /> · {row.currency}
          </span>
          <Offered row={row} />
        </Stack>
      ),
      secondaryText: (row: PaymentMethodRow) => <Bounds row={row} />,
      tertiaryText: (row: PaymentMethodRow) => (
        <Change form={(onClose) => <MethodForm row={row} onClose={onClose} />} />
      ),
      linkType: false,
    }}
  >
    <DataTable.Col source="name" disableSort render={(row: PaymentMethodRow) => <Name row={row} />} />
    <DataTable.Col source="code" disableSort />
    <DataTable.Col source="currency" disableSort />
    <DataTable.Col source="gateway" disableSort />
    <DataTable.Col source="bounds" disableSort render={(row: PaymentMethodRow) => <Bounds row={row} />} />
    <DataTable.Col
      source="fee"
      align="right"
      disableSort
      render={(row: PaymentMethodRow) => <Money amount={row.fee} currency={row.currency} />}
    />
    <DataTable.Col source="enabled" disableSort render={(row: PaymentMethodRow) => <Offered row={row} />} />
    <DataTable.Col
      source="change"
      disableSort
      render={(row: PaymentMethodRow) => (
        <Change form={(onClose) => <MethodForm row={row} onClose={onClose} />} />
      )}
    />
  </OfficeList>
);
