import { type MemberLimit, safetyLimit } from '@pavilion/contract/safety';
import { useId, useState } from 'react';
import { useForm } from 'react-hook-form';
import { callApi } from '../../api/client.ts';
import { useTranslation } from '../../i18n/texts.ts';
import { useInstant } from '../../site/useInstant.ts';
import { Button } from '../../ui/Button.tsx';
import { Input } from '../../ui/Field.tsx';
import { judgedWhenSent } from '../../ui/judgedWhenSent.ts';
import { ProgressBar } from '../../ui/ProgressBar.tsx';
import { showToast } from '../../ui/toast.ts';
import { limitText, readLimit, type Safety, usedPercent, useWish } from './model/useSafety.ts';

interface RowProps {
  readonly limit: MemberLimit;
  readonly safety: Safety;
}

const Standing = ({ limit, safety }: RowProps) => {
  const { t } = useTranslation();
  const show = useInstant();
  const { kind, period, amount, next_at: nextAt, next_amount: nextAmount } = limit;
  const text = (value: string) => limitText(kind, value, safety);
  return (
    <>
      <p className="tnum mt-0.5 text-text-2 text-xs">
        {amount === null
          ? t('safety.none')
          : period === 'bet'
            ? text(amount)
            : t('safety.used', { used: text(limit.used), amount: text(amount) })}
      </p>
      {nextAt !== null && (
        <p className="tnum mt-0.5 text-accent text-xs">
          {t('safety.next', {
            time: show(nextAt),
            amount: nextAmount === null ? t('safety.none') : text(nextAmount),
          })}
        </p>
      )}
    </>
  );
};

const LimitForm = ({ limit, safety, onDone }: RowProps & { readonly onDone: () => void }) => {
  const { t } = useTranslation();
  const id = useId();
  const { kind, period } = limit;
  const { register, handleSubmit, clearErrors, formState } = useForm({
    ...judgedWhenSent,
    defaultValues: { amount: limit.amount ?? '' },
  });
  const wish = useWish(
    (amount: string | null) => callApi(safetyLimit, { kind, period, amount }),
    (answer) => {
      const later = answer.limit.next_at !== null;
      showToast({ kind: 'success', text: t(later ? 'safety.saved_later' : 'safety.saved') });
      onDone();
    },
  );
  const problem = formState.errors.amount?.message ?? wish.problem;
  return (
    <form
      noValidate
      data-form="limit"
      className="mt-3 flex flex-wrap items-start gap-3"
      onSubmit={handleSubmit(({ amount }) => wish.send(readLimit(kind, amount, safety)))}
    >
      <div className="min-w-0 flex-1 basis-40">
        <Input
          id={id}
          aria-label={`${t(`safety.kind_${kind}`)}, ${t(`safety.period_${period}`)}`}
          aria-invalid={problem !== null || undefined}
          aria-describedby={`${id}-below`}
          inputMode={kind === 'session' ? 'numeric' : 'decimal'}
          autoComplete="off"
          {...register('amount', {
            validate: (typed) => readLimit(kind, typed, safety) !== null || t('cashier.problem_format'),
            onChange: () => {
              clearErrors('amount');
              wish.forget();
            },
          })}
          className="tnum"
        />
        <p
          id={`${id}-below`}
          role={problem ? 'alert' : undefined}
          className="mt-1 text-cinnabar-text text-xs"
        >
          {problem}
        </p>
      </div>
      <Button type="submit" tone="main" busy={wish.busy}>
        {t('safety.save')}
      </Button>
      {limit.amount !== null && (
        <Button busy={wish.busy} onClick={() => wish.send(null)}>
          {t('safety.lift')}
        </Button>
      )}
      <Button tone="ghost" onClick={onDone}>
        {t('safety.cancel')}
      </Button>
    </form>
  );
};

/** One limit: how it stands, what is to come, and the way to change it. */
export const LimitRow = ({ limit, safety }: RowProps) => {
  const { t } = useTranslation();
  const [editing, setEditing] = useState(false);
  const label = t(`safety.period_${limit.period}`);
  return (
    <li data-limit={`${limit.kind}-${limit.period}`} className="border-line border-t py-3 first:border-t-0">
      <div className="flex items-center gap-4">
        <div className="min-w-0 flex-1">
          <p className="text-sm">{label}</p>
          <Standing limit={limit} safety={safety} />
        </div>
        {!editing && (
          <Button size="sm" onClick={() => setEditing(true)}>
            {t(limit.amount === null ? 'safety.set' : 'safety.change')}
            <span className="sr-only">
              {t(`safety.kind_${limit.kind}`)} {label}
            </span>
          </Button>
        )}
      </div>
      {limit.amount !== null && limit.period !== 'bet' && (
        <ProgressBar
          percent={usedPercent(limit, safety)}
          label={`${t(`safety.kind_${limit.kind}`)} ${label}`}
        />
      )}
      {editing && <LimitForm limit={limit} safety={safety} onDone={() => setEditing(false)} />}
    </li>
  );
};
