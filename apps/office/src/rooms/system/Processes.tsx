import { Chip, Stack } from '@mui/material';
import { type HallProcessRow, systemProcesses } from '@pavilion/contract/office';
import { useTranslate } from 'react-admin';
import { Instant } from '../../ui/Instant.tsx';
import { Nothing, Panel } from '../../ui/Panel.tsx';
import { PlainTable } from '../../ui/PlainTable.tsx';
import { Refusal } from '../../ui/Refusal.tsx';
import { useAnswer } from '../../ui/useAnswer.ts';

const Up = ({ row }: { readonly row: HallProcessRow }) => {
  const translate = useTranslate();
  return (
    <Chip
      size="small"
      variant="outlined"
      color={row.is_up ? 'success' : 'error'}
      label={translate(row.is_up ? 'office.system.up' : 'office.system.silent')}
    />
  );
};

interface AskedRow {
  readonly process: string;
  readonly route: string;
  readonly count: number;
  readonly refused: number;
  readonly average: string;
}

const askedOf = ({ host, pid, asked }: HallProcessRow): AskedRow[] =>
  asked.map(({ route, count, refused, average_ms: average }) => ({
    process: `${host} · ${pid}`,
    route,
    count,
    refused,
    average: average.toFixed(1),
  }));

/** What runs, with its alarms and what machines asked of it. */
export const Processes = () => {
  const translate = useTranslate();
  const processes = useAnswer(systemProcesses, {});
  const rows = processes.data?.rows ?? [];
  const alarms = rows.flatMap(({ host, pid, alarms: raised }) =>
    raised.map((alarm) => ({ ...alarm, process: `${host} · ${pid}` })),
  );
  const asked = rows.flatMap(askedOf);
  return (
    <Stack sx={{ gap: 2 }}>
      <Panel title={translate('office.system.processes')}>
        <Refusal failure={processes.error} />
        <PlainTable
          label={translate('office.system.processes')}
          rows={rows}
          keyOf={({ id }) => id}
          columns={[
            { label: translate('office.system.process'), cell: ({ host, pid }) => `${host} · ${pid}` },
            { label: translate('office.system.state'), cell: (row) => <Up row={row} /> },
            { label: translate('office.system.roles'), cell: ({ roles }) => roles.join(' · ') },
            {
              label: translate('office.system.version'),
              cell: ({ version, node }) => `${version} · Node ${node}`,
            },
            { label: translate('office.system.started'), cell: ({ started_at: at }) => <Instant at={at} /> },
            { label: translate('office.system.seen'), cell: ({ seen_at: at }) => <Instant at={at} /> },
          ]}
        />
      </Panel>
      <Panel title={translate('office.system.alarms')}>
        {alarms.length === 0 ? (
          <Nothing text={translate('office.system.no_alarms')} />
        ) : (
          <PlainTable
            label={translate('office.system.alarms')}
            rows={alarms}
            keyOf={({ process, name }) => `${process} ${name}`}
            columns={[
              { label: translate('office.system.alarm'), cell: ({ name }) => name },
              { label: translate('office.system.count'), end: true, cell: ({ count }) => count },
              { label: translate('office.system.last'), cell: ({ at }) => <Instant at={at} /> },
              { label: translate('office.system.process'), cell: ({ process }) => process },
            ]}
          />
        )}
      </Panel>
      <Panel title={translate('office.system.asked')}>
        {asked.length === 0 ? (
          <Nothing text={translate('office.system.not_asked')} />
        ) : (
          <PlainTable
            label={translate('office.system.asked')}
            rows={asked}
            keyOf={({ process, route }) => `${process} ${route}`}
            columns={[
              { label: translate('office.system.route'), cell: ({ route }) => route },
              { label: translate('office.system.count'), end: true, cell: ({ count }) => count },
              { label: translate('office.system.refused'), end: true, cell: ({ refused }) => refused },
              { label: translate('office.system.average'), end: true, cell: ({ average }) => average },
              { label: translate('office.system.process'), cell: ({ process }) => process },
            ]}
          />
        )}
      </Panel>
    </Stack>
  );
};
