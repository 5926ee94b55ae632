import { Button, Stack, TextField, Typography } from '@mui/material';
import { officePasskeyConfirm } from '@pavilion/contract/office';
import { type PasskeyCreation, passkeyNameLengthMax } from '@pavilion/contract/secondFactors';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { z } from 'zod';
import { callOffice } from '../api/callOffice.ts';
import { Refusal } from '../ui/Refusal.tsx';
import { useSubmit } from '../ui/useSubmit.ts';
import { makePasskey } from './passkeys.ts';

interface PasskeySetupProps {
  readonly creation: PasskeyCreation;
  readonly onDone: (data: z.output<typeof officePasskeyConfirm.data>) => void;
}

/** A name, and what the browser then asks for. */
export const PasskeySetup = ({ creation, onDone }: PasskeySetupProps) => {
  const translate = useTranslate();
  const [name, setName] = useState('');
  const { submit, isBusy, failure } = useSubmit(async () => {
    const credential = await makePasskey(creation);
    onDone(await callOffice(officePasskeyConfirm, { credential, name }));
  });
  return (
    <form onSubmit={(event) => void submit(event)}>
      <Stack sx={{ gap: 2 }}>
        <Typography>{translate('office.factor.passkey_text')}</Typography>
        <TextField
          label={translate('office.factor.passkey_name')}
          helperText={translate('office.factor.passkey_name_hint')}
          value={name}
          onChange={(event) => setName(event.target.value)}
          required
          autoFocus
          fullWidth
          slotProps={{ htmlInput: { maxLength: passkeyNameLengthMax } }}
        />
        <Refusal failure={failure} />
        <Button type="submit" variant="contained" size="large" loading={isBusy}>
          {translate('office.factor.passkey_make')}
        </Button>
      </Stack>
    </form>
  );
};
