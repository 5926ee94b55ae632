import { Box, Stack, Typography } from '@mui/material';
import { type CommissionPlanOne, planOne } from '@pavilion/contract/office';
import { Title, useTranslate } from 'react-admin';
import { useParams } from 'react-router';
import { useMayDo } from '../../../session/useSession.ts';
import { Answered } from '../../../ui/Answered.tsx';
import { Instant } from '../../../ui/Instant.tsx';
import { Facts, Panel } from '../../../ui/Panel.tsx';
import { PlainTable } from '../../../ui/PlainTable.tsx';
import { useAnswer } from '../../../ui/useAnswer.ts';
import { Changes } from '../../trace/Changes.tsx';
import { percentOf } from '../settlement/percent.ts';
import { SettlementTabs } from '../settlement/SettlementTabs.tsx';
import { differing } from './draft.ts';
import { PlanEditor } from './PlanEditor.tsx';

const About = ({ plan }: { readonly plan: CommissionPlanOne }) => {
  const translate = useTranslate();
  return (
    <Panel title={plan.title}>
      <Facts
        facts={[
          { label: translate('office.plan.id'), value: plan.id },
          { label: translate('office.plan.currency'), value: plan.currency },
          { label: translate('resources.plans.fields.version'), value: plan.version },
          { label: translate('resources.plans.fields.highest_ppm'), value: percentOf(plan.highest_ppm) },
          { label: translate('resources.plans.fields.agents'), value: plan.agents },
          { label: translate('resources.plans.fields.owner'), value: plan.owner?.account ?? '–' },
        ]}
      />
    </Panel>
  );
};

/** Versions with what each changed, the newest first. */
const Versions = ({ plan }: { readonly plan: CommissionPlanOne }) => {
  const translate = useTranslate();
  return (
    <Panel title={translate('office.plan.versions')}>
      <PlainTable
        label={translate('office.plan.versions')}
        rows={plan.versions}
        keyOf={({ version }) => version}
        columns={[
          { label: translate('resources.plans.fields.version'), cell: ({ version }) => version },
          {
            label: translate('resources.plans.fields.created_at'),
            cell: ({ created_at: at, created_by: by }) => (
              <>
                {by} · <Instant at={at} />
              </>
            ),
          },
          { label: translate('resources.plans.fields.agents'), cell: ({ agents }) => agents, end: true },
          {
            label: translate('office.plan.changes'),
            cell: ({ version, terms }) => (
              <Changes
                {...differing(plan.versions.find((one) => one.version === version - 1)?.terms ?? null, terms)}
                currency={plan.currency}
              />
            ),
          },
        ]}
      />
    </Panel>
  );
};

/** A plan with its versions, and the form that writes the next. */
export const PlanPage = () => {
  const translate = useTranslate();
  const { id = '' } = useParams();
  const mayManage = useMayDo('plans.manage');
  const answer = useAnswer(planOne, { id });
  return (
    <Box sx={{ paddingTop: 2 }}>
      <Title title={translate('office.settlement.tab_plans')} />
      <SettlementTabs place="plans" />
      <Answered answer={answer}>
        {(plan) => {
          const [newest] = plan.versions;
          return (
            <Stack sx={{ gap: 2 }}>
              <About plan={plan} />
              {mayManage && plan.owner === null && newest !== undefined && (
                <Panel title={translate('office.plan.next_version')}>
                  <PlanEditor key={plan.version} plan={{ ...plan, terms: newest.terms }} />
                </Panel>
              )}
              {plan.owner !== null && (
                <Typography sx={{ color: 'text.secondary' }}>{translate('office.plan.of_agent')}</Typography>
              )}
              <Versions plan={plan} />
            </Stack>
          );
        }}
      </Answered>
    </Box>
  );
};

/** A plan that there was not before. */
export const NewPlanPage = () => {
  const translate = useTranslate();
  return (
    <Box sx={{ paddingTop: 2 }}>
      <Title title={translate('office.plan.new')} />
      <SettlementTabs place="plans" />
      <Panel title={translate('office.plan.new')}>
        <PlanEditor plan={null} />
      </Panel>
    </Box>
  );
};
