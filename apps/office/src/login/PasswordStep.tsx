import { Button, Stack, Typography } from '@mui/material';
import { officeChangePassword } from '@pavilion/contract/office';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { callOffice } from '../api/callOffice.ts';
import { takeSession } from '../session/session.ts';
import {
  type NewPassword,
  NewPasswordFields,
  noPassword,
  passwordProblem,
} from '../ui/NewPasswordFields.tsx';
import { PasswordField } from '../ui/PasswordField.tsx';
import { Refusal } from '../ui/Refusal.tsx';
import { useSubmit } from '../ui/useSubmit.ts';

/** A password that somebody else chose is good for changing it and for nothing more. */
export const PasswordStep = () => {
  const translate = useTranslate();
  const [old, setOld] = useState('');
  const [typed, setTyped] = useState<NewPassword>(noPassword);
  const { submit, isBusy, failure } = useSubmit(async () =>
    takeSession(await callOffice(officeChangePassword, { old_password: old, password: typed.password })),
  );
  return (
    <form onSubmit={(event) => void submit(event)}>
      <Stack sx={{ gap: 2 }}>
        <Typography>{translate('office.login.password_text')}</Typography>
        <PasswordField
          label={translate('office.password.present')}
          value={old}
          onChange={setOld}
          autoComplete="current-password"
        />
        <NewPasswordFields typed={typed} onChange={setTyped} />
        <Refusal failure={failure} />
        <Button
          type="submit"
          variant="contained"
          size="large"
          loading={isBusy}
          disabled={passwordProblem(typed) !== null}
        >
          {translate('office.password.change')}
        </Button>
      </Stack>
    </form>
  );
};
