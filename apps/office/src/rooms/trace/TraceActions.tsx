import { Button } from '@mui/material';
import { perPageMax, type TraceRow, traceVerify } from '@pavilion/contract/office';
import {
  FilterButton,
  TopToolbar,
  useDataProvider,
  useListContext,
  useNotify,
  useTranslate,
} from 'react-admin';
import { callOffice } from '../../api/callOffice.ts';
import { saveAs } from '../../ui/csvFile.ts';
import { Refusal } from '../../ui/Refusal.tsx';
import { useSubmit } from '../../ui/useSubmit.ts';
import { traceCsv } from './traceCsv.ts';

/** So many lines at most in one file; whoever needs more bounds the days. */
const linesMax = 10_000;

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

/** Proves the chain; the answer stays until it is put away. */
const useProof = () => {
  const notify = useNotify();
  return useSubmit(async () => {
    const { rows, first_bad: bad } = await callOffice(traceVerify, {});
    if (bad === null) notify('office.trace.whole', { type: 'success', messageArgs: { count: rows } });
    else
      notify(`office.trace.bad_${bad.fault}`, {
        type: 'error',
        messageArgs: { number: bad.number },
        autoHideDuration: null,
      });
  });
};

/** Above the trace: filters, the proof of the chain, a file of what is shown. */
export const TraceActions = () => {
  const translate = useTranslate();
  const file = useExport();
  const proof = useProof();
  return (
    <TopToolbar sx={{ flexWrap: { xs: 'wrap', sm: 'nowrap' }, flexShrink: 0, gap: 1, alignItems: 'center' }}>
      <Refusal failure={proof.failure ?? file.failure} />
      <FilterButton />
      <Button variant="outlined" loading={proof.isBusy} onClick={() => void proof.submit()}>
        {translate('office.trace.verify')}
      </Button>
      <Button variant="outlined" loading={file.isBusy} onClick={() => void file.submit()}>
        {translate('ra.action.export')}
      </Button>
    </TopToolbar>
  );
};
