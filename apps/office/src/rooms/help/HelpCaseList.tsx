import { Box, Stack, Typography } from '@mui/material';
import { helpTopics } from '@pavilion/contract/help';
import type { HelpCase, helpCaseStates } from '@pavilion/contract/office';
import { DataTable, SelectInput, TextInput, useTranslate } from 'react-admin';
import { Instant } from '../../ui/Instant.tsx';
import { ListTabs } from '../../ui/ListTabs.tsx';
import { OfficeList } from '../../ui/OfficeList.tsx';
import { RowLink } from '../../ui/RowLink.tsx';
import { StateChip } from '../../ui/StateChip.tsx';

type State = (typeof helpCaseStates)[number];

/** Without states the server lists what waits. */
const tabs: readonly { readonly name: State; readonly states?: readonly State[] }[] = [
  { name: 'waiting' },
  { name: 'answered', states: ['answered'] },
];

const filters = [
  <TextInput key="account" source="account" alwaysOn resettable />,
  <SelectInput
    key="topic"
    source="topic"
    alwaysOn
    choices={helpTopics.map((id) => ({ id, name: `office.help.topic_${id}` }))}
  />,
];

const StateTabs = () => {
  const translate = useTranslate();
  return (
    <ListTabs
      label={translate('office.help.states')}
      fields={['states']}
      tabs={tabs.map(({ name, states }) => ({
        name,
        label: translate(`office.state.help.${name}`),
        filter: states === undefined ? {} : { states },
      }))}
    />
  );
};

const pathOf = (id: string | number): string => `/help/${id}/show`;

/** The first words: enough to tell one from another. */
const Words = ({ row }: { readonly row: HelpCase }) => (
  <Typography component="span" variant="body2" noWrap sx={{ display: 'block', maxWidth: 420 }}>
    {row.words}
  </Typography>
);

const Topic = ({ row }: { readonly row: HelpCase }) => {
  const translate = useTranslate();
  return <span>{translate(`office.help.topic_${row.topic}`)}</span>;
};

/** What members have written, what waits longest first. */
export const HelpCaseList = () => (
  <OfficeList
    filters={filters}
    sort={{ field: 'created_at', order: 'ASC' }}
    above={<StateTabs />}
    rowClick="show"
    cards={{
      primaryText: (row: HelpCase) => (
        <Stack direction="row" sx={{ justifyContent: 'space-between', gap: 1 }}>
          <Box component="span" sx={{ fontWeight: 650 }}>
            {row.member.account}
          </Box>
          <StateChip kind="help" state={row.state} />
        </Stack>
      ),
      secondaryText: (row: HelpCase) => <Words row={row} />,
      tertiaryText: (row: HelpCase) => <Instant at={row.created_at} />,
      linkType: (_row, id) => pathOf(id),
    }}
  >
    <DataTable.Col
      source="member"
      disableSort
      render={(row: HelpCase) => <RowLink to={pathOf(row.id)}>{row.member.account}</RowLink>}
    />
    <DataTable.Col source="topic" disableSort render={(row: HelpCase) => <Topic row={row} />} />
    <DataTable.Col source="words" disableSort render={(row: HelpCase) => <Words row={row} />} />
    <DataTable.Col source="answered_by" disableSort />
    <DataTable.Col source="created_at" render={(row: HelpCase) => <Instant at={row.created_at} />} />
  </OfficeList>
);
