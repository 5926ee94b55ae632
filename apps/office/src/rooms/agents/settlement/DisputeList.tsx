import { Box, Stack, Typography } from '@mui/material';
import type { SettlementDispute } from '@pavilion/contract/office';
import { DataTable, TextInput, useTranslate } from 'react-admin';
import { Instant } from '../../../ui/Instant.tsx';
import { ListTabs } from '../../../ui/ListTabs.tsx';
import { OfficeList } from '../../../ui/OfficeList.tsx';
import { RowLink } from '../../../ui/RowLink.tsx';
import { MoneyColumn } from '../../../ui/rowColumns.tsx';
import { CycleName } from './CycleName.tsx';
import { AnswerDispute } from './Disputes.tsx';
import { SettlementTabs } from './SettlementTabs.tsx';

const filters = [<TextInput key="q" source="q" alwaysOn resettable />];
const states = ['open', 'upheld', 'dismissed'] as const;

const StateTabs = () => {
  const translate = useTranslate();
  return (
    <ListTabs
      label={translate('office.settlement.tab_disputes')}
      fields={['state']}
      tabs={states.map((state) => ({
        name: state,
        label: translate(`office.state.dispute.${state}`),
        filter: { state },
      }))}
    />
  );
};

/** What the agent says, the line that it is about, and what was answered. */
const Words = ({ row }: { readonly row: SettlementDispute }) => (
  <Stack component="span" sx={{ maxWidth: 520, overflowWrap: 'anywhere' }}>
    <span>{row.words}</span>
    {row.line_text !== null && (
      <Typography component="span" variant="body2" sx={{ color: 'text.secondary' }}>
        {row.line_text}
      </Typography>
    )}
    {row.answer !== null && (
      <Typography component="span" variant="body2" sx={{ color: 'text.secondary' }}>
        {row.answered_by}: {row.answer}
      </Typography>
    )}
  </Stack>
);

const Act = ({ row }: { readonly row: SettlementDispute }) =>
  row.state === 'open' ? <AnswerDispute dispute={row} /> : <Instant at={row.answered_at ?? row.created_at} />;

const BillLink = ({ row }: { readonly row: SettlementDispute }) => (
  <RowLink to={`/settlement/bills/${row.bill_id}`}>
    <CycleName cycle={row.cycle} />
  </RowLink>
);

/** What agents do not agree with, the oldest first. */
export const DisputeList = () => (
  <OfficeList
    resource="disputes"
    title="office.settlement.tab_disputes"
    filters={filters}
    filterDefaultValues={{ state: 'open' }}
    sort={{ field: 'created_at', order: 'ASC' }}
    above={
      <>
        <SettlementTabs place="disputes" />
        <StateTabs />
      </>
    }
    cards={{
      primaryText: (row: SettlementDispute) => (
        <Stack direction="row" sx={{ justifyContent: 'space-between', gap: 1, flexWrap: 'wrap' }}>
          <span>{row.agent.account}</span>
          <BillLink row={row} />
        </Stack>
      ),
      secondaryText: (row: SettlementDispute) => (
        <Box component="span" sx={{ display: 'grid', gap: 1 }}>
          <Words row={row} />
          <span>
            <Act row={row} />
          </span>
        </Box>
      ),
      linkType: false,
    }}
  >
    <DataTable.Col source="created_at" render={(row: SettlementDispute) => <Instant at={row.created_at} />} />
    <DataTable.Col source="agent" disableSort render={(row: SettlementDispute) => row.agent.account} />
    <DataTable.Col source="cycle" disableSort render={(row: SettlementDispute) => <BillLink row={row} />} />
    <MoneyColumn source="payable" />
    <DataTable.Col source="words" disableSort render={(row: SettlementDispute) => <Words row={row} />} />
    <DataTable.Col source="act" disableSort render={(row: SettlementDispute) => <Act row={row} />} />
  </OfficeList>
);
