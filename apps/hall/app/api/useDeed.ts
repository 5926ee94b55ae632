import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { useTranslation } from '../i18n/texts.ts';
import { isCallFailure } from './failure.ts';
import { failureText } from './failureText.ts';

export interface Deed<Given> {
  /** Answers whether it was done. One at a time: a press while one is under way does nothing. Throws what is no failed call. */
  readonly start: (given: Given) => Promise<boolean>;
  readonly isBusy: boolean;
  /** As `isBusy`, known at once, not with the next picture. */
  readonly isUnderWay: () => boolean;
  /** Why the last one was not done, in words; null while there is nothing to say. */
  readonly refusal: string | null;
  /** What was refused is not said any more. */
  readonly forget: () => void;
}

/** Something that a member does and that takes a moment: whether it is under way, and the words of its refusal. */
export const useDeed = <Given = void>(run: (given: Given) => Promise<unknown>): Deed<Given> => {
  const { t } = useTranslation();
  // The state of a mutation comes too late for the second of two quick presses.
  const isUnderWay = useRef(false);
  const { mutateAsync, isPending, error, reset } = useMutation<unknown, Error, Given>({ mutationFn: run });

  const start = async (given: Given): Promise<boolean> => {
    if (isUnderWay.current) return false;
    isUnderWay.current = true;
    try {
      await mutateAsync(given);
      return true;
    } catch (failure) {
      if (!isCallFailure(failure)) throw failure;
      return false;
    } finally {
      isUnderWay.current = false;
    }
  };

  return {
    start,
    isBusy: isPending,
    isUnderWay: () => isUnderWay.current,
    refusal: isCallFailure(error) ? failureText(error, t) : null,
    forget: reset,
  };
};
