import { type RefObject, useEffect, useState } from 'react';

/** What is below the first screen is looked up when it comes so near to it. */
const nearMargin = '400px';

/** Whether a place is, or has been, near the screen. */
export const useNear = (place: RefObject<HTMLElement | null>): boolean => {
  const [near, setNear] = useState(false);
  useEffect(() => {
    const element = place.current;
    if (element === null) return;
    const seen = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        seen.disconnect();
        setNear(true);
      },
      { rootMargin: nearMargin },
    );
    seen.observe(element);
    return () => seen.disconnect();
  }, [place]);
  return near;
};
