import { Button, Chip } from '@mui/material';
import { officeSessionEnd, officeSessionList } from '@pavilion/contract/office';
import { useNotify, useTranslate } from 'react-admin';
import { Device } from '../../ui/Device.tsx';
import { Instant } from '../../ui/Instant.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { PlainTable } from '../../ui/PlainTable.tsx';
import { Refusal } from '../../ui/Refusal.tsx';
import { useAnswer } from '../../ui/useAnswer.ts';
import { useDeed } from '../../ui/useDeed.ts';

/** Where one is logged in, and how to end that elsewhere. */
export const OwnSessions = () => {
  const translate = useTranslate();
  const notify = useNotify();
  const sessions = useAnswer(officeSessionList, {});
  const end = useDeed(officeSessionEnd, () => notify('office.session.ended', { type: 'success' }));
  return (
    <Panel title={translate('office.account.sessions')}>
      <Refusal failure={sessions.error ?? end.error} />
      <PlainTable
        label={translate('office.account.sessions')}
        rows={sessions.data?.rows ?? []}
        keyOf={({ id }) => id}
        columns={[
          { label: translate('office.session.address'), cell: ({ address }) => address },
          { label: translate('office.session.started'), cell: ({ started_at: at }) => <Instant at={at} /> },
          {
            label: translate('office.session.last_seen'),
            cell: ({ last_seen_at: at }) => <Instant at={at} />,
          },
          {
            label: translate('office.session.device'),
            cell: ({ user_agent: agent }) => <Device agent={agent} />,
          },
          {
            label: translate('office.session.end'),
            cell: ({ id, is_current: isCurrent }) =>
              isCurrent ? (
                <Chip
                  size="small"
                  variant="outlined"
                  color="success"
                  label={translate('office.session.this')}
                />
              ) : (
                <Button
                  size="small"
                  color="error"
                  disabled={end.isPending}
                  onClick={() => end.mutate({ id })}
                >
                  {translate('office.session.end')}
                </Button>
              ),
          },
        ]}
      />
    </Panel>
  );
};
