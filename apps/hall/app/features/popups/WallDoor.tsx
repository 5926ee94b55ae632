import { idleFallbackMs } from '@pavilion/contract';
import { Suspense, useEffect, useState } from 'react';
import { sparePart } from '../../base/lazyPart.ts';

const WallParts = sparePart(async () => (await import('./WallParts.tsx')).WallParts);

/** Lets pop-ups, notices and news of the walls in when the browser has nothing better to do. */
export const WallDoor = () => {
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    // Not every browser says when it is idle.
    if (typeof requestIdleCallback !== 'function') {
      const timer = setTimeout(() => setOpen(true), idleFallbackMs);
      return () => clearTimeout(timer);
    }
    const asked = requestIdleCallback(() => setOpen(true));
    return () => cancelIdleCallback(asked);
  }, []);
  return (
    isOpen && (
      <Suspense>
        <WallParts />
      </Suspense>
    )
  );
};
