import { Alert, Button, LinearProgress, Stack, Typography } from '@mui/material';
import type { officeFactorOptions, officeOwnFactorOptions } from '@pavilion/contract/office';
import type {
  SecondFactorMethod,
  SecondFactorOptions,
  SecondFactorProof,
} from '@pavilion/contract/secondFactors';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { Refusal } from '../ui/Refusal.tsx';
import { useAnswer } from '../ui/useAnswer.ts';
import { useSubmit } from '../ui/useSubmit.ts';
import { CodeField } from './CodeField.tsx';
import { knowsPasskeys, signWithPasskey } from './passkeys.ts';

/** What this browser can do of what the account has. */
const usable = ({ methods, passkey }: SecondFactorOptions): readonly SecondFactorMethod[] =>
  methods.filter((method) => method !== 'passkey' || (passkey !== null && knowsPasskeys()));

interface ProofProps {
  /** What the proof is for, before it is asked. */
  readonly introduce: (method: SecondFactorMethod) => string;
  readonly prove: (proof: SecondFactorProof) => Promise<unknown>;
  /** On the button beside a code. */
  readonly confirm: string;
  /** Whether what goes along with the proof is filled in. */
  readonly isReady?: boolean;
}

interface PasskeyProofProps extends ProofProps {
  readonly renew: () => Promise<SecondFactorOptions | undefined>;
}

const PasskeyProof = ({ introduce, prove, renew, isReady = true }: PasskeyProofProps) => {
  const translate = useTranslate();
  const { submit, isBusy, failure } = useSubmit(async () => {
    // A challenge is good once: every try asks for its own.
    const request = (await renew())?.passkey;
    if (!request) return;
    await prove({ method: 'passkey', credential: await signWithPasskey(request) });
  });
  return (
    <Stack sx={{ gap: 2 }}>
      <Typography>{introduce('passkey')}</Typography>
      <Refusal failure={failure} />
      <Button
        variant="contained"
        size="large"
        loading={isBusy}
        disabled={!isReady}
        onClick={() => void submit()}
      >
        {translate('office.factor.use_passkey')}
      </Button>
    </Stack>
  );
};

interface CodeProofProps extends ProofProps {
  readonly method: 'totp' | 'recovery_code';
}

const CodeProof = ({ method, introduce, prove, confirm, isReady = true }: CodeProofProps) => {
  const [code, setCode] = useState('');
  const { submit, isBusy, failure } = useSubmit(() => prove({ method, code }));
  return (
    <form onSubmit={(event) => void submit(event)}>
      <Stack sx={{ gap: 2 }}>
        <Typography>{introduce(method)}</Typography>
        <CodeField kind={method} value={code} onChange={setCode} />
        <Refusal failure={failure} />
        <Button type="submit" variant="contained" size="large" loading={isBusy} disabled={!isReady}>
          {confirm}
        </Button>
      </Stack>
    </form>
  );
};

interface FactorProofProps extends ProofProps {
  /** What says which ways there are. */
  readonly call: typeof officeFactorOptions | typeof officeOwnFactorOptions;
}

/** Proves a second factor: the app's code, a passkey, or one of the codes on paper. */
export const FactorProof = ({ call, ...proof }: FactorProofProps) => {
  const translate = useTranslate();
  const options = useAnswer(call, {});
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
        <PasskeyProof {...proof} renew={async () => (await options.refetch()).data} />
      ) : (
        <CodeProof key={method} {...proof} method={method} />
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
