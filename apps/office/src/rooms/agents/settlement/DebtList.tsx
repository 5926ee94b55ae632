import { Box, Stack } from '@mui/material';
import type { SettlementDebt } from '@pavilion/contract/office';
import { DataTable, SelectInput, TextInput } from 'react-admin';
import { Money } from '../../../ui/Money.tsx';
import { OfficeList } from '../../../ui/OfficeList.tsx';
import { RowLink } from '../../../ui/RowLink.tsx';
import { MoneyColumn } from '../../../ui/rowColumns.tsx';
import { CycleName } from './CycleName.tsx';
import { SettlementTabs } from './SettlementTabs.tsx';

const filters = [
  <TextInput key="q" source="q" alwaysOn resettable />,
  <SelectInput
    key="only"
    source="only"
    alwaysOn
    choices={['debt', 'carry'].map((id) => ({ id, name: `office.settlement.only_${id}` }))}
  />,
];

const money = (row: SettlementDebt, amount: string) => <Money amount={amount} currency={row.currency} />;
const CycleLink = ({ row }: { readonly row: SettlementDebt }) => (
  <RowLink to={`/settlement/${row.cycle_id}/show`}>
    <CycleName cycle={row.cycle} />
  </RowLink>
);

/** What the latest cycle left to agents. */
export const DebtList = () => (
  <OfficeList
    resource="debts"
    title="office.settlement.tab_debts"
    filters={filters}
    sort={{ field: 'debt', order: 'DESC' }}
    above={<SettlementTabs place="debts" />}
    cards={{
      primaryText: (row: SettlementDebt) => (
        <Stack direction="row" sx={{ justifyContent: 'space-between', gap: 1 }}>
          <span>{row.agent.account}</span>
          {money(row, row.debt)}
        </Stack>
      ),
      secondaryText: (row: SettlementDebt) => (
        <Box component="span" sx={{ display: 'flex', justifyContent: 'space-between', gap: 1 }}>
          <CycleLink row={row} />
          {money(row, row.carry)}
        </Box>
      ),
      linkType: false,
    }}
  >
    <DataTable.Col source="agent" disableSort render={(row: SettlementDebt) => row.agent.account} />
    <DataTable.Col source="cycle" disableSort render={(row: SettlementDebt) => <CycleLink row={row} />} />
    <MoneyColumn source="debt" isSortable />
    <MoneyColumn source="carry" isSortable />
    <MoneyColumn source="rolled_over" />
  </OfficeList>
);
