import { Stack } from '@mui/material';
import { type FailedJob, systemFailedJobs, systemJobAgain, systemJobs } from '@pavilion/contract/office';
import { useNotify, useTranslate } from 'react-admin';
import { useMayDo } from '../../session/useSession.ts';
import { DeedDialog } from '../../ui/DeedDialog.tsx';
import { Instant } from '../../ui/Instant.tsx';
import { OpeningButton } from '../../ui/OpeningButton.tsx';
import { Nothing, Panel } from '../../ui/Panel.tsx';
import { PlainTable } from '../../ui/PlainTable.tsx';
import { Refusal } from '../../ui/Refusal.tsx';
import { useAnswer } from '../../ui/useAnswer.ts';
import { useDeed } from '../../ui/useDeed.ts';

const Again = ({ job }: { readonly job: FailedJob }) => {
  const translate = useTranslate();
  const notify = useNotify();
  const mayAct = useMayDo('system.act');
  const again = useDeed(systemJobAgain, () => notify('office.deed.done', { type: 'success' }));
  if (!mayAct || !job.may_run_again) return null;
  return (
    <OpeningButton
      size="small"
      dialog={(close) => (
        <DeedDialog
          title={`${translate('office.system.again')} · ${job.queue}`}
          text={translate('office.system.again_text')}
          confirm={translate('office.system.again')}
          asksReason
          run={(reason) => again.mutateAsync({ queue: job.queue, id: job.id, reason })}
          onClose={close}
        />
      )}
    >
      {translate('office.system.again')}
    </OpeningButton>
  );
};

const Failed = () => {
  const translate = useTranslate();
  const failed = useAnswer(systemFailedJobs, { perPage: 50 });
  return (
    <Panel title={translate('office.system.failed_jobs')}>
      <Refusal failure={failed.error} />
      {failed.data?.total === 0 ? (
        <Nothing text={translate('office.system.no_failed')} />
      ) : (
        <PlainTable
          label={translate('office.system.failed_jobs')}
          rows={failed.data?.rows ?? []}
          keyOf={({ id }) => id}
          columns={[
            { label: translate('office.system.queue'), cell: ({ queue }) => queue },
            { label: translate('office.system.why'), cell: ({ why }) => why },
            { label: translate('office.system.tries'), end: true, cell: ({ tries }) => tries },
            { label: translate('office.system.failed_at'), cell: ({ failed_at: at }) => <Instant at={at} /> },
            { label: translate('office.system.again'), cell: (job) => <Again job={job} /> },
          ]}
        />
      )}
    </Panel>
  );
};

/** What runs by the clock, what is on its way, and what failed. */
export const JobQueues = () => {
  const translate = useTranslate();
  const jobs = useAnswer(systemJobs, {});
  return (
    <Stack sx={{ gap: 2 }}>
      <Failed />
      <Panel title={translate('office.system.jobs')}>
        <Refusal failure={jobs.error} />
        <PlainTable
          label={translate('office.system.jobs')}
          rows={jobs.data?.rows ?? []}
          keyOf={({ name }) => name}
          columns={[
            { label: translate('office.system.queue'), cell: ({ name }) => name },
            {
              label: translate('office.system.cron'),
              cell: ({ cron }) => cron ?? translate('office.system.put_down'),
            },
            { label: translate('office.system.waiting'), end: true, cell: ({ waiting }) => waiting },
            { label: translate('office.system.active'), end: true, cell: ({ active }) => active },
            { label: translate('office.system.retrying'), end: true, cell: ({ retrying }) => retrying },
            { label: translate('office.system.failed'), end: true, cell: ({ failed }) => failed },
            { label: translate('office.system.oldest'), cell: ({ oldest_at: at }) => <Instant at={at} /> },
          ]}
        />
      </Panel>
    </Stack>
  );
};
