import type { DataOf } from '@pavilion/contract';
import { agentPlan } from '@pavilion/contract/agentBills';
import { useCallQuery } from '../../../api/useCall.ts';
import { useTranslation } from '../../../i18n/texts.ts';
import { useInstant } from '../../../site/useInstant.ts';
import { EmptyScene } from '../../../ui/EmptyScene.tsx';
import { Money } from '../../../ui/Money.tsx';
import { StatRow } from '../../recommend/StatRow.tsx';
import { CentreFrame } from '../CentreFrame.tsx';
import { ExactMoney } from '../ExactMoney.tsx';
import { usePercent } from '../model/usePercent.ts';
import { PlanTerms, RungWords } from './PlanTerms.tsx';
import { SubPlans } from './SubPlans.tsx';

type PlanPage = DataOf<typeof agentPlan>;

const Here = ({ page: { here, cycle, currency } }: { readonly page: PlanPage }) => {
  const { t } = useTranslation();
  const show = useInstant();
  const percent = usePercent();
  if (here === null) return <p className="text-sm text-text-2">{t('settlement.not_computed')}</p>;
  const stats = [
    { key: 'active', label: t('settlement.active'), value: here.active },
    {
      key: 'net_win',
      label: t('settlement.net_win'),
      value: <ExactMoney amount={here.net_win} currency={currency} />,
    },
    { key: 'rate', label: t('settlement.rate'), value: percent(here.rate_ppm) },
    {
      key: 'commission',
      label: t('settlement.so_far'),
      value: <Money amount={here.commission} currency={currency} />,
    },
  ];
  return (
    <section data-section="here" className="flex flex-col gap-3">
      <h2 className="font-semibold text-base">
        {t('settlement.here', { from: cycle?.from ?? '', to: cycle?.to ?? '' })}
      </h2>
      <StatRow stats={stats} />
      {here.missing && (
        <p className="flex flex-wrap gap-x-3 text-sm text-text-2">
          <span>{t('settlement.missing', { rate: percent(here.missing.rate_ppm) })}</span>
          <RungWords rung={here.missing} currency={currency} />
        </p>
      )}
      <p className="text-text-3 text-xs">{t('settlement.computed_at', { time: show(here.computed_at) })}</p>
    </section>
  );
};

const Versions = ({ page: { versions, currency } }: { readonly page: PlanPage }) => {
  const { t } = useTranslation();
  return (
    <section data-section="versions">
      <h2 className="mb-2 font-semibold text-base">{t('settlement.versions')}</h2>
      {versions.map((plan) => (
        <details key={plan.from} className="border-line border-b py-3 text-sm">
          <summary className="cursor-pointer">
            {plan.title} · {t('settlement.version', { version: plan.version })} · {plan.from} –{' '}
            {plan.to ?? t('settlement.open_end')}
          </summary>
          <div className="pt-4">
            <PlanTerms plan={plan} currency={currency} />
          </div>
        </details>
      ))}
    </section>
  );
};

const Plan = ({ page }: { readonly page: PlanPage }) => {
  const { t } = useTranslation();
  const { plan, currency, here, versions } = page;
  // What may be given on is bounded by the plan that holds when the gift begins.
  const coming = versions[0];
  if (plan === null && coming === undefined)
    return <EmptyScene scene="empty" title={t('settlement.no_plan')} text={t('settlement.no_plan_text')} />;
  return (
    <div className="flex max-w-4xl flex-col gap-8">
      {plan && (
        <>
          <header>
            <h2 className="font-semibold text-lg">{plan.title}</h2>
            <p className="text-sm text-text-2">
              {t('settlement.version', { version: plan.version })} ·{' '}
              {t('settlement.since', { day: plan.from })}
            </p>
          </header>
          <Here page={page} />
          <PlanTerms plan={plan} currency={currency} rung={here?.rung ?? null} />
        </>
      )}
      {coming && <SubPlans own={coming} />}
      <Versions page={page} />
    </div>
  );
};

/** What the agent is paid by and why, and what those directly below are (spec §2 Plan). */
export const PlanPanel = () => {
  const plan = useCallQuery(agentPlan, {});
  return <CentreFrame query={plan}>{(data) => <Plan page={data} />}</CentreFrame>;
};
