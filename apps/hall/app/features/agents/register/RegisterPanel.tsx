import { agentAccountDesk, agentAccountKinds, type OpenedAccount } from '@pavilion/contract/agentMoney';
import { useCallQuery } from '../../../api/useCall.ts';
import { useTranslation } from '../../../i18n/texts.ts';
import { useInstant } from '../../../site/useInstant.ts';
import { Button } from '../../../ui/Button.tsx';
import { EmptyScene } from '../../../ui/EmptyScene.tsx';
import { Field, Select } from '../../../ui/Field.tsx';
import { PasswordInput } from '../../../ui/PasswordInput.tsx';
import { RefusalNote } from '../../../ui/RefusalNote.tsx';
import { ListFrame } from '../../recommend/ListFrame.tsx';
import { AccountInput } from '../AccountInput.tsx';
import { type AgentColumn, AgentRows } from '../AgentRows.tsx';
import { CentreFrame } from '../CentreFrame.tsx';
import { useAgentLevels } from '../model/useAgentLevels.ts';
import { NoWithdrawPassword } from '../NoWithdrawPassword.tsx';
import { WithdrawPasswordField } from '../WithdrawPasswordField.tsx';
import { type AccountDesk, useOpened, useOpening } from './useOpening.ts';

const accountMax = 12;
const passwordMax = 128;

const OpeningForm = ({ desk }: { readonly desk: AccountDesk }) => {
  const { t } = useTranslation();
  const form = useOpening();
  const levels = useAgentLevels();
  const { agent_level: level, currency } = desk;
  const kinds = agentAccountKinds.filter((kind) => kind === 'member' || level !== null);
  const agentName = (level === null ? undefined : levels.get(level)) ?? t('agent.is_agent');
  return (
    <form
      data-form="agent-account"
      noValidate
      className="flex max-w-xl flex-col gap-3"
      onSubmit={form.submit}
    >
      <p className="text-sm text-text-2">
        {t('agent_money.open_text', { currency: t(`currency.${currency}`) })}
      </p>
      <Field label={t('agent_money.open_kind')} required>
        {(control) => (
          <Select {...control} {...form.kindInput}>
            {kinds.map((kind) => (
              <option key={kind} value={kind}>
                {kind === 'member' ? t('agent_money.open_member') : agentName}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Field
        label={t('signup.field.member_account')}
        hint={t('signup.hint.member_account')}
        error={form.errorOf('member_account')}
        required
      >
        {(control) => <AccountInput {...control} {...form.accountInput} maxLength={accountMax} />}
      </Field>
      <Field
        label={t('agent_money.open_password')}
        hint={t('agent_money.open_password_hint')}
        error={form.errorOf('password')}
        required
      >
        {(control) => (
          <PasswordInput
            {...control}
            {...form.passwordInput}
            maxLength={passwordMax}
            autoComplete="new-password"
          />
        )}
      </Field>
      <WithdrawPasswordField input={form.withdrawInput} error={form.errorOf('withdraw_password')} />
      <RefusalNote text={form.refusal} />
      <Button type="submit" tone="main" size="lg" wide busy={form.sending}>
        {t('agent_money.open_submit')}
      </Button>
      <p className="text-text-3 text-xs">{t('agent_money.open_left', { number: desk.day_left })}</p>
    </form>
  );
};

const Counter = ({ desk }: { readonly desk: AccountDesk }) => {
  const { t } = useTranslation();
  if (desk.day_max === 0) return <EmptyScene scene="empty" title={t('agent_money.open_closed')} />;
  if (desk.day_left === 0) return <EmptyScene scene="empty" title={t('agent_money.open_none_left')} />;
  return desk.withdraw_password_set ? <OpeningForm desk={desk} /> : <NoWithdrawPassword />;
};

const useColumns = (): readonly AgentColumn<OpenedAccount>[] => {
  const { t } = useTranslation();
  const show = useInstant();
  const levels = useAgentLevels();
  return [
    {
      key: 'account',
      label: t('signup.field.member_account'),
      cell: ({ member_account }) => <span className="tnum">{member_account}</span>,
    },
    {
      key: 'kind',
      label: t('agent_money.open_kind'),
      cell: ({ is_agent, agent_level }) =>
        is_agent ? (levels.get(agent_level) ?? t('agent.is_agent')) : t('agent_money.open_member'),
    },
    {
      key: 'state',
      label: t('agent_money.state'),
      cell: ({ waits }) => t(waits ? 'agent_money.waits' : 'agent_money.in_use'),
    },
    { key: 'time', label: t('agent_money.time'), cell: ({ created_at }) => show(created_at) },
  ];
};

const Opened = () => {
  const { t } = useTranslation();
  const list = useOpened();
  const columns = useColumns();
  return (
    <section data-records="agent-accounts">
      <h2 className="mb-4 font-semibold text-base">{t('agent_money.opened_list')}</h2>
      <ListFrame
        list={list}
        failedTitle={t('agent_money.list_failed')}
        empty={<EmptyScene scene="empty" title={t('agent_money.opened_empty')} />}
      >
        {(rows) => (
          <AgentRows
            columns={columns}
            rows={rows}
            keyOf={({ member_account }) => member_account}
            heads={['account', 'kind']}
          />
        )}
      </ListFrame>
    </section>
  );
};

/** Accounts that an agent opens for members and agents directly below (spec §2 Register). */
export const RegisterPanel = () => {
  const desk = useCallQuery(agentAccountDesk, {});
  return (
    <CentreFrame query={desk}>
      {(data) => (
        <div className="flex flex-col gap-8">
          <Counter desk={data} />
          <Opened />
        </div>
      )}
    </CentreFrame>
  );
};
