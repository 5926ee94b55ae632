import { Chip, Stack } from '@mui/material';
import type { WithdrawalRow, withdrawalStates } from '@pavilion/contract/office';
import { DataTable, DateInput, TextInput, useTranslate } from 'react-admin';
import { Instant } from '../../ui/Instant.tsx';
import { ListTabs } from '../../ui/ListTabs.tsx';
import { Money } from '../../ui/Money.tsx';
import { OfficeList } from '../../ui/OfficeList.tsx';
import { CardHead, CardLine } from '../../ui/RowCard.tsx';
import { orderColumns } from '../../ui/rowColumns.tsx';
import { SheetActions } from '../../ui/SheetButtons.tsx';
import { StateChip } from '../../ui/StateChip.tsx';
import { Approvals } from './Approvals.tsx';

type State = (typeof withdrawalStates)[number];

/** Without states the server lists what waits for staff. */
const tabs: readonly { readonly name: string; readonly states?: readonly State[] }[] = [
  { name: 'waiting' },
  { name: 'paying', states: ['approved', 'paying'] },
  { name: 'paid', states: ['paid'] },
  { name: 'ended', states: ['refused', 'failed'] },
];

const filters = [
  <TextInput key="account" source="account" alwaysOn resettable />,
  <TextInput key="order_number" source="order_number" resettable />,
  <DateInput key="from_day" source="from_day" />,
  <DateInput key="to_day" source="to_day" />,
];

const StateTabs = () => {
  const translate = useTranslate();
  return (
    <ListTabs
      label={translate('office.withdrawals.tabs')}
      fields={['states']}
      tabs={tabs.map(({ name, states }) => ({
        name,
        label: translate(`office.withdrawals.tab_${name}`),
        filter: states === undefined ? {} : { states },
      }))}
    />
  );
};

/** Whose level puts them before others. */
const First = ({ row }: { readonly row: WithdrawalRow }) => {
  const translate = useTranslate();
  if (!row.is_first) return null;
  return <Chip size="small" color="info" label={translate('office.withdrawals.first')} />;
};

export const WithdrawalList = () => (
  <OfficeList
    filters={filters}
    sort={{ field: 'created_at', order: 'ASC' }}
    above={<StateTabs />}
    actions={<SheetActions />}
    rowClick="show"
    cards={{
      primaryText: (row: WithdrawalRow) => (
        <CardHead name={<Money amount={row.amount} currency={row.currency} />}>
          <StateChip kind="withdrawal" state={row.state} />
        </CardHead>
      ),
      secondaryText: (row: WithdrawalRow) => (
        <CardLine>
          <span>{row.member.account}</span>
          <First row={row} />
          <Instant at={row.created_at} />
        </CardLine>
      ),
      linkType: 'show',
    }}
  >
    {orderColumns('withdrawals')}
    <DataTable.Col
      source="state"
      disableSort
      render={(row: WithdrawalRow) => (
        <Stack direction="row" sx={{ gap: 0.5 }}>
          <StateChip kind="withdrawal" state={row.state} />
          <First row={row} />
        </Stack>
      )}
    />
    <DataTable.Col source="approvals" disableSort render={(row: WithdrawalRow) => <Approvals row={row} />} />
    <DataTable.Col source="created_at" render={(row: WithdrawalRow) => <Instant at={row.created_at} />} />
  </OfficeList>
);
