import { Box } from '@mui/material';
import { type StuckTransfer, transferAsk } from '@pavilion/contract/office';
import { DataTable, TextInput, useNotify, useTranslate } from 'react-admin';
import { useMayDo } from '../../session/useSession.ts';
import { DeedDialog } from '../../ui/DeedDialog.tsx';
import { Age } from '../../ui/Instant.tsx';
import { Money } from '../../ui/Money.tsx';
import { OfficeList } from '../../ui/OfficeList.tsx';
import { OpeningButton } from '../../ui/OpeningButton.tsx';
import { CardHead, CardLine } from '../../ui/RowCard.tsx';
import { RowLink } from '../../ui/RowLink.tsx';
import { MoneyColumn } from '../../ui/rowColumns.tsx';
import { StateChip } from '../../ui/StateChip.tsx';
import { useDeed } from '../../ui/useDeed.ts';
import { GameTabs } from './GameTabs.tsx';

const filters = [<TextInput key="account" source="account" alwaysOn resettable />];

const Ask = ({ row }: { readonly row: StuckTransfer }) => {
  const translate = useTranslate();
  const notify = useNotify();
  const ask = useDeed(transferAsk, ({ state }) =>
    notify(`office.state.transfer.${state}`, { type: state === 'confirmed' ? 'success' : 'info' }),
  );
  return (
    <OpeningButton
      size="small"
      variant="outlined"
      dialog={(close) => (
        <DeedDialog
          title={translate('office.games.transfer_ask')}
          text={translate('office.games.transfer_ask_text')}
          confirm={translate('office.games.transfer_ask')}
          asksReason
          run={(reason) => ask.mutateAsync({ id: row.id, reason })}
          onClose={close}
        />
      )}
    >
      {translate('office.games.transfer_ask')}
    </OpeningButton>
  );
};

/** Transfers of which the outcome is not known, the oldest first. */
export const TransferList = () => {
  const mayAct = useMayDo('rounds.act');
  const now = new Date().toISOString();
  return (
    <OfficeList
      resource="transfers"
      filters={filters}
      sort={{ field: 'created_at', order: 'ASC' }}
      above={<GameTabs place="transfers" />}
      cards={{
        primaryText: (row: StuckTransfer) => (
          <CardHead name={<Money amount={row.amount} currency={row.currency} />}>
            <StateChip kind="transfer" state={row.state} />
          </CardHead>
        ),
        secondaryText: (row: StuckTransfer) => (
          <CardLine>
            <span>
              {row.member.account} · {row.provider.name}
            </span>
            <Age since={row.created_at} now={now} />
          </CardLine>
        ),
        linkType: false,
      }}
    >
      <DataTable.Col
        source="created_at"
        render={(row: StuckTransfer) => <Age since={row.created_at} now={now} />}
      />
      <DataTable.Col
        source="member"
        disableSort
        render={(row: StuckTransfer) => (
          <RowLink to={`/members/${row.member.id}/show`}>{row.member.account}</RowLink>
        )}
      />
      <DataTable.Col source="provider" disableSort render={(row: StuckTransfer) => row.provider.name} />
      <DataTable.Col
        source="direction"
        disableSort
        render={(row: StuckTransfer) => <StateChip kind="direction" state={row.direction} />}
      />
      <MoneyColumn source="amount" />
      <DataTable.Col
        source="state"
        disableSort
        render={(row: StuckTransfer) => <StateChip kind="transfer" state={row.state} />}
      />
      <DataTable.Col source="asked_times" disableSort align="right" />
      <DataTable.Col
        source="reference"
        disableSort
        render={(row: StuckTransfer) => <Box sx={{ fontSize: 12 }}>{row.reference}</Box>}
      />
      {mayAct && (
        <DataTable.Col source="ask" disableSort render={(row: StuckTransfer) => <Ask row={row} />} />
      )}
    </OfficeList>
  );
};
