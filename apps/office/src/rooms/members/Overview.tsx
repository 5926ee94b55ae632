import { Stack, Typography } from '@mui/material';
import type { OfficeMember } from '@pavilion/contract/office';
import { useTranslate } from 'react-admin';
import { Columns } from '../../ui/Columns.tsx';
import { useCallName } from '../../ui/callName.ts';
import { Instant } from '../../ui/Instant.tsx';
import { Money } from '../../ui/Money.tsx';
import { Facts, Nothing, Panel } from '../../ui/Panel.tsx';
import { PlainTable } from '../../ui/PlainTable.tsx';
import { StateChip } from '../../ui/StateChip.tsx';
import { Personal } from './Personal.tsx';

interface PartProps {
  readonly member: OfficeMember;
}

const Balances = ({ member }: PartProps) => {
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

const Factors = ({ member: { factors, sessions, joined_from: from } }: PartProps) => {
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
          { label: translate('office.session.open'), value: sessions },
          { label: translate('office.members.joined_from'), value: from ?? '–' },
        ]}
      />
    </Panel>
  );
};

/** What colleagues want everybody to read first. */
const Pinned = ({ member: { pinned } }: PartProps) => {
  const translate = useTranslate();
  if (pinned.length === 0) return null;
  return (
    <Panel title={translate('office.note.pinned')}>
      <Stack sx={{ gap: 1.5 }}>
        {pinned.map(({ id, text, by, at }) => (
          <div key={id}>
            <Typography sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{text}</Typography>
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              {by} · <Instant at={at} />
            </Typography>
          </div>
        ))}
      </Stack>
    </Panel>
  );
};

/** What staff did to this account lately. */
const Deeds = ({ member: { deeds } }: PartProps) => {
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
            { label: translate('office.members.deed'), cell: ({ call }) => callName(call) },
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

/** Who this is and how the account stands, at one look. */
export const Overview = ({ member }: PartProps) => (
  <Columns>
    <Stack sx={{ gap: 2 }}>
      <Pinned member={member} />
      <Balances member={member} />
      <Personal member={member} />
    </Stack>
    <Stack sx={{ gap: 2 }}>
      <Factors member={member} />
      <Deeds member={member} />
    </Stack>
  </Columns>
);
