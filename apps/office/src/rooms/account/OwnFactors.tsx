import { Box, Button, Dialog, DialogContent, DialogTitle, LinearProgress, Stack } from '@mui/material';
import {
  type OfficeFactors,
  officeFactorRemove,
  officeFactors,
  officePasskeyBegin,
  officeRecoveryRenew,
  officeTotpBegin,
} from '@pavilion/contract/office';
import type { PasskeyCreation } from '@pavilion/contract/secondFactors';
import { useId, useState } from 'react';
import { useNotify, useRefresh, useTranslate } from 'react-admin';
import { PasskeySetup } from '../../factors/PasskeySetup.tsx';
import { knowsPasskeys } from '../../factors/passkeys.ts';
import { RecoveryCodes } from '../../factors/RecoveryCodes.tsx';
import { type TotpBegun, TotpSetup } from '../../factors/TotpSetup.tsx';
import { takeSession } from '../../session/session.ts';
import { DeedDialog } from '../../ui/DeedDialog.tsx';
import { Instant } from '../../ui/Instant.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { PasswordField } from '../../ui/PasswordField.tsx';
import { Refusal } from '../../ui/Refusal.tsx';
import { useAnswer } from '../../ui/useAnswer.ts';
import { useDeed } from '../../ui/useDeed.ts';

/** What is asked for the password first. */
type Asked =
  | { readonly kind: 'totp' | 'passkey' | 'renew' | 'remove_totp' }
  | { readonly kind: 'remove_passkey'; readonly id: number; readonly name: string };

/** What stands in a dialog afterwards. */
type Shown =
  | { readonly kind: 'totp'; readonly begun: TotpBegun }
  | { readonly kind: 'passkey'; readonly creation: PasskeyCreation }
  | { readonly kind: 'codes'; readonly codes: readonly string[] };

interface PasswordDialogProps {
  readonly asked: Asked;
  readonly onShow: (shown: Shown) => void;
  readonly onClose: () => void;
}

/** That it is the person who asks; then the change begins. */
const PasswordDialog = ({ asked, onShow, onClose }: PasswordDialogProps) => {
  const translate = useTranslate();
  const notify = useNotify();
  const [password, setPassword] = useState('');
  const totp = useDeed(officeTotpBegin, (begun) => onShow({ kind: 'totp', begun }));
  const passkey = useDeed(officePasskeyBegin, ({ creation }) => onShow({ kind: 'passkey', creation }));
  const renew = useDeed(officeRecoveryRenew, ({ recovery_codes: codes }) => onShow({ kind: 'codes', codes }));
  const remove = useDeed(officeFactorRemove, () => notify('office.factor.removed', { type: 'success' }));
  const run = (): Promise<unknown> => {
    switch (asked.kind) {
      case 'totp':
        return totp.mutateAsync({ password });
      case 'passkey':
        return passkey.mutateAsync({ password });
      case 'renew':
        return renew.mutateAsync({ password });
      case 'remove_totp':
        return remove.mutateAsync({ password, factor: { kind: 'totp' } });
      case 'remove_passkey':
        return remove.mutateAsync({ password, factor: { kind: 'passkey', id: asked.id } });
    }
  };
  const name = asked.kind === 'remove_passkey' ? asked.name : '';
  return (
    <DeedDialog
      title={translate(`office.factor.ask_${asked.kind}`, { name })}
      text={translate(`office.factor.ask_${asked.kind}_text`, { name })}
      confirm={translate('office.login.go_on')}
      tone={asked.kind.startsWith('remove') ? 'error' : 'primary'}
      isReady={password !== ''}
      run={run}
      onClose={onClose}
    >
      <PasswordField
        label={translate('office.password.present')}
        value={password}
        onChange={setPassword}
        autoComplete="current-password"
      />
    </DeedDialog>
  );
};

interface ShownDialogProps {
  readonly shown: Shown;
  readonly account: string;
  readonly onShow: (shown: Shown | undefined) => void;
}

const ShownDialog = ({ shown, account, onShow }: ShownDialogProps) => {
  const translate = useTranslate();
  const refresh = useRefresh();
  const heading = useId();
  const close = (): void => {
    onShow(undefined);
    refresh();
  };
  const finish = (data: {
    recovery_codes: string[] | null;
    session: Parameters<typeof takeSession>[0];
  }): void => {
    takeSession(data.session);
    if (data.recovery_codes === null) close();
    else onShow({ kind: 'codes', codes: data.recovery_codes });
  };
  return (
    // Codes are shown once: a stray click beside them does not take them away.
    <Dialog
      open
      onClose={shown.kind === 'codes' ? undefined : close}
      aria-labelledby={heading}
      fullWidth
      maxWidth="xs"
    >
      <DialogTitle id={heading}>{translate(`office.factor.show_${shown.kind}`)}</DialogTitle>
      <DialogContent>
        {shown.kind === 'totp' && <TotpSetup begun={shown.begun} onDone={finish} />}
        {shown.kind === 'passkey' && <PasskeySetup creation={shown.creation} onDone={finish} />}
        {shown.kind === 'codes' && <RecoveryCodes codes={shown.codes} account={account} onDone={close} />}
      </DialogContent>
    </Dialog>
  );
};

interface FactorListProps {
  readonly factors: OfficeFactors;
  readonly onAsk: (asked: Asked) => void;
}

const row = {
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: 2,
  flexWrap: 'wrap',
} as const;

const FactorList = ({ factors, onAsk }: FactorListProps) => {
  const translate = useTranslate();
  return (
    <Stack component="ul" sx={{ gap: 1.5, listStyle: 'none', margin: 0, padding: 0 }}>
      <Box component="li" sx={row}>
        <span>
          {translate('office.factor.app')} ·{' '}
          {factors.totp === null ? translate('office.factor.off') : <Instant at={factors.totp.created_at} />}
        </span>
        {factors.totp === null ? (
          <Button size="small" variant="outlined" onClick={() => onAsk({ kind: 'totp' })}>
            {translate('office.factor.set_up_totp')}
          </Button>
        ) : (
          <Button size="small" color="error" onClick={() => onAsk({ kind: 'remove_totp' })}>
            {translate('office.factor.remove')}
          </Button>
        )}
      </Box>
      {factors.passkeys.map(({ id, name, created_at: at }) => (
        <Box key={id} component="li" sx={row}>
          <span>
            {translate('office.factor.passkey')} “{name}” · <Instant at={at} />
          </span>
          <Button
            size="small"
            color="error"
            aria-label={translate('office.factor.remove_named', { name })}
            onClick={() => onAsk({ kind: 'remove_passkey', id, name })}
          >
            {translate('office.factor.remove')}
          </Button>
        </Box>
      ))}
      {knowsPasskeys() && (
        <Box component="li" sx={row}>
          <span>{translate('office.factor.passkeys_text')}</span>
          <Button size="small" variant="outlined" onClick={() => onAsk({ kind: 'passkey' })}>
            {translate('office.factor.set_up_passkey')}
          </Button>
        </Box>
      )}
      <Box component="li" sx={row}>
        <span>
          {translate('office.factor.codes_left_count', { smart_count: factors.recovery_codes_left })}
        </span>
        <Button size="small" variant="outlined" onClick={() => onAsk({ kind: 'renew' })}>
          {translate('office.factor.renew')}
        </Button>
      </Box>
    </Stack>
  );
};

/** One's second factors. The last of them stays. */
export const OwnFactors = ({ account }: { readonly account: string }) => {
  const translate = useTranslate();
  const factors = useAnswer(officeFactors, {});
  const [asked, setAsked] = useState<Asked>();
  const [shown, setShown] = useState<Shown>();
  return (
    <Panel title={translate('office.account.factors')}>
      <Refusal failure={factors.error} />
      {factors.isPending && <LinearProgress aria-label={translate('ra.page.loading')} />}
      {factors.data !== undefined && <FactorList factors={factors.data} onAsk={setAsked} />}
      {asked !== undefined && (
        <PasswordDialog asked={asked} onShow={setShown} onClose={() => setAsked(undefined)} />
      )}
      {shown !== undefined && <ShownDialog shown={shown} account={account} onShow={setShown} />}
    </Panel>
  );
};
