import { Stack, Typography } from '@mui/material';
import { type MissionOne, missionEnd } from '@pavilion/contract/office';
import { useNotify, useRecordContext, useTranslate } from 'react-admin';
import { Columns } from '../../../ui/Columns.tsx';
import { Instant } from '../../../ui/Instant.tsx';
import { Money } from '../../../ui/Money.tsx';
import { OnePage } from '../../../ui/OnePage.tsx';
import { PageHead } from '../../../ui/PageHead.tsx';
import { Facts, Nothing, Panel } from '../../../ui/Panel.tsx';
import { PlainTable } from '../../../ui/PlainTable.tsx';
import { RowLink } from '../../../ui/RowLink.tsx';
import { StateChip } from '../../../ui/StateChip.tsx';
import { useDeed } from '../../../ui/useDeed.ts';
import { CostPanel, EndGiving, TitlesPanel } from '../Giving.tsx';
import { useGoal } from './useGoal.ts';

const MissionTitle = () => {
  const translate = useTranslate();
  const mission = useRecordContext<MissionOne>();
  return <span>{translate('office.missions.one', { title: mission?.title ?? '' })}</span>;
};

interface PartProps {
  readonly mission: MissionOne;
}

const End = ({ mission: { id, title, state } }: PartProps) => {
  const notify = useNotify();
  const end = useDeed(missionEnd, () => notify('office.missions.ended', { type: 'success' }));
  return (
    <EndGiving
      title={title}
      state={state}
      noun="missions"
      end={(reason) => end.mutateAsync({ id, reason })}
    />
  );
};

const Terms = ({ mission }: PartProps) => {
  const translate = useTranslate();
  const goalOf = useGoal();
  const { currency } = mission;
  return (
    <Panel title={translate('office.promotions.terms')}>
      <Facts
        facts={[
          { label: translate('office.missions.goal'), value: goalOf(mission) },
          {
            label: translate('office.missions.award'),
            value: <Money amount={mission.award} currency={currency} />,
          },
          {
            label: translate('office.missions.budget'),
            value: <Money amount={mission.budget} currency={currency} />,
          },
          { label: translate('office.missions.from_day'), value: mission.from_day },
          { label: translate('office.missions.to_day'), value: mission.to_day },
          {
            label: translate('office.promotions.created_by'),
            value: (
              <>
                {mission.created_by.replace('operator:', '')} · <Instant at={mission.created_at} />
              </>
            ),
          },
        ]}
      />
    </Panel>
  );
};

const Cost = ({ mission: { cost, booked, currency, claims, members, brought } }: PartProps) => {
  const translate = useTranslate();
  return (
    <CostPanel
      cost={cost}
      booked={booked}
      currency={currency}
      taken={translate('office.missions.taken_by', { claims, members })}
    >
      <Facts
        facts={[
          {
            label: translate('office.missions.brought'),
            value: <Money amount={brought} currency={currency} />,
          },
        ]}
      />
    </CostPanel>
  );
};

const Claims = ({ mission: { last_claims: claims, currency } }: PartProps) => {
  const translate = useTranslate();
  return (
    <Panel title={translate('office.missions.claims')}>
      {claims.length === 0 ? (
        <Nothing text={translate('office.missions.no_claims')} />
      ) : (
        <PlainTable
          label={translate('office.missions.claims')}
          rows={claims}
          keyOf={({ id }) => id}
          columns={[
            { label: translate('office.promotions.at'), cell: ({ at }) => <Instant at={at} /> },
            {
              label: translate('office.promotions.member'),
              cell: ({ member }) => <RowLink to={`/members/${member.id}/show`}>{member.account}</RowLink>,
            },
            { label: translate('office.missions.day'), cell: ({ day }) => day },
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

const Mission = () => {
  const mission = useRecordContext<MissionOne>();
  if (mission === undefined) return null;
  return (
    <Stack sx={{ gap: 2 }}>
      <PageHead>
        <Stack direction="row" sx={{ gap: 1.5, alignItems: 'center', flexWrap: 'wrap' }}>
          <Typography component="span" sx={{ fontSize: 24, fontWeight: 700 }}>
            {mission.title}
          </Typography>
          <StateChip kind="mission" state={mission.state} />
        </Stack>
        <End mission={mission} />
      </PageHead>
      <Columns>
        <Stack sx={{ gap: 2 }}>
          <Cost mission={mission} />
          <Terms mission={mission} />
          <TitlesPanel titles={mission.titles} />
        </Stack>
        <Claims mission={mission} />
      </Columns>
    </Stack>
  );
};

/** One mission: what it asks and gives, what it has cost and brought, who took it. */
export const MissionPage = () => (
  <OnePage title={<MissionTitle />} resource="missions">
    <Mission />
  </OnePage>
);
