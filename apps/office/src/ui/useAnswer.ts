import type { AnyOfficeCall } from '@pavilion/contract/office';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLogoutIfAccessDenied } from 'react-admin';
import type { z } from 'zod';
import { callOffice } from '../api/callOffice.ts';

/** What a call without a list answers, read anew with every look at the page. */
export const useAnswer = <C extends AnyOfficeCall>(call: C, body: z.input<C['body']>) => {
  const leaveIfOut = useLogoutIfAccessDenied();
  const answer = useQuery<z.output<C['data']>>({
    queryKey: [call.path, body],
    queryFn: () => callOffice(call, body),
  });
  useEffect(() => {
    if (answer.error !== null) void leaveIfOut(answer.error);
  }, [answer.error, leaveIfOut]);
  return answer;
};
