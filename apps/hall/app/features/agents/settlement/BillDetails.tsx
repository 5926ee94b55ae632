import type { DataOf } from '@pavilion/contract';
import {
  agentDisputeWords,
  agentSettlement,
  agentSettlementBill,
  agentSettlementDispute,
  agentSettlementFile,
} from '@pavilion/contract/agentBills';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import IconDownload from '~icons/lucide/download';
import { callApi } from '../../../api/client.ts';
import { useCallQuery } from '../../../api/useCall.ts';
import { useSending } from '../../../api/useSending.ts';
import { useTranslation } from '../../../i18n/texts.ts';
import { sentRequest } from '../../../session/sentRequest.ts';
import { useInstant } from '../../../site/useInstant.ts';
import { Button } from '../../../ui/Button.tsx';
import { Field, Textarea } from '../../../ui/Field.tsx';
import { Money } from '../../../ui/Money.tsx';
import { RefusalNote } from '../../../ui/RefusalNote.tsx';
import { showToast } from '../../../ui/toast.ts';
import { CentreFrame } from '../CentreFrame.tsx';
import { ExactMoney } from '../ExactMoney.tsx';
import { usePercent } from '../model/usePercent.ts';
import { BillLines } from './BillLines.tsx';

type Details = DataOf<typeof agentSettlementBill>;

const sent = sentRequest('agent-dispute');
const wordsRows = 4;

const Sums = ({ details }: { readonly details: Details }) => {
  const { t } = useTranslation();
  const percent = usePercent();
  const { bill, currency } = details;
  const rows = [
    ['line', bill.line],
    ['carry_in', bill.carry_in],
    ['earned', details.earned],
    ['below', details.below],
    ['debt_in', bill.debt_in],
    ['debt_out', bill.debt_out],
    ['turnover_commission', details.turnover_commission],
    ['per_head', details.per_head],
    ['cut', details.cut],
    ['commission', bill.commission],
    ['rolled_in', bill.rolled_in],
    ['adjustment', bill.adjustment],
    ['payable', bill.payable],
    ['paid', bill.paid],
    ['carry_out', bill.carry_out],
    ['rolled_out', bill.rolled_out],
  ] as const;
  const always: readonly string[] = ['line', 'commission', 'payable', 'paid'];
  return (
    <dl className="grid gap-x-8 text-sm sm:grid-cols-2" data-section="bill-sums">
      <div className="flex justify-between gap-4 border-line border-b py-2">
        <dt className="text-text-3">{t('settlement.rate')}</dt>
        <dd>{percent(bill.rate_ppm)}</dd>
      </div>
      {rows
        .filter(([name, amount]) => always.includes(name) || /[1-9]/.test(amount))
        .map(([name, amount]) => (
          <div key={name} className="flex justify-between gap-4 border-line border-b py-2">
            <dt className="text-text-3">{t(`settlement.sum_${name}`)}</dt>
            <dd>
              <ExactMoney amount={amount} currency={currency} />
            </dd>
          </div>
        ))}
    </dl>
  );
};

const DisputeForm = ({ billId }: { readonly billId: string }) => {
  const { t } = useTranslation();
  const client = useQueryClient();
  const [words, setWords] = useState('');
  const opening = useSending(
    async () => {
      const request_id = sent.idOf(`${billId} ${words.length}`);
      await callApi(agentSettlementDispute, { request_id, bill_id: billId, words: words.trim() });
      sent.forget();
      setWords('');
      showToast({ kind: 'success', text: t('settlement.dispute_opened') });
      for (const { path } of [agentSettlement, agentSettlementBill])
        await client.invalidateQueries({ queryKey: [path] });
    },
    () => undefined,
  );
  const isLong = words.trim().length >= agentDisputeWords.min;
  return (
    <form
      data-form="dispute"
      noValidate
      className="flex max-w-xl flex-col gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        if (isLong) opening.send();
      }}
    >
      <Field label={t('settlement.dispute')} hint={t('settlement.dispute_hint')}>
        {(control) => (
          <Textarea
            {...control}
            rows={wordsRows}
            maxLength={agentDisputeWords.max}
            value={words}
            onChange={({ target }) => {
              setWords(target.value);
              opening.forget();
            }}
          />
        )}
      </Field>
      <RefusalNote text={opening.failure?.message} />
      <div>
        <Button type="submit" busy={opening.isPending} disabled={!isLong}>
          {t('settlement.dispute_submit')}
        </Button>
      </div>
    </form>
  );
};

const About = ({ details }: { readonly details: Details }) => {
  const { t } = useTranslation();
  const show = useInstant();
  return (
    <>
      {details.adjustments.map(({ reason, note, amount }) => (
        <p key={`${reason} ${amount}`} className="flex justify-between gap-4 text-sm">
          <span>
            {reason} · {note}
          </span>
          <Money amount={amount} currency={details.currency} signed />
        </p>
      ))}
      {details.disputes.map((dispute) => (
        <div
          key={dispute.created_at}
          data-dispute={dispute.state}
          className="rounded-card bg-raised p-4 text-sm"
        >
          <p className="text-text-3 text-xs">
            {show(dispute.created_at)} · {t(`settlement.dispute_${dispute.state}`)}
          </p>
          <p>{dispute.words}</p>
          {dispute.answer && <p className="mt-2 text-text-2">{dispute.answer}</p>}
        </div>
      ))}
    </>
  );
};

const Shown = ({ details }: { readonly details: Details }) => {
  const { t } = useTranslation();
  const { bill, currency } = details;
  const download = useSending(
    async () => {
      const { url } = await callApi(agentSettlementFile, { bill_id: bill.bill_id });
      window.location.assign(url);
    },
    () => showToast({ kind: 'error', text: t('statement.failed') }),
  );
  return (
    <div className="flex flex-col gap-6">
      <Sums details={details} />
      <About details={details} />
      <div className="flex flex-col gap-2">
        <p className="text-text-3 text-xs">{t('settlement.proof')}</p>
        <code className="break-all text-xs" data-field="sha256">
          {bill.sha256}
        </code>
        <div>
          <Button busy={download.isPending} onClick={() => download.send()}>
            <IconDownload aria-hidden className="size-4" />
            {t('statement.download')}
          </Button>
        </div>
      </div>
      <BillLines billId={bill.bill_id} currency={currency} />
      {bill.state !== 'calculated' && <DisputeForm billId={bill.bill_id} />}
    </div>
  );
};

/** One bill: its sums, its lines, its proof, and what the agent says against it. */
export const BillDetails = ({ billId }: { readonly billId: string }) => {
  const details = useCallQuery(agentSettlementBill, { bill_id: billId });
  return <CentreFrame query={details}>{(data) => <Shown details={data} />}</CentreFrame>;
};
