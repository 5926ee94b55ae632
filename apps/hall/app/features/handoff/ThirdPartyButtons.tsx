import { type ThirdParty, thirdPartyList } from '@pavilion/contract/oidc';
import { useState } from 'react';
import IconKey from '~icons/lucide/key-round';
import { isCallFailure } from '../../api/failure.ts';
import { useCallQuery } from '../../api/useCall.ts';
import { useTranslation } from '../../i18n/texts.ts';
import { Button } from '../../ui/Button.tsx';
import { showToast } from '../../ui/toast.ts';
import { loginVerdict } from '../identity/model/loginCodes.ts';
import { beginThirdParty } from './model/thirdParty.ts';

/** The ways in by a third party; nothing where the site has none. */
export const ThirdPartyButtons = () => {
  const { t } = useTranslation();
  const [busy, setBusy] = useState<string | null>(null);
  const { data } = useCallQuery(thirdPartyList, {});
  if (data === undefined || data.list.length === 0) return null;

  const begin = async ({ code }: ThirdParty): Promise<void> => {
    setBusy(code);
    try {
      await beginThirdParty(code);
    } catch (error) {
      if (!isCallFailure(error)) throw error;
      const verdict = loginVerdict(error, t);
      showToast({ kind: 'error', text: 'text' in verdict ? verdict.text : error.message });
    } finally {
      setBusy(null);
    }
  };

  return (
    <div className="mt-4 flex flex-col gap-3">
      <p className="flex items-center gap-3 text-sm text-text-2 before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
        {t('handoff.or_with')}
      </p>
      {data.list.map((party) => (
        <Button
          key={party.code}
          size="lg"
          wide
          data-third-party={party.code}
          busy={busy === party.code}
          onClick={() => void begin(party)}
        >
          <IconKey aria-hidden className="size-5 shrink-0 text-accent" />
          <span className="truncate">{t('handoff.with', { label: party.label })}</span>
        </Button>
      ))}
    </div>
  );
};
