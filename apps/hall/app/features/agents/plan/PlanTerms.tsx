import type { Currency } from '@pavilion/contract';
import type { AgentPlan } from '@pavilion/contract/agentBills';
import type { ReactNode } from 'react';
import { useTranslation } from '../../../i18n/texts.ts';
import { Money } from '../../../ui/Money.tsx';
import { type AgentColumn, AgentRows } from '../AgentRows.tsx';
import { useGameTypeName } from '../model/useGameTypeName.ts';
import { usePercent } from '../model/usePercent.ts';

interface PlanProps {
  readonly plan: AgentPlan;
  readonly currency: Currency;
  /** The rung on which the line stands; null for none, and where nobody says. */
  readonly rung?: number | null;
}

type Rung = AgentPlan['ladder'][number];

/** What a rung asks for, or what is missing to it, in words. */
export const RungWords = ({ rung, currency }: { readonly rung: Rung; readonly currency: Currency }) => {
  const { t } = useTranslation();
  const parts: ReactNode[] = [
    rung.min_active === null ? null : t('settlement.asks_active', { number: rung.min_active }),
    rung.min_new_active === null ? null : t('settlement.asks_new', { number: rung.min_new_active }),
    rung.min_net_win === null ? null : (
      <>
        {t('settlement.net_win')} <Money amount={rung.min_net_win} currency={currency} />
      </>
    ),
    rung.min_turnover === null ? null : (
      <>
        {t('settlement.turnover')} <Money amount={rung.min_turnover} currency={currency} />
      </>
    ),
  ].filter((part) => part !== null);
  if (parts.length === 0) return t('settlement.asks_nothing');
  return (
    <span className="flex flex-wrap gap-x-3">
      {parts.map((part, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts stand in one order
        <span key={place}>{part}</span>
      ))}
    </span>
  );
};

const Ladder = ({ plan, currency, rung: here = null }: PlanProps) => {
  const { t } = useTranslation();
  const percent = usePercent();
  const rows = plan.ladder.map((rung, place) => ({ ...rung, place }));
  const columns: readonly AgentColumn<(typeof rows)[number]>[] = [
    {
      key: 'place',
      label: t('settlement.rung'),
      cell: ({ place }) => (
        <span className={place === here ? 'font-semibold' : undefined}>
          {place + 1}
          {place === here && ` · ${t('settlement.you_are_here')}`}
        </span>
      ),
    },
    {
      key: 'asks',
      label: t('settlement.asks'),
      cell: (rung) => <RungWords rung={rung} currency={currency} />,
    },
    { key: 'rate', label: t('settlement.rate'), amount: true, cell: ({ rate_ppm }) => percent(rate_ppm) },
  ];
  return (
    <AgentRows columns={columns} rows={rows} keyOf={({ place }) => String(place)} heads={['place', 'rate']} />
  );
};

const Facts = ({ facts }: { readonly facts: readonly (readonly [string, ReactNode])[] }) => (
  <dl className="grid gap-x-8 gap-y-2 text-sm sm:grid-cols-2">
    {facts.map(([label, value]) => (
      <div key={label} className="flex justify-between gap-4 border-line border-b py-2">
        <dt className="text-text-3">{label}</dt>
        <dd className="text-right">{value}</dd>
      </div>
    ))}
  </dl>
);

/** What a plan pays and what it takes off before, every term of it. */
export const PlanTerms = ({ plan, currency, rung }: PlanProps) => {
  const { t } = useTranslation();
  const percent = usePercent();
  const gameTypeName = useGameTypeName();
  const money = (amount: string) => <Money amount={amount} currency={currency} />;
  const carry = plan.negative_carry;
  const facts: (readonly [string, ReactNode])[] = [
    [t('settlement.cycle'), t(`settlement.cycle_${plan.cycle}`)],
    [t('settlement.method'), t(`settlement.method_${plan.method}`)],
    [t('settlement.hold_days'), t('settlement.days', { number: plan.hold_days })],
    [t('settlement.smallest_payout'), money(plan.smallest_payout)],
    [t('settlement.active_deposit'), money(plan.active.deposit)],
    [t('settlement.active_turnover'), money(plan.active.turnover)],
  ];
  if (carry !== null)
    facts.push([
      t('settlement.negative_carry'),
      typeof carry === 'number'
        ? t('settlement.carry_cycles', { number: carry })
        : t(`settlement.carry_${carry}`),
    ]);
  if (plan.fence !== null) facts.push([t('settlement.fence'), money(plan.fence)]);
  if (plan.per_head !== null) facts.push([t('settlement.per_head'), money(plan.per_head.amount)]);
  for (const { game_type, rate_ppm } of plan.turnover)
    facts.push([`${t('settlement.of_turnover')} · ${gameTypeName(game_type)}`, percent(rate_ppm)]);
  const taken = plan.deductions.map(({ name, on, game_type, rate_ppm }) => {
    const games = gameTypeName(game_type);
    const basis = t(`settlement.on_${on}`);
    return [games === null ? basis : `${basis} · ${games}`, percent(rate_ppm), name] as const;
  });
  return (
    <div className="flex flex-col gap-6">
      {plan.ladder.length > 0 && <Ladder plan={plan} currency={currency} rung={rung ?? null} />}
      <Facts facts={facts} />
      {taken.length > 0 && (
        <section>
          <h3 className="mb-2 font-semibold text-sm">{t('settlement.deductions')}</h3>
          <Facts facts={taken.map(([label, rate, name]) => [`${label} (${name})`, rate] as const)} />
        </section>
      )}
    </div>
  );
};
