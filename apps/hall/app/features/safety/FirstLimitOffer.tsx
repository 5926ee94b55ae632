import { safetyLimit, safetyState } from '@pavilion/contract/safety';
import { useQueryClient } from '@tanstack/react-query';
import { callApi } from '../../api/client.ts';
import { useTranslation } from '../../i18n/texts.ts';
import { openModal } from '../../state/modalStore.ts';
import { Button } from '../../ui/Button.tsx';
import { showToast } from '../../ui/toast.ts';
import { readLimit, type Safety, useSafety } from './model/useSafety.ts';

/** Offers a deposit limit to a member who has none yet. */
const Offer = ({ safety }: { readonly safety: Safety }) => {
  const { t } = useTranslation();
  const client = useQueryClient();
  const ask = () =>
    openModal({
      name: 'messageBox',
      told: {
        title: t('safety.kind_deposit'),
        text: t('safety.limits_text'),
        input: {
          label: t('safety.period_day'),
          inputMode: 'decimal',
          pattern: /^\d/,
          validator: (typed) => readLimit('deposit', typed, safety) !== null || t('cashier.problem_format'),
        },
        submitLabel: t('safety.save'),
        carryOut: async (amount) => {
          await callApi(safetyLimit, { kind: 'deposit', period: 'day', amount });
          await client.invalidateQueries({ queryKey: [safetyState.path] });
          showToast({ kind: 'success', text: t('safety.saved') });
        },
      },
    });
  return (
    <section
      data-offer="deposit-limit"
      className="mb-6 flex flex-wrap items-center gap-4 rounded-card bg-raised p-4 ring-1 ring-line ring-inset"
    >
      <p className="min-w-0 flex-1 basis-48 text-sm text-text-2">{t('safety.first_limit')}</p>
      <Button size="sm" onClick={ask}>
        {t('safety.set')}
        <span className="sr-only"> {t('safety.kind_deposit')}</span>
      </Button>
    </section>
  );
};

/** Stands above the first deposit; nothing once there is a deposit limit, or while that is not known. */
export const FirstLimitOffer = () => {
  const { data: safety } = useSafety();
  const isOffered = safety?.limits.every(
    ({ kind, amount, next_amount }) => kind !== 'deposit' || (amount === null && next_amount === null),
  );
  return safety && isOffered ? <Offer safety={safety} /> : null;
};
