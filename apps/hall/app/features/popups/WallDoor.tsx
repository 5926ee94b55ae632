import { idleFallbackMs } from '@pavilion/contract';
import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react';

/** Without them the page is what it was sent as. */
const nothing = { default: (): null => null };

const WallParts = lazy(
  (): Promise<{ default: ComponentType }> =>
    import('./WallParts.tsx').then(
      (module) => ({ default: module.WallParts }),
      () => nothing,
    ),
);

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
