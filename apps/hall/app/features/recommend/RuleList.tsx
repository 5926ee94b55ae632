import { useTranslation } from '../../i18n/texts.ts';
import { plainMoney } from '../../ui/plainMoney.ts';
import type { Project } from './ProjectDesk.tsx';

/** By which rules friends bring awards, in sentences made of the site's own figures. */
export const RuleList = ({ project: { rules, currency } }: { readonly project: Project }) => {
  const { t } = useTranslation();
  const {
    turnover_percent: percent,
    turnover_daily_max: dailyMax,
    deposit_award: award,
    deposit_min: min,
  } = rules;
  const turnover = [
    t('recommend.rule_turnover', { percent }),
    dailyMax === null ? '' : t('recommend.rule_turnover_max', { amount: plainMoney(dailyMax, currency) }),
  ];
  const deposit =
    award !== null &&
    min !== null &&
    t('recommend.rule_deposit', { min: plainMoney(min, currency), amount: plainMoney(award, currency) });
  const lines = [
    percent !== '0' && turnover.join(' '),
    deposit,
    t('recommend.rule_pay'),
    t('recommend.rule_away'),
  ].filter((line) => line !== false);
  return (
    <section className="rounded-card bg-raised p-5 ring-1 ring-line ring-inset">
      <h2 className="font-semibold text-base">{t('recommend.rules')}</h2>
      <ol className="mt-3 flex flex-col gap-2.5 text-sm text-text-2 leading-6">
        {lines.map((line, place) => (
          <li key={line} className="flex gap-3">
            <span aria-hidden className="tnum w-4 shrink-0 text-accent">
              {place + 1}
            </span>
            {line}
          </li>
        ))}
      </ol>
    </section>
  );
};
