import type { DataOf } from '@pavilion/contract';
import { type AgentPlan, agentPlanGive, agentPlanSubs } from '@pavilion/contract/agentBills';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { callApi } from '../../../api/client.ts';
import { usePages } from '../../../api/usePages.ts';
import { useSending } from '../../../api/useSending.ts';
import { useTranslation } from '../../../i18n/texts.ts';
import { Button } from '../../../ui/Button.tsx';
import { EmptyScene } from '../../../ui/EmptyScene.tsx';
import { Field, Input } from '../../../ui/Field.tsx';
import { RefusalNote } from '../../../ui/RefusalNote.tsx';
import { showToast } from '../../../ui/toast.ts';
import { ListFrame } from '../../recommend/ListFrame.tsx';
import { type AgentColumn, AgentRows } from '../AgentRows.tsx';
import { useGameTypeName } from '../model/useGameTypeName.ts';
import { usePercent } from '../model/usePercent.ts';

type Sub = DataOf<typeof agentPlanSubs>['list'][number];

/** A percentage as typed, in millionths; NaN for what is none. */
const ppmOf = (typed: string): number => {
  const text = typed.trim().replace(',', '.');
  return /^[0-9]{1,3}(\.[0-9]{1,4})?$/.test(text) ? Math.round(Number(text) * 10_000) : Number.NaN;
};
const typedOf = (ppm: number): string => String(ppm / 10_000);

interface FormProps {
  readonly sub: Sub;
  readonly own: AgentPlan;
  readonly onDone: () => void;
}

const GiveForm = ({ sub, own, onDone }: FormProps) => {
  const { t } = useTranslation();
  const client = useQueryClient();
  const percent = usePercent();
  const gameTypeName = useGameTypeName();
  const before = sub.next ?? sub.plan;
  const [ladder, setLadder] = useState(() =>
    own.ladder.map((_, rung) => typedOf(before?.ladder[rung]?.rate_ppm ?? 0)),
  );
  const [turnover, setTurnover] = useState(() =>
    own.turnover.map(({ game_type }) =>
      typedOf(before?.turnover.find((one) => one.game_type === game_type)?.rate_ppm ?? 0),
    ),
  );
  const giving = useSending(
    async () => {
      const { plan } = await callApi(agentPlanGive, {
        agent_id: sub.member_id,
        ladder_ppm: ladder.map(ppmOf),
        turnover: own.turnover.map(({ game_type }, place) => ({
          game_type,
          rate_ppm: ppmOf(turnover[place] ?? ''),
        })),
        per_head: before?.per_head?.amount ?? null,
      });
      showToast({ kind: 'success', text: t('settlement.given', { day: plan.from }) });
      await client.invalidateQueries({ queryKey: [agentPlanSubs.path] });
      onDone();
    },
    () => undefined,
  );
  const isFine = [...ladder, ...turnover].every((typed) => !Number.isNaN(ppmOf(typed)));
  const change = (list: readonly string[], place: number, typed: string): string[] =>
    list.map((one, at) => (at === place ? typed : one));
  return (
    <form
      data-form="sub-plan"
      noValidate
      className="mt-4 flex max-w-xl flex-col gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        if (isFine) giving.send();
      }}
    >
      <p className="text-sm text-text-2">{t('settlement.give_text', { account: sub.member_account })}</p>
      {own.ladder.map(({ rate_ppm }, rung) => (
        <Field
          // biome-ignore lint/suspicious/noArrayIndexKey: rungs stand in one order
          key={rung}
          label={`${t('settlement.rung')} ${rung + 1}`}
          hint={t('settlement.own_rate', { rate: percent(rate_ppm) })}
        >
          {(control) => (
            <Input
              {...control}
              inputMode="decimal"
              value={ladder[rung] ?? ''}
              onChange={({ target }) => setLadder(change(ladder, rung, target.value))}
              end="%"
            />
          )}
        </Field>
      ))}
      {own.turnover.map(({ game_type, rate_ppm }, place) => (
        <Field
          key={game_type}
          label={`${t('settlement.of_turnover')} · ${gameTypeName(game_type)}`}
          hint={t('settlement.own_rate', { rate: percent(rate_ppm) })}
        >
          {(control) => (
            <Input
              {...control}
              inputMode="decimal"
              value={turnover[place] ?? ''}
              onChange={({ target }) => setTurnover(change(turnover, place, target.value))}
              end="%"
            />
          )}
        </Field>
      ))}
      <RefusalNote text={giving.failure?.message ?? (isFine ? null : t('settlement.bad_rate'))} />
      <div className="flex gap-3">
        <Button type="submit" tone="main" busy={giving.isPending} disabled={!isFine}>
          {t('settlement.give')}
        </Button>
        <Button onClick={onDone}>{t('settlement.close')}</Button>
      </div>
    </form>
  );
};

const useSubs = () =>
  usePages([agentPlanSubs.path], (paging, signal) => callApi(agentPlanSubs, paging, { signal }));

/** The highest rate of a plan's ladder. */
const topRate = (plan: AgentPlan | null): number | null => plan?.ladder.at(-1)?.rate_ppm ?? null;

/** Agents directly below, and what each is paid by. */
export const SubPlans = ({ own }: { readonly own: AgentPlan }) => {
  const { t } = useTranslation();
  const percent = usePercent();
  const list = useSubs();
  const [open, setOpen] = useState<Sub | null>(null);
  const rateOf = (plan: AgentPlan | null): string => {
    const rate = topRate(plan);
    return rate === null ? '–' : percent(rate);
  };
  const columns: readonly AgentColumn<Sub>[] = [
    { key: 'account', label: t('settlement.sub_agent'), cell: ({ member_account }) => member_account },
    { key: 'rate', label: t('settlement.rate'), amount: true, cell: ({ plan }) => rateOf(plan) },
    {
      key: 'next',
      label: t('settlement.from_next'),
      amount: true,
      cell: ({ next }) => (next === null ? '–' : `${rateOf(next)} · ${next.from}`),
    },
    {
      key: 'act',
      label: '',
      amount: true,
      cell: (sub) =>
        sub.is_active ? (
          <Button size="sm" onClick={() => setOpen(sub)}>
            {t('settlement.give')}
          </Button>
        ) : (
          t('settlement.inactive')
        ),
    },
  ];
  return (
    <section data-records="sub-plans">
      <h2 className="mb-4 font-semibold text-base">{t('settlement.subs')}</h2>
      <ListFrame
        list={list}
        failedTitle={t('settlement.failed')}
        empty={<EmptyScene scene="empty" title={t('settlement.no_subs')} />}
      >
        {(rows) => (
          <AgentRows
            columns={columns}
            rows={rows}
            keyOf={({ member_id }) => String(member_id)}
            heads={['account', 'rate']}
          />
        )}
      </ListFrame>
      {open && <GiveForm key={open.member_id} sub={open} own={own} onDone={() => setOpen(null)} />}
    </section>
  );
};
