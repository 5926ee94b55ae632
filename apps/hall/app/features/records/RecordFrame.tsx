import type { ReactNode } from 'react';
import { useTranslation } from '../../i18n/texts.ts';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { EmptyScene } from '../../ui/EmptyScene.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import type { RecordList } from './model/useRecords.ts';

interface RecordFrameProps<Row> {
  readonly list: RecordList<Row>;
  readonly children: (rows: readonly Row[]) => ReactNode;
}

/** Waiting, failed, empty and more, the same around every list of records. */
export const RecordFrame = <Row,>({ list, children }: RecordFrameProps<Row>) => {
  const { t } = useTranslation();
  if (list.failed && !list.rows) {
    return (
      <EmptyScene scene="failed" title={t('records.failed')}>
        <Button onClick={list.retry}>{t('member.retry')}</Button>
      </EmptyScene>
    );
  }
  if (!list.rows) return <Skeleton className="h-80 w-full" />;
  if (list.rows.length === 0 && list.clear) {
    return (
      <EmptyScene scene="empty" title={t('records.filtered_empty')} text={t('records.filtered_empty_text')}>
        <Button onClick={list.clear}>{t('records.clear_filters')}</Button>
      </EmptyScene>
    );
  }
  if (list.rows.length === 0) {
    return (
      <EmptyScene scene="empty" title={t('records.empty')} text={t('records.empty_text')}>
        <ButtonLink to="/" tone="main">
          {t('cashier.to_games')}
        </ButtonLink>
      </EmptyScene>
    );
  }
  return (
    <>
      <div data-record-list>{children(list.rows)}</div>
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
