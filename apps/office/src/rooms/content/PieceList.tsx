import { Box, Button, Chip, Menu, MenuItem, Stack } from '@mui/material';
import { locales } from '@pavilion/contract';
import { type PieceRow, pieceKinds, pieceStates, singleKinds } from '@pavilion/contract/office';
import { useState } from 'react';
import { DataTable, FilterButton, SelectInput, TextInput, TopToolbar, useTranslate } from 'react-admin';
import { useNavigate } from 'react-router';
import { useMayDo } from '../../session/useSession.ts';
import { Instant } from '../../ui/Instant.tsx';
import { OfficeList } from '../../ui/OfficeList.tsx';
import { CardLine } from '../../ui/RowCard.tsx';
import { RowLink } from '../../ui/RowLink.tsx';
import { StateChip } from '../../ui/StateChip.tsx';
import { ContentTabs } from './ContentTabs.tsx';
import { usePieceWords } from './pieceWords.ts';

const filters = [
  <TextInput key="q" source="q" alwaysOn resettable />,
  <SelectInput
    key="kind"
    source="kind"
    alwaysOn
    choices={pieceKinds.map((id) => ({ id, name: `office.piece.kind_${id}` }))}
  />,
  <SelectInput
    key="state"
    source="state"
    choices={pieceStates.map((id) => ({ id, name: `office.state.piece.${id}` }))}
  />,
  <SelectInput
    key="missing"
    source="missing"
    choices={locales.map((id) => ({ id, name: `office.language.${id}` }))}
  />,
];

/** A new piece of any kind of which there may be several. */
const NewPiece = () => {
  const translate = useTranslate();
  const words = usePieceWords();
  const navigate = useNavigate();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  if (!useMayDo('content.manage')) return null;
  return (
    <>
      <Button
        variant="contained"
        size="small"
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {translate('office.content.new')}
      </Button>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {pieceKinds
          .filter((kind) => kind === 'logo' || !singleKinds.includes(kind))
          .map((kind) => (
            <MenuItem key={kind} onClick={() => void navigate(`/content/new/${kind}`)}>
              {words.kind(kind)}
            </MenuItem>
          ))}
      </Menu>
    </>
  );
};

const ListActions = () => (
  <TopToolbar>
    <FilterButton />
    <NewPiece />
  </TopToolbar>
);

export const PieceMarks = ({ row }: { readonly row: PieceRow }) => {
  const translate = useTranslate();
  return (
    <Stack direction="row" sx={{ gap: 0.5, flexWrap: 'wrap' }}>
      <StateChip kind="piece" state={row.state} />
      {row.has_draft && row.state !== 'draft' && (
        <Chip size="small" color="info" variant="outlined" label={translate('office.content.has_draft')} />
      )}
      {row.publish_at !== null && (
        <Chip size="small" color="warning" variant="outlined" label={translate('office.content.waits')} />
      )}
    </Stack>
  );
};

const Missing = ({ row }: { readonly row: PieceRow }) => {
  const words = usePieceWords();
  if (row.missing.length === 0) return <span>–</span>;
  return <>{row.missing.map(words.language).join(' · ')}</>;
};

const Name = ({ row }: { readonly row: PieceRow }) => {
  const words = usePieceWords();
  return <>{row.name === '' ? words.kind(row.kind) : row.name}</>;
};

const Kind = ({ row }: { readonly row: PieceRow }) => <>{usePieceWords().kind(row.kind)}</>;

/** All that a site says and shows. */
export const PieceList = () => (
  <OfficeList
    filters={filters}
    sort={{ field: 'changed_at', order: 'DESC' }}
    actions={<ListActions />}
    above={<ContentTabs place="pieces" />}
    rowClick="show"
    cards={{
      primaryText: (row: PieceRow) => (
        <Stack direction="row" sx={{ justifyContent: 'space-between', gap: 1 }}>
          <Box component="span" sx={{ fontWeight: 650 }}>
            <Name row={row} />
          </Box>
          <PieceMarks row={row} />
        </Stack>
      ),
      secondaryText: (row: PieceRow) => (
        <CardLine>
          <Kind row={row} />
          <Instant at={row.changed_at} />
        </CardLine>
      ),
      linkType: 'show',
    }}
  >
    <DataTable.Col
      source="name"
      render={(row: PieceRow) => (
        <RowLink to={`/content/${row.id}/show`}>
          <Name row={row} />
        </RowLink>
      )}
    />
    <DataTable.Col source="kind" disableSort render={(row: PieceRow) => <Kind row={row} />} />
    <DataTable.Col source="state" disableSort render={(row: PieceRow) => <PieceMarks row={row} />} />
    <DataTable.Col source="missing" disableSort render={(row: PieceRow) => <Missing row={row} />} />
    <DataTable.Col source="changed_at" render={(row: PieceRow) => <Instant at={row.changed_at} />} />
  </OfficeList>
);
