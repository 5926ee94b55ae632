import type { Currency, DataOf } from '@pavilion/contract';
import { agentSettlementLines, agentSettlementRounds } from '@pavilion/contract/agentBills';
import { useState } from 'react';
import { callApi } from '../../../api/client.ts';
import { usePages } from '../../../api/usePages.ts';
import { useTranslation } from '../../../i18n/texts.ts';
import { useSession } from '../../../session/session.ts';
import { useInstant } from '../../../site/useInstant.ts';
import { Button } from '../../../ui/Button.tsx';
import { EmptyScene } from '../../../ui/EmptyScene.tsx';
import { Money } from '../../../ui/Money.tsx';
import { ListFrame } from '../../recommend/ListFrame.tsx';
import { type AgentColumn, AgentRows } from '../AgentRows.tsx';
import { ExactMoney } from '../ExactMoney.tsx';
import { useGameTypeName } from '../model/useGameTypeName.ts';
import { OpenedPart } from '../OpenedPart.tsx';
import { DisputeForm } from './DisputeForm.tsx';

type Line = DataOf<typeof agentSettlementLines>['list'][number];
type Round = DataOf<typeof agentSettlementRounds>['list'][number];

interface LineProps {
  readonly billId: string;
  readonly currency: Currency;
}

const Rounds = ({ billId, currency, line }: LineProps & { readonly line: number }) => {
  const { t } = useTranslation();
  const show = useInstant();
  const list = usePages([agentSettlementRounds.path, billId, line], (paging, signal) =>
    callApi(agentSettlementRounds, { ...paging, bill_id: billId, line }, { signal }),
  );
  const columns: readonly AgentColumn<Round>[] = [
    { key: 'id', label: t('settlement.round'), cell: ({ id }) => <span className="tnum">{id}</span> },
    { key: 'time', label: t('settlement.closed_at'), cell: ({ closed_at }) => show(closed_at) },
    {
      key: 'stake',
      label: t('settlement.stake'),
      amount: true,
      cell: ({ stake }) => <Money amount={stake} currency={currency} />,
    },
    {
      key: 'win',
      label: t('settlement.win'),
      amount: true,
      cell: ({ win }) => <Money amount={win} currency={currency} />,
    },
  ];
  return (
    <OpenedPart records="bill-rounds" title={t('settlement.rounds_of', { line })}>
      <ListFrame
        list={list}
        failedTitle={t('settlement.failed')}
        empty={<EmptyScene scene="empty" title={t('settlement.no_rounds')} />}
      >
        {(rows) => <AgentRows columns={columns} rows={rows} keyOf={({ id }) => id} heads={['id', 'win']} />}
      </ListFrame>
    </OpenedPart>
  );
};

/** The days of members that a bill comes of, each with its rounds; nobody is named. */
export const BillLines = ({ billId, currency, mayDispute }: LineProps & { readonly mayDispute: boolean }) => {
  const { t } = useTranslation();
  const gameTypeName = useGameTypeName();
  const memberId = useSession()?.memberId;
  const [open, setOpen] = useState<{ readonly line: number; readonly what: 'rounds' | 'dispute' } | null>(
    null,
  );
  const list = usePages([agentSettlementLines.path, memberId ?? 0, billId], (paging, signal) =>
    callApi(agentSettlementLines, { ...paging, bill_id: billId, part: 'days' }, { signal }),
  );
  const exact = (amount: string | null) =>
    amount === null ? '–' : <ExactMoney amount={amount} currency={currency} />;
  const columns: readonly AgentColumn<Line>[] = [
    { key: 'day', label: t('settlement.day'), cell: ({ day }) => day },
    {
      key: 'of',
      label: t('settlement.member'),
      cell: ({ of }) => t('settlement.member_number', { number: of ?? 0 }),
    },
    {
      key: 'games',
      label: t('settlement.games'),
      cell: ({ game_type, kind, name }) =>
        kind === 'excluded'
          ? t('settlement.excluded', { reason: name ?? '' })
          : (gameTypeName(game_type) ?? t('settlement.no_game')),
    },
    { key: 'stake', label: t('settlement.stake'), amount: true, cell: ({ stake }) => exact(stake) },
    { key: 'win', label: t('settlement.win'), amount: true, cell: ({ win }) => exact(win) },
    { key: 'bonus', label: t('settlement.on_bonus'), amount: true, cell: ({ bonus }) => exact(bonus) },
    { key: 'amount', label: t('settlement.ggr'), amount: true, cell: ({ amount }) => exact(amount) },
    {
      key: 'act',
      label: '',
      amount: true,
      cell: ({ line, has_rounds }) => (
        <span className="flex flex-wrap justify-end gap-2">
          {has_rounds && (
            <Button size="sm" onClick={() => setOpen({ line, what: 'rounds' })}>
              {t('settlement.rounds')}
            </Button>
          )}
          {mayDispute && (
            <Button size="sm" onClick={() => setOpen({ line, what: 'dispute' })}>
              {t('settlement.dispute_line')}
            </Button>
          )}
        </span>
      ),
    },
  ];
  return (
    <section data-records="bill-lines">
      <h3 className="mb-3 font-semibold text-sm">{t('settlement.lines')}</h3>
      <ListFrame
        list={list}
        failedTitle={t('settlement.failed')}
        empty={<EmptyScene scene="empty" title={t('settlement.no_lines')} />}
      >
        {(rows) => (
          <AgentRows
            columns={columns}
            rows={rows}
            keyOf={({ line }) => String(line)}
            heads={['day', 'amount']}
          />
        )}
      </ListFrame>
      {open?.what === 'rounds' && (
        <Rounds key={open.line} billId={billId} currency={currency} line={open.line} />
      )}
      {open?.what === 'dispute' && (
        <OpenedPart
          key={open.line}
          records="line-dispute"
          title={t('settlement.dispute_of_line', { line: open.line })}
        >
          <DisputeForm billId={billId} line={open.line} onSent={() => setOpen(null)} />
        </OpenedPart>
      )}
    </section>
  );
};
