import { useEffect, useState } from 'react';

/** A value as it was so long ago, for what is told once it is seen; `first` until then. Milliseconds; 0 tells it at once. */
export const useLate = <Value>(value: Value, lateMs: number, first: Value): Value => {
  const [told, setTold] = useState(first);
  useEffect(() => {
    if (lateMs === 0) {
      setTold(value);
      return;
    }
    const timer = setTimeout(() => setTold(value), lateMs);
    return () => clearTimeout(timer);
  }, [value, lateMs]);
  return lateMs === 0 ? value : told;
};
