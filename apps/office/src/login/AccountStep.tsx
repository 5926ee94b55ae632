import { Alert, Button, Stack, TextField } from '@mui/material';
import { officeLogIn } from '@pavilion/contract/office';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { callOffice } from '../api/callOffice.ts';
import { takeSession } from '../session/session.ts';
import { useSessionState } from '../session/useSession.ts';
import { PasswordField } from '../ui/PasswordField.tsx';
import { Refusal } from '../ui/Refusal.tsx';
import { useSubmit } from '../ui/useSubmit.ts';

const accountLengthMax = 40;

/** Account and password; and to whoever was in before, why not any more. */
export const AccountStep = () => {
  const translate = useTranslate();
  const { ended } = useSessionState();
  const [account, setAccount] = useState('');
  const [password, setPassword] = useState('');
  const { submit, isBusy, failure } = useSubmit(async () =>
    takeSession(await callOffice(officeLogIn, { account, password })),
  );
  return (
    <form onSubmit={(event) => void submit(event)}>
      <Stack sx={{ gap: 2 }}>
        {ended !== null && failure === null && (
          <Alert severity={ended === 'expired' ? 'warning' : 'info'}>
            {translate(`office.login.${ended}`)}
          </Alert>
        )}
        <TextField
          label={translate('office.login.account')}
          value={account}
          onChange={(event) => setAccount(event.target.value)}
          required
          autoFocus
          fullWidth
          slotProps={{
            htmlInput: {
              autoComplete: 'username',
              autoCapitalize: 'none',
              spellCheck: false,
              maxLength: accountLengthMax,
            },
          }}
        />
        <PasswordField
          label={translate('office.login.password')}
          value={password}
          onChange={setPassword}
          autoComplete="current-password"
        />
        <Refusal failure={failure} />
        <Button type="submit" variant="contained" size="large" loading={isBusy}>
          {translate('office.login.go_on')}
        </Button>
      </Stack>
    </form>
  );
};
