import { Box, Button, Stack } from '@mui/material';
import { type GroupLetterRow, groupLetterStates } from '@pavilion/contract/office';
import { DataTable, SelectInput, TopToolbar, useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { useMayDo } from '../../session/useSession.ts';
import { Instant } from '../../ui/Instant.tsx';
import { OfficeList } from '../../ui/OfficeList.tsx';
import { RowLink } from '../../ui/RowLink.tsx';
import { StateChip } from '../../ui/StateChip.tsx';

const filters = [
  <SelectInput
    key="state"
    source="state"
    alwaysOn
    choices={groupLetterStates.map((id) => ({ id, name: `office.state.letter.${id}` }))}
  />,
];

const Actions = () => {
  const translate = useTranslate();
  const maySend = useMayDo('letters.send');
  if (!maySend) return null;
  return (
    <TopToolbar>
      <Button component={Link} to="/letters/new" variant="contained">
        {translate('office.letters.new')}
      </Button>
    </TopToolbar>
  );
};

/** Letters to groups, the newest first. */
export const LetterList = () => (
  <OfficeList
    filters={filters}
    sort={{ field: 'id', order: 'DESC' }}
    actions={<Actions />}
    rowClick="show"
    cards={{
      primaryText: (row: GroupLetterRow) => (
        <Stack direction="row" sx={{ justifyContent: 'space-between', gap: 1 }}>
          <Box component="span" sx={{ fontWeight: 650 }}>
            {row.title}
          </Box>
          <StateChip kind="letter" state={row.state} />
        </Stack>
      ),
      secondaryText: (row: GroupLetterRow) => (
        <Box component="span" sx={{ display: 'flex', justifyContent: 'space-between', gap: 1 }}>
          <span>{row.created_by}</span>
          <Instant at={row.send_at ?? row.created_at} />
        </Box>
      ),
      linkType: 'show',
    }}
  >
    <DataTable.Col source="id" />
    <DataTable.Col
      source="title"
      disableSort
      render={(row: GroupLetterRow) => <RowLink to={`/letters/${row.id}/show`}>{row.title}</RowLink>}
    />
    <DataTable.Col
      source="state"
      disableSort
      render={(row: GroupLetterRow) => <StateChip kind="letter" state={row.state} />}
    />
    <DataTable.Col source="created_by" disableSort />
    <DataTable.Col source="send_at" render={(row: GroupLetterRow) => <Instant at={row.send_at} />} />
    <DataTable.Col source="reached" disableSort align="right" />
    <DataTable.Col source="recalled" disableSort align="right" />
  </OfficeList>
);
