import { type CurrencyCode, minor, parseDecimal, toDecimal } from '@pavilion/money';
import { useEffect, useState } from 'react';

const usualMs = 700;
const calm = '(prefers-reduced-motion: reduce)';

/** Counts an amount up to where it is, within `countMs`; at once when less motion is wanted. Decimal strings. */
export const useCountUp = (
  amount: string,
  currency: CurrencyCode,
  counting: boolean,
  countMs = usualMs,
): string => {
  const [shown, setShown] = useState(counting ? '0' : amount);
  useEffect(() => {
    const target = parseDecimal(amount, currency) ?? minor(0);
    if (!counting || target === 0n || window.matchMedia(calm).matches) {
      setShown(amount);
      return;
    }
    const startedAt = performance.now();
    let frame = requestAnimationFrame(function step(now) {
      // A frame may have begun before it was asked for.
      const share = Math.max(0, Math.min(1, (now - startedAt) / countMs));
      const eased = 1 - (1 - share) ** 3;
      const part = (target * BigInt(Math.round(eased * 1_000))) / 1_000n;
      setShown(toDecimal(minor(share === 1 ? target : part), currency));
      if (share < 1) frame = requestAnimationFrame(step);
    });
    return () => cancelAnimationFrame(frame);
  }, [amount, currency, counting, countMs]);
  return shown;
};
