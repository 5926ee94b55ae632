import { MenuItem, Stack, TextField } from '@mui/material';
import {
  type MemberEntry,
  type MemberWallet,
  memberLedger,
  memberWallets,
  type OfficeMember,
} from '@pavilion/contract/office';
import { type PostingKind, postingKinds } from '@pavilion/contract/records';
import { dayBegin, dayEnd } from '@pavilion/web/zonedDay';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { callOffice } from '../../../api/callOffice.ts';
import { useOpenSession } from '../../../session/useSession.ts';
import { Answered } from '../../../ui/Answered.tsx';
import { Instant } from '../../../ui/Instant.tsx';
import { Money } from '../../../ui/Money.tsx';
import { MoreList } from '../../../ui/MoreList.tsx';
import { Facts, Panel } from '../../../ui/Panel.tsx';
import { RowLink } from '../../../ui/RowLink.tsx';
import { useAnswer } from '../../../ui/useAnswer.ts';

const useWalletName = (): ((wallet: MemberWallet) => string) => {
  const translate = useTranslate();
  return ({ purpose, provider, currency }) =>
    [translate(`office.purpose.${purpose}`), provider, currency].filter((part) => part !== null).join(' · ');
};

/** Where the money of a member is, to the last minor unit. */
const Wallets = ({ id }: { readonly id: number }) => {
  const translate = useTranslate();
  const walletName = useWalletName();
  const answer = useAnswer(memberWallets, { id });
  return (
    <Panel title={translate('office.members.balances')}>
      <Answered answer={answer}>
        {({ wallets, in_rounds: rounds }) => (
          <Facts
            facts={[
              ...wallets.map((wallet) => ({
                label: walletName(wallet),
                value: <Money amount={wallet.amount} currency={wallet.currency} />,
              })),
              ...rounds.map(({ provider, currency, amount }) => ({
                label: `${translate('office.member.in_rounds')} · ${provider} · ${currency}`,
                value: <Money amount={amount} currency={currency} />,
              })),
            ]}
          />
        )}
      </Answered>
    </Panel>
  );
};

/** What an entry belongs to: a round by its own name with the game, an order with the way to its page. */
const Cause = ({ entry }: { readonly entry: MemberEntry }) => {
  if (entry.cause === 'round')
    return (
      <span>
        {entry.game} · {entry.round_id}
      </span>
    );
  if (entry.cause === 'withdrawal')
    return <RowLink to={`/withdrawals/${entry.reference}/show`}>{entry.reference}</RowLink>;
  return <span>{entry.reference}</span>;
};

interface Filter {
  readonly wallet: string;
  readonly kind: PostingKind | '';
  readonly from: string;
  readonly to: string;
}

interface FiltersProps {
  readonly id: number;
  readonly filter: Filter;
  readonly onChange: (filter: Filter) => void;
}

const Filters = ({ id, filter, onChange }: FiltersProps) => {
  const translate = useTranslate();
  const walletName = useWalletName();
  const wallets = useAnswer(memberWallets, { id }).data?.wallets ?? [];
  const day = (name: 'from' | 'to') => (
    <TextField
      type="date"
      size="small"
      fullWidth={false}
      label={translate(`office.member.${name}_day`)}
      value={filter[name]}
      onChange={(event) => onChange({ ...filter, [name]: event.target.value })}
      slotProps={{ inputLabel: { shrink: true } }}
    />
  );
  return (
    <Stack direction={{ xs: 'column', sm: 'row' }} sx={{ gap: 1, flexWrap: 'wrap', marginBottom: 1.5 }}>
      <TextField
        select
        size="small"
        fullWidth={false}
        label={translate('office.member.wallet')}
        value={filter.wallet}
        onChange={(event) => onChange({ ...filter, wallet: event.target.value })}
        sx={{ minWidth: 200 }}
        slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
      >
        <MenuItem value="">{translate('office.purpose.main')}</MenuItem>
        {wallets
          .filter(({ purpose }) => purpose !== 'main')
          .map((wallet) => (
            <MenuItem key={wallet.id} value={wallet.id}>
              {walletName(wallet)}
            </MenuItem>
          ))}
      </TextField>
      <TextField
        select
        size="small"
        fullWidth={false}
        label={translate('office.member.kind')}
        value={filter.kind}
        onChange={(event) =>
          onChange({ ...filter, kind: postingKinds.find((kind) => kind === event.target.value) ?? '' })
        }
        sx={{ minWidth: 160 }}
        slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
      >
        <MenuItem value="">{translate('office.member.all')}</MenuItem>
        {postingKinds.map((kind) => (
          <MenuItem key={kind} value={kind}>
            {translate(`office.posting.${kind}`)}
          </MenuItem>
        ))}
      </TextField>
      {day('from')}
      {day('to')}
    </Stack>
  );
};

/** Every entry of the books on one account, with what it belongs to and what the account held after it. */
export const LedgerTab = ({ member: { id } }: { readonly member: OfficeMember }) => {
  const translate = useTranslate();
  const timeZone = useOpenSession()?.site.time_zone ?? 'UTC';
  const [filter, setFilter] = useState<Filter>({ wallet: '', kind: '', from: '', to: '' });
  const from = dayBegin(filter.from, timeZone)?.toISOString();
  const to = dayEnd(filter.to, timeZone)?.toISOString();
  const body = {
    id,
    ...(filter.wallet === '' ? {} : { wallet: filter.wallet }),
    ...(filter.kind === '' ? {} : { kinds: [filter.kind] }),
    ...(from === undefined ? {} : { from }),
    ...(to === undefined ? {} : { to }),
  };
  return (
    <Stack sx={{ gap: 2 }}>
      <Wallets id={id} />
      <Panel title={translate('office.member.part_ledger')}>
        <Filters id={id} filter={filter} onChange={setFilter} />
        <MoreList
          label={translate('office.member.part_ledger')}
          about={[memberLedger.path, body]}
          load={(cursor) => callOffice(memberLedger, { ...body, ...cursor })}
          none={translate('office.member.no_entries')}
          keyOf={(entry) => entry.id}
          columns={[
            { label: translate('office.withdrawals.at'), cell: ({ at }) => <Instant at={at} /> },
            {
              label: translate('office.member.kind'),
              cell: ({ kind }) => translate(`office.posting.${kind}`),
            },
            {
              label: translate('resources.withdrawals.fields.amount'),
              cell: ({ amount, currency }) => <Money amount={amount} currency={currency} />,
              end: true,
            },
            {
              label: translate('office.member.balance_after'),
              cell: ({ balance_after: after, currency }) =>
                after === null ? '–' : <Money amount={after} currency={currency} />,
              end: true,
            },
            { label: translate('office.withdrawals.cause'), cell: (entry) => <Cause entry={entry} /> },
            { label: translate('office.deed.reason'), cell: ({ reason }) => reason ?? '–' },
            {
              label: translate('office.member.entry'),
              cell: ({ id: entry, archived }) =>
                archived ? `${entry} · ${translate('office.member.archived')}` : entry,
            },
          ]}
        />
      </Panel>
    </Stack>
  );
};
