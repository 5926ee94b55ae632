import { Box, Button, Card, CardContent, LinearProgress, Stack, Typography } from '@mui/material';
import { type OfficeToday, officeToday } from '@pavilion/contract/office';
import { Title, useTranslate } from 'react-admin';
import { Link, Navigate } from 'react-router';
import { useOpenSession } from '../../session/useSession.ts';
import { rooms } from '../../shell/rooms.tsx';
import { Age, Instant } from '../../ui/Instant.tsx';
import { Money } from '../../ui/Money.tsx';
import { Nothing, Panel } from '../../ui/Panel.tsx';
import { PlainTable } from '../../ui/PlainTable.tsx';
import { Refusal } from '../../ui/Refusal.tsx';
import { useAnswer } from '../../ui/useAnswer.ts';

type Queue = OfficeToday['queues'][number];

/** The rooms in which a queue is worked off; the others are worked off by commands. */
const roomOf: Readonly<Partial<Record<Queue['name'], string>>> = {
  withdrawals: 'withdrawals',
  transfers: 'deposits',
  payment_exceptions: 'deposits',
  withheld_wins: 'wins',
  proposals: 'proposals',
  risk_cases: 'risk',
  agent_applications: 'agents',
};

/** Where in the room it is. */
const placeOf: Readonly<Partial<Record<Queue['name'], string>>> = {
  payment_exceptions: '/exceptions',
  agent_applications: '/applications',
};

const QueueCard = ({ queue, now }: { readonly queue: Queue; readonly now: string }) => {
  const translate = useTranslate();
  const rights = useOpenSession()?.rights ?? [];
  const room = rooms.find(({ name, right }) => name === roomOf[queue.name] && rights.includes(right));
  const content = (
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
  );
  if (room === undefined) return <Card>{content}</Card>;
  return (
    <Card
      component={Link}
      to={`${room.path}${placeOf[queue.name] ?? ''}`}
      sx={{ textDecoration: 'none', color: 'inherit', '&:hover': { borderColor: 'primary.main' } }}
    >
      {content}
    </Card>
  );
};

const Figure = ({ name, value }: { readonly name: string; readonly value: number }) => (
  <Box>
    <Typography sx={{ color: 'text.secondary' }}>{name}</Typography>
    <Typography sx={{ fontSize: 24, fontWeight: 700, lineHeight: 1.2 }}>{value}</Typography>
  </Box>
);

const tiles = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: { xs: '1fr 1fr', md: 'repeat(3, 1fr)', lg: 'repeat(6, 1fr)' },
} as const;

type Played = OfficeToday['play'][number];

/** What play came to by an hour, beside what it had come to by the same hour before. */
const PlayToday = ({ today }: { readonly today: OfficeToday }) => {
  const translate = useTranslate();
  const hour = `${String(today.compared_until).padStart(2, '0')}:00`;
  const amount = (of: (row: Played) => string) => (row: Played) => (
    <Money amount={of(row)} currency={row.currency} />
  );
  if (today.play.length === 0) return <Nothing text={translate('office.today.no_play')} />;
  return (
    <PlainTable
      label={translate('office.today.play')}
      rows={today.play}
      keyOf={({ currency }) => currency}
      columns={[
        { label: translate('office.today.turnover'), cell: amount((row) => row.so_far.turnover), end: true },
        { label: translate('office.today.ggr'), cell: amount((row) => row.so_far.ggr), end: true },
        { label: translate('office.today.ngr'), cell: amount((row) => row.so_far.ngr), end: true },
        {
          label: translate('office.today.ggr_until', { hour }),
          cell: amount((row) => row.compared.today.ggr),
          end: true,
        },
        {
          label: translate('office.today.ggr_yesterday'),
          cell: amount((row) => row.compared.yesterday.ggr),
          end: true,
        },
        {
          label: translate('office.today.ggr_week_before'),
          cell: amount((row) => row.compared.week_before.ggr),
          end: true,
        },
      ]}
    />
  );
};

const Day = ({ today }: { readonly today: OfficeToday }) => {
  const translate = useTranslate();
  const counted = ({ count, amount }: { count: number; amount: string }, currency: string) => (
    <>
      <Money amount={amount} currency={currency} />{' '}
      <Typography component="span" variant="body2" sx={{ color: 'text.secondary' }}>
        {translate('office.today.count', { smart_count: count })}
      </Typography>
    </>
  );
  return (
    <Stack sx={{ gap: 3 }}>
      <Box component="section" aria-label={translate('office.today.queues')}>
        <Typography component="h2" variant="h3" sx={{ marginBottom: 1.5 }}>
          {translate('office.today.queues')}
        </Typography>
        <Box sx={tiles}>
          {today.queues.map((queue) => (
            <QueueCard key={queue.name} queue={queue} now={today.as_of} />
          ))}
        </Box>
      </Box>
      <Panel title={translate('office.today.day')}>
        <Stack direction="row" sx={{ gap: { xs: 3, sm: 6 }, flexWrap: 'wrap', marginBottom: 2 }}>
          <Figure name={translate('office.today.online')} value={today.online} />
          <Figure name={translate('office.today.joined')} value={today.joined} />
          <Figure name={translate('office.today.first_deposits')} value={today.first_deposits} />
        </Stack>
        {today.money.length === 0 ? (
          <Nothing text={translate('office.today.no_money')} />
        ) : (
          <PlainTable
            label={translate('office.today.money')}
            rows={today.money}
            keyOf={({ currency }) => currency}
            columns={[
              { label: translate('office.today.currency'), cell: ({ currency }) => currency },
              {
                label: translate('office.today.deposits'),
                cell: ({ deposits, currency }) => counted(deposits, currency),
                end: true,
              },
              {
                label: translate('office.today.withdrawals'),
                cell: ({ withdrawals, currency }) => counted(withdrawals, currency),
                end: true,
              },
            ]}
          />
        )}
        <Typography component="h3" sx={{ fontWeight: 600, marginTop: 3, marginBottom: 1 }}>
          {translate('office.today.play')}
        </Typography>
        <PlayToday today={today} />
        <Typography variant="body2" sx={{ color: 'text.secondary', marginTop: 2 }}>
          {translate('office.today.since')} <Instant at={today.day_began_at} /> ·{' '}
          {translate('office.today.as_of')} <Instant at={today.as_of} />
        </Typography>
      </Panel>
    </Stack>
  );
};

const DayPage = () => {
  const translate = useTranslate();
  const today = useAnswer(officeToday, {});
  return (
    <Box sx={{ paddingY: 2 }}>
      <Title title={translate('office.menu.today')} />
      {today.error ? (
        <Stack sx={{ gap: 2, alignItems: 'flex-start' }}>
          <Refusal failure={today.error} />
          <Button variant="outlined" onClick={() => void today.refetch()}>
            {translate('office.failure.again')}
          </Button>
        </Stack>
      ) : today.data === undefined ? (
        <LinearProgress aria-label={translate('ra.page.loading')} />
      ) : (
        <Day today={today.data} />
      )}
    </Box>
  );
};

/** The first page: how the day goes. Whoever may not see that begins in the first room that is open to them. */
export const TodayPage = () => {
  const rights = useOpenSession()?.rights ?? [];
  if (rights.includes('today.read')) return <DayPage />;
  const first = rooms.find(({ right }) => rights.includes(right));
  return <Navigate to={first?.path ?? '/account'} replace />;
};
