import { type CurrencyCode, minor, parseDecimal, toDecimal } from '@pavilion/money';
import { useEffect, useState } from 'react';

const usualMs = 700;
const calm = '(prefers-reduced-motion: reduce)';

/** Counts an amount up to where it is, from nothing or from another, within `countMs`; at once when less motion is wanted. Decimal strings. */
export const useCountUp = (
  amount: string,
  currency: CurrencyCode,
  counting: boolean,
  countMs = usualMs,
  from = '0',
): string => {
  const [shown, setShown] = useState(counting ? from : amount);
  useEffect(() => {
    const target = parseDecimal(amount, currency) ?? minor(0);
    if (!counting || target === 0n || window.matchMedia(calm).matches) {
      setShown(amount);
      return;
    }
    const start = parseDecimal(from, currency) ?? minor(0);
    const startedAt = performance.now();
    let frame = requestAnimationFrame(function step(now) {
      // A frame may have begun before it was asked for.
      const share = Math.max(0, Math.min(1, (now - startedAt) / countMs));
      const eased = 1 - (1 - share) ** 3;
      const part = start + ((target - start) * BigInt(Math.round(eased * 1_000))) / 1_000n;
      setShown(toDecimal(minor(share === 1 ? target : part), currency));
      if (share < 1) frame = requestAnimationFrame(step);
    });
    return () => cancelAnimationFrame(frame);
  }, [amount, currency, counting, countMs, from]);
  return shown;
};
