import { Box, Stack } from '@mui/material';
import { caseSources, type ReconciliationCase } from '@pavilion/contract/office';
import { DataTable, SelectInput, TextInput, useTranslate } from 'react-admin';
import { Instant } from '../../ui/Instant.tsx';
import { ListTabs } from '../../ui/ListTabs.tsx';
import { OfficeList } from '../../ui/OfficeList.tsx';
import { CaseDeeds } from './CaseDeeds.tsx';
import { Comparisons } from './Comparisons.tsx';

interface RowProps {
  readonly row: ReconciliationCase;
}

const filters = [
  <TextInput key="subject" source="subject" alwaysOn resettable />,
  <TextInput key="party" source="party" resettable />,
  <SelectInput
    key="source"
    source="source"
    choices={caseSources.map((id) => ({ id, name: `office.reconciliation.source_${id}` }))}
  />,
];

const Tabs = () => {
  const translate = useTranslate();
  return (
    <ListTabs
      label={translate('office.reconciliation.tabs')}
      fields={['closed', 'mine']}
      tabs={[
        { name: 'open', label: translate('office.reconciliation.tab_open'), filter: {} },
        { name: 'mine', label: translate('office.reconciliation.tab_mine'), filter: { mine: true } },
        { name: 'closed', label: translate('office.reconciliation.tab_closed'), filter: { closed: true } },
      ]}
    />
  );
};

const Party = ({ row }: RowProps) => {
  const translate = useTranslate();
  return (
    <>
      {translate(`office.reconciliation.source_${row.source}`)} · {row.party}
    </>
  );
};

/** A rule of the ledger's own is named as the ledger names it. */
const Rule = ({ row }: RowProps) => {
  const translate = useTranslate();
  return <>{translate(`office.difference.${row.rule}`, { _: row.rule.replaceAll('_', ' ') })}</>;
};

const Sides = ({ row }: RowProps) => {
  const translate = useTranslate();
  const none = translate('office.reconciliation.nothing');
  return (
    <span>
      {row.ours ?? none} ↔ {row.theirs ?? none}
    </span>
  );
};

/** Differences, each a case with an owner, a note and an end. */
export const CaseList = () => (
  <OfficeList<ReconciliationCase>
    title="office.menu.reconciliation"
    filters={filters}
    sort={{ field: 'found_at', order: 'ASC' }}
    actions={<Comparisons />}
    above={<Tabs />}
    cards={{
      primaryText: (row: ReconciliationCase) => (
        <Stack direction="row" sx={{ justifyContent: 'space-between', gap: 1 }}>
          <Box component="span" sx={{ overflowWrap: 'anywhere' }}>
            {row.subject}
          </Box>
          <Rule row={row} />
        </Stack>
      ),
      secondaryText: (row: ReconciliationCase) => (
        <Box component="span" sx={{ display: 'block' }}>
          <Party row={row} /> · <Sides row={row} />
        </Box>
      ),
      tertiaryText: (row: ReconciliationCase) => <CaseDeeds row={row} />,
      linkType: false,
    }}
  >
    <DataTable.Col source="found_at" render={(row: ReconciliationCase) => <Instant at={row.found_at} />} />
    <DataTable.Col source="party" disableSort render={(row: ReconciliationCase) => <Party row={row} />} />
    <DataTable.Col
      source="subject"
      disableSort
      render={(row: ReconciliationCase) => (
        <Box component="span" sx={{ overflowWrap: 'anywhere' }}>
          {row.subject}
        </Box>
      )}
    />
    <DataTable.Col source="rule" disableSort render={(row: ReconciliationCase) => <Rule row={row} />} />
    <DataTable.Col source="sides" disableSort render={(row: ReconciliationCase) => <Sides row={row} />} />
    <DataTable.Col source="seen_at" render={(row: ReconciliationCase) => <Instant at={row.seen_at} />} />
    <DataTable.Col source="owner" disableSort render={(row: ReconciliationCase) => <CaseDeeds row={row} />} />
  </OfficeList>
);
