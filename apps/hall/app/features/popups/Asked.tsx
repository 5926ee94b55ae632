import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { CallFailure } from '../../api/failure.ts';
import { useTranslation } from '../../i18n/texts.ts';
import { Button } from '../../ui/Button.tsx';
import { EmptyScene } from '../../ui/EmptyScene.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';

interface AskedProps<Data> {
  readonly answer: UseQueryResult<Data, CallFailure>;
  readonly children: (data: Data) => ReactNode;
}

/** What a modal on the wall asks for: its lines while it waits, and another try when it was not to be had. */
export const Asked = <Data,>({ answer, children }: AskedProps<Data>) => {
  const { t } = useTranslation();
  if (answer.data !== undefined) return children(answer.data);
  if (answer.isError) {
    return (
      <EmptyScene scene="failed" title={t('home.not_fetched')}>
        <Button busy={answer.isFetching} onClick={() => void answer.refetch()}>
          {t('signup.retry')}
        </Button>
      </EmptyScene>
    );
  }
  return (
    <div role="status" aria-busy="true" className="flex flex-col gap-3">
      <Skeleton className="h-6 w-3/5" />
      <Skeleton className="h-4 w-full" />
      <Skeleton className="h-4 w-11/12" />
      <Skeleton className="h-4 w-2/3" />
    </div>
  );
};
