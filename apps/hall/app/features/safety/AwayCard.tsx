import { type AwayFor, awayFor, safetyAway } from '@pavilion/contract/safety';
import { useId } from 'react';
import { useForm } from 'react-hook-form';
import { callApi } from '../../api/client.ts';
import { useTranslation } from '../../i18n/texts.ts';
import { useInstant } from '../../site/useInstant.ts';
import { Button } from '../../ui/Button.tsx';
import { Field, Select } from '../../ui/Field.tsx';
import { type Safety, useWish } from './model/useSafety.ts';

interface AwayValues {
  readonly term: AwayFor;
  readonly sure: boolean;
}

/** A break or an exclusion: how long, understood, begun. */
export const AwayCard = ({ safety }: { readonly safety: Safety }) => {
  const { t } = useTranslation();
  const show = useInstant();
  const sureId = useId();
  const { register, handleSubmit, setValue, watch } = useForm<AwayValues>({
    defaultValues: { term: '1_day', sure: false },
  });
  const wish = useWish(
    ({ term }: AwayValues) => callApi(safetyAway, { term }),
    () => setValue('sure', false),
  );
  const until = safety.away_for_good
    ? t('safety.away_for_good')
    : safety.away_until !== null && t('safety.away_until', { time: show(safety.away_until) });
  return (
    <section className="rounded-card bg-raised p-5 ring-1 ring-line ring-inset" data-form="away">
      <h2 className="font-semibold text-base">{t('safety.away')}</h2>
      <p className="mt-1 text-sm text-text-2">{t('safety.away_text')}</p>
      {until && (
        <p role="status" data-away className="mt-4 rounded-control bg-higher px-4 py-3 font-semibold text-sm">
          {until}
        </p>
      )}
      {!safety.away_for_good && (
        <div className="mt-4 flex flex-col gap-3">
          <Field label={t('safety.away_length')} error={wish.problem ?? undefined} className="max-w-xs">
            {(control) => (
              <Select {...control} {...register('term')}>
                {awayFor.map((value) => (
                  <option key={value} value={value}>
                    {t(`safety.term_${value}`)}
                  </option>
                ))}
              </Select>
            )}
          </Field>
          <label htmlFor={sureId} className="flex min-h-11 cursor-pointer items-center gap-3 text-sm">
            <input
              id={sureId}
              type="checkbox"
              {...register('sure')}
              className="size-5 shrink-0 accent-accent"
            />
            {t('safety.away_sure')}
          </label>
          <Button
            tone="danger"
            className="self-start"
            disabled={!watch('sure')}
            busy={wish.busy}
            onClick={handleSubmit(wish.send)}
          >
            {t('safety.away_begin')}
          </Button>
        </div>
      )}
    </section>
  );
};
