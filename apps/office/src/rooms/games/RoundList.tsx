import { Box, Stack } from '@mui/material';
import { askedAtOnceMax, type OpenRound, roundAsk } from '@pavilion/contract/office';
import { DataTable, NumberInput, TextInput, useListContext, useNotify, useTranslate } from 'react-admin';
import { useMayDo } from '../../session/useSession.ts';
import { DeedDialog } from '../../ui/DeedDialog.tsx';
import { Age, Instant } from '../../ui/Instant.tsx';
import { Money } from '../../ui/Money.tsx';
import { OfficeList } from '../../ui/OfficeList.tsx';
import { OpeningButton } from '../../ui/OpeningButton.tsx';
import { CardLine } from '../../ui/RowCard.tsx';
import { RowLink } from '../../ui/RowLink.tsx';
import { MoneyColumn } from '../../ui/rowColumns.tsx';
import { useDeed } from '../../ui/useDeed.ts';
import { GameTabs } from './GameTabs.tsx';

const filters = [
  <TextInput key="account" source="account" alwaysOn resettable />,
  <NumberInput key="minutes" source="minutes" min={1} alwaysOn />,
  <TextInput key="reference" source="reference" resettable />,
];

/** Asks the providers about the rounds that are chosen. */
const AskAbout = () => {
  const translate = useTranslate();
  const notify = useNotify();
  const { selectedIds, onUnselectItems } = useListContext();
  const ask = useDeed(roundAsk, ({ asked, settled }) => {
    notify('office.games.rounds_asked', { type: 'success', messageArgs: { asked, settled } });
    onUnselectItems();
  });
  return (
    <OpeningButton
      size="small"
      color="inherit"
      disabled={selectedIds.length > askedAtOnceMax}
      dialog={(close) => (
        <DeedDialog
          title={translate('office.games.round_ask')}
          text={translate('office.games.round_ask_text', { max: askedAtOnceMax })}
          confirm={translate('office.games.round_ask')}
          asksReason
          run={(reason) => ask.mutateAsync({ ids: selectedIds.map(String), reason })}
          onClose={close}
        />
      )}
    >
      {translate('office.games.round_ask')}
    </OpeningButton>
  );
};

const Asked = ({ row }: { readonly row: OpenRound }) => {
  const translate = useTranslate();
  if (row.asked_at === null) return <>{translate('office.games.never_asked')}</>;
  return (
    <>
      <Instant at={row.asked_at} /> · {row.asked_times}
    </>
  );
};

/** Rounds that are open, the oldest first. */
export const RoundList = () => {
  const mayAct = useMayDo('rounds.act');
  const now = new Date().toISOString();
  return (
    <OfficeList
      resource="rounds"
      filters={filters}
      sort={{ field: 'opened_at', order: 'ASC' }}
      above={<GameTabs place="rounds" />}
      {...(mayAct ? { bulk: <AskAbout /> } : {})}
      cards={{
        primaryText: (row: OpenRound) => (
          <Stack direction="row" sx={{ justifyContent: 'space-between', gap: 1 }}>
            <span>{row.game.name}</span>
            <Money amount={row.staked} currency={row.currency} />
          </Stack>
        ),
        secondaryText: (row: OpenRound) => (
          <CardLine>
            <span>{row.member.account}</span>
            <Age since={row.opened_at} now={now} />
          </CardLine>
        ),
        linkType: false,
      }}
    >
      <DataTable.Col source="opened_at" render={(row: OpenRound) => <Instant at={row.opened_at} />} />
      <DataTable.Col
        source="age"
        disableSort
        render={(row: OpenRound) => <Age since={row.opened_at} now={now} />}
      />
      <DataTable.Col
        source="member"
        disableSort
        render={(row: OpenRound) => (
          <RowLink to={`/members/${row.member.id}/show`}>{row.member.account}</RowLink>
        )}
      />
      <DataTable.Col
        source="game"
        disableSort
        render={(row: OpenRound) => <RowLink to={`/games/${row.game.id}/show`}>{row.game.name}</RowLink>}
      />
      <DataTable.Col source="provider" disableSort render={(row: OpenRound) => row.provider.name} />
      <MoneyColumn source="staked" />
      <MoneyColumn source="won" />
      <DataTable.Col source="asked_at" disableSort render={(row: OpenRound) => <Asked row={row} />} />
      <DataTable.Col
        source="reference"
        disableSort
        render={(row: OpenRound) => (
          <Box sx={{ overflowWrap: 'anywhere', fontSize: 12 }}>{row.reference}</Box>
        )}
      />
    </OfficeList>
  );
};
