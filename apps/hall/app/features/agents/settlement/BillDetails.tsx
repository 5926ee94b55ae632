import type { DataOf } from '@pavilion/contract';
import { agentSettlementBill, agentSettlementFile } from '@pavilion/contract/agentBills';
import IconDownload from '~icons/lucide/download';
import { callApi } from '../../../api/client.ts';
import { useCallQuery } from '../../../api/useCall.ts';
import { useSending } from '../../../api/useSending.ts';
import { useTranslation } from '../../../i18n/texts.ts';
import { useInstant } from '../../../site/useInstant.ts';
import { Button } from '../../../ui/Button.tsx';
import { Money } from '../../../ui/Money.tsx';
import { showToast } from '../../../ui/toast.ts';
import { CentreFrame } from '../CentreFrame.tsx';
import { ExactMoney } from '../ExactMoney.tsx';
import { usePercent } from '../model/usePercent.ts';
import { BillLines } from './BillLines.tsx';
import { DisputeForm } from './DisputeForm.tsx';

type Details = DataOf<typeof agentSettlementBill>;

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
          key={`${dispute.created_at} ${dispute.line ?? 0}`}
          data-dispute={dispute.state}
          className="rounded-card bg-raised p-4 text-sm"
        >
          <p className="text-text-3 text-xs">
            {show(dispute.created_at)} · {t(`settlement.dispute_${dispute.state}`)}
          </p>
          {dispute.line !== null && <p>{t('settlement.dispute_of_line', { line: dispute.line })}</p>}
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
  // Until somebody has looked at it, it may change by itself.
  const isReviewed = bill.state !== 'calculated';
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
      <BillLines billId={bill.bill_id} currency={currency} mayDispute={isReviewed} />
      {isReviewed && <DisputeForm billId={bill.bill_id} />}
    </div>
  );
};

/** One bill: its sums, its lines, its proof, and what the agent says against it. */
export const BillDetails = ({ billId }: { readonly billId: string }) => {
  const details = useCallQuery(agentSettlementBill, { bill_id: billId });
  return <CentreFrame query={details}>{(data) => <Shown details={data} />}</CentreFrame>;
};
