import { agentPurses, agentTransferDesk } from '@pavilion/contract/agentMoney';
import { useState } from 'react';
import { useCallQuery } from '../../../api/useCall.ts';
import { useTranslation } from '../../../i18n/texts.ts';
import { ButtonLink } from '../../../ui/Button.tsx';
import { EmptyScene } from '../../../ui/EmptyScene.tsx';
import { Money } from '../../../ui/Money.tsx';
import { Tabs } from '../../../ui/Tabs.tsx';
import { StatRow } from '../../recommend/StatRow.tsx';
import { CentreFrame } from '../CentreFrame.tsx';
import { NoWithdrawPassword } from '../NoWithdrawPassword.tsx';
import { TransferForm } from './TransferForm.tsx';
import { TransferList } from './TransferList.tsx';
import type { Destination } from './useTransferForm.ts';
import type { TransferDesk } from './useTransfers.ts';

const destinations = ['line', 'main'] as const satisfies readonly Destination[];

const Counter = ({ desk }: { readonly desk: TransferDesk }) => {
  const { t } = useTranslation();
  const [to, setTo] = useState<Destination>('line');
  if (desk.agreement_due)
    return (
      <EmptyScene
        scene="waiting"
        title={t('agent_money.agreement_due')}
        text={t('agent_money.agreement_due_text')}
      >
        <ButtonLink to="/proxy?page=Agreement" tone="main">
          {t('agent_money.to_agreement')}
        </ButtonLink>
      </EmptyScene>
    );
  if (!desk.withdraw_password_set) return <NoWithdrawPassword />;
  return (
    <Tabs
      label={t('agent.page_Transfer')}
      tabs={destinations.map((value) => ({ value, label: t(`agent_money.tab_${value}`) }))}
      value={to}
      onChange={setTo}
    >
      <div className="pt-5">
        {to === 'line' && desk.bounds === null ? (
          <EmptyScene scene="empty" title={t('agent_money.closed')} />
        ) : (
          <TransferForm key={to} to={to} desk={desk} />
        )}
      </div>
    </Tabs>
  );
};

const Desk = ({ desk }: { readonly desk: TransferDesk }) => {
  const { t } = useTranslation();
  const stats = agentPurses.map((purse) => ({
    key: purse,
    label: t(`agent_money.purse_${purse}`),
    value: <Money amount={desk[purse]} currency={desk.currency} />,
  }));
  return (
    <div className="flex flex-col gap-8">
      <div className="flex max-w-3xl flex-col gap-6">
        <StatRow stats={stats} />
        <Counter desk={desk} />
      </div>
      <TransferList />
    </div>
  );
};

/** The agent's purses, what is given out of them, and what was (spec §2 Transfer). */
export const TransferPanel = () => {
  const desk = useCallQuery(agentTransferDesk, {});
  return <CentreFrame query={desk}>{(data) => <Desk desk={data} />}</CentreFrame>;
};
