import { type CurrencyCode, minor, parseDecimal, toDecimal } from '@pavilion/money';
import { useEffect, useRef, useState } from 'react';

/** How long a pot takes to roll to what it holds. Milliseconds. */
const rollMs = 1_600;
const calm = '(prefers-reduced-motion: reduce)';

/** Rolls from what is shown to what is; at once when less motion is wanted, and downwards: then it was won. */
export const useRolling = (amount: string | null, currency: CurrencyCode): string | null => {
  const [shown, setShown] = useState(amount);
  const last = useRef(0n);
  useEffect(() => {
    if (amount === null) return;
    const target: bigint = parseDecimal(amount, currency) ?? 0n;
    const from = last.current;
    last.current = target;
    if (from === 0n || target <= from || window.matchMedia(calm).matches) {
      setShown(amount);
      return;
    }
    const startedAt = performance.now();
    let frame = requestAnimationFrame(function step(now) {
      const share = Math.min(1, (now - startedAt) / rollMs);
      const reached = from + ((target - from) * BigInt(Math.round(share * 1_000))) / 1_000n;
      setShown(toDecimal(minor(reached), currency));
      if (share < 1) frame = requestAnimationFrame(step);
    });
    return () => cancelAnimationFrame(frame);
  }, [amount, currency]);
  return shown;
};
