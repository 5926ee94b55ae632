import { Box, Button, Stack, Typography } from '@mui/material';
import { type WithheldWin, winRefuse, winRelease, type withheldWinStates } from '@pavilion/contract/office';
import { useState } from 'react';
import { DataTable, TextInput, useNotify, useTranslate } from 'react-admin';
import { useMayDo } from '../../session/useSession.ts';
import { DeedDialog } from '../../ui/DeedDialog.tsx';
import { Instant } from '../../ui/Instant.tsx';
import { ListTabs } from '../../ui/ListTabs.tsx';
import { Money } from '../../ui/Money.tsx';
import { OfficeList } from '../../ui/OfficeList.tsx';
import { Facts } from '../../ui/Panel.tsx';
import { RowLink } from '../../ui/RowLink.tsx';
import { StateChip } from '../../ui/StateChip.tsx';
import { useDeed } from '../../ui/useDeed.ts';

interface RowProps {
  readonly row: WithheldWin;
}
type State = (typeof withheldWinStates)[number];

const filters = [<TextInput key="account" source="account" alwaysOn resettable />];

/** Without states the server lists what waits. */
const tabs: readonly { readonly name: string; readonly states?: readonly State[] }[] = [
  { name: 'waiting' },
  { name: 'released', states: ['released'] },
  { name: 'ended', states: ['refused', 'taken_back'] },
];

const StateTabs = () => {
  const translate = useTranslate();
  return (
    <ListTabs
      label={translate('office.wins.tabs')}
      fields={['states']}
      tabs={tabs.map(({ name, states }) => ({
        name,
        label: translate(`office.wins.tab_${name}`),
        filter: states === undefined ? {} : { states },
      }))}
    />
  );
};

const Amount = ({ row }: RowProps) => <Money amount={row.amount} currency={row.currency} />;
const gameOf = ({ provider, game }: WithheldWin): string =>
  game === null ? provider : `${provider} · ${game}`;

const Summary = ({ row }: RowProps) => {
  const translate = useTranslate();
  return (
    <Facts
      facts={[
        { label: translate('resources.wins.fields.amount'), value: <Amount row={row} /> },
        {
          label: translate('resources.wins.fields.bound'),
          value: <Money amount={row.bound} currency={row.currency} />,
        },
        {
          label: translate('office.wins.staked'),
          value: row.staked === null ? '–' : <Money amount={row.staked} currency={row.currency} />,
        },
        { label: translate('resources.wins.fields.member'), value: row.member.account },
        { label: translate('resources.wins.fields.game'), value: gameOf(row) },
        { label: translate('resources.wins.fields.number'), value: row.number },
      ]}
    />
  );
};

const Deeds = ({ row }: RowProps) => {
  const translate = useTranslate();
  const notify = useNotify();
  const mayDecide = useMayDo('wins.decide');
  const [asking, setAsking] = useState<'release' | 'refuse'>();
  const done = (word: string) => (): void => notify(`office.wins.${word}`, { type: 'success' });
  const release = useDeed(winRelease, done('released'));
  const refuse = useDeed(winRefuse, done('refused'));
  if (row.state !== 'withheld')
    return (
      <Typography component="span" variant="body2">
        {row.decided_by} · <Instant at={row.decided_at} />
        {row.reason !== null && ` · ${row.reason}`}
      </Typography>
    );
  if (!mayDecide) return null;
  const { number, amount } = row;
  return (
    <Stack direction="row" sx={{ gap: 1 }}>
      <Button size="small" color="error" onClick={() => setAsking('refuse')}>
        {translate('office.wins.refuse')}
      </Button>
      <Button size="small" onClick={() => setAsking('release')}>
        {translate('office.wins.release')}
      </Button>
      {asking !== undefined && (
        <DeedDialog
          title={translate(`office.wins.${asking}_title`)}
          text={
            <Stack sx={{ gap: 2 }}>
              <Summary row={row} />
              <Typography>{translate(`office.wins.${asking}_text`)}</Typography>
            </Stack>
          }
          confirm={translate(`office.wins.${asking}`)}
          tone={asking === 'refuse' ? 'error' : 'primary'}
          asksReason
          run={(reason) => (asking === 'release' ? release : refuse).mutateAsync({ number, amount, reason })}
          onClose={() => setAsking(undefined)}
        />
      )}
    </Stack>
  );
};

/** Wins beyond what their game can pay: they lie apart until somebody decides. */
export const WinList = () => (
  <OfficeList<WithheldWin & { id: string }>
    filters={filters}
    sort={{ field: 'at', order: 'ASC' }}
    above={<StateTabs />}
    cards={{
      primaryText: (row: WithheldWin) => (
        <Stack direction="row" sx={{ justifyContent: 'space-between', gap: 1 }}>
          <Amount row={row} />
          <StateChip kind="win" state={row.state} />
        </Stack>
      ),
      secondaryText: (row: WithheldWin) => (
        <Box component="span" sx={{ display: 'block' }}>
          <RowLink to={`/members/${row.member.id}/show`}>{row.member.account}</RowLink> · {gameOf(row)}
        </Box>
      ),
      tertiaryText: (row: WithheldWin) => <Deeds row={row} />,
      linkType: false,
    }}
  >
    <DataTable.Col source="number" disableSort />
    <DataTable.Col
      source="member"
      disableSort
      render={(row: WithheldWin) => (
        <RowLink to={`/members/${row.member.id}/show`}>{row.member.account}</RowLink>
      )}
    />
    <DataTable.Col source="game" disableSort render={gameOf} />
    <DataTable.Col source="amount" align="right" render={(row: WithheldWin) => <Amount row={row} />} />
    <DataTable.Col
      source="bound"
      align="right"
      disableSort
      render={(row: WithheldWin) => <Money amount={row.bound} currency={row.currency} />}
    />
    <DataTable.Col source="at" render={(row: WithheldWin) => <Instant at={row.at} />} />
    <DataTable.Col
      source="state"
      disableSort
      render={(row: WithheldWin) => <StateChip kind="win" state={row.state} />}
    />
    <DataTable.Col source="decision" disableSort render={(row: WithheldWin) => <Deeds row={row} />} />
  </OfficeList>
);
