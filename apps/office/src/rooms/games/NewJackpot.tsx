import { Checkbox, FormControlLabel, Stack } from '@mui/material';
import type { Currency } from '@pavilion/contract';
import { jackpotAdd, providerList } from '@pavilion/contract/office';
import { useState } from 'react';
import { TopToolbar, useNotify, useTranslate } from 'react-admin';
import { useMayDo } from '../../session/useSession.ts';
import { DeedDialog } from '../../ui/DeedDialog.tsx';
import { OpeningButton } from '../../ui/OpeningButton.tsx';
import { SelectField } from '../../ui/SelectField.tsx';
import { TypedField } from '../../ui/TypedField.tsx';
import { useAnswer } from '../../ui/useAnswer.ts';
import { useDeed } from '../../ui/useDeed.ts';
import { CurrencyField } from './CurrencyField.tsx';

const perPage = 200;
const nobody = '';

const NewDialog = ({ onClose }: { readonly onClose: () => void }) => {
  const translate = useTranslate();
  const notify = useNotify();
  const providers = useAnswer(providerList, { perPage });
  const [requestId] = useState(() => crypto.randomUUID());
  const [typed, setTyped] = useState({ code: '', seed: '', provider: nobody, wireId: '' });
  const [currency, setCurrency] = useState<Currency>('RMB');
  const [enabled, setEnabled] = useState(true);
  const add = useDeed(jackpotAdd, () => notify('office.deed.proposed', { type: 'info' }));
  const type = (field: keyof typeof typed) => (value: string) => setTyped({ ...typed, [field]: value });
  const names = new Map(providers.data?.rows.map(({ id, name }) => [String(id), name]));
  const isFed = typed.provider !== nobody;
  const wireId = typed.wireId.trim();
  return (
    <DeedDialog
      title={translate('office.games.jackpot_new')}
      text={translate('office.games.jackpot_new_text')}
      confirm={translate('office.games.jackpot_new')}
      asksReason
      isReady={
        jackpotAdd.body.shape.code.safeParse(typed.code.trim()).success &&
        /^(0|[1-9]\d{0,12})(\.\d{1,2})?$/.test(typed.seed.trim()) &&
        (!isFed || jackpotAdd.body.shape.wire_id.unwrap().safeParse(wireId).success)
      }
      run={(reason) =>
        add.mutateAsync({
          code: typed.code.trim(),
          currency,
          seed: typed.seed.trim(),
          enabled,
          provider_id: isFed ? Number(typed.provider) : null,
          wire_id: isFed ? wireId : null,
          reason,
          request_id: requestId,
        })
      }
      onClose={onClose}
    >
      <TypedField
        label={translate('office.games.jackpot_code')}
        hint={translate('office.games.jackpot_code_hint')}
        value={typed.code}
        onChange={type('code')}
      />
      <Stack direction={{ xs: 'column', sm: 'row' }} sx={{ gap: 2 }}>
        <CurrencyField value={currency} onChange={setCurrency} />
        <TypedField
          label={translate('office.games.seed')}
          value={typed.seed}
          onChange={type('seed')}
          keys="decimal"
        />
      </Stack>
      <SelectField
        label={translate('office.games.jackpot_provider')}
        helperText={translate('office.games.jackpot_provider_hint')}
        value={typed.provider}
        choices={[nobody, ...names.keys()]}
        wordOf={(id) => names.get(id) ?? translate('office.games.jackpot_shown_only')}
        onChange={type('provider')}
      />
      {isFed && (
        <TypedField
          label={translate('office.games.jackpot_wire')}
          hint={translate('office.games.jackpot_wire_hint')}
          value={typed.wireId}
          onChange={type('wireId')}
          lengthMax={64}
        />
      )}
      <FormControlLabel
        control={<Checkbox checked={enabled} onChange={({ target }) => setEnabled(target.checked)} />}
        label={translate('office.games.jackpot_shown')}
      />
    </DeedDialog>
  );
};

/** The buttons over the list of jackpots. */
export const JackpotActions = () => {
  const translate = useTranslate();
  const mayManage = useMayDo('jackpots.manage');
  return (
    <TopToolbar>
      {mayManage && (
        <OpeningButton variant="contained" dialog={(close) => <NewDialog onClose={close} />}>
          {translate('office.games.jackpot_new')}
        </OpeningButton>
      )}
    </TopToolbar>
  );
};
