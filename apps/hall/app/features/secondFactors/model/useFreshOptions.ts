import type { SecondFactorOptions } from '@pavilion/contract/secondFactors';
import { useCallback, useEffect, useRef, useState } from 'react';

export interface FreshOptions {
  readonly options: SecondFactorOptions | null;
  /** What was thrown instead. */
  readonly failure: unknown;
  readonly retry: () => void;
}

/** What can be proved with, asked for anew each time: it carries a challenge that is good once, so nothing is kept. */
export const useFreshOptions = (load: () => Promise<SecondFactorOptions>): FreshOptions => {
  const [options, setOptions] = useState<SecondFactorOptions | null>(null);
  const [failure, setFailure] = useState<unknown>(null);
  const loadNow = useRef(load);
  const gone = useRef(false);
  const retry = useCallback((): void => {
    setFailure(null);
    loadNow.current().then(
      (loaded) => {
        if (!gone.current) setOptions(loaded);
      },
      (error: unknown) => {
        if (!gone.current) setFailure(error);
      },
    );
  }, []);
  useEffect(() => {
    gone.current = false;
    retry();
    return () => {
      gone.current = true;
    };
  }, [retry]);
  return { options, failure, retry };
};
