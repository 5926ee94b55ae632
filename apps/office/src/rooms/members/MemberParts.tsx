import type { OfficeMember } from '@pavilion/contract/office';
import { useTranslate } from 'react-admin';
import { useCallName } from '../../ui/callName.ts';
import { Device } from '../../ui/Device.tsx';
import { Instant } from '../../ui/Instant.tsx';
import { Money } from '../../ui/Money.tsx';
import { Facts, Nothing, Panel } from '../../ui/Panel.tsx';
import { PlainTable } from '../../ui/PlainTable.tsx';
import { RowLink } from '../../ui/RowLink.tsx';
import { StateChip } from '../../ui/StateChip.tsx';

interface PartProps {
  readonly member: OfficeMember;
}

export const Balances = ({ member }: PartProps) => {
  const translate = useTranslate();
  return (
    <Panel title={translate('office.members.balances')}>
      <Facts
        facts={member.balances.map(({ wallet, amount }) => ({
          label: translate(`office.wallet.${wallet}`, { _: wallet }),
          value: <Money amount={amount} currency={member.currency} />,
        }))}
      />
    </Panel>
  );
};

export const Factors = ({ member: { factors } }: PartProps) => {
  const translate = useTranslate();
  return (
    <Panel title={translate('office.members.factors')}>
      <Facts
        facts={[
          {
            label: translate('office.factor.app'),
            value: translate(factors.totp ? 'office.factor.on' : 'office.factor.off'),
          },
          { label: translate('office.factor.passkeys'), value: factors.passkeys },
          { label: translate('office.factor.codes_left'), value: factors.recovery_codes_left },
        ]}
      />
    </Panel>
  );
};

interface OrdersProps extends PartProps {
  readonly kind: 'deposits' | 'withdrawals';
}

/** The last orders of a kind; a withdrawal has a page of its own. */
export const Orders = ({ member, kind }: OrdersProps) => {
  const translate = useTranslate();
  const title = translate(`office.members.${kind}`);
  const rows = member[kind];
  return (
    <Panel title={title}>
      {rows.length === 0 ? (
        <Nothing text={translate('office.members.no_orders')} />
      ) : (
        <PlainTable
          label={title}
          rows={rows}
          keyOf={({ order_number }) => order_number}
          columns={[
            {
              label: translate('office.withdrawals.order'),
              cell: ({ order_number: number }) =>
                kind === 'withdrawals' ? (
                  <RowLink to={`/withdrawals/${number}/show`}>{number}</RowLink>
                ) : (
                  number
                ),
            },
            { label: translate('office.withdrawals.at'), cell: ({ created_at: at }) => <Instant at={at} /> },
            {
              label: translate('resources.withdrawals.fields.amount'),
              cell: ({ amount }) => <Money amount={amount} currency={member.currency} />,
              end: true,
            },
            {
              label: translate('resources.withdrawals.fields.state'),
              cell: ({ state }) => (
                <StateChip kind={kind === 'withdrawals' ? 'withdrawal' : 'deposit'} state={state} />
              ),
            },
          ]}
        />
      )}
    </Panel>
  );
};

export const Sessions = ({ member: { sessions, joined_from: from } }: PartProps) => {
  const translate = useTranslate();
  return (
    <Panel title={translate('office.members.sessions')}>
      {sessions.length === 0 ? (
        <Nothing text={translate('office.members.no_sessions')} />
      ) : (
        <PlainTable
          label={translate('office.members.sessions')}
          rows={sessions}
          keyOf={({ id }) => id}
          columns={[
            { label: translate('office.session.address'), cell: ({ address }) => address },
            {
              label: translate('office.session.last_seen'),
              cell: ({ last_seen_at: at }) => <Instant at={at} />,
            },
            {
              label: translate('office.session.device'),
              cell: ({ user_agent: agent }) => <Device agent={agent} />,
            },
          ]}
        />
      )}
      <Nothing text={`${translate('office.members.joined_from')} ${from ?? '–'}`} />
    </Panel>
  );
};

/** What staff did to this account. */
export const Deeds = ({ member: { deeds } }: PartProps) => {
  const translate = useTranslate();
  const callName = useCallName();
  return (
    <Panel title={translate('office.members.deeds')}>
      {deeds.length === 0 ? (
        <Nothing text={translate('office.members.no_deeds')} />
      ) : (
        <PlainTable
          label={translate('office.members.deeds')}
          rows={deeds}
          keyOf={({ at, call }) => `${at} ${call}`}
          columns={[
            { label: translate('office.withdrawals.at'), cell: ({ at }) => <Instant at={at} /> },
            { label: translate('office.members.by'), cell: ({ by }) => by ?? '–' },
            {
              label: translate('office.members.deed'),
              cell: ({ call }) => callName(call),
            },
            { label: translate('office.deed.reason'), cell: ({ reason }) => reason ?? '–' },
            {
              label: translate('resources.trace.fields.outcome'),
              cell: ({ outcome }) => <StateChip kind="outcome" state={outcome} />,
            },
          ]}
        />
      )}
    </Panel>
  );
};
