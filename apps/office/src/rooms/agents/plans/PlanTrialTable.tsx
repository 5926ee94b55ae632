import { Stack, Typography } from '@mui/material';
import type { PlanTrial } from '@pavilion/contract/office';
import { useTranslate } from 'react-admin';
import { Money } from '../../../ui/Money.tsx';
import { RowLink } from '../../../ui/RowLink.tsx';
import { RowsOrCards } from '../../../ui/RowsOrCards.tsx';
import { CycleName } from '../settlement/CycleName.tsx';

/** What each agent would have got of the last cycles under a draft, beside what it was. */
export const PlanTrialTable = ({ trial }: { readonly trial: PlanTrial }) => {
  const translate = useTranslate();
  const { currency } = trial;
  return (
    <Stack sx={{ gap: 1.5 }} aria-live="polite">
      <Typography>
        {translate('office.plan.trial_sum')} <Money amount={trial.before} currency={currency} /> →{' '}
        <Money amount={trial.after} currency={currency} /> (
        <Money amount={trial.difference} currency={currency} />)
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {translate('office.plan.trial_same', { count: trial.same })}
      </Typography>
      {trial.rows.length > 0 && (
        <RowsOrCards
          label={translate('office.plan.trial')}
          rows={trial.rows}
          keyOf={({ agent }) => agent.id}
          columns={[
            {
              label: translate('office.signal.agent'),
              cell: ({ agent }) => <RowLink to={`/agents/${agent.id}/show`}>{agent.account}</RowLink>,
            },
            ...trial.cycles.map((cycle, place) => ({
              label: cycle.from,
              cell: ({ before, after }: PlanTrial['rows'][number]) => (
                <Stack component="span" sx={{ alignItems: 'flex-end' }}>
                  <Money amount={after[place] ?? ''} currency={currency} />
                  {after[place] !== before[place] && (
                    <Typography component="s" variant="body2" sx={{ color: 'text.secondary' }}>
                      <Money amount={before[place] ?? ''} currency={currency} />
                    </Typography>
                  )}
                </Stack>
              ),
              end: true,
            })),
            {
              label: translate('office.plan.difference'),
              cell: ({ difference }) => <Money amount={difference} currency={currency} />,
              end: true,
            },
          ]}
        />
      )}
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {trial.cycles.map((cycle) => (
          <span key={cycle.from}>
            <CycleName cycle={cycle} />{' '}
          </span>
        ))}
      </Typography>
    </Stack>
  );
};
