import { Stack, Typography } from '@mui/material';
import { type EnvelopeOne, envelopeEnd } from '@pavilion/contract/office';
import { useNotify, useRecordContext, useTranslate } from 'react-admin';
import { Columns } from '../../ui/Columns.tsx';
import { Instant } from '../../ui/Instant.tsx';
import { Money } from '../../ui/Money.tsx';
import { OnePage } from '../../ui/OnePage.tsx';
import { PageHead } from '../../ui/PageHead.tsx';
import { Facts, Nothing, Panel } from '../../ui/Panel.tsx';
import { PlainTable } from '../../ui/PlainTable.tsx';
import { RowLink } from '../../ui/RowLink.tsx';
import { StateChip } from '../../ui/StateChip.tsx';
import { useDeed } from '../../ui/useDeed.ts';
import { CostPanel, EndGiving, TitlesPanel } from './Giving.tsx';

const EnvelopeTitle = () => {
  const translate = useTranslate();
  const envelope = useRecordContext<EnvelopeOne>();
  return <span>{translate('office.promotions.envelope', { title: envelope?.title ?? '' })}</span>;
};

interface PartProps {
  readonly envelope: EnvelopeOne;
}

const End = ({ envelope: { id, title, state } }: PartProps) => {
  const notify = useNotify();
  const end = useDeed(envelopeEnd, () => notify('office.promotions.ended', { type: 'success' }));
  return (
    <EndGiving
      title={title}
      state={state}
      noun="promotions"
      end={(reason) => end.mutateAsync({ id, reason })}
    />
  );
};

const Terms = ({ envelope }: PartProps) => {
  const translate = useTranslate();
  const { currency } = envelope;
  return (
    <Panel title={translate('office.promotions.terms')}>
      <Facts
        facts={[
          {
            label: translate('office.promotions.budget'),
            value: <Money amount={envelope.budget} currency={currency} />,
          },
          { label: translate('office.promotions.shares'), value: envelope.shares },
          {
            label: translate('office.promotions.spread'),
            value: translate(`office.promotions.spread_${envelope.spread}`),
          },
          {
            label: translate('office.promotions.who'),
            value: /[1-9]/.test(envelope.min_deposit)
              ? translate('office.promotions.who_deposited', {
                  amount: `${envelope.min_deposit} ${currency}`,
                  days: envelope.deposit_days,
                })
              : translate('office.promotions.who_all', { currency }),
          },
          { label: translate('office.promotions.starts_at'), value: <Instant at={envelope.starts_at} /> },
          { label: translate('office.promotions.end_at'), value: <Instant at={envelope.end_at} /> },
          {
            label: translate('office.promotions.created_by'),
            value: (
              <>
                {envelope.created_by.replace('operator:', '')} · <Instant at={envelope.created_at} />
              </>
            ),
          },
        ]}
      />
    </Panel>
  );
};

const Cost = ({ envelope: { cost, booked, currency, claimed, shares } }: PartProps) => {
  const translate = useTranslate();
  return (
    <CostPanel
      cost={cost}
      booked={booked}
      currency={currency}
      taken={translate('office.promotions.claimed_of', { claimed, shares })}
    />
  );
};

const Claims = ({ envelope: { claims, currency } }: PartProps) => {
  const translate = useTranslate();
  return (
    <Panel title={translate('office.promotions.claims')}>
      {claims.length === 0 ? (
        <Nothing text={translate('office.promotions.no_claims')} />
      ) : (
        <PlainTable
          label={translate('office.promotions.claims')}
          rows={claims}
          keyOf={({ member }) => member.id}
          columns={[
            { label: translate('office.promotions.at'), cell: ({ at }) => <Instant at={at} /> },
            {
              label: translate('office.promotions.member'),
              cell: ({ member }) => <RowLink to={`/members/${member.id}/show`}>{member.account}</RowLink>,
            },
            {
              label: translate('office.promotions.amount'),
              cell: ({ amount }) => <Money amount={amount} currency={currency} />,
              end: true,
            },
          ]}
        />
      )}
    </Panel>
  );
};

const Envelope = () => {
  const envelope = useRecordContext<EnvelopeOne>();
  if (envelope === undefined) return null;
  return (
    <Stack sx={{ gap: 2 }}>
      <PageHead>
        <Stack direction="row" sx={{ gap: 1.5, alignItems: 'center', flexWrap: 'wrap' }}>
          <Typography component="span" sx={{ fontSize: 24, fontWeight: 700 }}>
            {envelope.title}
          </Typography>
          <StateChip kind="envelope" state={envelope.state} />
        </Stack>
        <End envelope={envelope} />
      </PageHead>
      <Columns>
        <Stack sx={{ gap: 2 }}>
          <Cost envelope={envelope} />
          <Terms envelope={envelope} />
          <TitlesPanel titles={envelope.titles} />
        </Stack>
        <Claims envelope={envelope} />
      </Columns>
    </Stack>
  );
};

/** One envelope: what it gives, what it has cost, who opened it. */
export const EnvelopePage = () => (
  <OnePage title={<EnvelopeTitle />}>
    <Envelope />
  </OnePage>
);
