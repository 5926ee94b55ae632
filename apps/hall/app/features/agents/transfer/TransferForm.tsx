import { agentPurses } from '@pavilion/contract/agentMoney';
import { useTranslation } from '../../../i18n/texts.ts';
import { Button } from '../../../ui/Button.tsx';
import { Field, Input, Select } from '../../../ui/Field.tsx';
import { plainMoney } from '../../../ui/plainMoney.ts';
import { RefusalNote } from '../../../ui/RefusalNote.tsx';
import { AccountInput } from '../AccountInput.tsx';
import { WithdrawPasswordField } from '../WithdrawPasswordField.tsx';
import { type Destination, type TransferForm as Form, useTransferForm } from './useTransferForm.ts';
import type { TransferDesk } from './useTransfers.ts';

interface PartProps {
  readonly form: Form;
  readonly desk: TransferDesk;
}

const accountMax = 64;

/** From which purse and to whom. */
const Way = ({ form, desk }: PartProps) => {
  const { t } = useTranslation();
  const { receiver, receiverProblem } = form;
  const left = receiver && plainMoney(receiver.left, desk.currency);
  const known =
    receiver &&
    t(
      receiver.is_agent && form.purse === 'quota'
        ? 'agent_money.receiver_agent'
        : 'agent_money.receiver_member',
      { amount: left ?? '' },
    );
  return (
    <>
      <Field label={t('agent_money.purse')} required>
        {(control) => (
          <Select {...control} {...form.purseInput}>
            {agentPurses.map((purse) => (
              <option key={purse} value={purse}>
                {`${t(`agent_money.purse_${purse}`)} · ${plainMoney(desk[purse], desk.currency)}`}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Field
        label={t('agent_money.account')}
        hint={known ?? t('agent_money.account_hint')}
        error={form.errorOf('account') ?? receiverProblem}
        required
      >
        {(control) => <AccountInput {...control} {...form.accountInput} maxLength={accountMax} />}
      </Field>
    </>
  );
};

const Amount = ({ form, desk, to }: PartProps & { readonly to: Destination }) => {
  const { t } = useTranslation();
  const { bounds, currency } = desk;
  const hint =
    to === 'main' || bounds === null
      ? t('agent_money.in_purse', { amount: plainMoney(desk.commission, currency) })
      : t('agent_money.bounds', {
          min: plainMoney(bounds.amount_min, currency),
          max: plainMoney(bounds.amount_max, currency),
          left: plainMoney(bounds.day_left, currency),
        });
  return (
    <Field label={t('agent_money.amount')} hint={hint} error={form.errorOf('amount')} required>
      {(control) => (
        <Input
          {...control}
          {...form.amountInput}
          inputMode="decimal"
          autoComplete="off"
          className="tnum"
          end={
            to === 'main' ? (
              <Button size="sm" tone="ghost" onClick={form.takeAll}>
                {t('withdrawal.all')}
              </Button>
            ) : null
          }
        />
      )}
    </Field>
  );
};

/** Money for somebody of the line, or commission for the own main wallet. */
export const TransferForm = ({ to, desk }: { readonly to: Destination; readonly desk: TransferDesk }) => {
  const { t } = useTranslation();
  const form = useTransferForm(to, desk);
  return (
    <form
      data-form={`agent-transfer-${to}`}
      noValidate
      className="flex max-w-xl flex-col gap-3"
      onSubmit={form.submit}
    >
      {to === 'line' && <Way form={form} desk={desk} />}
      <Amount form={form} desk={desk} to={to} />
      <WithdrawPasswordField input={form.passwordInput} error={form.errorOf('withdraw_password')} />
      <RefusalNote text={form.refusal} />
      {form.isSame && (
        <Button wide busy={form.sending} onClick={() => void form.submitAgain()}>
          {t('agent_money.once_more')}
        </Button>
      )}
      <Button type="submit" tone="main" size="lg" wide busy={form.sending}>
        {t(`agent_money.submit_${to}`)}
      </Button>
      <p className="text-text-3 text-xs">
        {to === 'main'
          ? t('agent_money.main_text')
          : t('agent_money.line_text', { percent: desk.bounds?.turnover_percent ?? 0 })}
      </p>
    </form>
  );
};
