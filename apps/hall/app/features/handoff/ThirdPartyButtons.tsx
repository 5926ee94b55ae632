import { type ThirdParty, thirdPartyList } from '@pavilion/contract/oidc';
import IconKey from '~icons/lucide/key-round';
import { useCallQuery } from '../../api/useCall.ts';
import { useSending } from '../../api/useSending.ts';
import { useTranslation } from '../../i18n/texts.ts';
import { Button } from '../../ui/Button.tsx';
import { showToast } from '../../ui/toast.ts';
import { loginVerdict } from '../identity/model/loginCodes.ts';
import { beginThirdParty } from './model/thirdParty.ts';

const ThirdPartyButton = ({ code, label }: ThirdParty) => {
  const { t } = useTranslation();
  const { send, isPending } = useSending(
    () => beginThirdParty(code),
    (failure) => {
      const verdict = loginVerdict(failure, t);
      showToast({ kind: 'error', text: 'text' in verdict ? verdict.text : failure.message });
    },
  );
  return (
    <Button size="lg" wide data-third-party={code} busy={isPending} onClick={() => send()}>
      <IconKey aria-hidden className="size-5 shrink-0 text-accent" />
      <span className="truncate">{t('handoff.with', { label })}</span>
    </Button>
  );
};

/** The ways in by a third party; nothing where the site has none. */
export const ThirdPartyButtons = () => {
  const { t } = useTranslation();
  const { data } = useCallQuery(thirdPartyList, {});
  if (data === undefined || data.list.length === 0) return null;

  return (
    <div className="mt-4 flex flex-col gap-3">
      <p className="flex items-center gap-3 text-sm text-text-2 before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
        {t('handoff.or_with')}
      </p>
      {data.list.map((party) => (
        <ThirdPartyButton key={party.code} {...party} />
      ))}
    </div>
  );
};
