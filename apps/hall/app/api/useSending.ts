import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { type CallFailure, isCallFailure } from './failure.ts';

export interface Sending<Input> {
  /** Begins, unless one is under way: a press meanwhile is none. */
  readonly send: (input: Input) => void;
  /** Asked in the press itself, where `isPending` comes too late for the second of two quick ones. */
  readonly isUnderWay: () => boolean;
  readonly isPending: boolean;
  /** Why the last one failed, until another begins or it is forgotten. */
  readonly failure: CallFailure | null;
  readonly forget: () => void;
}

/**
 * What is sent at a press, one at a time, with what follows it. `onFailure` has the failures of calls; whatever else goes
 * wrong is a defect, and stays uncaught for the browser to tell.
 */
export const useSending = <Input = void>(
  work: (input: Input) => Promise<unknown>,
  onFailure?: (failure: CallFailure, input: Input) => void,
): Sending<Input> => {
  const underWay = useRef(false);
  const { mutate, isPending, error, reset } = useMutation<unknown, unknown, Input>({
    mutationFn: work,
    onError: (thrown, input) => {
      if (!isCallFailure(thrown)) throw thrown;
      onFailure?.(thrown, input);
    },
    onSettled: () => {
      underWay.current = false;
    },
  });
  return {
    send: (input) => {
      if (underWay.current) return;
      underWay.current = true;
      mutate(input);
    },
    isUnderWay: () => underWay.current,
    isPending,
    failure: isCallFailure(error) ? error : null,
    forget: () => {
      if (!underWay.current) reset();
    },
  };
};
