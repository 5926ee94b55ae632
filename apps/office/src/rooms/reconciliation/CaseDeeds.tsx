import { Button, Checkbox, FormControlLabel, Stack, TextField, Typography } from '@mui/material';
import { caseClose, caseSave, type ReconciliationCase } from '@pavilion/contract/office';
import { useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { useMayDo, useOpenSession } from '../../session/useSession.ts';
import { DeedDialog } from '../../ui/DeedDialog.tsx';
import { Instant } from '../../ui/Instant.tsx';
import { useDeed } from '../../ui/useDeed.ts';

interface RowProps {
  readonly row: ReconciliationCase;
}
interface DialogProps extends RowProps {
  readonly onClose: () => void;
}

const noteLengthMax = 2000;

const NoteDialog = ({ row, onClose }: DialogProps) => {
  const translate = useTranslate();
  const notify = useNotify();
  const own = row.owner?.id === useOpenSession()?.staff.id;
  const [isMine, setMine] = useState(own || row.owner === null);
  const [note, setNote] = useState(row.note);
  const save = useDeed(caseSave, () => notify('office.deed.done', { type: 'success' }));
  return (
    <DeedDialog
      title={`${translate('office.reconciliation.take')} · ${row.subject}`}
      text={translate('office.reconciliation.take_text')}
      confirm={translate('ra.action.save')}
      run={() => save.mutateAsync({ id: row.id, version: row.version, mine: isMine, note: note.trim() })}
      onClose={onClose}
    >
      <FormControlLabel
        control={<Checkbox checked={isMine} onChange={(event) => setMine(event.target.checked)} />}
        label={translate('office.reconciliation.mine')}
      />
      <TextField
        label={translate('office.reconciliation.note')}
        value={note}
        onChange={(event) => setNote(event.target.value)}
        multiline
        minRows={3}
        fullWidth
        slotProps={{ htmlInput: { maxLength: noteLengthMax } }}
      />
    </DeedDialog>
  );
};

const CloseDialog = ({ row, onClose }: DialogProps) => {
  const translate = useTranslate();
  const notify = useNotify();
  const close = useDeed(caseClose, () => notify('office.reconciliation.closed', { type: 'success' }));
  return (
    <DeedDialog
      title={`${translate('office.reconciliation.close')} · ${row.subject}`}
      text={translate('office.reconciliation.close_text')}
      confirm={translate('office.reconciliation.close')}
      asksReason
      run={(reason) => close.mutateAsync({ id: row.id, version: row.version, reason })}
      onClose={onClose}
    />
  );
};

/** Whose a case is and what is known of it; for whoever may, taking and ending it. */
export const CaseDeeds = ({ row }: RowProps) => {
  const translate = useTranslate();
  const mayManage = useMayDo('reconciliation.manage');
  const [asking, setAsking] = useState<'note' | 'close'>();
  if (row.closed_at !== null)
    return (
      <Typography component="span" variant="body2">
        {row.closed_by} · <Instant at={row.closed_at} /> · {row.outcome}
      </Typography>
    );
  return (
    <Stack sx={{ gap: 0.5, alignItems: 'flex-start' }}>
      <Typography component="span" variant="body2" sx={{ overflowWrap: 'anywhere' }}>
        {row.owner?.account ?? translate('office.reconciliation.nobody')}
        {row.note !== '' && ` · ${row.note}`}
      </Typography>
      {mayManage && (
        <Stack direction="row" sx={{ gap: 1 }}>
          <Button size="small" onClick={() => setAsking('note')}>
            {translate('office.reconciliation.take')}
          </Button>
          <Button size="small" onClick={() => setAsking('close')}>
            {translate('office.reconciliation.close')}
          </Button>
        </Stack>
      )}
      {asking === 'note' && <NoteDialog row={row} onClose={() => setAsking(undefined)} />}
      {asking === 'close' && <CloseDialog row={row} onClose={() => setAsking(undefined)} />}
    </Stack>
  );
};
