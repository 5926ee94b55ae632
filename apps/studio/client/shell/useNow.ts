import { useEffect, useRef, useState } from 'react';

/** Now by the given clock, told anew so often. Milliseconds since 1970. */
export const useNow = (clock: () => number, everyMs: number): number => {
  const [now, setNow] = useState(clock);
  const latest = useRef(clock);
  latest.current = clock;
  useEffect(() => {
    const timer = setInterval(() => setNow(latest.current()), everyMs);
    return () => clearInterval(timer);
  }, [everyMs]);
  return now;
};
