import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { CallFailure } from '../../api/failure.ts';
import { useTranslation } from '../../i18n/texts.ts';
import { Button } from '../../ui/Button.tsx';
import { EmptyScene } from '../../ui/EmptyScene.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { ServiceLink } from './ServiceLink.tsx';

interface CentreFrameProps<Data> {
  readonly query: Pick<UseQueryResult<Data, CallFailure>, 'data' | 'error' | 'refetch'>;
  readonly children: (data: Data) => ReactNode;
}

/** Waiting, failed and refused, the same around every page of the centre that stands on one answer. */
export const CentreFrame = <Data,>({ query, children }: CentreFrameProps<Data>) => {
  const { t } = useTranslation();
  const { data, error } = query;
  // An agent whom staff have put out of service sees nothing more, whatever stood here before.
  if (error?.kind === 'refused') {
    return (
      <EmptyScene scene="empty" title={error.message} text={t('agent.closed_text')}>
        <ServiceLink />
      </EmptyScene>
    );
  }
  if (data !== undefined) return children(data);
  if (error === null) return <Skeleton className="h-80 w-full max-w-3xl" />;
  return (
    <EmptyScene scene="failed" title={t('agent.page_failed')}>
      <Button onClick={() => void query.refetch()}>{t('member.retry')}</Button>
    </EmptyScene>
  );
};
