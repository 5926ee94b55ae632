import { parseDecimal } from '@pavilion/money';
import IconTarget from '~icons/lucide/target';
import { useTranslation } from '../../i18n/texts.ts';
import { openModal } from '../../state/modalStore.ts';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { EmptyScene } from '../../ui/EmptyScene.tsx';
import { plainMoney } from '../../ui/plainMoney.ts';
import type { Quote } from './model/amount.ts';

const wholePercent = 100n;

/** What is still to be played, deposit by deposit. */
const TurnoverLeft = ({ quote }: { readonly quote: Quote }) => {
  const { t } = useTranslation();
  const { currency, turnover } = quote;
  const minorOf = (amount: string) => parseDecimal(amount, currency) ?? 0n;
  const plain = (amount: string): string => plainMoney(amount, currency);
  return (
    <section
      data-turnover-left={turnover.left}
      className="rounded-card bg-raised px-5 py-5 ring-1 ring-line ring-inset"
    >
      <h2 className="flex items-center gap-3 font-semibold text-base">
        <IconTarget aria-hidden className="size-6 shrink-0 text-accent" />
        {t('withdrawal.turnover_left', { amount: plain(turnover.left) })}
      </h2>
      <p className="mt-2 text-sm text-text-2">{t('withdrawal.turnover_text')}</p>
      <ul className="mt-4 flex flex-col gap-4">
        {turnover.deposits.map((deposit) => {
          const required = minorOf(deposit.required);
          const percent = required === 0n ? 100 : Number((minorOf(deposit.played) * wholePercent) / required);
          return (
            <li key={deposit.order_number} className="text-sm">
              <p className="flex flex-wrap justify-between gap-x-4 text-text-2">
                <span className="tnum min-w-0 break-all">{deposit.order_number}</span>
                <span className="tnum">
                  {t('withdrawal.played', {
                    played: plain(deposit.played),
                    required: plain(deposit.required),
                  })}
                </span>
              </p>
              <progress
                value={percent}
                max={100}
                aria-label={deposit.order_number}
                className="mt-2 h-2 w-full appearance-none overflow-hidden rounded-full bg-higher [&::-moz-progress-bar]:bg-accent [&::-webkit-progress-bar]:bg-higher [&::-webkit-progress-value]:bg-accent"
              />
            </li>
          );
        })}
      </ul>
      <ButtonLink to="/" tone="main" className="mt-5">
        {t('cashier.to_games')}
      </ButtonLink>
    </section>
  );
};

/** What must be done before anything can be withdrawn, with the way to it; null when nothing stands in the way. */
export const hindranceOf = (quote: Quote): 'account' | 'password' | 'turnover' | 'daily' | null => {
  if (quote.accounts.length === 0) return 'account';
  if (quote.withdraw_password_set === 0) return 'password';
  if (quote.turnover.deposits.length > 0) return 'turnover';
  return quote.daily_left === 0 ? 'daily' : null;
};

export const Hindrance = ({ quote }: { readonly quote: Quote }) => {
  const { t } = useTranslation();
  switch (hindranceOf(quote)) {
    case 'account':
      return (
        <EmptyScene scene="lantern" title={t('withdrawal.no_account')} text={t('withdrawal.no_account_text')}>
          <ButtonLink to="/user/BindAccount" tone="main">
            {t('bank.bind_title')}
          </ButtonLink>
        </EmptyScene>
      );
    case 'password':
      return (
        <EmptyScene
          scene="lantern"
          title={t('signup.field.withdraw_password')}
          text={t('withdrawal.no_password_text')}
        >
          <Button tone="main" onClick={() => openModal('withdrawPassword')}>
            {t('recovery.card_set')}
          </Button>
        </EmptyScene>
      );
    case 'turnover':
      return <TurnoverLeft quote={quote} />;
    case 'daily':
      return <EmptyScene scene="moon" title={t('withdrawal.daily_none')} />;
    case null:
      return null;
  }
};
