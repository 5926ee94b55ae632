import { Stack, Typography } from '@mui/material';
import { memberStatuses, memberTagList, type OfficeMemberRow } from '@pavilion/contract/office';
import {
  DataTable,
  SelectInput,
  type SelectInputProps,
  TextInput,
  type TextInputProps,
  useTranslate,
} from 'react-admin';
import { Instant } from '../../ui/Instant.tsx';
import { OfficeList } from '../../ui/OfficeList.tsx';
import { CardHead, CardLine } from '../../ui/RowCard.tsx';
import { RowLink } from '../../ui/RowLink.tsx';
import { SheetActions } from '../../ui/SheetButtons.tsx';
import { StateChip } from '../../ui/StateChip.tsx';
import { useAnswer } from '../../ui/useAnswer.ts';
import { MemberListTabs } from './MemberListTabs.tsx';
import { TagChip } from './Tags.tsx';

/** One box for all by which a member may be known. */
const Search = (props: TextInputProps) => {
  const translate = useTranslate();
  return (
    <TextInput
      {...props}
      resettable
      placeholder={translate('office.members.search_hint')}
      sx={{ width: { xs: '100%', sm: 560 } }}
      slotProps={{ htmlInput: { autoComplete: 'off', spellCheck: false }, inputLabel: { shrink: true } }}
    />
  );
};

/** The tags of the site, to filter by one. */
const TagFilter = (props: SelectInputProps) => {
  const tags = useAnswer(memberTagList, {});
  return <SelectInput {...props} choices={tags.data?.rows ?? []} translateChoice={false} />;
};

const filters = [
  <Search key="q" source="q" alwaysOn />,
  <SelectInput
    key="status"
    source="status"
    choices={memberStatuses.map((id) => ({ id, name: `office.state.member.${id}` }))}
  />,
  <TagFilter key="tag" source="tag" />,
];

const FoundBy = ({ row }: { readonly row: OfficeMemberRow }) => {
  const translate = useTranslate();
  if (row.found_by === null) return null;
  return (
    <Typography component="span" variant="body2" sx={{ color: 'text.secondary' }}>
      {translate('office.members.found_by', { what: translate(`office.members.by_${row.found_by}`) })}
    </Typography>
  );
};

/** Members of the site. What is typed into the search may be a person's phone or name: it stays out of the address. */
export const MemberList = () => (
  <OfficeList
    filters={filters}
    sort={{ field: 'id', order: 'DESC' }}
    disableSyncWithLocation
    actions={<SheetActions />}
    rowClick="show"
    above={<MemberListTabs place="members" />}
    cards={{
      primaryText: (row: OfficeMemberRow) => (
        <CardHead name={row.account}>
          <StateChip kind="member" state={row.status} />
        </CardHead>
      ),
      secondaryText: (row: OfficeMemberRow) => (
        <CardLine>
          <FoundBy row={row} />
          <Instant at={row.joined_at} />
        </CardLine>
      ),
      linkType: 'show',
    }}
  >
    <DataTable.Col source="id" />
    <DataTable.Col
      source="account"
      render={(row: OfficeMemberRow) => (
        <Stack>
          <RowLink to={`/members/${row.id}/show`}>{row.account}</RowLink>
          <FoundBy row={row} />
        </Stack>
      )}
    />
    <DataTable.Col
      source="status"
      disableSort
      render={(row: OfficeMemberRow) => <StateChip kind="member" state={row.status} />}
    />
    <DataTable.Col
      source="tags"
      disableSort
      render={({ tags }: OfficeMemberRow) => (
        <Stack direction="row" sx={{ gap: 0.5, flexWrap: 'wrap' }}>
          {tags.map(({ id, name, tone }) => (
            <TagChip key={id} name={name} tone={tone} />
          ))}
        </Stack>
      )}
    />
    <DataTable.Col source="currency" disableSort />
    <DataTable.Col source="joined_at" render={(row: OfficeMemberRow) => <Instant at={row.joined_at} />} />
    <DataTable.Col
      source="last_login_at"
      disableSort
      render={(row: OfficeMemberRow) => <Instant at={row.last_login_at} />}
    />
  </OfficeList>
);
