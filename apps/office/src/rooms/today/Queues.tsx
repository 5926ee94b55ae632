import { Box, Card, CardContent, Typography } from '@mui/material';
import type { OfficeToday } from '@pavilion/contract/office';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { Age } from '../../ui/Instant.tsx';
import { Nothing } from '../../ui/Panel.tsx';

type Queue = OfficeToday['queues'][number];

const filtered = (path: string, filter: object): string =>
  `${path}?filter=${encodeURIComponent(JSON.stringify(filter))}`;

/** The list in which a queue is worked off, showing the queue. */
const placeOf: Readonly<Record<Queue['name'], string>> = {
  withdrawals: filtered('/withdrawals', {}),
  transfers: filtered('/deposits', {}),
  silent_gateways: filtered('/deposits', { view: 'silent' }),
  payment_exceptions: filtered('/deposits/exceptions', {}),
  withheld_wins: filtered('/wins', {}),
  risk_cases: filtered('/risk_cases', {}),
  reconciliation_cases: filtered('/reconciliation', {}),
  help_cases: filtered('/help', {}),
  agent_applications: filtered('/agents/applications', {}),
  agent_bills: filtered('/settlement', { states: ['calculated', 'reviewed'] }),
  agent_disputes: filtered('/settlement/disputes', { state: 'open' }),
  proposals: filtered('/proposals', { for_me: true }),
};

const QueueCard = ({ queue, now }: { readonly queue: Queue; readonly now: string }) => {
  const translate = useTranslate();
  return (
    <Card
      component={Link}
      to={placeOf[queue.name]}
      sx={{ textDecoration: 'none', color: 'inherit', '&:hover': { borderColor: 'primary.main' } }}
    >
      <CardContent sx={{ '&:last-child': { paddingBottom: 2 } }}>
        <Typography sx={{ color: 'text.secondary' }}>{translate(`office.queue.${queue.name}`)}</Typography>
        <Typography
          sx={{
            fontSize: 32,
            fontWeight: 700,
            lineHeight: 1.2,
            color: queue.count > 0 ? 'primary.main' : 'text.primary',
          }}
        >
          {queue.count}
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary', minHeight: 20 }}>
          {queue.oldest_at === null ? (
            translate('office.today.nothing_waits')
          ) : (
            <>
              {translate('office.today.oldest')} <Age since={queue.oldest_at} now={now} />
            </>
          )}
        </Typography>
      </CardContent>
    </Card>
  );
};

const tiles = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: { xs: '1fr 1fr', md: 'repeat(3, 1fr)', lg: 'repeat(5, 1fr)' },
} as const;

/** What waits for the reader's rights. */
export const Queues = ({ queues, now }: { readonly queues: readonly Queue[]; readonly now: string }) => {
  const translate = useTranslate();
  return (
    <Box component="section" aria-label={translate('office.today.queues')}>
      <Typography component="h2" variant="h3" sx={{ marginBottom: 1.5 }}>
        {translate('office.today.queues')}
      </Typography>
      {queues.length === 0 ? (
        <Nothing text={translate('office.today.no_queues')} />
      ) : (
        <Box sx={tiles}>
          {queues.map((queue) => (
            <QueueCard key={queue.name} queue={queue} now={now} />
          ))}
        </Box>
      )}
    </Box>
  );
};
