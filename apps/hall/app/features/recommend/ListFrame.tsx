import type { ReactNode } from 'react';
import { useTranslation } from '../../i18n/texts.ts';
import { Button } from '../../ui/Button.tsx';
import { EmptyScene } from '../../ui/EmptyScene.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';

interface ListFrameProps<Row> {
  readonly list: {
    readonly rows: readonly Row[] | undefined;
    readonly failed: boolean;
    readonly retry: () => void;
    readonly hasMore: boolean;
    readonly loadingMore: boolean;
    readonly more: () => void;
  };
  readonly failedTitle: string;
  /** What stands there when there is nothing. */
  readonly empty: ReactNode;
  readonly children: (rows: readonly Row[]) => ReactNode;
}

/** Waiting, failed, empty and more, the same around awards and friends. */
export const ListFrame = <Row,>({ list, failedTitle, empty, children }: ListFrameProps<Row>) => {
  const { t } = useTranslation();
  if (list.failed && !list.rows) {
    return (
      <EmptyScene scene="failed" title={failedTitle}>
        <Button onClick={list.retry}>{t('member.retry')}</Button>
      </EmptyScene>
    );
  }
  if (!list.rows) return <Skeleton className="h-72 w-full" />;
  if (list.rows.length === 0) return empty;
  return (
    <>
      {children(list.rows)}
      {list.hasMore && (
        <div className="flex justify-center pt-5">
          <Button onClick={list.more} busy={list.loadingMore}>
            {t('records.more')}
          </Button>
        </div>
      )}
    </>
  );
};
