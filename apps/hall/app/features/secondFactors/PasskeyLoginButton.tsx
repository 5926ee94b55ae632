import { passkeyLogin, passkeyLoginOptions } from '@pavilion/contract/secondFactors';
import { knowsPasskeys, signWithPasskey } from '@pavilion/web/passkeys';
import { useMutation } from '@tanstack/react-query';
import IconKey from '~icons/lucide/fingerprint';
import { callApi } from '../../api/client.ts';
import { useTranslation } from '../../i18n/texts.ts';
import { useSite } from '../../site/SiteContext.tsx';
import { Button } from '../../ui/Button.tsx';
import { deviceInfo } from '../identity/model/deviceInfo.ts';
import { enter } from '../identity/model/enter.ts';
import { complaintOf } from './model/failures.ts';

interface PasskeyLoginButtonProps {
  readonly onDone: () => void;
  /** Says what went wrong, over the form; null when it is begun anew. */
  readonly onProblem: (text: string | null) => void;
}

/** Logs in with a passkey alone. Not there where the browser knows none. */
export const PasskeyLoginButton = ({ onDone, onProblem }: PasskeyLoginButtonProps) => {
  const { t } = useTranslation();
  const { currency } = useSite();
  const { mutate: logIn, isPending } = useMutation({
    mutationFn: async () => {
      const { passkey } = await callApi(passkeyLoginOptions, {});
      const credential = await signWithPasskey(passkey);
      const login = await callApi(passkeyLogin, { ...deviceInfo(), credential });
      onDone();
      enter(login, currency, t('login_success'));
    },
    onMutate: () => onProblem(null),
    onError: (error) => onProblem(complaintOf(error, t).text),
  });
  if (!knowsPasskeys()) return null;

  return (
    <Button size="lg" wide busy={isPending} onClick={() => logIn()}>
      <IconKey aria-hidden className="size-5" />
      {t('second_factor.log_in_by_passkey')}
    </Button>
  );
};
