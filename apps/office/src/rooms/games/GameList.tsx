import ArrowDownward from '@mui/icons-material/ArrowDownward';
import ArrowUpward from '@mui/icons-material/ArrowUpward';
import SwapVert from '@mui/icons-material/SwapVert';
import { Button, Chip, IconButton, Stack } from '@mui/material';
import { gameTypeIds } from '@pavilion/contract';
import { type GameRow, gameMarks, gameStates, gamesOrder } from '@pavilion/contract/office';
import {
  BooleanInput,
  DataTable,
  FilterButton,
  SelectInput,
  TextInput,
  TopToolbar,
  useListContext,
  useNotify,
  useTranslate,
} from 'react-admin';
import { Link } from 'react-router';
import { useMayDo } from '../../session/useSession.ts';
import { useFailureText } from '../../ui/failureText.ts';
import { OfficeList } from '../../ui/OfficeList.tsx';
import { CardHead, CardLine } from '../../ui/RowCard.tsx';
import { RowLink } from '../../ui/RowLink.tsx';
import { StateChip } from '../../ui/StateChip.tsx';
import { useDeed } from '../../ui/useDeed.ts';
import { GameBulk } from './GameBulk.tsx';
import { GameTabs } from './GameTabs.tsx';
import { returnText } from './share.ts';

const filters = [
  <TextInput key="q" source="q" alwaysOn resettable />,
  <SelectInput
    key="type"
    source="type"
    choices={gameTypeIds.map((id) => ({ id, name: `office.game_type.${id}` }))}
  />,
  <SelectInput
    key="state"
    source="state"
    choices={gameStates.map((id) => ({ id, name: `office.state.game.${id}` }))}
  />,
  <SelectInput
    key="mark"
    source="mark"
    choices={gameMarks.map((id) => ({ id, name: `office.games.mark_${id}` }))}
  />,
  <BooleanInput key="enabled" source="enabled" defaultValue={false} />,
];

/** What a game is marked as, and whether it is offered at all. */
export const Marks = ({ game }: { readonly game: GameRow }) => {
  const translate = useTranslate();
  return (
    <Stack direction="row" sx={{ gap: 0.5, flexWrap: 'wrap' }}>
      {!game.enabled && (
        <Chip size="small" color="error" variant="outlined" label={translate('office.games.not_offered')} />
      )}
      {game.is_new && <Chip size="small" variant="outlined" label={translate('office.games.mark_new')} />}
      {game.hot_rank !== null && (
        <Chip
          size="small"
          variant="outlined"
          label={translate('office.games.hot_at', { place: game.hot_rank })}
        />
      )}
    </Stack>
  );
};

/** Changes places with its neighbour of the page, where the list stands in the site's order. */
const Move = ({ game }: { readonly game: GameRow }) => {
  const translate = useTranslate();
  const notify = useNotify();
  const failureText = useFailureText();
  const { data = [], sort } = useListContext<GameRow>();
  const order = useDeed(gamesOrder);
  const at = data.findIndex(({ id }) => id === game.id);
  if (sort.field !== 'sort' || sort.order !== 'ASC') return null;
  const move = (above: GameRow | undefined, below: GameRow | undefined): void => {
    if (above === undefined || below === undefined) return;
    order.mutate(
      { ids: [below.id, above.id], seen: [above.id, below.id] },
      { onError: (error) => notify(failureText(error), { type: 'error' }) },
    );
  };
  return (
    <Stack direction="row">
      <IconButton
        size="small"
        aria-label={translate('office.games.move_up', { name: game.name })}
        disabled={at < 1 || order.isPending}
        onClick={(event) => {
          event.stopPropagation();
          move(data[at - 1], game);
        }}
      >
        <ArrowUpward fontSize="small" />
      </IconButton>
      <IconButton
        size="small"
        aria-label={translate('office.games.move_down', { name: game.name })}
        disabled={at === data.length - 1 || order.isPending}
        onClick={(event) => {
          event.stopPropagation();
          move(game, data[at + 1]);
        }}
      >
        <ArrowDownward fontSize="small" />
      </IconButton>
    </Stack>
  );
};

const ListActions = () => {
  const translate = useTranslate();
  const mayManage = useMayDo('games.manage');
  return (
    <TopToolbar>
      <FilterButton />
      {mayManage && (
        <Button component={Link} to="/games/order" startIcon={<SwapVert />} variant="outlined" size="small">
          {translate('office.games.arrange')}
        </Button>
      )}
    </TopToolbar>
  );
};

/** The catalogue of the site, in the order in which members see it. */
export const GameList = () => {
  const mayManage = useMayDo('games.manage');
  return (
    <OfficeList
      filters={filters}
      sort={{ field: 'sort', order: 'ASC' }}
      above={<GameTabs place="catalogue" />}
      actions={<ListActions />}
      rowClick="show"
      {...(mayManage ? { bulk: <GameBulk /> } : {})}
      cards={{
        primaryText: (row: GameRow) => (
          <CardHead name={row.name}>
            <StateChip kind="game" state={row.state} />
          </CardHead>
        ),
        secondaryText: (row: GameRow) => (
          <CardLine>
            <span>{row.provider.name}</span>
            <Marks game={row} />
          </CardLine>
        ),
        linkType: 'show',
      }}
    >
      <DataTable.Col source="sort" align="right" />
      {mayManage && (
        <DataTable.Col source="move" disableSort render={(row: GameRow) => <Move game={row} />} />
      )}
      <DataTable.Col
        source="name"
        disableSort
        render={(row: GameRow) => <RowLink to={`/games/${row.id}/show`}>{row.name}</RowLink>}
      />
      <DataTable.Col source="provider" disableSort render={(row: GameRow) => row.provider.name} />
      <DataTable.Col source="type" disableSort render={(row: GameRow) => <TypeName type={row.type} />} />
      <DataTable.Col
        source="state"
        disableSort
        render={(row: GameRow) => <StateChip kind="game" state={row.state} />}
      />
      <DataTable.Col source="hot_rank" render={(row: GameRow) => <Marks game={row} />} />
      <DataTable.Col
        source="rtp_bp"
        disableSort
        align="right"
        render={(row: GameRow) => returnText(row.rtp_bp, row.rtp_up_to)}
      />
    </OfficeList>
  );
};

export const TypeName = ({ type }: { readonly type: GameRow['type'] }) => {
  const translate = useTranslate();
  return <>{translate(`office.game_type.${type}`)}</>;
};
