import { Button, Stack, Typography } from '@mui/material';
import { type OfficeSession, officePasskeyBegin, officeTotpBegin } from '@pavilion/contract/office';
import type { PasskeyCreation } from '@pavilion/contract/secondFactors';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { callOffice } from '../api/callOffice.ts';
import { PasskeySetup } from '../factors/PasskeySetup.tsx';
import { knowsPasskeys } from '../factors/passkeys.ts';
import { RecoveryCodes } from '../factors/RecoveryCodes.tsx';
import { type TotpBegun, TotpSetup } from '../factors/TotpSetup.tsx';
import { takeSession } from '../session/session.ts';
import { Refusal } from '../ui/Refusal.tsx';
import { useSubmit } from '../ui/useSubmit.ts';

type Begun =
  | { readonly kind: 'totp'; readonly begun: TotpBegun }
  | { readonly kind: 'passkey'; readonly creation: PasskeyCreation };

interface Enrolled {
  readonly session: OfficeSession;
  readonly codes: readonly string[];
}

/** The first factor: nobody gets further without one. The recovery codes that come with it are shown before the office is. */
export const EnrolStep = ({ account }: { readonly account: string }) => {
  const translate = useTranslate();
  const [begun, setBegun] = useState<Begun>();
  const [enrolled, setEnrolled] = useState<Enrolled>();
  const totp = useSubmit(async () =>
    setBegun({ kind: 'totp', begun: await callOffice(officeTotpBegin, {}) }),
  );
  const passkey = useSubmit(async () =>
    setBegun({ kind: 'passkey', creation: (await callOffice(officePasskeyBegin, {})).creation }),
  );
  const finish = (data: {
    readonly session: OfficeSession;
    readonly recovery_codes: string[] | null;
  }): void => {
    if (data.recovery_codes === null) takeSession(data.session);
    else setEnrolled({ session: data.session, codes: data.recovery_codes });
  };
  if (enrolled !== undefined)
    return (
      <RecoveryCodes codes={enrolled.codes} account={account} onDone={() => takeSession(enrolled.session)} />
    );
  if (begun !== undefined)
    return (
      <Stack sx={{ gap: 1 }}>
        {begun.kind === 'totp' ? (
          <TotpSetup begun={begun.begun} onDone={finish} />
        ) : (
          <PasskeySetup creation={begun.creation} onDone={finish} />
        )}
        <Button onClick={() => setBegun(undefined)}>{translate('office.factor.other_way')}</Button>
      </Stack>
    );
  return (
    <Stack sx={{ gap: 2 }}>
      <Typography>{translate('office.login.enrol_text')}</Typography>
      <Refusal failure={totp.failure ?? passkey.failure} />
      <Button variant="contained" size="large" loading={totp.isBusy} onClick={() => void totp.submit()}>
        {translate('office.factor.set_up_totp')}
      </Button>
      {knowsPasskeys() && (
        <Button
          variant="outlined"
          size="large"
          loading={passkey.isBusy}
          onClick={() => void passkey.submit()}
        >
          {translate('office.factor.set_up_passkey')}
        </Button>
      )}
    </Stack>
  );
};
