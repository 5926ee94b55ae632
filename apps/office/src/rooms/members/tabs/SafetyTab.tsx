import { Stack } from '@mui/material';
import { memberSafety, type OfficeMember } from '@pavilion/contract/office';
import { useTranslate } from 'react-admin';
import type { z } from 'zod';
import { Answered } from '../../../ui/Answered.tsx';
import { Instant } from '../../../ui/Instant.tsx';
import { Money } from '../../../ui/Money.tsx';
import { Facts, Nothing, Panel } from '../../../ui/Panel.tsx';
import { RowsOrCards } from '../../../ui/RowsOrCards.tsx';
import { useAnswer } from '../../../ui/useAnswer.ts';

type Safety = z.output<typeof memberSafety.data>;

interface AmountProps {
  readonly amount: string | null;
  /** Money, unless it is of a session or a reminder. */
  readonly kind: string | null;
  readonly currency: string;
}

/** Money, or minutes of play. */
const Amount = ({ amount, kind, currency }: AmountProps) => {
  const translate = useTranslate();
  if (amount === null) return <span>–</span>;
  if (kind === 'session' || kind === null)
    return <span>{translate('office.safety.minutes', { smart_count: Number(amount) })}</span>;
  return <Money amount={amount} currency={currency} />;
};

const Standing = ({ safety }: { readonly safety: Safety }) => {
  const translate = useTranslate();
  const { away_until: until, away_for_good: forGood, reality_check_minutes: minutes } = safety;
  return (
    <Facts
      facts={[
        {
          label: translate('office.safety.away'),
          value: forGood ? translate('office.safety.for_good') : <Instant at={until} />,
        },
        {
          label: translate('office.safety.reality_check'),
          value: minutes === null ? '–' : translate('office.safety.minutes', { smart_count: minutes }),
        },
      ]}
    />
  );
};

/** Limits that a member has set, breaks and exclusions, and every wish about them. */
export const SafetyTab = ({ member: { id } }: { readonly member: OfficeMember }) => {
  const translate = useTranslate();
  const answer = useAnswer(memberSafety, { id });
  const limitName = (kind: string, period: string): string =>
    `${translate(`office.safety_limit.${kind}`, { _: kind })} · ${translate(`office.safety_period.${period}`, { _: period })}`;
  return (
    <Answered answer={answer}>
      {(safety) => (
        <Stack sx={{ gap: 2 }}>
          <Panel title={translate('office.safety.standing')}>
            <Standing safety={safety} />
          </Panel>
          <Panel title={translate('office.safety.limits')}>
            {safety.limits.length === 0 ? (
              <Nothing text={translate('office.safety.no_limits')} />
            ) : (
              <RowsOrCards
                label={translate('office.safety.limits')}
                rows={safety.limits}
                keyOf={({ kind, period }) => `${kind} ${period}`}
                columns={[
                  {
                    label: translate('office.safety.limit'),
                    cell: ({ kind, period }) => limitName(kind, period),
                  },
                  {
                    label: translate('office.safety.amount'),
                    cell: ({ kind, amount }) => (
                      <Amount amount={amount} kind={kind} currency={safety.currency} />
                    ),
                    end: true,
                  },
                  {
                    label: translate('office.safety.next'),
                    cell: ({ kind, next_amount: next, next_at: at }) =>
                      at === null ? (
                        '–'
                      ) : (
                        <>
                          <Amount amount={next} kind={kind} currency={safety.currency} /> ·{' '}
                          <Instant at={at} />
                        </>
                      ),
                  },
                ]}
              />
            )}
          </Panel>
          <Panel title={translate('office.safety.wishes')}>
            {safety.wishes.length === 0 ? (
              <Nothing text={translate('office.safety.no_wishes')} />
            ) : (
              <RowsOrCards
                label={translate('office.safety.wishes')}
                rows={safety.wishes.map((wish, place) => ({ ...wish, place }))}
                keyOf={({ place }) => place}
                columns={[
                  { label: translate('office.withdrawals.at'), cell: ({ at }) => <Instant at={at} /> },
                  {
                    label: translate('office.safety.wish'),
                    cell: ({ event, kind, period }) =>
                      kind === null || period === null
                        ? translate(`office.safety_event.${event}`)
                        : limitName(kind, period),
                  },
                  {
                    label: translate('office.safety.amount'),
                    cell: ({ term, kind, amount }) =>
                      term === null ? (
                        <Amount amount={amount} kind={kind} currency={safety.currency} />
                      ) : (
                        translate(`office.safety_term.${term}`)
                      ),
                  },
                ]}
              />
            )}
          </Panel>
        </Stack>
      )}
    </Answered>
  );
};
