import { startTransition, useEffect, useState } from 'react';

/** False from the moment that a value is another one until the frame after its first paint; what can wait comes then. */
export const useSettled = <Value>(value: Value): boolean => {
  const [settled, settle] = useState(() => value);
  useEffect(() => {
    const frame = requestAnimationFrame(() => startTransition(() => settle(() => value)));
    return () => cancelAnimationFrame(frame);
  }, [value]);
  return Object.is(settled, value);
};
