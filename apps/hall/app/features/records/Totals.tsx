import type { Currency } from '@pavilion/contract';
import { recordsDwTotals, recordsRoundTotals } from '@pavilion/contract/records';
import { useMemo } from 'react';
import { useCallQuery } from '../../api/useCall.ts';
import { useTranslation } from '../../i18n/texts.ts';
import { Money } from '../../ui/Money.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { bodyOf, type RoundFilter } from './model/roundFilter.ts';

interface Figure {
  readonly name: string;
  readonly label: string;
  readonly amount: string;
  readonly signed?: boolean;
}

/** Sums in one row; what is no money is shown as it is. */
const Figures = ({
  label,
  figures,
  currency,
  count,
}: {
  readonly label: string;
  readonly figures: readonly Figure[];
  readonly currency: Currency;
  readonly count?: { readonly label: string; readonly value: number };
}) => (
  <dl
    aria-label={label}
    data-totals
    className="mb-5 grid grid-cols-[repeat(auto-fill,minmax(min(100%,8rem),1fr))] gap-x-6 gap-y-3 rounded-card bg-raised px-5 py-4 ring-1 ring-line ring-inset lg:auto-cols-fr lg:grid-flow-col lg:grid-cols-none"
  >
    {count !== undefined && (
      <div>
        <dt className="text-text-3 text-xs">{count.label}</dt>
        <dd data-total="rounds" className="tnum mt-0.5 font-semibold text-base">
          {count.value}
        </dd>
      </div>
    )}
    {figures.map(({ name, label: figureLabel, amount, signed = false }) => (
      <div key={name}>
        <dt className="text-text-3 text-xs">{figureLabel}</dt>
        <dd data-total={name} className="mt-0.5 font-semibold text-base">
          <Money amount={amount} currency={currency} signed={signed} />
        </dd>
      </div>
    ))}
  </dl>
);

/** What the rounds of a filter come to. Should the sums not come, the list stands without them. */
export const RoundTotals = ({ filter }: { readonly filter: RoundFilter }) => {
  const { t } = useTranslation();
  // A moment of its own for each filter: with one of each drawing it would be asked for again and again.
  const body = useMemo(() => bodyOf(filter, Date.now()), [filter]);
  const totals = useCallQuery(recordsRoundTotals, body);
  if (totals.isLoadingError) return null;
  if (!totals.data) return <Skeleton className="mb-5 h-20 w-full" />;
  const { rounds, stake, win, net, currency } = totals.data;
  return (
    <Figures
      label={t('records.totals')}
      currency={currency}
      count={{ label: t('records.total_rounds'), value: rounds }}
      figures={[
        { name: 'stake', label: t('records.stake'), amount: stake },
        { name: 'win', label: t('records.win'), amount: win },
        { name: 'net', label: t('records.net'), amount: net, signed: true },
      ]}
    />
  );
};

/** What deposits and withdrawals of some days come to. */
export const DwTotals = ({ range }: { readonly range: { readonly from: string; readonly to: string } }) => {
  const { t } = useTranslation();
  const totals = useCallQuery(recordsDwTotals, range);
  if (totals.isLoadingError) return null;
  if (!totals.data) return <Skeleton className="mb-5 h-20 w-full" />;
  const { deposited, withdrawn, waiting, currency } = totals.data;
  return (
    <Figures
      label={t('records.totals')}
      currency={currency}
      figures={[
        { name: 'deposited', label: t('records.total_deposits'), amount: deposited },
        { name: 'withdrawn', label: t('records.total_withdrawals'), amount: withdrawn },
        { name: 'waiting', label: t('records.total_waiting'), amount: waiting },
      ]}
    />
  );
};
