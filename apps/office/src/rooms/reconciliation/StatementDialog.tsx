import { Button, MenuItem, Stack, TextField, Typography } from '@mui/material';
import { reconciliationChoices, statementImport } from '@pavilion/contract/office';
import { dayAgo, dayBegin, dayEnd } from '@pavilion/web/zonedDay';
import { useRef, useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { z } from 'zod';
import { OfficeFailure } from '../../api/failure.ts';
import { useOpenSession } from '../../session/useSession.ts';
import { DeedDialog } from '../../ui/DeedDialog.tsx';
import { Instant } from '../../ui/Instant.tsx';
import { useAnswer } from '../../ui/useAnswer.ts';
import { useDeed } from '../../ui/useDeed.ts';

interface File {
  readonly name: string;
  readonly csv: string;
}

const lineSchema = z.object({ line: z.number().int() });
/** The line that the server could not read; null where it says none. */
const lineOf = (failure: unknown): number | null => {
  const told = failure instanceof OfficeFailure ? lineSchema.safeParse(failure.data) : undefined;
  return told?.success === true ? told.data.line : null;
};

const FilePicker = ({
  file,
  onPick,
}: {
  readonly file: File | undefined;
  readonly onPick: (file: File) => void;
}) => {
  const translate = useTranslate();
  const input = useRef<HTMLInputElement>(null);
  return (
    <Stack direction="row" sx={{ gap: 1.5, alignItems: 'center' }}>
      <Button variant="outlined" onClick={() => input.current?.click()}>
        {translate('office.reconciliation.choose_file')}
      </Button>
      <input
        ref={input}
        type="file"
        accept=".csv,text/csv,text/plain"
        hidden
        onChange={(event) => {
          const picked = event.target.files?.[0];
          if (picked !== undefined) void picked.text().then((csv) => onPick({ name: picked.name, csv }));
        }}
      />
      <Typography sx={{ overflowWrap: 'anywhere' }}>
        {file?.name ?? translate('office.reconciliation.no_file')}
      </Typography>
    </Stack>
  );
};

/** Before the columns are known by heart, they are asked for by their names in the file's first line. */
const usual = { order_number: 'order_number', amount: 'amount', currency: '' };

/** A gateway's statement: the file, its columns, and the days that it tells of. */
export const StatementDialog = ({ onClose }: { readonly onClose: () => void }) => {
  const translate = useTranslate();
  const notify = useNotify();
  const timeZone = useOpenSession()?.site.time_zone ?? 'UTC';
  const { data } = useAnswer(reconciliationChoices, {});
  const [gateway, setGateway] = useState('');
  const [file, setFile] = useState<File>();
  const [columns, setColumns] = useState(usual);
  const [days, setDays] = useState({ first: dayAgo(1, timeZone), last: dayAgo(1, timeZone) });
  const [badLine, setBadLine] = useState<number | null>(null);
  const [from, to] = [dayBegin(days.first, timeZone), dayEnd(days.last, timeZone)];
  const send = useDeed(statementImport, ({ matched, differences, cases }) =>
    notify(differences === 0 ? 'office.reconciliation.statement_agrees' : 'office.reconciliation.differs', {
      type: differences === 0 ? 'success' : 'warning',
      messageArgs: { smart_count: differences === 0 ? matched : differences, cases },
    }),
  );
  const isReady =
    gateway !== '' &&
    file !== undefined &&
    from !== null &&
    to !== null &&
    from < to &&
    columns.order_number.trim() !== '' &&
    columns.amount.trim() !== '';
  const run = async (): Promise<void> => {
    if (file === undefined || from === null || to === null) return;
    const { currency, ...named } = columns;
    setBadLine(null);
    try {
      await send.mutateAsync({
        gateway,
        csv: file.csv,
        columns: { ...named, ...(currency.trim() === '' ? {} : { currency }) },
        from: from.toISOString(),
        to: to.toISOString(),
      });
    } catch (failure) {
      setBadLine(lineOf(failure));
      throw failure;
    }
  };
  return (
    <DeedDialog
      title={translate('office.reconciliation.statement')}
      text={translate('office.reconciliation.statement_text')}
      confirm={translate('office.reconciliation.compare')}
      isReady={isReady}
      run={run}
      onClose={onClose}
    >
      <FilePicker file={file} onPick={setFile} />
      <TextField
        select
        label={translate('office.reconciliation.gateway')}
        value={gateway}
        onChange={(event) => setGateway(event.target.value)}
        required
        fullWidth
      >
        {(data?.gateways ?? []).map((code) => (
          <MenuItem key={code} value={code}>
            {code}
          </MenuItem>
        ))}
      </TextField>
      <Stack direction={{ xs: 'column', sm: 'row' }} sx={{ gap: 2 }}>
        {(['order_number', 'amount', 'currency'] as const).map((name) => (
          <TextField
            key={name}
            label={translate(`office.reconciliation.column_${name}`)}
            value={columns[name]}
            onChange={(event) => setColumns({ ...columns, [name]: event.target.value })}
            required={name !== 'currency'}
            fullWidth
            slotProps={{ htmlInput: { maxLength: 120, spellCheck: false } }}
          />
        ))}
      </Stack>
      <Stack direction={{ xs: 'column', sm: 'row' }} sx={{ gap: 2 }}>
        {(['first', 'last'] as const).map((name) => (
          <TextField
            key={name}
            type="date"
            label={translate(`office.reconciliation.${name}_day`)}
            value={days[name]}
            onChange={(event) => setDays({ ...days, [name]: event.target.value })}
            required
            fullWidth
            slotProps={{ inputLabel: { shrink: true } }}
          />
        ))}
      </Stack>
      {badLine !== null && (
        <Typography>{translate('office.reconciliation.bad_line', { line: badLine })}</Typography>
      )}
      {data?.statements[0] !== undefined && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {translate('office.reconciliation.last_statement')} {data.statements[0].gateway} ·{' '}
          <Instant at={data.statements[0].from} /> – <Instant at={data.statements[0].to} /> ·{' '}
          {data.statements[0].by}
        </Typography>
      )}
    </DeedDialog>
  );
};
