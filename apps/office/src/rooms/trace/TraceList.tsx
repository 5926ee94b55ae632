import {
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  Stack,
  Typography,
} from '@mui/material';
import { type TraceRow, traceKinds } from '@pavilion/contract/office';
import { useId, useState } from 'react';
import { DataTable, DateInput, SelectInput, TextInput, useTranslate } from 'react-admin';
import { useCallName } from '../../ui/callName.ts';
import { Instant } from '../../ui/Instant.tsx';
import { OfficeList } from '../../ui/OfficeList.tsx';
import { Facts } from '../../ui/Panel.tsx';
import { StateChip } from '../../ui/StateChip.tsx';
import { Changes } from './Changes.tsx';
import { TraceActions } from './TraceActions.tsx';

const filters = [
  <TextInput key="staff" source="staff" alwaysOn resettable />,
  <TextInput key="call" source="call" resettable />,
  <SelectInput
    key="kind"
    source="kind"
    choices={traceKinds.map((id) => ({ id, name: `office.state.trace.${id}` }))}
  />,
  <SelectInput
    key="outcome"
    source="outcome"
    choices={['done', 'refused'].map((id) => ({ id, name: `office.state.outcome.${id}` }))}
  />,
  <TextInput key="subject_kind" source="subject_kind" resettable />,
  <TextInput key="subject_id" source="subject_id" resettable />,
  <DateInput key="from_day" source="from_day" />,
  <DateInput key="to_day" source="to_day" />,
];

const Deed = ({ row }: { readonly row: TraceRow }) => {
  const callName = useCallName();
  return (
    <Box component="span" title={row.call}>
      {callName(row.call)}
    </Box>
  );
};

const Outcome = ({ row }: { readonly row: TraceRow }) => (
  <Stack direction="row" sx={{ gap: 1, alignItems: 'center' }}>
    <StateChip kind="outcome" state={row.outcome} />
    {row.code !== null && row.outcome === 'refused' && (
      <Typography component="span" variant="body2" sx={{ color: 'text.secondary' }}>
        {row.code}
      </Typography>
    )}
  </Stack>
);

const subjectOf = ({ subject }: TraceRow): string =>
  subject === null ? '–' : `${subject.kind} ${subject.id}`;

/** One line in full: why, what before and after, and the hash that chains it to the one before. */
const LineDialog = ({ row, onClose }: { readonly row: TraceRow; readonly onClose: () => void }) => {
  const translate = useTranslate();
  const callName = useCallName();
  const heading = useId();
  return (
    <Dialog open onClose={onClose} aria-labelledby={heading} fullWidth maxWidth="md">
      <DialogTitle id={heading}>
        {row.id} · {callName(row.call)}
      </DialogTitle>
      <DialogContent>
        <Facts
          facts={[
            { label: translate('resources.trace.fields.at'), value: <Instant at={row.at} /> },
            { label: translate('resources.trace.fields.staff'), value: row.staff?.account ?? '–' },
            { label: translate('office.deed.reason'), value: row.reason ?? '–' },
            { label: translate('resources.trace.fields.call'), value: row.call },
            { label: translate('resources.trace.fields.address'), value: row.address ?? '–' },
            {
              label: translate('office.trace.changes'),
              isNested: true,
              value: <Changes before={row.before} after={row.after} subject={row.subject?.kind} />,
            },
            {
              label: translate('office.trace.hash'),
              value: <Box sx={{ fontSize: 12, overflowWrap: 'anywhere' }}>{row.hash}</Box>,
            },
          ]}
        />
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{translate('ra.action.close')}</Button>
      </DialogActions>
    </Dialog>
  );
};

/** Who did, tried or read what, when, from where and why. */
export const TraceList = () => {
  const [shown, setShown] = useState<TraceRow>();
  return (
    <>
      <OfficeList<TraceRow>
        filters={filters}
        sort={{ field: 'id', order: 'DESC' }}
        actions={<TraceActions />}
        rowClick={(_id, _resource, row) => {
          setShown(row as TraceRow);
          return false;
        }}
        cards={{
          primaryText: (row: TraceRow) => (
            <Stack direction="row" sx={{ justifyContent: 'space-between', gap: 1 }}>
              <Button size="small" onClick={() => setShown(row)} sx={{ marginLeft: -0.5, minWidth: 0 }}>
                <Deed row={row} />
              </Button>
              <Outcome row={row} />
            </Stack>
          ),
          secondaryText: (row: TraceRow) => (
            <>
              {row.staff?.account ?? '–'} · {subjectOf(row)} · <Instant at={row.at} />
              {row.reason === null ? null : <Box component="span"> · {row.reason}</Box>}
            </>
          ),
          linkType: false,
        }}
      >
        <DataTable.Col
          source="id"
          render={(row: TraceRow) => (
            <Button size="small" onClick={() => setShown(row)}>
              {row.id}
            </Button>
          )}
        />
        <DataTable.Col source="at" disableSort render={(row: TraceRow) => <Instant at={row.at} />} />
        <DataTable.Col source="staff" disableSort render={(row: TraceRow) => row.staff?.account ?? '–'} />
        <DataTable.Col source="call" disableSort render={(row: TraceRow) => <Deed row={row} />} />
        <DataTable.Col source="subject" disableSort render={(row: TraceRow) => subjectOf(row)} />
        <DataTable.Col source="outcome" disableSort render={(row: TraceRow) => <Outcome row={row} />} />
      </OfficeList>
      {shown !== undefined && <LineDialog row={shown} onClose={() => setShown(undefined)} />}
    </>
  );
};
