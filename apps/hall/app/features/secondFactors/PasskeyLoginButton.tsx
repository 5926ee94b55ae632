import { passkeyLogin, passkeyLoginOptions } from '@pavilion/contract/secondFactors';
import { useState } from 'react';
import IconKey from '~icons/lucide/fingerprint';
import { callApi } from '../../api/client.ts';
import { useTranslation } from '../../i18n/texts.ts';
import { useSite } from '../../site/SiteContext.tsx';
import { Button } from '../../ui/Button.tsx';
import { deviceInfo } from '../identity/model/deviceInfo.ts';
import { enter } from '../identity/model/enter.ts';
import { complaintOf } from './model/failures.ts';
import { knowsPasskeys, signWithPasskey } from './model/passkeys.ts';

interface PasskeyLoginButtonProps {
  readonly onDone: () => void;
  /** Says what went wrong, over the form; null when it is begun anew. */
  readonly onProblem: (text: string | null) => void;
}

/** Logs in with a passkey alone. Not there where the browser knows none. */
export const PasskeyLoginButton = ({ onDone, onProblem }: PasskeyLoginButtonProps) => {
  const { t } = useTranslation();
  const { currency } = useSite();
  const [busy, setBusy] = useState(false);
  if (!knowsPasskeys()) return null;

  const logIn = async (): Promise<void> => {
    onProblem(null);
    setBusy(true);
    try {
      const { passkey } = await callApi(passkeyLoginOptions, {});
      const credential = await signWithPasskey(passkey);
      const login = await callApi(passkeyLogin, { ...deviceInfo(), credential });
      onDone();
      enter(login, currency, t('login_success'));
    } catch (error) {
      onProblem(complaintOf(error, t).text);
    } finally {
      setBusy(false);
    }
  };

  return (
    <Button size="lg" wide busy={busy} onClick={() => void logIn()}>
      <IconKey aria-hidden className="size-5" />
      {t('second_factor.log_in_by_passkey')}
    </Button>
  );
};
