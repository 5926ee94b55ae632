import { platformCodes } from '@pavilion/contract';
import { type LobbyTable, lobbyTables } from '@pavilion/contract/tables';
import { useEffect, useRef, useState } from 'react';
import { callApi } from '../../../api/client.ts';
import { useSite } from '../../../site/SiteContext.tsx';
import { askAgainIn } from './tableClock.ts';

export interface ShownTables {
  readonly list: readonly LobbyTable[];
  /** What to add to `performance.now()` for the hall's time: this device's own clock may be hours off. */
  readonly hallAheadMs: number;
}

/** After an answer that did not come. */
const tryAgainMs = 10_000;

/**
 * The tables of the house, looked at again whenever one of them has moved on. Nobody asks while nobody looks. `null` until
 * the first answer; one that fails leaves the last, whose countdowns then run out.
 */
export const useTables = (
  device: keyof typeof platformCodes,
): { readonly tables: ShownTables | 'failed' | null; readonly lookAgain: () => void } => {
  const { currency } = useSite();
  const [tables, setTables] = useState<ShownTables | 'failed' | null>(null);
  const lookNow = useRef<() => void>(() => undefined);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let stopped = false;
    const look = async (): Promise<number> => {
      const { as_of, list } = await callApi(lobbyTables, {
        currency,
        support_device: platformCodes[device],
      });
      const nowMs = Date.parse(as_of);
      if (!stopped) setTables({ list, hallAheadMs: nowMs - performance.now() });
      return askAgainIn(list, nowMs);
    };
    const pass = async (): Promise<void> => {
      clearTimeout(timer);
      if (document.hidden) return;
      const againMs = await look().catch(() => {
        setTables((last) => last ?? 'failed');
        return tryAgainMs;
      });
      clearTimeout(timer);
      if (!stopped) timer = setTimeout(pass, againMs);
    };
    const onLook = () => void pass();
    lookNow.current = onLook;
    document.addEventListener('visibilitychange', onLook);
    onLook();
    return () => {
      stopped = true;
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', onLook);
    };
  }, [currency, device]);
  return { tables, lookAgain: () => lookNow.current() };
};
