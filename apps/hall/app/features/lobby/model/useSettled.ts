import { startTransition, useEffect, useState } from 'react';

/** Longer than from one key to the next: whoever types on does not wait for what is out of view. */
const settledAfterMs = 200;

/** False from the moment that a value is another one until it has stayed for a while; what can wait comes then. */
export const useSettled = <Value>(value: Value): boolean => {
  const [settled, settle] = useState(() => value);
  useEffect(() => {
    const timer = setTimeout(() => startTransition(() => settle(() => value)), settledAfterMs);
    return () => clearTimeout(timer);
  }, [value]);
  return Object.is(settled, value);
};
