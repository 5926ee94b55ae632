import { Box, Stack, ToggleButton, ToggleButtonGroup, Typography } from '@mui/material';
import { type SettlementBill, type SettlementLine, settlementBillLines } from '@pavilion/contract/office';
import { useState } from 'react';
import { useRecordContext, useTranslate } from 'react-admin';
import { callOffice } from '../../../api/callOffice.ts';
import { Columns } from '../../../ui/Columns.tsx';
import { Instant } from '../../../ui/Instant.tsx';
import { Money } from '../../../ui/Money.tsx';
import { MoreList } from '../../../ui/MoreList.tsx';
import { OnePage } from '../../../ui/OnePage.tsx';
import { PageHead } from '../../../ui/PageHead.tsx';
import { Facts, Nothing, Panel } from '../../../ui/Panel.tsx';
import { PlainTable } from '../../../ui/PlainTable.tsx';
import { RowLink } from '../../../ui/RowLink.tsx';
import { StateChip } from '../../../ui/StateChip.tsx';
import { BillDeeds, BillFile } from './BillDeeds.tsx';
import { CycleName } from './CycleName.tsx';
import { AnswerDispute } from './Disputes.tsx';
import { percentOf } from './percent.ts';

const BillTitle = () => {
  const translate = useTranslate();
  const bill = useRecordContext<SettlementBill>();
  return <span>{translate('office.settlement.bill', { account: bill?.agent.account ?? '' })}</span>;
};

interface BillProps {
  readonly bill: SettlementBill;
}

const figures = [
  'line',
  'carry_in',
  'earned',
  'below',
  'debt_in',
  'debt_out',
  'revenue_share',
  'turnover_commission',
  'per_head',
  'cut',
  'commission',
  'adjustment',
  'rolled_in',
  'rolled_out',
  'payable',
  'lapsed',
  'carry_out',
] as const satisfies readonly (keyof SettlementBill)[];

/** What the bill comes of, in the order in which it is computed. */
const Figures = ({ bill }: BillProps) => {
  const translate = useTranslate();
  return (
    <Panel title={translate('office.settlement.figures')}>
      <Facts
        facts={[
          {
            label: translate('office.settlement.plan'),
            value: (
              <RowLink to={`/settlement/plans/${bill.plan}`}>
                {bill.title} · {translate('office.plan.version', { version: bill.version })}
              </RowLink>
            ),
          },
          { label: translate('resources.bills.fields.rate_ppm'), value: percentOf(bill.rate_ppm) },
          { label: translate('office.settlement.active'), value: `${bill.active} / ${bill.new_active}` },
          {
            label: translate('office.settlement.turnover'),
            value: <Money amount={bill.turnover} currency={bill.currency} />,
          },
          ...figures.map((name) => ({
            label: translate(`office.settlement.figure_${name}`),
            value: <Money amount={bill[name]} currency={bill.currency} />,
          })),
          { label: translate('office.settlement.payable_from'), value: bill.payable_from },
          {
            label: translate('office.settlement.paid_at'),
            value: bill.paid_at === null ? '–' : <Instant at={bill.paid_at} />,
          },
          {
            label: translate('office.settlement.hash'),
            value: <Box sx={{ fontSize: 12, overflowWrap: 'anywhere' }}>{bill.sha256}</Box>,
          },
        ]}
      />
    </Panel>
  );
};

const Adjustments = ({ bill }: BillProps) => {
  const translate = useTranslate();
  return (
    <Panel title={translate('office.settlement.adjustments')}>
      {bill.adjustments.length === 0 ? (
        <Nothing text={translate('office.settlement.no_adjustments')} />
      ) : (
        <PlainTable
          label={translate('office.settlement.adjustments')}
          rows={bill.adjustments}
          keyOf={({ reason, note, amount }) => `${reason} ${note} ${amount}`}
          columns={[
            { label: translate('office.settlement.adjust_word'), cell: ({ reason }) => reason },
            { label: translate('office.deed.reason'), cell: ({ note }) => note },
            {
              label: translate('office.settlement.adjust_amount'),
              cell: ({ amount }) => <Money amount={amount} currency={bill.currency} />,
              end: true,
            },
            {
              label: translate('office.settlement.by_two'),
              cell: ({ made_by, confirmed_by }) => `${made_by} · ${confirmed_by}`,
            },
          ]}
        />
      )}
    </Panel>
  );
};

const Disputes = ({ bill }: BillProps) => {
  const translate = useTranslate();
  return (
    <Panel title={translate('office.settlement.tab_disputes')}>
      {bill.disputes.length === 0 && <Nothing text={translate('office.settlement.no_disputes')} />}
      <Stack sx={{ gap: 2 }}>
        {bill.disputes.map((dispute) => (
          <Stack key={dispute.id} sx={{ gap: 0.5 }}>
            <Stack direction="row" sx={{ gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
              <StateChip kind="dispute" state={dispute.state} />
              <Instant at={dispute.created_at} />
              {dispute.line !== null && (
                <span>{translate('office.settlement.line_number', { line: dispute.line })}</span>
              )}
            </Stack>
            <Typography sx={{ overflowWrap: 'anywhere' }}>{dispute.words}</Typography>
            {dispute.answer === null ? (
              <Box>
                <AnswerDispute dispute={dispute} />
              </Box>
            ) : (
              <Typography sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
                {dispute.answered_by}: {dispute.answer}
              </Typography>
            )}
          </Stack>
        ))}
      </Stack>
    </Panel>
  );
};

const parts = ['sums', 'days'] as const;

/** Of whom, of which day and game a line tells. */
const About = ({ line }: { readonly line: SettlementLine }) => {
  const translate = useTranslate();
  const { member, day, game_type: type, provider, name } = line;
  return (
    <Stack component="span">
      {member !== null && <RowLink to={`/members/${member.id}/show`}>{member.account}</RowLink>}
      <span>
        {[
          day,
          type === null || type === 0 ? null : translate(`office.game_type.${type}`, { _: String(type) }),
          provider === null || provider === 0 ? null : `#${provider}`,
          name,
        ]
          .filter((one) => one !== null)
          .join(' · ')}
      </span>
    </Stack>
  );
};

const amountOf = (amount: string | null, currency: string) =>
  amount === null ? '' : <Money amount={amount} currency={currency} />;

const Lines = ({ bill }: BillProps) => {
  const translate = useTranslate();
  const [part, setPart] = useState<(typeof parts)[number]>('sums');
  const { currency } = bill;
  const word = (name: string): string => translate(`office.settlement.column_${name}`);
  const money = (name: 'stake' | 'win' | 'bonus' | 'fee' | 'on' | 'amount') => ({
    label: word(name),
    cell: (line: SettlementLine) => amountOf(line[name], currency),
    end: true,
  });
  return (
    <Panel title={translate('office.settlement.lines')} actions={<BillFile bill={bill} />}>
      <Stack sx={{ gap: 1.5 }}>
        <ToggleButtonGroup
          size="small"
          exclusive
          value={part}
          aria-label={translate('office.settlement.lines')}
          onChange={(_event, chosen) => setPart(parts.find((one) => one === chosen) ?? part)}
        >
          {parts.map((one) => (
            <ToggleButton key={one} value={one}>
              {translate(`office.settlement.part_${one}`)}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
        <MoreList<SettlementLine>
          about={[settlementBillLines.path, bill.id, part]}
          load={(from) => callOffice(settlementBillLines, { bill_id: bill.id, part, ...from })}
          none={translate('office.settlement.no_lines')}
          label={translate('office.settlement.lines')}
          keyOf={({ line }) => line}
          columns={[
            { label: word('line'), cell: ({ line }) => line },
            { label: word('kind'), cell: ({ kind }) => translate(`office.settlement.line_${kind}`) },
            { label: word('about'), cell: (line) => <About line={line} /> },
            ...(part === 'days'
              ? [money('stake'), money('win'), money('bonus'), money('fee')]
              : [
                  money('on'),
                  {
                    label: word('rate'),
                    cell: (line: SettlementLine) => (line.rate_ppm === null ? '' : percentOf(line.rate_ppm)),
                    end: true,
                  },
                ]),
            money('amount'),
          ]}
        />
      </Stack>
    </Panel>
  );
};

const Bill = () => {
  const translate = useTranslate();
  const bill = useRecordContext<SettlementBill>();
  if (bill === undefined) return null;
  return (
    <Stack sx={{ gap: 2 }}>
      <PageHead>
        <Stack sx={{ gap: 0.5 }}>
          <Stack direction="row" sx={{ gap: 1.5, alignItems: 'center', flexWrap: 'wrap' }}>
            <Typography component="span" sx={{ fontSize: 20, fontWeight: 700 }}>
              {bill.agent.account}
            </Typography>
            <StateChip kind="agent_bill" state={bill.state} />
            <RowLink to={`/settlement/${bill.cycle_id}/show`}>
              <CycleName cycle={bill.cycle} />
            </RowLink>
          </Stack>
          <Money amount={bill.payable} currency={bill.currency} size="large" />
          {bill.held_reason !== null && (
            <Typography sx={{ color: 'text.secondary' }}>
              {bill.held_by === null
                ? translate('office.settlement.held_suspended')
                : `${bill.held_by}: ${bill.held_reason}`}
            </Typography>
          )}
          {bill.release_proposal !== null && (
            <RowLink to={`/proposals/${bill.release_proposal}/show`}>
              {translate('office.settlement.release_waits')}
            </RowLink>
          )}
        </Stack>
        <BillDeeds bill={bill} />
      </PageHead>
      <Columns>
        <Figures bill={bill} />
        <Stack sx={{ gap: 2 }}>
          <Disputes bill={bill} />
          <Adjustments bill={bill} />
        </Stack>
      </Columns>
      <Lines bill={bill} />
    </Stack>
  );
};

/** One bill: what it comes of down to its lines, who held it, what the agent does not agree with. */
export const BillPage = () => (
  <OnePage resource="bills" title={<BillTitle />}>
    <Bill />
  </OnePage>
);
