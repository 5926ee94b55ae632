import type { Currency } from '@pavilion/contract';
import { minor, parseDecimal, toDecimal } from '@pavilion/money';
import { useEffect, useState } from 'react';

const countMs = 900;
const steps = 1_000;
const stepsSquared = BigInt(steps) ** 2n;

/** The part of an amount that is counted after so many thousandths of the way, slower towards its end. */
export const countedAt = (amount: string, currency: Currency, thousandths: number): string => {
  const whole = parseDecimal(amount, currency);
  if (whole === undefined || thousandths >= steps) return amount;
  const left = BigInt(steps - Math.max(0, thousandths));
  return toDecimal(minor((whole * (stepsSquared - left ** 2n)) / stepsSquared), currency);
};

/** An amount that is counted up from nothing; whole at once where nothing is to move. */
export const useCountUp = (amount: string, currency: Currency): string => {
  const [thousandths, setThousandths] = useState(() =>
    matchMedia('(prefers-reduced-motion: reduce)').matches ? steps : 0,
  );
  const isDone = thousandths >= steps;
  useEffect(() => {
    if (isDone) return;
    const startedAt = performance.now();
    let frame = requestAnimationFrame(function step(now) {
      const next = Math.floor(((now - startedAt) / countMs) * steps);
      setThousandths(next);
      if (next < steps) frame = requestAnimationFrame(step);
    });
    return () => cancelAnimationFrame(frame);
  }, [isDone]);
  return countedAt(amount, currency, thousandths);
};
