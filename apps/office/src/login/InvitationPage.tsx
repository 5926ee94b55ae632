import { Button, LinearProgress, Stack, Typography } from '@mui/material';
import { officeInvitationAccept, officeInvitationLook } from '@pavilion/contract/office';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { useLocation, useNavigate } from 'react-router';
import { callOffice } from '../api/callOffice.ts';
import { takeSession } from '../session/session.ts';
import {
  type NewPassword,
  NewPasswordFields,
  noPassword,
  passwordProblem,
} from '../ui/NewPasswordFields.tsx';
import { Refusal } from '../ui/Refusal.tsx';
import { useAnswer } from '../ui/useAnswer.ts';
import { useSubmit } from '../ui/useSubmit.ts';
import { LoginFrame } from './LoginFrame.tsx';

const Accept = ({ invitation }: { readonly invitation: string }) => {
  const translate = useTranslate();
  const navigate = useNavigate();
  const [typed, setTyped] = useState<NewPassword>(noPassword);
  const look = useAnswer(officeInvitationLook, { invitation });
  const { submit, isBusy, failure } = useSubmit(async () => {
    takeSession(await callOffice(officeInvitationAccept, { invitation, password: typed.password }));
    navigate('/login', { replace: true });
  });
  if (look.error) return <Refusal failure={look.error} />;
  if (look.data === undefined) return <LinearProgress aria-label={translate('ra.page.loading')} />;
  const { account, site_name: site } = look.data;
  return (
    <form onSubmit={(event) => void submit(event)}>
      <Stack sx={{ gap: 2 }}>
        <Typography>{translate('office.invitation.text', { account, site })}</Typography>
        {/* For the browser's keeper of passwords: whose password this becomes. */}
        <input type="text" name="username" autoComplete="username" value={account} readOnly hidden />
        <NewPasswordFields typed={typed} onChange={setTyped} />
        <Refusal failure={failure} />
        <Button
          type="submit"
          variant="contained"
          size="large"
          loading={isBusy}
          disabled={passwordProblem(typed) !== null}
        >
          {translate('office.invitation.accept')}
        </Button>
      </Stack>
    </form>
  );
};

/** Where the link of an invitation leads. What opens the account stands behind the #, which no server is told. */
export const InvitationPage = () => {
  const translate = useTranslate();
  const invitation = useLocation().hash.slice(1);
  return (
    <LoginFrame title={translate('office.invitation.title')}>
      {invitation === '' ? (
        <Typography>{translate('office.invitation.none')}</Typography>
      ) : (
        <Accept invitation={invitation} />
      )}
    </LoginFrame>
  );
};
