import { Button, Checkbox, FormControlLabel, MenuItem, Stack, TextField } from '@mui/material';
import { type Currency, currencySchema } from '@pavilion/contract';
import { jackpotAdd, providerList } from '@pavilion/contract/office';
import { useState } from 'react';
import { TopToolbar, useNotify, useTranslate } from 'react-admin';
import { useMayDo } from '../../session/useSession.ts';
import { DeedDialog } from '../../ui/DeedDialog.tsx';
import { useAnswer } from '../../ui/useAnswer.ts';
import { useDeed } from '../../ui/useDeed.ts';

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
  const type = (field: keyof typeof typed) => (event: { target: { value: string } }) =>
    setTyped({ ...typed, [field]: event.target.value });
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
      <TextField
        label={translate('office.games.jackpot_code')}
        helperText={translate('office.games.jackpot_code_hint')}
        value={typed.code}
        onChange={type('code')}
        required
        fullWidth
        slotProps={{ htmlInput: { spellCheck: false } }}
      />
      <Stack direction={{ xs: 'column', sm: 'row' }} sx={{ gap: 2 }}>
        <TextField
          select
          label={translate('office.games.currency')}
          value={currency}
          onChange={({ target }) =>
            setCurrency(currencySchema.options.find((code) => code === target.value) ?? currency)
          }
          fullWidth
        >
          {currencySchema.options.map((code) => (
            <MenuItem key={code} value={code}>
              {code}
            </MenuItem>
          ))}
        </TextField>
        <TextField
          label={translate('office.games.seed')}
          value={typed.seed}
          onChange={type('seed')}
          required
          fullWidth
          slotProps={{ htmlInput: { inputMode: 'decimal' } }}
        />
      </Stack>
      <TextField
        select
        label={translate('office.games.jackpot_provider')}
        helperText={translate('office.games.jackpot_provider_hint')}
        value={typed.provider}
        onChange={type('provider')}
        fullWidth
        slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
      >
        <MenuItem value={nobody}>{translate('office.games.jackpot_shown_only')}</MenuItem>
        {providers.data?.rows.map(({ id, name }) => (
          <MenuItem key={id} value={String(id)}>
            {name}
          </MenuItem>
        ))}
      </TextField>
      {isFed && (
        <TextField
          label={translate('office.games.jackpot_wire')}
          helperText={translate('office.games.jackpot_wire_hint')}
          value={typed.wireId}
          onChange={type('wireId')}
          required
          fullWidth
          slotProps={{ htmlInput: { spellCheck: false, maxLength: 64 } }}
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
  const [isAsking, setAsking] = useState(false);
  return (
    <TopToolbar>
      {mayManage && (
        <Button variant="contained" onClick={() => setAsking(true)}>
          {translate('office.games.jackpot_new')}
        </Button>
      )}
      {isAsking && <NewDialog onClose={() => setAsking(false)} />}
    </TopToolbar>
  );
};
