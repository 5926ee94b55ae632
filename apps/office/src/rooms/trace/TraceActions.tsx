import { Button } from '@mui/material';
import { traceVerify } from '@pavilion/contract/office';
import { FilterButton, TopToolbar, useNotify, useTranslate } from 'react-admin';
import { callOffice } from '../../api/callOffice.ts';
import { Refusal } from '../../ui/Refusal.tsx';
import { ListSheet } from '../../ui/SheetButtons.tsx';
import { useSubmit } from '../../ui/useSubmit.ts';

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

/** Above the trace: filters, the proof of the chain, all lines of the filter as a file. */
export const TraceActions = () => {
  const translate = useTranslate();
  const proof = useProof();
  return (
    <TopToolbar sx={{ flexWrap: { xs: 'wrap', sm: 'nowrap' }, flexShrink: 0, gap: 1, alignItems: 'center' }}>
      <Refusal failure={proof.failure} />
      <FilterButton />
      <Button variant="outlined" loading={proof.isBusy} onClick={() => void proof.submit()}>
        {translate('office.trace.verify')}
      </Button>
      <ListSheet />
    </TopToolbar>
  );
};
