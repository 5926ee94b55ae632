import { Box, Button, Stack } from '@mui/material';
import { type EnvelopeRow, envelopeStates } from '@pavilion/contract/office';
import { DataTable, SelectInput, TopToolbar, useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { useMayDo } from '../../session/useSession.ts';
import { Instant } from '../../ui/Instant.tsx';
import { Money } from '../../ui/Money.tsx';
import { OfficeList } from '../../ui/OfficeList.tsx';
import { RowLink } from '../../ui/RowLink.tsx';
import { StateChip } from '../../ui/StateChip.tsx';
import { PromotionTabs } from './PromotionTabs.tsx';

const filters = [
  <SelectInput
    key="state"
    source="state"
    alwaysOn
    choices={envelopeStates.map((id) => ({ id, name: `office.state.envelope.${id}` }))}
  />,
];

const Actions = () => {
  const translate = useTranslate();
  const mayManage = useMayDo('promotions.manage');
  if (!mayManage) return null;
  return (
    <TopToolbar>
      <Button component={Link} to="/promotions/new" variant="contained">
        {translate('office.promotions.envelope_new')}
      </Button>
    </TopToolbar>
  );
};

const Claimed = ({ row }: { readonly row: EnvelopeRow }) => {
  const translate = useTranslate();
  return <>{translate('office.promotions.claimed_of', { claimed: row.claimed, shares: row.shares })}</>;
};

/** Red envelopes with what they have cost so far. */
export const EnvelopeList = () => (
  <OfficeList
    filters={filters}
    sort={{ field: 'id', order: 'DESC' }}
    actions={<Actions />}
    above={<PromotionTabs place="envelopes" />}
    rowClick="show"
    cards={{
      primaryText: (row: EnvelopeRow) => (
        <Stack direction="row" sx={{ justifyContent: 'space-between', gap: 1 }}>
          <Box component="span" sx={{ fontWeight: 650 }}>
            {row.title}
          </Box>
          <StateChip kind="envelope" state={row.state} />
        </Stack>
      ),
      secondaryText: (row: EnvelopeRow) => (
        <Box component="span" sx={{ display: 'flex', justifyContent: 'space-between', gap: 1 }}>
          <Claimed row={row} />
          <Money amount={row.cost} currency={row.currency} />
        </Box>
      ),
      linkType: 'show',
    }}
  >
    <DataTable.Col source="id" />
    <DataTable.Col
      source="title"
      disableSort
      render={(row: EnvelopeRow) => <RowLink to={`/promotions/${row.id}/show`}>{row.title}</RowLink>}
    />
    <DataTable.Col
      source="state"
      disableSort
      render={(row: EnvelopeRow) => <StateChip kind="envelope" state={row.state} />}
    />
    <DataTable.Col
      source="budget"
      disableSort
      align="right"
      render={(row: EnvelopeRow) => <Money amount={row.budget} currency={row.currency} />}
    />
    <DataTable.Col
      source="cost"
      disableSort
      align="right"
      render={(row: EnvelopeRow) => <Money amount={row.cost} currency={row.currency} />}
    />
    <DataTable.Col
      source="claimed"
      disableSort
      align="right"
      render={(row: EnvelopeRow) => <Claimed row={row} />}
    />
    <DataTable.Col source="starts_at" render={(row: EnvelopeRow) => <Instant at={row.starts_at} />} />
    <DataTable.Col source="end_at" render={(row: EnvelopeRow) => <Instant at={row.end_at} />} />
  </OfficeList>
);
