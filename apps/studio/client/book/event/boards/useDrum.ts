import { useEffect } from 'react';
import { useBook } from '../../shell/context.ts';

/** A drum is beaten as a round begins that may bring the map or the match, and again as its fight does; `null` is any other. */
export const useDrum = (moment: string | null): void => {
  const { store } = useBook();
  useEffect(() => {
    if (moment !== null) store.tellDrum();
  }, [store, moment]);
};
