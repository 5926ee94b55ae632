import { Box, Link as LinkLook, Stack, Typography } from '@mui/material';
import { type AlarmName, alarmSeen, type OfficeAlarm } from '@pavilion/contract/office';
import { useNotify, useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { useMayDo } from '../../session/useSession.ts';
import { DeedDialog } from '../../ui/DeedDialog.tsx';
import { Age } from '../../ui/Instant.tsx';
import { OpeningButton } from '../../ui/OpeningButton.tsx';
import { Nothing, Panel } from '../../ui/Panel.tsx';
import { useDeed } from '../../ui/useDeed.ts';

/** Where it is seen to. */
const placeOf: Readonly<Record<AlarmName, string>> = {
  transfer_in_doubt: '/games/transfers',
  round_stuck: '/games/rounds',
  award_not_paid: '/promotions/costs',
  content_late: '/content',
  process_gone: '/system',
  job_failed: '/system',
  party_failing: '/system',
  books_differ: '/reconciliation',
  provider_differences: '/reconciliation',
  provider_not_compared: '/reconciliation',
  provider_list_endless: '/reconciliation',
  provider_key_sealed: '/games/providers',
  jackpot_not_collected: '/games/jackpots',
  jackpot_short: '/games/jackpots',
  return_outside_band: '/games/returns',
  round_mismatch: '/games/rounds',
  transfer_contradicted: '/games/transfers',
  message_given_up: '/system',
};

const isNamed = (name: string): name is AlarmName => Object.hasOwn(placeOf, name);

/** What an alarm is called; one of the log that has no words of its own goes by the log's. */
const useAlarmName = () => {
  const translate = useTranslate();
  return (name: string): string => (isNamed(name) ? translate(`office.alarm.${name}`) : name);
};

const Seen = ({ alarm }: { readonly alarm: OfficeAlarm }) => {
  const translate = useTranslate();
  const notify = useNotify();
  const nameOf = useAlarmName();
  const mayAct = useMayDo('today.act');
  const see = useDeed(alarmSeen, () => notify('office.deed.done', { type: 'success' }));
  if (alarm.seen !== null || !mayAct) return null;
  return (
    <OpeningButton
      size="small"
      variant="outlined"
      aria-label={`${translate('office.alarms.see')} · ${nameOf(alarm.name)}`}
      dialog={(close) => (
        <DeedDialog
          title={`${translate('office.alarms.see')} · ${nameOf(alarm.name)}`}
          text={translate('office.alarms.see_text')}
          confirm={translate('office.alarms.see')}
          asksReason
          run={(reason) => see.mutateAsync({ name: alarm.name, through: alarm.last_at, reason })}
          onClose={close}
        />
      )}
    >
      {translate('office.alarms.see')}
    </OpeningButton>
  );
};

const Alarm = ({ alarm, now }: { readonly alarm: OfficeAlarm; readonly now: string }) => {
  const translate = useTranslate();
  const nameOf = useAlarmName();
  const isUnseen = alarm.seen === null;
  return (
    <Stack
      component="li"
      direction={{ xs: 'column', sm: 'row' }}
      sx={{
        gap: 1,
        justifyContent: 'space-between',
        alignItems: { xs: 'flex-start', sm: 'center' },
        borderLeft: 4,
        borderColor: isUnseen ? 'error.main' : 'divider',
        paddingLeft: 1.5,
        minWidth: 0,
      }}
    >
      <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        <LinkLook
          component={Link}
          to={isNamed(alarm.name) ? placeOf[alarm.name] : '/system'}
          sx={{ fontWeight: isUnseen ? 700 : 500 }}
        >
          {nameOf(alarm.name)}
        </LinkLook>{' '}
        <Typography component="span">{translate('office.alarms.times', { count: alarm.count })}</Typography>
        {alarm.about.length > 0 && <Typography variant="body2">{alarm.about.join(' · ')}</Typography>}
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {translate('office.alarms.last')} <Age since={alarm.last_at} now={now} />
          {alarm.seen !== null && ` · ${translate('office.alarms.seen_by', { by: alarm.seen.by })}`}
        </Typography>
      </Box>
      <Seen alarm={alarm} />
    </Stack>
  );
};

/** What somebody has to look at; unseen ones first. */
export const Alarms = ({
  alarms,
  now,
}: {
  readonly alarms: readonly OfficeAlarm[];
  readonly now: string;
}) => {
  const translate = useTranslate();
  return (
    <Panel title={translate('office.alarms.title')}>
      {alarms.length === 0 ? (
        <Nothing text={translate('office.alarms.none')} />
      ) : (
        <Stack component="ul" sx={{ gap: 1.5, margin: 0, padding: 0, listStyle: 'none' }}>
          {alarms.map((alarm) => (
            <Alarm key={alarm.name} alarm={alarm} now={now} />
          ))}
        </Stack>
      )}
    </Panel>
  );
};
