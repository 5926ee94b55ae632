import { useEffect, useState } from 'react';
import IconRecover from '~icons/lucide/rotate-cw';
import IconOneKey from '~icons/lucide/undo-2';
import { useTranslation } from '../../i18n/texts.ts';
import { openModal } from '../../state/modalStore.ts';
import { useSecondsLeft } from '../../state/useSecondsLeft.ts';
import { Button } from '../../ui/Button.tsx';
import { usePlayState } from '../openGame/playStore.ts';
import { useTransferBack } from './model/transferBack.ts';
import { useBringBack } from './model/useBringBack.ts';

/** After recovering, the figures are fetched once more, when late answers have had their time (spec §4). */
const refreshAfterMs = 3_000;

/** One key for everything, and the way to what got stuck. */
export const TransferActions = () => {
  const { t } = useTranslation();
  const { phase } = usePlayState();
  const { running, lockedUntilMs } = useTransferBack();
  const { oneKey, getBack, refresh } = useBringBack();
  const [refreshAtMs, setRefreshAtMs] = useState(0);
  const locked = useSecondsLeft(lockedUntilMs);
  const refreshing = useSecondsLeft(refreshAtMs);

  useEffect(() => {
    if (refreshAtMs === 0) return;
    const timer = setTimeout(() => void refresh(), Math.max(0, refreshAtMs - Date.now()));
    return () => clearTimeout(timer);
  }, [refreshAtMs, refresh]);

  const recover = async (): Promise<void> => {
    await getBack();
    setRefreshAtMs(Date.now() + refreshAfterMs);
  };

  return (
    <div className="flex grow flex-wrap gap-3 sm:grow-0" data-field="transfer-actions">
      <Button
        className="grow tabular-nums sm:grow-0"
        busy={running === 'one_key'}
        disabled={running === 'get_back' || (locked > 0 && running === null)}
        onClick={() => (phase === 'idle' ? void oneKey() : openModal('transferCheck'))}
      >
        <IconOneKey aria-hidden className="size-4" />
        {locked > 0 && running === null
          ? t('wallet.one_key_again', { seconds: locked })
          : t('wallet.one_key')}
      </Button>
      <Button
        className="grow tabular-nums sm:grow-0"
        busy={running === 'get_back'}
        disabled={running === 'one_key' || refreshing > 0}
        onClick={() => void recover()}
      >
        <IconRecover aria-hidden className="size-4" />
        {refreshing > 0 ? t('wallet.get_back_again', { seconds: refreshing }) : t('wallet.get_back')}
      </Button>
    </div>
  );
};
