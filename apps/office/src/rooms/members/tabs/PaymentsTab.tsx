import { Stack, ToggleButton, ToggleButtonGroup } from '@mui/material';
import { memberPayments, memberTurnover, type OfficeMember } from '@pavilion/contract/office';
import { type PaymentDirection, paymentDirections } from '@pavilion/contract/records';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { callOffice } from '../../../api/callOffice.ts';
import { useMayDo } from '../../../session/useSession.ts';
import { Answered } from '../../../ui/Answered.tsx';
import { Instant } from '../../../ui/Instant.tsx';
import { Money } from '../../../ui/Money.tsx';
import { MoreList } from '../../../ui/MoreList.tsx';
import { Facts, Nothing, Panel } from '../../../ui/Panel.tsx';
import { RowLink } from '../../../ui/RowLink.tsx';
import { RowsOrCards } from '../../../ui/RowsOrCards.tsx';
import { StateChip } from '../../../ui/StateChip.tsx';
import { useAnswer } from '../../../ui/useAnswer.ts';

/** What is still to be played, and of which deposits. */
const Turnover = ({ id }: { readonly id: number }) => {
  const translate = useTranslate();
  const answer = useAnswer(memberTurnover, { id });
  return (
    <Panel title={translate('office.withdrawals.turnover_left')}>
      <Answered answer={answer}>
        {({ currency, left, deposits }) => (
          <Stack sx={{ gap: 1.5 }}>
            <Facts
              facts={[
                {
                  label: translate('office.withdrawals.turnover_left'),
                  value: <Money amount={left} currency={currency} />,
                },
              ]}
            />
            {deposits.length === 0 ? (
              <Nothing text={translate('office.member.no_turnover')} />
            ) : (
              <RowsOrCards
                label={translate('office.withdrawals.turnover_left')}
                rows={deposits}
                keyOf={({ order_number: number }) => number}
                columns={[
                  {
                    label: translate('office.withdrawals.order'),
                    cell: ({ order_number: number }) => number,
                  },
                  { label: translate('office.withdrawals.at'), cell: ({ at }) => <Instant at={at} /> },
                  ...(['amount', 'required', 'played', 'left'] as const).map((name) => ({
                    label: translate(
                      name === 'amount'
                        ? 'resources.withdrawals.fields.amount'
                        : `office.withdrawals.turnover_${name}`,
                    ),
                    cell: (row: (typeof deposits)[number]) => (
                      <Money amount={row[name]} currency={currency} />
                    ),
                    end: true,
                  })),
                ]}
              />
            )}
          </Stack>
        )}
      </Answered>
    </Panel>
  );
};

/** Money in and out, and what has to be played before it may go out. */
export const PaymentsTab = ({ member: { id } }: { readonly member: OfficeMember }) => {
  const translate = useTranslate();
  const maySeeDesk = useMayDo('withdrawals.read');
  const [direction, setDirection] = useState<PaymentDirection | null>(null);
  const body = { id, ...(direction === null ? {} : { direction }) };
  return (
    <Stack sx={{ gap: 2 }}>
      <Turnover id={id} />
      <Panel
        title={translate('office.member.part_payments')}
        actions={
          <ToggleButtonGroup
            exclusive
            size="small"
            value={direction}
            onChange={(_event, value: PaymentDirection | null) => setDirection(value)}
            aria-label={translate('office.member.direction')}
          >
            {paymentDirections.map((name) => (
              <ToggleButton key={name} value={name}>
                {translate(`office.members.${name}s`)}
              </ToggleButton>
            ))}
          </ToggleButtonGroup>
        }
      >
        <MoreList
          label={translate('office.member.part_payments')}
          about={[memberPayments.path, body]}
          load={(cursor) => callOffice(memberPayments, { ...body, ...cursor })}
          none={translate('office.members.no_orders')}
          keyOf={({ order_number: number }) => number}
          columns={[
            { label: translate('office.withdrawals.at'), cell: ({ at }) => <Instant at={at} /> },
            {
              label: translate('office.withdrawals.order'),
              cell: ({ order_number: number, direction: of }) =>
                of === 'withdrawal' && maySeeDesk ? (
                  <RowLink to={`/withdrawals/${number}/show`}>{number}</RowLink>
                ) : (
                  number
                ),
            },
            {
              label: translate('office.member.direction'),
              cell: ({ direction: of }) => translate(`office.members.${of}s`),
            },
            { label: translate('office.member.method'), cell: ({ method }) => method },
            {
              label: translate('resources.withdrawals.fields.amount'),
              cell: ({ amount, currency }) => <Money amount={amount} currency={currency} />,
              end: true,
            },
            {
              label: translate('office.withdrawals.fee'),
              cell: ({ fee, currency }) => <Money amount={fee} currency={currency} />,
              end: true,
            },
            {
              label: translate('resources.withdrawals.fields.state'),
              cell: ({ state, direction: of }) => <StateChip kind={of} state={state} />,
            },
          ]}
        />
      </Panel>
    </Stack>
  );
};
