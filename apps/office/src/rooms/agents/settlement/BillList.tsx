import { Box, Stack } from '@mui/material';
import { agentBillStates } from '@pavilion/contract/agentBills';
import type { SettlementBillRow } from '@pavilion/contract/office';
import { DataTable, SelectInput, TextInput } from 'react-admin';
import { useParams } from 'react-router';
import { Money } from '../../../ui/Money.tsx';
import { OfficeList } from '../../../ui/OfficeList.tsx';
import { RowLink } from '../../../ui/RowLink.tsx';
import { MoneyColumn } from '../../../ui/rowColumns.tsx';
import { StateChip } from '../../../ui/StateChip.tsx';
import { CycleName } from './CycleName.tsx';
import { percentOf } from './percent.ts';
import { SettlementTabs } from './SettlementTabs.tsx';

const filters = [
  <TextInput key="q" source="q" alwaysOn resettable />,
  <SelectInput
    key="state"
    source="state"
    alwaysOn
    choices={agentBillStates.map((id) => ({ id, name: `office.state.agent_bill.${id}` }))}
  />,
];

const billPath = (id: string | number): string => `/settlement/bills/${id}`;
const money = (row: SettlementBillRow, amount: string) => <Money amount={amount} currency={row.currency} />;

interface BillListProps {
  readonly filter: { readonly cycle_id: number } | { readonly agent_id: number };
  readonly above?: React.ReactNode;
}

/** The bills of a cycle, or of an agent. */
export const BillList = ({ filter, above }: BillListProps) => (
  <OfficeList
    resource="bills"
    filter={filter}
    filters={filters}
    sort={{ field: 'payable', order: 'DESC' }}
    // The bills of a cycle stand on its page, which has a title of its own.
    title={'agent_id' in filter && 'resources.bills.name'}
    disableSyncWithLocation
    above={above}
    rowClick={(id) => billPath(id)}
    cards={{
      primaryText: (row: SettlementBillRow) => (
        <Stack direction="row" sx={{ justifyContent: 'space-between', gap: 1 }}>
          <Box component="span" sx={{ fontWeight: 650 }}>
            {row.agent.account}
          </Box>
          <StateChip kind="agent_bill" state={row.state} />
        </Stack>
      ),
      secondaryText: (row: SettlementBillRow) => (
        <Box component="span" sx={{ display: 'flex', justifyContent: 'space-between', gap: 1 }}>
          <CycleName cycle={row.cycle} />
          {money(row, row.payable)}
        </Box>
      ),
      linkType: ({ id }) => billPath(id),
    }}
  >
    <DataTable.Col
      source="agent"
      disableSort
      render={(row: SettlementBillRow) => <RowLink to={billPath(row.id)}>{row.agent.account}</RowLink>}
    />
    {'agent_id' in filter && (
      <DataTable.Col
        source="cycle"
        disableSort
        render={(row: SettlementBillRow) => <CycleName cycle={row.cycle} />}
      />
    )}
    <DataTable.Col
      source="state"
      disableSort
      render={(row: SettlementBillRow) => <StateChip kind="agent_bill" state={row.state} />}
    />
    <MoneyColumn source="line" />
    <MoneyColumn source="carry_in" />
    <DataTable.Col
      source="rate_ppm"
      disableSort
      align="right"
      render={(row: SettlementBillRow) => percentOf(row.rate_ppm)}
    />
    <MoneyColumn source="commission" />
    <MoneyColumn source="adjustment" />
    <MoneyColumn source="payable" isSortable />
    <MoneyColumn source="carry_out" />
  </OfficeList>
);

/** All bills of one agent. */
export const AgentBills = () => {
  const { id } = useParams();
  return <BillList filter={{ agent_id: Number(id) }} above={<SettlementTabs place="cycles" />} />;
};
