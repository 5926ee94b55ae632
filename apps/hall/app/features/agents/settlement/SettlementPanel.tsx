import type { Currency } from '@pavilion/contract';
import { type AgentBill, agentSettlement } from '@pavilion/contract/agentBills';
import { useState } from 'react';
import { callApi } from '../../../api/client.ts';
import { useCallQuery } from '../../../api/useCall.ts';
import { usePages } from '../../../api/usePages.ts';
import { useTranslation } from '../../../i18n/texts.ts';
import { Button } from '../../../ui/Button.tsx';
import { EmptyScene } from '../../../ui/EmptyScene.tsx';
import { Money } from '../../../ui/Money.tsx';
import { ListFrame } from '../../recommend/ListFrame.tsx';
import { type AgentColumn, AgentRows } from '../AgentRows.tsx';
import { CentreFrame } from '../CentreFrame.tsx';
import { ExactMoney } from '../ExactMoney.tsx';
import { usePercent } from '../model/usePercent.ts';
import { BillDetails } from './BillDetails.tsx';

const useColumns = (currency: Currency, open: (bill: string) => void): readonly AgentColumn<AgentBill>[] => {
  const { t } = useTranslation();
  const percent = usePercent();
  const exact = (amount: string) => <ExactMoney amount={amount} currency={currency} />;
  return [
    {
      key: 'cycle',
      label: t('settlement.cycle'),
      cell: ({ cycle }) => <span className="whitespace-nowrap">{`${cycle.from} – ${cycle.to}`}</span>,
    },
    { key: 'state', label: t('settlement.state'), cell: ({ state }) => t(`settlement.state_${state}`) },
    { key: 'line', label: t('settlement.sum_line'), amount: true, cell: ({ line }) => exact(line) },
    {
      key: 'carry',
      label: t('settlement.sum_carry_in'),
      amount: true,
      cell: ({ carry_in }) => exact(carry_in),
    },
    { key: 'rate', label: t('settlement.rate'), amount: true, cell: ({ rate_ppm }) => percent(rate_ppm) },
    {
      key: 'commission',
      label: t('settlement.sum_commission'),
      amount: true,
      cell: ({ commission }) => <Money amount={commission} currency={currency} />,
    },
    {
      key: 'debt',
      label: t('settlement.sum_debt_out'),
      amount: true,
      cell: ({ debt_out }) => exact(debt_out),
    },
    {
      key: 'payable',
      label: t('settlement.sum_payable'),
      amount: true,
      cell: ({ payable }) => <Money amount={payable} currency={currency} />,
    },
    {
      key: 'act',
      label: '',
      amount: true,
      cell: ({ bill_id }) => (
        <Button size="sm" onClick={() => open(bill_id)}>
          {t('settlement.open')}
        </Button>
      ),
    },
  ];
};

const Bills = ({ currency }: { readonly currency: Currency }) => {
  const { t } = useTranslation();
  const [open, setOpen] = useState<string | null>(null);
  const list = usePages([agentSettlement.path, 'list'], (paging, signal) =>
    callApi(agentSettlement, paging, { signal }),
  );
  const columns = useColumns(currency, setOpen);
  if (open !== null)
    return (
      <div className="flex flex-col gap-6">
        <div>
          <Button onClick={() => setOpen(null)}>{t('settlement.back')}</Button>
        </div>
        <BillDetails billId={open} />
      </div>
    );
  return (
    <ListFrame
      list={list}
      failedTitle={t('settlement.failed')}
      empty={
        <EmptyScene scene="empty" title={t('settlement.no_bills')} text={t('settlement.no_bills_text')} />
      }
    >
      {(rows) => (
        <AgentRows
          columns={columns}
          rows={rows}
          keyOf={({ bill_id }) => bill_id}
          heads={['cycle', 'payable']}
        />
      )}
    </ListFrame>
  );
};

/** The agent's bills, down to the rounds that they come of (spec §2 PerformanceSettlement). */
export const SettlementPanel = () => {
  const first = useCallQuery(agentSettlement, { count: 1 });
  return <CentreFrame query={first}>{({ currency }) => <Bills currency={currency} />}</CentreFrame>;
};
