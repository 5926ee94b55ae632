import { type Currency, channels } from '@pavilion/contract';
import { useEffect, useState } from 'react';
import { onPublicEvent } from '../../../realtime/publicChannels.ts';

const refreshEveryMs = 30_000;

/**
 * The total that the page came with; then what the channel tells, and, for where it is blocked, fetched again every half
 * minute while somebody looks and as soon as somebody looks again.
 */
export const useJackpot = (initial: string | null, currency: Currency): string | null => {
  const [amount, setAmount] = useState<string | null>(null);
  useEffect(() => {
    const fetchTotal = async () => {
      if (document.hidden) return;
      const [{ callApi }, { jackpot }] = await Promise.all([
        import('../../../api/client.ts'),
        import('@pavilion/contract/content'),
      ]);
      const data = await callApi(jackpot, { currency });
      setAmount(data.jackpot.jackpot_amount_total);
    };
    // A missed refresh leaves the last total standing; the next one mends it.
    const refresh = () => void fetchTotal().catch(() => undefined);
    const timer = setInterval(refresh, refreshEveryMs);
    document.addEventListener('visibilitychange', refresh);
    const stop = onPublicEvent(
      { channel: channels.webApi(currency), event: 'jackpot' },
      (told) => told.currency === currency && setAmount(told.jackpot_amount_total),
      refresh,
    );
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', refresh);
      stop();
    };
  }, [currency]);
  return amount ?? initial;
};
