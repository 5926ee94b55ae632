import { Button, LinearProgress, Stack } from '@mui/material';
import { officeLogOut } from '@pavilion/contract/office';
import { lazy, Suspense, useEffect } from 'react';
import { useLogin, useTranslate } from 'react-admin';
import { callOffice, loadSession } from '../api/callOffice.ts';
import { endSession, type KnownSession } from '../session/session.ts';
import { useSessionState } from '../session/useSession.ts';
import { Refusal } from '../ui/Refusal.tsx';
import { useSubmit } from '../ui/useSubmit.ts';
import { AccountStep } from './AccountStep.tsx';
import { FactorStep } from './FactorStep.tsx';
import { LoginFrame } from './LoginFrame.tsx';

// Once in a person's time here: nobody else waits for them.
const EnrolStep = lazy(async () => ({ default: (await import('./EnrolStep.tsx')).EnrolStep }));
const PasswordStep = lazy(async () => ({ default: (await import('./PasswordStep.tsx')).PasswordStep }));

/** Asks how far a login has come; a browser that was reloaded half-way goes on where it was. */
const FirstLook = () => {
  const translate = useTranslate();
  const { submit, failure } = useSubmit(() => loadSession());
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page is opened
  useEffect(() => void submit(), []);
  return (
    <LoginFrame title={translate('office.login.title')}>
      {failure === null ? (
        <LinearProgress aria-label={translate('ra.page.loading')} />
      ) : (
        <Stack sx={{ gap: 2 }}>
          <Refusal failure={failure} />
          <Button variant="outlined" onClick={() => void submit()}>
            {translate('office.failure.again')}
          </Button>
        </Stack>
      )}
    </LoginFrame>
  );
};

const StageStep = ({ session }: { readonly session: KnownSession }) => {
  const translate = useTranslate();
  if (session.stage === 'factor') return <FactorStep />;
  return (
    <Suspense fallback={<LinearProgress aria-label={translate('ra.page.loading')} />}>
      {session.stage === 'password' ? <PasswordStep /> : <EnrolStep account={session.staff.account} />}
    </Suspense>
  );
};

/** Whoever is not who the steps are for begins anew. */
const StartOver = () => {
  const translate = useTranslate();
  const { submit, isBusy } = useSubmit(async () => {
    await callOffice(officeLogOut, {}).catch(() => undefined);
    endSession('logged_out');
  });
  return (
    <Button
      color="inherit"
      loading={isBusy}
      onClick={() => void submit()}
      sx={{ marginTop: 1, width: '100%' }}
    >
      {translate('office.login.start_over')}
    </Button>
  );
};

export const LoginPage = () => {
  const translate = useTranslate();
  const login = useLogin();
  const { session } = useSessionState();
  const isIn = session?.stage === 'open';
  // biome-ignore lint/correctness/useExhaustiveDependencies: leads on once, when the last step is done
  useEffect(() => {
    if (isIn) void login({});
  }, [isIn]);
  if (session === undefined || isIn) return session === undefined ? <FirstLook /> : null;
  if (session === null)
    return (
      <LoginFrame title={translate('office.login.title')}>
        <AccountStep />
      </LoginFrame>
    );
  return (
    <LoginFrame title={translate(`office.login.stage_${session.stage}`)}>
      <StageStep session={session} />
      <StartOver />
    </LoginFrame>
  );
};
