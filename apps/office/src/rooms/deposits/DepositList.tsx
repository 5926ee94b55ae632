import { depositStates } from '@pavilion/contract/cashier';
import type { DepositRow } from '@pavilion/contract/office';
import { DataTable, DateInput, SelectInput, TextInput, useTranslate } from 'react-admin';
import { Instant } from '../../ui/Instant.tsx';
import { ListTabs } from '../../ui/ListTabs.tsx';
import { Money } from '../../ui/Money.tsx';
import { OfficeList } from '../../ui/OfficeList.tsx';
import { CardHead, CardLine } from '../../ui/RowCard.tsx';
import { orderColumns } from '../../ui/rowColumns.tsx';
import { SheetActions } from '../../ui/SheetButtons.tsx';
import { StateChip } from '../../ui/StateChip.tsx';
import { DepositTabs } from './DepositTabs.tsx';

const filters = [
  <TextInput key="account" source="account" alwaysOn resettable />,
  <TextInput key="order_number" source="order_number" resettable />,
  <SelectInput
    key="state"
    source="state"
    choices={depositStates.map((id) => ({ id, name: `office.state.deposit.${id}` }))}
  />,
  <DateInput key="from_day" source="from_day" />,
  <DateInput key="to_day" source="to_day" />,
];

/** Without a view the server lists transfers whose receipt waits. */
const views = [{}, { view: 'silent' }, { view: 'all' }] as const;

const Above = () => {
  const translate = useTranslate();
  return (
    <>
      <DepositTabs place="orders" />
      <ListTabs
        label={translate('office.deposits.views')}
        fields={['view']}
        tabs={views.map((filter) => {
          const name = 'view' in filter ? filter.view : 'receipts';
          return { name, label: translate(`office.deposits.view_${name}`), filter };
        })}
      />
    </>
  );
};

/** Since when it waits: the receipt for staff, an order for its gateway. */
const waitsSince = (row: DepositRow): string | null =>
  row.handed_in_at ?? (row.ask_at === null ? null : row.expires_at);

export const DepositList = () => (
  <OfficeList
    filters={filters}
    sort={{ field: 'created_at', order: 'ASC' }}
    above={<Above />}
    actions={<SheetActions />}
    rowClick="show"
    cards={{
      primaryText: (row: DepositRow) => (
        <CardHead name={<Money amount={row.amount} currency={row.currency} />}>
          <StateChip kind="deposit" state={row.state} />
        </CardHead>
      ),
      secondaryText: (row: DepositRow) => (
        <CardLine>
          <span>
            {row.member.account} · {row.method}
          </span>
          <Instant at={row.created_at} />
        </CardLine>
      ),
      linkType: 'show',
    }}
  >
    {orderColumns('deposits')}
    <DataTable.Col source="method" disableSort />
    <DataTable.Col
      source="state"
      disableSort
      render={(row: DepositRow) => <StateChip kind="deposit" state={row.state} />}
    />
    <DataTable.Col source="created_at" render={(row: DepositRow) => <Instant at={row.created_at} />} />
    <DataTable.Col
      source="waits_since"
      disableSort
      render={(row: DepositRow) => <Instant at={waitsSince(row)} />}
    />
  </OfficeList>
);
