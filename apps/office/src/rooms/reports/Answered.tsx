import { Box, LinearProgress, Stack, Typography } from '@mui/material';
import type { AnyOfficeCall } from '@pavilion/contract/office';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import type { z } from 'zod';
import { Instant } from '../../ui/Instant.tsx';
import { Refusal } from '../../ui/Refusal.tsx';
import { useAnswer } from '../../ui/useAnswer.ts';

interface AnsweredProps<C extends AnyOfficeCall> {
  readonly call: C;
  readonly body: z.input<C['body']>;
  readonly children: (data: z.output<C['data']>) => ReactNode;
}

/** What a report answers, with when it was true; while it is on its way, that; where it is refused, why. */
export const Answered = <C extends AnyOfficeCall>({ call, body, children }: AnsweredProps<C>) => {
  const translate = useTranslate();
  const answer = useAnswer(call, body);
  if (answer.error) return <Refusal failure={answer.error} />;
  if (answer.data === undefined) return <LinearProgress aria-label={translate('ra.page.loading')} />;
  const { as_of: asOf } = answer.data as { as_of: string };
  return (
    <Stack sx={{ gap: 1.5 }}>
      <Box>{children(answer.data)}</Box>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {translate('office.today.as_of')} <Instant at={asOf} />
      </Typography>
    </Stack>
  );
};
