import { useEffect } from 'react';

/** A page that comes back into view fetches where it stands: it may have slept for hours. */
export const useSight = (page: { refresh(): Promise<void> }): void => {
  useEffect(() => {
    const onSight = (): void => {
      if (document.visibilityState === 'visible') void page.refresh();
    };
    document.addEventListener('visibilitychange', onSight);
    return () => document.removeEventListener('visibilitychange', onSight);
  }, [page]);
};
