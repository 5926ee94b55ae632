import type { Currency } from '@pavilion/contract';
import { useEffect, useState } from 'react';

const refreshEveryMs = 30_000;

/** The total that the page came with, then fetched again every half minute while somebody looks. */
export const useJackpot = (initial: string, currency: Currency): string => {
  const [amount, setAmount] = useState(initial);
  useEffect(() => {
    const refresh = async () => {
      if (document.hidden) return;
      const [{ callApi }, { jackpot }] = await Promise.all([
        import('../../../api/client.ts'),
        import('@pavilion/contract/content'),
      ]);
      const data = await callApi(jackpot, { currency });
      setAmount(data.jackpot.jackpot_amount_total);
    };
    // A missed refresh leaves the last total standing; the next one mends it.
    const timer = setInterval(() => refresh().catch(() => undefined), refreshEveryMs);
    return () => clearInterval(timer);
  }, [currency]);
  return amount;
};
