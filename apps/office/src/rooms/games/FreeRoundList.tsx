import { Stack } from '@mui/material';
import { type FreeRound, freeRoundCancel, freeRoundStates } from '@pavilion/contract/office';
import { DataTable, SelectInput, TextInput, useNotify, useTranslate } from 'react-admin';
import { useMayDo } from '../../session/useSession.ts';
import { DeedDialog } from '../../ui/DeedDialog.tsx';
import { Instant } from '../../ui/Instant.tsx';
import { Money } from '../../ui/Money.tsx';
import { OfficeList } from '../../ui/OfficeList.tsx';
import { OpeningButton } from '../../ui/OpeningButton.tsx';
import { CardLine } from '../../ui/RowCard.tsx';
import { RowLink } from '../../ui/RowLink.tsx';
import { MoneyColumn } from '../../ui/rowColumns.tsx';
import { StateChip } from '../../ui/StateChip.tsx';
import { useDeed } from '../../ui/useDeed.ts';
import { FreeRoundActions } from './FreeRoundGrant.tsx';
import { GameTabs } from './GameTabs.tsx';

const filters = [
  <TextInput key="account" source="account" alwaysOn resettable />,
  <SelectInput
    key="state"
    source="state"
    choices={freeRoundStates.map((id) => ({ id, name: `office.state.free_round.${id}` }))}
  />,
];

const Cancel = ({ row }: { readonly row: FreeRound }) => {
  const translate = useTranslate();
  const notify = useNotify();
  const mayAct = useMayDo('rounds.act');
  const cancel = useDeed(freeRoundCancel, ({ outcome }) =>
    notify(`office.games.free_${outcome}`, { type: outcome === 'cancelled' ? 'success' : 'info' }),
  );
  if (!mayAct || (row.state !== 'active' && row.state !== 'sending')) return null;
  return (
    <OpeningButton
      size="small"
      color="error"
      dialog={(close) => (
        <DeedDialog
          title={`${translate('office.games.free_cancel')} · ${row.member.account}`}
          text={translate('office.games.free_cancel_text')}
          confirm={translate('office.games.free_cancel')}
          tone="error"
          asksReason
          run={(reason) => cancel.mutateAsync({ provider_id: row.provider.id, id: row.id, reason })}
          onClose={close}
        />
      )}
    >
      {translate('office.games.free_cancel')}
    </OpeningButton>
  );
};

/** Free rounds that members were given. */
export const FreeRoundList = () => (
  <OfficeList
    resource="free_rounds"
    filters={filters}
    actions={<FreeRoundActions />}
    sort={{ field: 'created_at', order: 'DESC' }}
    above={<GameTabs place="free_rounds" />}
    cards={{
      primaryText: (row: FreeRound) => (
        <Stack direction="row" sx={{ justifyContent: 'space-between', gap: 1 }}>
          <span>
            {row.member.account} · {row.game.name}
          </span>
          <StateChip kind="free_round" state={row.state} />
        </Stack>
      ),
      secondaryText: (row: FreeRound) => (
        <CardLine>
          <span>
            {row.used}/{row.rounds} · <Money amount={row.stake} currency={row.currency} />
          </span>
          <Cancel row={row} />
        </CardLine>
      ),
      linkType: false,
    }}
  >
    <DataTable.Col source="created_at" render={(row: FreeRound) => <Instant at={row.created_at} />} />
    <DataTable.Col
      source="member"
      disableSort
      render={(row: FreeRound) => (
        <RowLink to={`/members/${row.member.id}/show`}>{row.member.account}</RowLink>
      )}
    />
    <DataTable.Col source="game" disableSort render={(row: FreeRound) => row.game.name} />
    <DataTable.Col
      source="rounds"
      disableSort
      align="right"
      render={(row: FreeRound) => `${row.used} / ${row.rounds}`}
    />
    <MoneyColumn source="stake" />
    <MoneyColumn source="won" />
    <DataTable.Col
      source="expires_at"
      disableSort
      render={(row: FreeRound) => <Instant at={row.expires_at} />}
    />
    <DataTable.Col
      source="state"
      disableSort
      render={(row: FreeRound) => <StateChip kind="free_round" state={row.state} />}
    />
    <DataTable.Col
      source="granted_by"
      disableSort
      render={(row: FreeRound) => `${row.granted_by} · ${row.reason}`}
    />
    <DataTable.Col source="deed" disableSort render={(row: FreeRound) => <Cancel row={row} />} />
  </OfficeList>
);
