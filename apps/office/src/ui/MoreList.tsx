import { Button, LinearProgress, Stack } from '@mui/material';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLogoutIfAccessDenied, useTranslate } from 'react-admin';
import { Nothing } from './Panel.tsx';
import type { PlainTableProps } from './PlainTable.tsx';
import { Refusal } from './Refusal.tsx';
import { RowsOrCards } from './RowsOrCards.tsx';

interface PageOf<Row> {
  readonly rows: readonly Row[];
  readonly next_cursor: string | null;
}

interface MoreListProps<Row> extends Omit<PlainTableProps<Row>, 'rows'> {
  /** Names what is asked for; another name asks anew. */
  readonly about: readonly unknown[];
  readonly load: (from: { cursor?: string }) => Promise<PageOf<Row>>;
  /** What is said when there is nothing. */
  readonly none: string;
}

/** A list that the server hands over page by page, the newest first; the next page comes when it is asked for. */
export const MoreList = <Row,>({ about, load, none, ...table }: MoreListProps<Row>) => {
  const translate = useTranslate();
  const leaveIfOut = useLogoutIfAccessDenied();
  const pages = useInfiniteQuery({
    queryKey: about,
    queryFn: ({ pageParam }) => load(pageParam === null ? {} : { cursor: pageParam }),
    initialPageParam: null as string | null,
    getNextPageParam: (last) => last.next_cursor,
  });
  useEffect(() => {
    if (pages.error !== null) void leaveIfOut(pages.error);
  }, [pages.error, leaveIfOut]);
  if (pages.isPending) return <LinearProgress aria-label={translate('ra.page.loading')} />;
  const rows = pages.data?.pages.flatMap((page) => page.rows) ?? [];
  return (
    <Stack sx={{ gap: 1.5 }}>
      {rows.length > 0 && <RowsOrCards {...table} rows={rows} />}
      {rows.length === 0 && pages.error === null && <Nothing text={none} />}
      <Refusal failure={pages.error} />
      {pages.hasNextPage && (
        <Button
          onClick={() => void pages.fetchNextPage()}
          loading={pages.isFetchingNextPage}
          variant="outlined"
        >
          {translate('office.list.more')}
        </Button>
      )}
    </Stack>
  );
};
