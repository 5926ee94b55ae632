import { Alert, Button } from '@mui/material';
import { perPageMax, type TraceRow, traceVerify } from '@pavilion/contract/office';
import { useState } from 'react';
import {
  FilterButton,
  TopToolbar,
  useDataProvider,
  useListContext,
  useNotify,
  useTranslate,
} from 'react-admin';
import { callOffice } from '../../api/callOffice.ts';
import { Refusal } from '../../ui/Refusal.tsx';
import { useSubmit } from '../../ui/useSubmit.ts';
import { traceCsv } from './csv.ts';

/** So many lines at most in one file; whoever needs more bounds the days. */
const linesMax = 10_000;

const saveAs = (name: string, text: string): void => {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }));
  const link = Object.assign(document.createElement('a'), { href: address, download: name });
  link.click();
  URL.revokeObjectURL(address);
};

/** All lines that fit the filter, page by page as the list shows them. */
const useExport = () => {
  const provider = useDataProvider();
  const notify = useNotify();
  const { filterValues, total = 0 } = useListContext();
  return useSubmit(async () => {
    const rows: TraceRow[] = [];
    for (let page = 1; rows.length < Math.min(total, linesMax); page += 1) {
      const { data } = await provider.getList<TraceRow>('trace', {
        filter: filterValues,
        sort: { field: 'id', order: 'DESC' },
        pagination: { page, perPage: perPageMax },
      });
      if (data.length === 0) break;
      rows.push(...data);
    }
    saveAs('trace.csv', traceCsv(rows));
    if (total > linesMax)
      notify('office.trace.export_bound', { type: 'warning', messageArgs: { count: linesMax } });
  });
};

const Proof = () => {
  const translate = useTranslate();
  const [proof, setProof] = useState<Awaited<ReturnType<typeof verify>>>();
  const { submit, isBusy, failure } = useSubmit(async () => setProof(await verify()));
  return (
    <>
      <Button variant="outlined" loading={isBusy} onClick={() => void submit()}>
        {translate('office.trace.verify')}
      </Button>
      <Refusal failure={failure} />
      {proof !== undefined &&
        (proof.first_bad === null ? (
          <Alert severity="success" onClose={() => setProof(undefined)}>
            {translate('office.trace.whole', { count: proof.rows })}
          </Alert>
        ) : (
          <Alert severity="error" onClose={() => setProof(undefined)}>
            {translate(`office.trace.bad_${proof.first_bad.fault}`, { number: proof.first_bad.number })}
          </Alert>
        ))}
    </>
  );
};

const verify = () => callOffice(traceVerify, {});

/** Above the trace: filters, the proof of the chain, a file of what is shown. */
export const TraceActions = () => {
  const translate = useTranslate();
  const { submit, isBusy, failure } = useExport();
  return (
    <TopToolbar sx={{ flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
      <FilterButton />
      <Proof />
      <Button variant="outlined" loading={isBusy} onClick={() => void submit()}>
        {translate('ra.action.export')}
      </Button>
      <Refusal failure={failure} />
    </TopToolbar>
  );
};
