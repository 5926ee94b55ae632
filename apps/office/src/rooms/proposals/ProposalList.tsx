import { Box, Chip, Stack } from '@mui/material';
import { type Proposal, proposalStates } from '@pavilion/contract/office';
import { DataTable, SelectInput, useTranslate } from 'react-admin';
import { useOpenSession } from '../../session/useSession.ts';
import { Instant } from '../../ui/Instant.tsx';
import { ListTabs } from '../../ui/ListTabs.tsx';
import { OfficeList } from '../../ui/OfficeList.tsx';
import { RowLink } from '../../ui/RowLink.tsx';
import { StateChip } from '../../ui/StateChip.tsx';
import { ProposalTabs } from './ProposalTabs.tsx';
import { useSubjectName } from './subjectName.ts';

const filters = [
  <SelectInput
    key="state"
    source="state"
    choices={proposalStates.map((id) => ({ id, name: `office.state.proposal.${id}` }))}
  />,
];

const Tabs = () => {
  const translate = useTranslate();
  return (
    <ListTabs
      label={translate('office.proposals.tabs')}
      fields={['state', 'for_me']}
      tabs={[
        { name: 'for_me', label: translate('office.proposals.tab_for_me'), filter: { for_me: true } },
        { name: 'open', label: translate('office.proposals.tab_open'), filter: { state: 'open' } },
        { name: 'all', label: translate('office.proposals.tab_all'), filter: {} },
      ]}
    />
  );
};

/** Whether it waits for the reader, or is the reader's own. */
const Whose = ({ row }: { readonly row: Proposal }) => {
  const translate = useTranslate();
  const own = useOpenSession()?.staff.id === row.made_by.id;
  if (own) return <Chip size="small" variant="outlined" label={translate('office.proposals.own')} />;
  return row.may_confirm ? (
    <Chip size="small" color="primary" label={translate('office.proposals.for_you')} />
  ) : null;
};

const Kind = ({ row }: { readonly row: Proposal }) => {
  const translate = useTranslate();
  return <>{translate(`office.proposal.${row.kind.replace('.', '_')}`)}</>;
};

const Subject = ({ row }: { readonly row: Proposal }) => <>{useSubjectName()(row)}</>;

/** What waits for a second person. */
export const ProposalList = () => (
  <OfficeList
    filters={filters}
    filterDefaultValues={{ state: 'open' }}
    sort={{ field: 'id', order: 'DESC' }}
    above={
      <>
        <ProposalTabs place="list" />
        <Tabs />
      </>
    }
    rowClick="show"
    cards={{
      primaryText: (row: Proposal) => (
        <Stack direction="row" sx={{ justifyContent: 'space-between', gap: 1 }}>
          <Kind row={row} />
          <StateChip kind="proposal" state={row.state} />
        </Stack>
      ),
      secondaryText: (row: Proposal) => (
        <Box component="span" sx={{ display: 'flex', gap: 1, flexWrap: 'wrap', alignItems: 'center' }}>
          <Subject row={row} /> · {row.made_by.account} <Whose row={row} />
        </Box>
      ),
      linkType: 'show',
    }}
  >
    <DataTable.Col source="id" />
    <DataTable.Col
      source="kind"
      disableSort
      render={(row: Proposal) => (
        <RowLink to={`/proposals/${row.id}/show`}>
          <Kind row={row} />
        </RowLink>
      )}
    />
    <DataTable.Col source="subject" disableSort render={(row: Proposal) => <Subject row={row} />} />
    <DataTable.Col
      source="made_by"
      disableSort
      render={(row: Proposal) => (
        <Stack direction="row" sx={{ gap: 1, alignItems: 'center' }}>
          {row.made_by.account} <Whose row={row} />
        </Stack>
      )}
    />
    <DataTable.Col source="made_at" disableSort render={(row: Proposal) => <Instant at={row.made_at} />} />
    <DataTable.Col source="expires_at" render={(row: Proposal) => <Instant at={row.expires_at} />} />
    <DataTable.Col
      source="state"
      disableSort
      render={(row: Proposal) => <StateChip kind="proposal" state={row.state} />}
    />
  </OfficeList>
);
