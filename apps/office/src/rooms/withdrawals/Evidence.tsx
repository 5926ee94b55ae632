import { Stack, Typography } from '@mui/material';
import type { WithdrawalOne } from '@pavilion/contract/office';
import { useTranslate } from 'react-admin';
import { Instant } from '../../ui/Instant.tsx';
import { Money } from '../../ui/Money.tsx';
import { Facts, Nothing, Panel } from '../../ui/Panel.tsx';
import { PlainTable } from '../../ui/PlainTable.tsx';
import { RowLink } from '../../ui/RowLink.tsx';
import { useCause } from './cause.ts';

interface EvidenceProps {
  readonly order: WithdrawalOne;
}

/** Where the money is to go. */
export const Account = ({ order: { bank_account: account } }: EvidenceProps) => {
  const translate = useTranslate();
  return (
    <Panel title={translate('office.withdrawals.account')}>
      <Facts
        facts={[
          { label: translate('office.bank.name'), value: account.bank_name },
          { label: translate('office.bank.number'), value: account.number },
          { label: translate('office.bank.holder'), value: account.holder },
          { label: translate('office.bank.bound_at'), value: <Instant at={account.bound_at} /> },
          {
            label: translate('office.bank.paid_before'),
            value: translate(account.was_paid_before ? 'ra.boolean.true' : 'ra.boolean.false'),
          },
        ]}
      />
    </Panel>
  );
};

/** Where the money came from: balance, all that was ever paid, deposits since the withdrawal before. */
export const Origin = ({ order }: EvidenceProps) => {
  const translate = useTranslate();
  const { currency, totals, deposits } = order;
  const money = (amount: string) => <Money amount={amount} currency={currency} />;
  return (
    <Panel title={translate('office.withdrawals.origin')}>
      <Facts
        facts={[
          { label: translate('office.withdrawals.balance'), value: money(order.balance) },
          { label: translate('office.withdrawals.deposited'), value: money(totals.deposited) },
          { label: translate('office.withdrawals.withdrawn'), value: money(totals.withdrawn) },
          { label: translate('office.withdrawals.joined_at'), value: <Instant at={totals.joined_at} /> },
        ]}
      />
      <Typography component="h3" sx={{ fontWeight: 650, marginTop: 2, marginBottom: 1 }}>
        {translate('office.withdrawals.deposits')}
      </Typography>
      {deposits.length === 0 ? (
        <Nothing text={translate('office.withdrawals.no_deposits')} />
      ) : (
        <PlainTable
          label={translate('office.withdrawals.deposits')}
          rows={deposits}
          keyOf={({ order_number }) => order_number}
          columns={[
            { label: translate('office.withdrawals.order'), cell: ({ order_number }) => order_number },
            { label: translate('office.withdrawals.at'), cell: ({ at }) => <Instant at={at} /> },
            {
              label: translate('resources.withdrawals.fields.amount'),
              cell: ({ amount }) => money(amount),
              end: true,
            },
            { label: translate('office.withdrawals.bonus'), cell: ({ bonus }) => money(bonus), end: true },
            {
              label: translate('office.withdrawals.turnover_required'),
              cell: ({ turnover_required: required }) => money(required),
              end: true,
            },
          ]}
        />
      )}
    </Panel>
  );
};

/** How it was won. */
export const Play = ({ order: { play, turnover, currency } }: EvidenceProps) => {
  const translate = useTranslate();
  const money = (amount: string) => <Money amount={amount} currency={currency} />;
  return (
    <Panel title={translate('office.withdrawals.play')}>
      <Facts
        facts={[
          {
            label: translate('office.withdrawals.since'),
            value: <Instant at={play.since} none={translate('office.withdrawals.since_joined')} />,
          },
          { label: translate('office.withdrawals.rounds'), value: play.rounds },
          { label: translate('office.withdrawals.staked'), value: money(play.staked) },
          { label: translate('office.withdrawals.won'), value: money(play.won) },
          { label: translate('office.withdrawals.turnover_required'), value: money(turnover.required) },
          { label: translate('office.withdrawals.turnover_played'), value: money(turnover.played) },
          { label: translate('office.withdrawals.turnover_left'), value: money(turnover.left) },
        ]}
      />
      <Typography component="h3" sx={{ fontWeight: 650, marginTop: 2, marginBottom: 1 }}>
        {translate('office.withdrawals.largest_wins')}
      </Typography>
      {play.largest_wins.length === 0 ? (
        <Nothing text={translate('office.withdrawals.no_wins')} />
      ) : (
        <PlainTable
          label={translate('office.withdrawals.largest_wins')}
          rows={play.largest_wins}
          keyOf={({ round_id }) => round_id}
          columns={[
            { label: translate('office.withdrawals.game'), cell: ({ game }) => game },
            { label: translate('office.withdrawals.at'), cell: ({ at }) => <Instant at={at} /> },
            { label: translate('office.withdrawals.staked'), cell: ({ staked }) => money(staked), end: true },
            { label: translate('office.withdrawals.won'), cell: ({ won }) => money(won), end: true },
          ]}
        />
      )}
    </Panel>
  );
};

/** Other members of the site with the same address, device or bank account. */
export const Shared = ({ order: { shared } }: EvidenceProps) => {
  const translate = useTranslate();
  return (
    <Panel title={translate('office.withdrawals.shared')}>
      {shared.length === 0 ? (
        <Nothing text={translate('office.withdrawals.shared_none')} />
      ) : (
        <Facts
          facts={shared.map(({ trait, value, members }) => ({
            label: `${translate(`office.trait.${trait}`)} ${value}`,
            value: (
              <Stack direction="row" sx={{ gap: 1.5, flexWrap: 'wrap' }}>
                {members.map(({ id, account }) => (
                  <RowLink key={id} to={`/members/${id}/show`}>
                    {account}
                  </RowLink>
                ))}
              </Stack>
            ),
          }))}
        />
      )}
    </Panel>
  );
};

/** What became of it so far, and who approved. */
export const History = ({ order: { history, approvals_given: approvals } }: EvidenceProps) => {
  const translate = useTranslate();
  const inWords = useCause();
  const stateOf = (state: string): string => translate(`office.state.withdrawal.${state}`, { _: state });
  return (
    <Panel title={translate('office.withdrawals.history')}>
      {approvals.length > 0 && (
        <Typography sx={{ marginBottom: 1 }}>
          {translate('office.withdrawals.approved_by', { names: approvals.map(({ by }) => by).join(', ') })}
        </Typography>
      )}
      <PlainTable
        label={translate('office.withdrawals.history')}
        rows={history}
        keyOf={({ at, to }) => `${at} ${to}`}
        columns={[
          { label: translate('office.withdrawals.at'), cell: ({ at }) => <Instant at={at} /> },
          { label: translate('resources.withdrawals.fields.state'), cell: ({ to }) => stateOf(to) },
          { label: translate('office.withdrawals.actor'), cell: ({ actor }) => actor },
          { label: translate('office.withdrawals.cause'), cell: ({ cause }) => inWords(cause) },
        ]}
      />
    </Panel>
  );
};
