import { LinearProgress } from '@mui/material';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { Refusal } from './Refusal.tsx';

interface AnsweredProps<Data> {
  readonly answer: UseQueryResult<Data>;
  readonly children: (data: Data) => ReactNode;
}

/** What was asked for: while it is on its way, when it came, and why it did not. */
export const Answered = <Data,>({ answer, children }: AnsweredProps<Data>) => {
  const translate = useTranslate();
  if (answer.data !== undefined) return children(answer.data);
  if (answer.error !== null) return <Refusal failure={answer.error} />;
  return <LinearProgress aria-label={translate('ra.page.loading')} />;
};
