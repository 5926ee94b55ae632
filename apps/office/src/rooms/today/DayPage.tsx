import { Button, Chip, LinearProgress, Stack } from '@mui/material';
import { alarmList, officeToday } from '@pavilion/contract/office';
import { Title, useTranslate } from 'react-admin';
import { Refusal } from '../../ui/Refusal.tsx';
import { useQuietAnswer } from '../../ui/useAnswer.ts';
import { Alarms } from './Alarms.tsx';
import { Figures } from './Figures.tsx';
import { Queues } from './Queues.tsx';
import { useLive } from './useLive.ts';

const LiveSign = ({ isLive }: { readonly isLive: boolean }) => {
  const translate = useTranslate();
  return (
    <Chip
      role="status"
      size="small"
      variant="outlined"
      color={isLive ? 'success' : 'warning'}
      label={translate(isLive ? 'office.today.live' : 'office.today.polling')}
      sx={{ alignSelf: 'flex-end' }}
    />
  );
};

/** The first room: what waits, what somebody has to look at and how the day goes, moving by itself. */
export const DayPage = () => {
  const translate = useTranslate();
  const today = useQuietAnswer(officeToday, {});
  const alarms = useQuietAnswer(alarmList, {});
  const isLive = useLive(() => {
    today.askQuietly();
    alarms.askQuietly();
  });
  const failure = today.error ?? alarms.error;
  return (
    <Stack sx={{ gap: 2, paddingY: 2 }}>
      <Title title={translate('office.menu.today')} />
      <LiveSign isLive={isLive} />
      {failure !== null && (
        <Stack sx={{ gap: 2, alignItems: 'flex-start' }}>
          <Refusal failure={failure} />
          <Button
            variant="outlined"
            onClick={() => {
              void today.refetch();
              void alarms.refetch();
            }}
          >
            {translate('office.failure.again')}
          </Button>
        </Stack>
      )}
      {today.data === undefined || alarms.data === undefined ? (
        failure === null && <LinearProgress aria-label={translate('ra.page.loading')} />
      ) : (
        <>
          <Queues queues={today.data.queues} now={today.data.as_of} />
          <Alarms alarms={alarms.data.rows} now={alarms.data.asOf} />
          <Figures today={today.data} />
        </>
      )}
    </Stack>
  );
};
