import { depositPromoCode } from '@pavilion/contract/cashier';
import { type FormEvent, useId, useState } from 'react';
import { callApi } from '../../api/client.ts';
import { failureText } from '../../api/failureText.ts';
import { useSending } from '../../api/useSending.ts';
import { useTranslation } from '../../i18n/texts.ts';
import { Button } from '../../ui/Button.tsx';
import type { DepositForm } from './model/useDeposit.ts';

const codeLengthMax = 20;

/** A code that opens a promotion, folded until somebody has one. */
export const PromoCode = ({ form }: { readonly form: DepositForm }) => {
  const { t } = useTranslation();
  const id = useId();
  const [typed, setTyped] = useState('');
  const { send, isPending, failure, forget } = useSending(async (code: string) => {
    const { promotion } = await callApi(depositPromoCode, { promo_code: code });
    form.addPromotion(promotion, code);
    setTyped('');
  });
  const use = (press: FormEvent | React.KeyboardEvent): void => {
    press.preventDefault();
    if (typed.trim() !== '') send(typed.trim());
  };
  return (
    <details data-field="promo-code" className="text-sm">
      <summary className="w-fit cursor-pointer text-text-2 hover:text-text-1">
        {t('cashier.promo_code_have')}
      </summary>
      {/* Not a form of its own: it stands in the deposit's. */}
      <div className="mt-3 flex max-w-sm items-end gap-2">
        <div className="min-w-0 flex-1">
          <label htmlFor={id} className="mb-1 block text-text-2 text-xs">
            {t('cashier.promo_code')}
          </label>
          <input
            id={id}
            value={typed}
            onChange={(event) => {
              setTyped(event.target.value);
              forget();
            }}
            onKeyDown={(press) => {
              if (press.key === 'Enter') use(press);
            }}
            maxLength={codeLengthMax}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            aria-invalid={failure ? true : undefined}
            aria-describedby={failure ? `${id}-below` : undefined}
            className="h-11 w-full rounded-control bg-raised px-3 uppercase ring-1 ring-edge ring-inset focus:outline-none focus:ring-2 focus:ring-accent"
          />
        </div>
        <Button onClick={use} disabled={isPending}>
          {t('cashier.promo_code_use')}
        </Button>
      </div>
      {failure && (
        <p id={`${id}-below`} role="alert" className="mt-2 text-cinnabar-text text-xs">
          {failureText(failure, t)}
        </p>
      )}
    </details>
  );
};
