import { Alert, Button, LinearProgress, Stack, Typography } from '@mui/material';
import { officeFactorOptions, officeProveFactor } from '@pavilion/contract/office';
import type { SecondFactorMethod, SecondFactorOptions } from '@pavilion/contract/secondFactors';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { callOffice } from '../api/callOffice.ts';
import { CodeField } from '../factors/CodeField.tsx';
import { knowsPasskeys, signWithPasskey } from '../factors/passkeys.ts';
import { takeSession } from '../session/session.ts';
import { Refusal } from '../ui/Refusal.tsx';
import { useAnswer } from '../ui/useAnswer.ts';
import { useSubmit } from '../ui/useSubmit.ts';

/** What this browser can do of what the account has. */
const usable = ({ methods, passkey }: SecondFactorOptions): readonly SecondFactorMethod[] =>
  methods.filter((method) => method !== 'passkey' || (passkey !== null && knowsPasskeys()));

const PasskeyProof = ({ renew }: { readonly renew: () => Promise<SecondFactorOptions | undefined> }) => {
  const translate = useTranslate();
  const { submit, isBusy, failure } = useSubmit(async () => {
    // A challenge is good once: every try asks for its own.
    const request = (await renew())?.passkey;
    if (!request) return;
    const credential = await signWithPasskey(request);
    takeSession(await callOffice(officeProveFactor, { proof: { method: 'passkey', credential } }));
  });
  return (
    <Stack sx={{ gap: 2 }}>
      <Typography>{translate('office.factor.prove_passkey')}</Typography>
      <Refusal failure={failure} />
      <Button variant="contained" size="large" loading={isBusy} onClick={() => void submit()}>
        {translate('office.factor.use_passkey')}
      </Button>
    </Stack>
  );
};

const CodeProof = ({ method }: { readonly method: 'totp' | 'recovery_code' }) => {
  const translate = useTranslate();
  const [code, setCode] = useState('');
  const { submit, isBusy, failure } = useSubmit(async () =>
    takeSession(await callOffice(officeProveFactor, { proof: { method, code } })),
  );
  return (
    <form onSubmit={(event) => void submit(event)}>
      <Stack sx={{ gap: 2 }}>
        <Typography>{translate(`office.factor.prove_${method}`)}</Typography>
        <CodeField kind={method} value={code} onChange={setCode} />
        <Refusal failure={failure} />
        <Button type="submit" variant="contained" size="large" loading={isBusy}>
          {translate('office.login.enter')}
        </Button>
      </Stack>
    </form>
  );
};

/** The second step: the app's code, a passkey, or one of the codes on paper. */
export const FactorStep = () => {
  const translate = useTranslate();
  const options = useAnswer(officeFactorOptions, {});
  const [chosen, setChosen] = useState<SecondFactorMethod>();
  if (options.data === undefined)
    return options.error ? (
      <Stack sx={{ gap: 2 }}>
        <Refusal failure={options.error} />
        <Button onClick={() => void options.refetch()}>{translate('office.failure.again')}</Button>
      </Stack>
    ) : (
      <LinearProgress aria-label={translate('ra.page.loading')} />
    );
  const methods = usable(options.data);
  const method = chosen !== undefined && methods.includes(chosen) ? chosen : methods[0];
  if (method === undefined) return <Alert severity="warning">{translate('office.factor.no_way')}</Alert>;
  return (
    <Stack sx={{ gap: 1.5 }}>
      {method === 'passkey' ? (
        <PasskeyProof renew={async () => (await options.refetch()).data} />
      ) : (
        <CodeProof key={method} method={method} />
      )}
      {methods
        .filter((other) => other !== method)
        .map((other) => (
          <Button key={other} onClick={() => setChosen(other)}>
            {translate(`office.factor.way_${other}`)}
          </Button>
        ))}
    </Stack>
  );
};
