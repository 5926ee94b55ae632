import { type GroupLetterRow, groupLetterStates } from '@pavilion/contract/office';
import { DataTable, SelectInput } from 'react-admin';
import { Instant } from '../../ui/Instant.tsx';
import { NewButton } from '../../ui/NewButton.tsx';
import { OfficeList } from '../../ui/OfficeList.tsx';
import { CardHead, CardLine } from '../../ui/RowCard.tsx';
import { titledColumns } from '../../ui/rowColumns.tsx';
import { StateChip } from '../../ui/StateChip.tsx';

const filters = [
  <SelectInput
    key="state"
    source="state"
    alwaysOn
    choices={groupLetterStates.map((id) => ({ id, name: `office.state.letter.${id}` }))}
  />,
];

/** Letters to groups, the newest first. */
export const LetterList = () => (
  <OfficeList
    filters={filters}
    sort={{ field: 'id', order: 'DESC' }}
    actions={<NewButton to="/letters/new" right="letters.send" words="office.letters.new" />}
    rowClick="show"
    cards={{
      primaryText: (row: GroupLetterRow) => (
        <CardHead name={row.title}>
          <StateChip kind="letter" state={row.state} />
        </CardHead>
      ),
      secondaryText: (row: GroupLetterRow) => (
        <CardLine>
          <span>{row.created_by}</span>
          <Instant at={row.send_at ?? row.created_at} />
        </CardLine>
      ),
      linkType: 'show',
    }}
  >
    {titledColumns('letters', 'letter')}
    <DataTable.Col source="created_by" disableSort />
    <DataTable.Col source="send_at" render={(row: GroupLetterRow) => <Instant at={row.send_at} />} />
    <DataTable.Col source="reached" disableSort align="right" />
    <DataTable.Col source="recalled" disableSort align="right" />
  </OfficeList>
);
