import { type Currency, channels } from '@pavilion/contract';
import { useEffect, useState } from 'react';
import { onPublicEvent } from '../../../realtime/publicChannels.ts';
import { afterEvent, type ShownJackpot, toShownJackpot } from './shownJackpot.ts';

const refreshEveryMs = 30_000;

/** What was told since a page came, which in another language comes anew. */
interface Told {
  readonly since: ShownJackpot | null;
  readonly now: ShownJackpot;
}

/**
 * What the page came with; then what the channel tells, and, for where it is blocked, fetched again every half minute while
 * somebody looks and as soon as somebody looks again.
 */
export const useJackpot = (initial: ShownJackpot | null, currency: Currency): ShownJackpot | null => {
  const [told, setTold] = useState<Told | null>(null);
  useEffect(() => {
    let latest = initial;
    let left = false;
    const show = (now: ShownJackpot) => {
      latest = now;
      setTold({ since: initial, now });
    };
    const fetchNow = async () => {
      if (document.hidden) return;
      const [{ callApi }, { jackpot }] = await Promise.all([
        import('../../../api/client.ts'),
        import('@pavilion/contract/content'),
      ]);
      const data = await callApi(jackpot, { currency });
      if (!left) show(toShownJackpot(data));
    };
    // A missed refresh leaves what stands; the next one mends it.
    const refresh = () => void fetchNow().catch(() => undefined);
    const timer = setInterval(refresh, refreshEveryMs);
    document.addEventListener('visibilitychange', refresh);
    const stop = onPublicEvent(
      { channel: channels.webApi(currency), event: 'jackpot' },
      (event) => {
        if (event.currency !== currency) return;
        const next = latest && afterEvent(latest, event);
        if (next) show(next);
        else refresh();
      },
      refresh,
    );
    return () => {
      left = true;
      clearInterval(timer);
      document.removeEventListener('visibilitychange', refresh);
      stop();
    };
  }, [currency, initial]);
  return told?.since === initial ? told.now : initial;
};
