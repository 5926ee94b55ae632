import type { Dashboard } from './grafana.ts';

/**
 * The dashboards of a hall, as `npm run dashboards` writes them for Grafana. What a process counts of its own work is
 * summed; what every process with jobs reads of the database is told by each of them, so panels take the `max` of it.
 */

const p = (share: number, metric: string, by = ''): string =>
  `histogram_quantile(${share}, sum by (${by}le) (rate(${metric}_bucket[5m])))`;
const perSecond = (metric: string, by: string): string => `sum by (${by}) (rate(${metric}[5m]))`;

const hall: Dashboard = {
  id: 'pavilion-hall',
  title: 'Pavilion · hall',
  panels: [
    {
      title: 'Books',
      kind: 'stat',
      unit: 'bool_on_off',
      lines: { 'books balance': 'min(pavilion_books_balance)' },
    },
    {
      title: 'Since the books were proven',
      kind: 'stat',
      unit: 's',
      lines: {
        proven: 'time() - max(pavilion_job_last_success_timestamp_seconds{job="ledger-reconcile"})',
      },
    },
    {
      title: 'Age of the figures below',
      kind: 'stat',
      unit: 's',
      lines: { read: 'min(pavilion_database_reading_age_seconds)' },
    },
    { title: 'Sockets', kind: 'stat', unit: 'short', lines: { open: 'sum(pavilion_realtime_sockets)' } },
    {
      title: 'Bets by answer',
      unit: 'ops',
      lines: { '{{status}}': perSecond('pavilion_wallet_calls_total{call=~"bet|betWin"}', 'status') },
    },
    {
      title: 'Time of a request',
      unit: 's',
      lines: {
        p50: p(0.5, 'http_request_duration_seconds'),
        p99: p(0.99, 'http_request_duration_seconds'),
      },
    },
    {
      title: 'Requests by status',
      unit: 'reqps',
      lines: { '{{status}}': perSecond('http_request_duration_seconds_count', 'status') },
    },
    {
      title: 'Alarms raised in the last hour',
      unit: 'short',
      lines: { '{{alarm}}': 'sum by (alarm) (increase(pavilion_alarms_total[1h]))' },
    },
    {
      title: 'Events to pages',
      unit: 'ops',
      lines: { taken: 'sum(rate(pavilion_outbox_events_total[5m]))' },
    },
    {
      title: 'Outbox lag',
      unit: 's',
      lines: { 'oldest event': 'max(pavilion_outbox_lag_seconds)' },
    },
    {
      title: 'Events waiting',
      unit: 'short',
      lines: { waiting: 'max(pavilion_outbox_waiting_events)' },
    },
    {
      title: 'Gaps between processes',
      unit: 'short',
      lines: { gaps: 'sum(increase(pavilion_realtime_gaps_total[10m]))' },
    },
  ],
};

const wallet: Dashboard = {
  id: 'pavilion-wallet',
  title: 'Pavilion · wallet and providers',
  panels: [
    { title: 'Calls', unit: 'ops', lines: { '{{call}}': perSecond('pavilion_wallet_calls_total', 'call') } },
    {
      title: 'Refusals by provider and answer',
      unit: 'ops',
      lines: {
        '{{provider}} {{status}}': perSecond('pavilion_wallet_calls_total{status!="OK"}', 'provider, status'),
      },
    },
    {
      title: 'Not believed, not understood',
      unit: 'ops',
      lines: { '{{reason}}': perSecond('pavilion_wallet_calls_turned_away_total', 'reason') },
    },
    {
      title: 'Operations in a batch',
      unit: 'short',
      lines: {
        average:
          'sum(rate(pavilion_wallet_batch_operations_sum[5m])) / sum(rate(pavilion_wallet_batch_operations_count[5m]))',
        p95: p(0.95, 'pavilion_wallet_batch_operations'),
      },
    },
    {
      title: 'Wait for a batch',
      unit: 's',
      lines: {
        p50: p(0.5, 'pavilion_wallet_batch_wait_seconds'),
        p99: p(0.99, 'pavilion_wallet_batch_wait_seconds'),
      },
    },
    {
      title: 'Posting a batch',
      unit: 's',
      lines: {
        p50: p(0.5, 'pavilion_wallet_posting_duration_seconds'),
        p99: p(0.99, 'pavilion_wallet_posting_duration_seconds'),
      },
    },
    {
      title: 'Batches that failed',
      unit: 'ops',
      lines: {
        '{{outcome}}': perSecond(
          'pavilion_wallet_posting_duration_seconds_count{outcome!="done"}',
          'outcome',
        ),
      },
    },
    {
      title: 'Open rounds by provider',
      unit: 'short',
      lines: { '{{provider}}': 'sum by (provider) (max by (provider, age) (pavilion_rounds_open))' },
    },
    {
      title: 'Open rounds by age',
      unit: 'short',
      lines: { '{{age}}': 'sum by (age) (max by (provider, age) (pavilion_rounds_open))' },
    },
    {
      title: 'Time that providers and gateways take (p95)',
      unit: 's',
      lines: { '{{party}}': p(0.95, 'pavilion_party_call_duration_seconds', 'party, ') },
    },
    {
      title: 'Calls to them that went wrong',
      unit: 'percentunit',
      lines: {
        '{{party}}': `${perSecond('pavilion_party_call_duration_seconds_count{outcome="unknown"}', 'party')} / ${perSecond('pavilion_party_call_duration_seconds_count', 'party')}`,
      },
    },
    {
      title: 'Calls to them by outcome',
      unit: 'ops',
      lines: { '{{outcome}}': perSecond('pavilion_party_call_duration_seconds_count', 'outcome') },
    },
  ],
};

const byState = (metric: string): string => `sum by (state) (max by (state, age) (${metric}))`;

const money: Dashboard = {
  id: 'pavilion-money',
  title: 'Pavilion · money and jobs',
  panels: [
    { title: 'Deposits under way', unit: 'short', lines: { '{{state}}': byState('pavilion_deposits_open') } },
    {
      title: 'Deposits under way for more than an hour',
      unit: 'short',
      lines: { '{{state}}': byState('pavilion_deposits_open{age=~"under_1d|over_1d"}') },
    },
    {
      title: 'Withdrawals under way',
      unit: 'short',
      lines: { '{{state}}': byState('pavilion_withdrawals_open') },
    },
    {
      title: 'Withdrawals under way for more than a day',
      unit: 'short',
      lines: { '{{state}}': byState('pavilion_withdrawals_open{age="over_1d"}') },
    },
    {
      title: 'Horizon of the ledger: age',
      unit: 's',
      lines: { behind: 'max(pavilion_ledger_horizon_lag_seconds)' },
    },
    {
      title: 'Horizon of the ledger: transfers behind',
      unit: 'short',
      lines: { behind: 'max(pavilion_ledger_horizon_behind_transfers)' },
    },
    {
      title: 'Jobs under way',
      unit: 'short',
      lines: { '{{queue}}': 'max by (queue) (pavilion_jobs{state="active"}) > 0' },
    },
    {
      title: 'Runs of jobs by end',
      unit: 'ops',
      lines: { '{{end}}': perSecond('pavilion_job_runs_total', 'end') },
    },
    {
      title: 'Runs that did not end well',
      unit: 'ops',
      lines: { '{{job}}': perSecond('pavilion_job_runs_total{end!="done"}', 'job') },
    },
    {
      title: 'Time that jobs take',
      unit: 's',
      lines: {
        '{{job}}': `${perSecond('pavilion_job_duration_seconds_sum', 'job')} / ${perSecond('pavilion_job_duration_seconds_count', 'job')}`,
      },
    },
    {
      title: 'Late jobs',
      unit: 's',
      lines: { '{{queue}}': 'max by (queue) (pavilion_job_late_seconds) > 0' },
    },
    {
      title: 'Jobs that wait or have failed',
      unit: 'short',
      lines: { '{{queue}} {{state}}': 'max by (queue, state) (pavilion_jobs{state!="active"}) > 0' },
    },
  ],
};

const processes: Dashboard = {
  id: 'pavilion-processes',
  title: 'Pavilion · processes and database',
  panels: [
    {
      title: 'Processor',
      unit: 'percentunit',
      lines: { '{{instance}}': 'sum by (instance) (rate(process_cpu_seconds_total[5m]))' },
    },
    { title: 'Memory', unit: 'bytes', lines: { '{{instance}}': 'process_resident_memory_bytes' } },
    {
      title: 'Event loop lag (p99)',
      unit: 's',
      lines: { '{{instance}}': 'nodejs_eventloop_lag_p99_seconds' },
    },
    {
      title: 'Time in garbage collection',
      unit: 'percentunit',
      lines: { '{{instance}}': 'sum by (instance) (rate(nodejs_gc_duration_seconds_sum[5m]))' },
    },
    { title: 'Sockets', unit: 'short', lines: { '{{instance}}': 'pavilion_realtime_sockets' } },
    {
      title: 'Busiest routes',
      unit: 'reqps',
      lines: { '{{route}}': `topk(10, ${perSecond('http_request_duration_seconds_count', 'route')})` },
    },
    {
      title: 'Standbys: behind',
      unit: 's',
      lines: { '{{standby}}': 'max by (standby) (pavilion_replication_lag_seconds)' },
    },
    {
      title: 'Standbys: log not applied',
      unit: 'bytes',
      lines: { '{{standby}}': 'max by (standby) (pavilion_replication_lag_bytes)' },
    },
    {
      title: 'Log that slots keep',
      unit: 'bytes',
      lines: { '{{slot}}': 'max by (slot) (pavilion_replication_slot_bytes)' },
    },
    {
      title: 'Slots that are read',
      unit: 'bool_on_off',
      lines: { '{{slot}}': 'max by (slot) (pavilion_replication_slot_active)' },
    },
    {
      title: 'Parts made ahead',
      unit: 'short',
      lines: { '{{relation}}': 'max by (relation) (pavilion_parts_ahead)' },
    },
    {
      title: 'Archive',
      unit: 'short',
      lines: {
        'files lost or changed': 'max(pavilion_archive_faults)',
        'parts not taken away yet': 'max(pavilion_archive_unfinished_parts)',
      },
    },
    {
      title: 'Reading the figures: time',
      unit: 's',
      lines: { '{{instance}}': 'pavilion_database_reading_duration_seconds' },
    },
    {
      title: 'Reading the figures: failures',
      unit: 'short',
      lines: { '{{instance}}': 'increase(pavilion_database_reading_failures_total[10m])' },
    },
  ],
};

export const dashboards: readonly Dashboard[] = [hall, wallet, money, processes];
