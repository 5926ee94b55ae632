import { Button, MenuItem, TextField } from '@mui/material';
import { booksProve, providerCompare, reconciliationChoices } from '@pavilion/contract/office';
import { useState } from 'react';
import { FilterButton, TopToolbar, useNotify, useTranslate } from 'react-admin';
import { useMayDo } from '../../session/useSession.ts';
import { DeedDialog } from '../../ui/DeedDialog.tsx';
import { useAnswer } from '../../ui/useAnswer.ts';
import { useDeed } from '../../ui/useDeed.ts';
import { StatementDialog } from './StatementDialog.tsx';

interface DialogProps {
  readonly onClose: () => void;
}

/** What a comparison has found, said in one line. */
const useFound = () => {
  const notify = useNotify();
  return ({ differences, cases }: { readonly differences: number; readonly cases: number }): void =>
    notify(differences === 0 ? 'office.reconciliation.agrees' : 'office.reconciliation.differs', {
      type: differences === 0 ? 'success' : 'warning',
      messageArgs: { smart_count: differences, cases },
    });
};

const BooksDialog = ({ onClose }: DialogProps) => {
  const translate = useTranslate();
  const prove = useDeed(booksProve, useFound());
  return (
    <DeedDialog
      title={translate('office.reconciliation.books')}
      text={translate('office.reconciliation.books_text')}
      confirm={translate('office.reconciliation.books')}
      run={() => prove.mutateAsync({})}
      onClose={onClose}
    />
  );
};

const dayMs = 24 * 60 * 60_000;
const dayPattern = /^\d{4}-\d{2}-\d{2}$/;

const ProviderDialog = ({ onClose }: DialogProps) => {
  const translate = useTranslate();
  const { data } = useAnswer(reconciliationChoices, {});
  const [provider, setProvider] = useState('');
  const [day, setDay] = useState(() => new Date(Date.now() - dayMs).toISOString().slice(0, 10));
  const compare = useDeed(providerCompare, useFound());
  return (
    <DeedDialog
      title={translate('office.reconciliation.provider')}
      text={translate('office.reconciliation.provider_text')}
      confirm={translate('office.reconciliation.compare')}
      isReady={provider !== '' && dayPattern.test(day)}
      run={() => compare.mutateAsync({ gp_id: Number(provider), day })}
      onClose={onClose}
    >
      <TextField
        select
        label={translate('office.reconciliation.source_provider')}
        value={provider}
        onChange={(event) => setProvider(event.target.value)}
        required
        fullWidth
      >
        {(data?.providers ?? []).map(({ id, code }) => (
          <MenuItem key={id} value={String(id)}>
            {code}
          </MenuItem>
        ))}
      </TextField>
      <TextField
        type="date"
        label={translate('office.reconciliation.day_utc')}
        value={day}
        onChange={(event) => setDay(event.target.value)}
        required
        fullWidth
        slotProps={{ inputLabel: { shrink: true } }}
      />
    </DeedDialog>
  );
};

const dialogs = { books: BooksDialog, provider: ProviderDialog, statement: StatementDialog } as const;
type DialogName = keyof typeof dialogs;

/** What finds differences: the buttons over the list. */
export const Comparisons = () => {
  const translate = useTranslate();
  const mayManage = useMayDo('reconciliation.manage');
  const [asking, setAsking] = useState<DialogName>();
  const Asked = asking === undefined ? null : dialogs[asking];
  return (
    <TopToolbar sx={{ flexWrap: 'wrap' }}>
      <FilterButton />
      {mayManage &&
        (['books', 'provider', 'statement'] as const).map((name) => (
          <Button key={name} variant="outlined" size="small" onClick={() => setAsking(name)}>
            {translate(`office.reconciliation.${name}`)}
          </Button>
        ))}
      {Asked !== null && <Asked onClose={() => setAsking(undefined)} />}
    </TopToolbar>
  );
};
