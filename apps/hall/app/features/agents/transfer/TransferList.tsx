import { type AgentTransfer, agentTransferKinds } from '@pavilion/contract/agentMoney';
import { useState } from 'react';
import { useTranslation } from '../../../i18n/texts.ts';
import { useInstant } from '../../../site/useInstant.ts';
import { Button } from '../../../ui/Button.tsx';
import { EmptyScene } from '../../../ui/EmptyScene.tsx';
import { Field, Input } from '../../../ui/Field.tsx';
import { Money } from '../../../ui/Money.tsx';
import { ListFrame } from '../../recommend/ListFrame.tsx';
import { Choice } from '../../records/Choice.tsx';
import { type AgentColumn, AgentRows } from '../AgentRows.tsx';
import { noFilter, type TransferFilter, useTransfers } from './useTransfers.ts';

interface FiltersProps {
  readonly filter: TransferFilter;
  readonly onChange: (filter: TransferFilter) => void;
}

const Filters = ({ filter, onChange }: FiltersProps) => {
  const { t } = useTranslation();
  const fields = [
    { name: 'account', type: 'search', label: t('agent_money.account') },
    { name: 'from', type: 'date', label: t('agent_money.from_day') },
    { name: 'to', type: 'date', label: t('agent_money.to_day') },
  ] as const;
  return (
    <div data-field="transfer-filters" className="mb-2 grid gap-x-3 sm:grid-cols-4">
      <Field label={t('agent_money.kind')}>
        {() => (
          <Choice
            label={t('agent_money.kind')}
            all={t('agent_money.all_kinds')}
            value={filter.kind}
            values={agentTransferKinds.map((kind) => ({ value: kind, label: t(`agent_money.kind_${kind}`) }))}
            onChange={(kind) => onChange({ ...filter, kind })}
          />
        )}
      </Field>
      {fields.map(({ name, type, label }) => (
        <Field key={name} label={label}>
          {(control) => (
            <Input
              {...control}
              type={type}
              defaultValue={filter[name]}
              autoComplete="off"
              onBlur={({ target }) => onChange({ ...filter, [name]: target.value.trim() })}
            />
          )}
        </Field>
      ))}
    </div>
  );
};

const useColumns = (): readonly AgentColumn<AgentTransfer>[] => {
  const { t } = useTranslation();
  const show = useInstant();
  return [
    { key: 'time', label: t('agent_money.time'), cell: ({ created_at }) => show(created_at) },
    { key: 'kind', label: t('agent_money.kind'), cell: ({ kind }) => t(`agent_money.kind_${kind}`) },
    {
      key: 'who',
      label: t('agent_money.who'),
      cell: ({ account, kind }) =>
        account ?? t(kind === 'payout' ? 'agent_money.own_wallet' : 'agent_money.house'),
    },
    { key: 'purse', label: t('agent_money.purse'), cell: ({ purse }) => t(`agent_money.purse_${purse}`) },
    {
      key: 'number',
      label: t('agent_money.number'),
      cell: ({ number }) => <span className="tnum">{number}</span>,
    },
    {
      key: 'amount',
      label: t('agent_money.amount'),
      amount: true,
      cell: ({ amount, direction, currency }) => (
        <Money amount={direction === 'out' ? `-${amount}` : amount} currency={currency} signed />
      ),
    },
  ];
};

/** What went into the purses and out of them. */
export const TransferList = () => {
  const { t } = useTranslation();
  const [filter, setFilter] = useState(noFilter);
  const list = useTransfers(filter);
  const columns = useColumns();
  const isNarrowed = Object.values(filter).some((value) => value !== null && value !== '');
  return (
    <section data-records="agent-transfers">
      <h2 className="mb-4 font-semibold text-base">{t('agent_money.list')}</h2>
      <Filters key={String(isNarrowed)} filter={filter} onChange={setFilter} />
      <ListFrame
        list={list}
        failedTitle={t('agent_money.list_failed')}
        empty={
          isNarrowed ? (
            <EmptyScene scene="empty" title={t('agent_money.list_none')}>
              <Button onClick={() => setFilter(noFilter)}>{t('recommend.show_all')}</Button>
            </EmptyScene>
          ) : (
            <EmptyScene scene="empty" title={t('agent_money.list_empty')} />
          )
        }
      >
        {(rows) => (
          <AgentRows
            columns={columns}
            rows={rows}
            keyOf={({ number }) => number}
            heads={['kind', 'amount']}
          />
        )}
      </ListFrame>
    </section>
  );
};
