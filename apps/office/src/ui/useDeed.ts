import { type AnyOfficeCall, staleCode } from '@pavilion/contract/office';
import { useMutation } from '@tanstack/react-query';
import { useLogoutIfAccessDenied, useRefresh } from 'react-admin';
import type { z } from 'zod';
import { callOffice } from '../api/callOffice.ts';
import { OfficeFailure } from '../api/failure.ts';

export const isStale = (error: unknown): boolean =>
  error instanceof OfficeFailure && error.kind === 'refused' && error.code === staleCode;

/**
 * A write: done when the server says so, never before. What else is on the screen is read again afterwards, and also where
 * somebody else was first.
 */
export const useDeed = <C extends AnyOfficeCall>(call: C, onDone?: (data: z.output<C['data']>) => void) => {
  const refresh = useRefresh();
  const leaveIfOut = useLogoutIfAccessDenied();
  return useMutation<z.output<C['data']>, unknown, z.input<C['body']>>({
    mutationFn: (body) => callOffice(call, body),
    onSuccess: (data) => {
      refresh();
      onDone?.(data);
    },
    onError: (error) => {
      if (isStale(error)) refresh();
      void leaveIfOut(error);
    },
  });
};
