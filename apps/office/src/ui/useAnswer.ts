import type { AnyOfficeCall } from '@pavilion/contract/office';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useLogoutIfAccessDenied } from 'react-admin';
import type { z } from 'zod';
import { callOffice } from '../api/callOffice.ts';

/** Leads to the login page where an answer says that one is out. */
const useLeaveIfOut = (error: unknown): void => {
  const leaveIfOut = useLogoutIfAccessDenied();
  useEffect(() => {
    if (error !== null) void leaveIfOut(error);
  }, [error, leaveIfOut]);
};

/** What a call without a list answers, read anew with every look at the page. */
export const useAnswer = <C extends AnyOfficeCall>(call: C, body: z.input<C['body']>) => {
  const answer = useQuery<z.output<C['data']>>({
    queryKey: [call.path, body],
    queryFn: () => callOffice(call, body),
  });
  useLeaveIfOut(answer.error);
  return answer;
};

/** As `useAnswer`, and a way to ask again that does not count as somebody being there. */
export const useQuietAnswer = <C extends AnyOfficeCall>(call: C, body: z.input<C['body']>) => {
  const isQuiet = useRef(false);
  const answer = useQuery<z.output<C['data']>>({
    queryKey: [call.path, body],
    queryFn: () => callOffice(call, body, { isQuiet: isQuiet.current }),
  });
  const { refetch, error, data } = answer;
  useLeaveIfOut(error);
  const askQuietly = (): void => {
    isQuiet.current = true;
    void refetch({ cancelRefetch: false }).finally(() => {
      isQuiet.current = false;
    });
  };
  return { data, error, refetch, askQuietly };
};
