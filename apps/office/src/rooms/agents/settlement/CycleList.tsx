import { Box, Stack } from '@mui/material';
import { type SettlementCycle, settlementCycleKinds } from '@pavilion/contract/office';
import { DataTable, SelectInput, useTranslate } from 'react-admin';
import { ListTabs } from '../../../ui/ListTabs.tsx';
import { Money } from '../../../ui/Money.tsx';
import { OfficeList } from '../../../ui/OfficeList.tsx';
import { RowLink } from '../../../ui/RowLink.tsx';
import { MoneyColumn } from '../../../ui/rowColumns.tsx';
import { StateChip } from '../../../ui/StateChip.tsx';
import { CycleName } from './CycleName.tsx';
import { SettlementTabs } from './SettlementTabs.tsx';

const filters = [
  <SelectInput
    key="kind"
    source="kind"
    alwaysOn
    choices={settlementCycleKinds.map((id) => ({ id, name: `office.settlement.kind_${id}` }))}
  />,
];

const tabs = [
  { name: 'all', states: undefined },
  { name: 'review', states: ['calculated', 'reviewed'] },
  { name: 'pay', states: ['approved', 'paying'] },
  { name: 'paid', states: ['paid'] },
] as const;

const StateTabs = () => {
  const translate = useTranslate();
  return (
    <ListTabs
      label={translate('office.settlement.tab_cycles')}
      fields={['states']}
      tabs={tabs.map(({ name, states }) => ({
        name,
        label: translate(`office.settlement.cycles_${name}`),
        filter: states === undefined ? {} : { states },
      }))}
    />
  );
};

/** Who has looked at it, in their order. */
const Reviewers = ({ row }: { readonly row: SettlementCycle }) => (
  <>{[row.reviewed_by, row.approved_by].filter((name) => name !== null).join(' · ') || '–'}</>
);

const money = (row: SettlementCycle, amount: string) => <Money amount={amount} currency={row.currency} />;

/** Cycles by which agents are settled. */
export const CycleList = () => (
  <OfficeList
    filters={filters}
    sort={{ field: 'from', order: 'DESC' }}
    above={
      <>
        <SettlementTabs place="cycles" />
        <StateTabs />
      </>
    }
    rowClick="show"
    cards={{
      primaryText: (row: SettlementCycle) => (
        <Stack direction="row" sx={{ justifyContent: 'space-between', gap: 1, flexWrap: 'wrap' }}>
          <CycleName cycle={row} />
          <StateChip kind="cycle" state={row.state} />
        </Stack>
      ),
      secondaryText: (row: SettlementCycle) => (
        <Box component="span" sx={{ display: 'flex', justifyContent: 'space-between', gap: 1 }}>
          {money(row, row.payable)}
          <Reviewers row={row} />
        </Box>
      ),
      linkType: 'show',
    }}
  >
    <DataTable.Col
      source="from"
      render={(row: SettlementCycle) => (
        <RowLink to={`/settlement/${row.id}/show`}>
          <CycleName cycle={row} />
        </RowLink>
      )}
    />
    <DataTable.Col
      source="state"
      disableSort
      render={(row: SettlementCycle) => <StateChip kind="cycle" state={row.state} />}
    />
    <DataTable.Col source="bills" disableSort align="right" />
    <MoneyColumn source="payable" />
    <MoneyColumn source="paid" />
    <DataTable.Col source="held" disableSort align="right" />
    <DataTable.Col source="disputes_open" disableSort align="right" />
    <DataTable.Col
      source="reviewers"
      disableSort
      render={(row: SettlementCycle) => <Reviewers row={row} />}
    />
  </OfficeList>
);
