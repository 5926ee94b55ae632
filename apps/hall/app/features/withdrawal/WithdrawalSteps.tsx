import { parseDecimal } from '@pavilion/money';
import type { ReactNode } from 'react';
import IconOpen from '~icons/lucide/circle';
import IconDone from '~icons/lucide/circle-check';
import { useTranslation } from '../../i18n/texts.ts';
import { openModal } from '../../state/modalStore.ts';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { classes } from '../../ui/classes.ts';
import { ProgressBar } from '../../ui/ProgressBar.tsx';
import { plainMoney } from '../../ui/plainMoney.ts';
import type { Quote } from './model/amount.ts';

const wholePercent = 100n;

const Step = ({
  name,
  isDone,
  title,
  text,
  action,
  children,
}: {
  readonly name: 'account' | 'password' | 'turnover' | 'daily';
  readonly isDone: boolean;
  readonly title: string;
  readonly text: string;
  /** Leads to where it is done. */
  readonly action?: ReactNode;
  readonly children?: ReactNode;
}) => {
  const { t } = useTranslation();
  const Mark = isDone ? IconDone : IconOpen;
  return (
    <li data-step={name} data-done={isDone} className="border-line border-t px-5 py-4 first:border-t-0">
      <div className="flex gap-4">
        <Mark aria-hidden className={classes('size-6 shrink-0', isDone ? 'text-jade' : 'text-text-3')} />
        <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-4 gap-y-3 [&>:is(a,button)]:max-w-full [&>:is(a,button)]:whitespace-normal">
          <div className="min-w-0 flex-1 basis-40">
            <h3 className="font-semibold text-sm">
              {title}
              <span className="sr-only"> {t(isDone ? 'withdrawal.step_done' : 'withdrawal.step_open')}</span>
            </h3>
            <p className="mt-0.5 text-text-2 text-xs">{text}</p>
          </div>
          {!isDone && action}
        </div>
      </div>
      {children}
    </li>
  );
};

/** What each deposit still asks for, in the name of the offer that came with it. */
const DepositsToPlay = ({ quote }: { readonly quote: Quote }) => {
  const { t } = useTranslation();
  const { currency, turnover } = quote;
  const minorOf = (amount: string) => parseDecimal(amount, currency) ?? 0n;
  const plain = (amount: string): string => plainMoney(amount, currency);
  return (
    <div data-turnover-left={turnover.left} className="mt-4 pl-10">
      <ul className="flex flex-col gap-4">
        {turnover.deposits.map((deposit) => {
          const required = minorOf(deposit.required);
          const percent = required === 0n ? 100 : Number((minorOf(deposit.played) * wholePercent) / required);
          const what =
            deposit.promotion === null
              ? t('withdrawal.of_deposit', { amount: plain(deposit.amount) })
              : t('withdrawal.of_offer', {
                  amount: plain(deposit.amount),
                  bonus: plain(deposit.bonus),
                  offer: deposit.promotion,
                });
          return (
            <li key={deposit.order_number} className="text-sm">
              <p className="flex flex-wrap justify-between gap-x-4 text-text-2">
                <span className="min-w-0 break-words">{what}</span>
                <span className="tnum">
                  {t('withdrawal.played', {
                    played: plain(deposit.played),
                    required: plain(deposit.required),
                  })}
                </span>
              </p>
              <ProgressBar percent={percent} label={what} />
            </li>
          );
        })}
      </ul>
      <p className="mt-3 text-text-3 text-xs">{t('withdrawal.turnover_text')}</p>
    </div>
  );
};

/** Whether anything can be asked for now. */
export const isOpenFor = (quote: Quote): boolean =>
  quote.accounts.length > 0 &&
  quote.withdraw_password_set === 1 &&
  quote.turnover.deposits.length === 0 &&
  quote.daily_left > 0;

/** All that is needed before money can be asked for, at once: what is done already, and the way to what is not. */
export const WithdrawalSteps = ({ quote }: { readonly quote: Quote }) => {
  const { t } = useTranslation();
  const [account] = quote.accounts;
  const isPlayed = quote.turnover.deposits.length === 0;
  const hasPassword = quote.withdraw_password_set === 1;
  return (
    <section className="rounded-card bg-raised ring-1 ring-line ring-inset">
      <h2 className="px-5 pt-5 font-semibold text-base">{t('withdrawal.steps_title')}</h2>
      <p className="tnum px-5 pt-1 pb-4 text-sm text-text-2">
        {t('withdrawal.available', { amount: plainMoney(quote.available, quote.currency) })}
      </p>
      <ul className="border-line border-t">
        <Step
          name="account"
          isDone={account !== undefined}
          title={t('bank.title')}
          text={
            account === undefined
              ? t('withdrawal.no_account_text')
              : `${account.bank_name} ${account.account_number.replace(/^\*+/, '•••• ')}`
          }
          action={
            <ButtonLink to="/user/BindAccount?then=withdrawal" tone="main">
              {t('bank.bind_title')}
            </ButtonLink>
          }
        />
        <Step
          name="password"
          isDone={hasPassword}
          title={t('signup.field.withdraw_password')}
          text={t(hasPassword ? 'withdrawal.password_set' : 'withdrawal.no_password_text')}
          action={
            <Button
              tone={account === undefined ? 'quiet' : 'main'}
              onClick={() => openModal('withdrawPassword')}
            >
              {t('recovery.card_set')}
            </Button>
          }
        />
        <Step
          name="turnover"
          isDone={isPlayed}
          title={t('withdrawal.turnover_title')}
          text={
            isPlayed
              ? t('withdrawal.turnover_done')
              : t('withdrawal.turnover_left', { amount: plainMoney(quote.turnover.left, quote.currency) })
          }
          action={
            <ButtonLink to="/" tone={account !== undefined && hasPassword ? 'main' : 'quiet'}>
              {t('cashier.to_games')}
            </ButtonLink>
          }
        >
          {!isPlayed && <DepositsToPlay quote={quote} />}
        </Step>
        {quote.daily_left === 0 && (
          <Step
            name="daily"
            isDone={false}
            title={t('withdrawal.daily_title')}
            text={t('withdrawal.daily_none')}
          />
        )}
      </ul>
    </section>
  );
};
