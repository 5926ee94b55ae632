import { Card, Typography } from '@mui/material';
import { perPageMax } from '@pavilion/contract/office';
import type { ComponentProps, ReactElement, ReactNode } from 'react';
import {
  DataTable,
  List,
  type ListProps,
  Pagination,
  type RaRecord,
  SimpleList,
  type SimpleListProps,
  useListContext,
  useTranslate,
} from 'react-admin';
import { ChoosePage, ChooseRow } from './Choose.tsx';
import { ChosenBar } from './ChosenBar.tsx';
import { useIsNarrow } from './useIsNarrow.ts';

const perPage = 25;
const perPageChoices = [25, 50, 100, perPageMax];

const NoRows = () => {
  const translate = useTranslate();
  return (
    <Card sx={{ padding: 3 }}>
      <Typography>{translate('office.list.none')}</Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {translate('office.list.none_hint')}
      </Typography>
    </Card>
  );
};

/** Beyond so many nobody turns pages: whoever looks for a row says more. */
const TooMany = () => {
  const translate = useTranslate();
  const { meta, total } = useListContext();
  if (meta?.more !== true) return null;
  return (
    <Typography variant="body2" sx={{ color: 'text.secondary', marginBottom: 1 }}>
      {translate('office.list.too_many', { count: total })}
    </Typography>
  );
};

/** Pages of the list; of one that is not counted to its end, how many rows there are at least. */
const Pages = () => {
  const translate = useTranslate();
  const { meta } = useListContext();
  const label = {
    labelDisplayedRows: (shown: { readonly from: number; readonly to: number; readonly count: number }) =>
      translate('office.list.page_of_more', shown),
  };
  return <Pagination rowsPerPageOptions={perPageChoices} {...(meta?.more === true && label)} />;
};

type Cards<Row extends RaRecord> = Pick<
  SimpleListProps<Row>,
  'primaryText' | 'secondaryText' | 'tertiaryText' | 'linkType'
>;

interface OfficeListProps<Row extends RaRecord> extends Omit<ListProps, 'children' | 'empty' | 'pagination'> {
  /** The columns of the table. */
  readonly children: ReactNode;
  /** What a card says on a phone. */
  readonly cards: Cards<Row>;
  readonly rowClick?: ComponentProps<typeof DataTable>['rowClick'];
  /** What can be done to many rows at once; without it nothing can be selected. */
  readonly bulk?: ReactElement;
  /** Above the rows: tabs, buttons. */
  readonly above?: ReactNode;
}

/** A list of the office: the server pages, sorts and filters; rows are selected where there is something to do to many. */
export const OfficeList = <Row extends RaRecord>({
  children,
  cards,
  rowClick,
  bulk,
  above,
  ...list
}: OfficeListProps<Row>) => {
  const isNarrow = useIsNarrow();
  return (
    <List perPage={perPage} exporter={false} {...list} empty={false} component="div" pagination={<Pages />}>
      <div>
        {above}
        <TooMany />
        {isNarrow ? (
          <Card>
            <SimpleList<Row>
              empty={<NoRows />}
              {...cards}
              rowSx={() => ({ borderBottom: 1, borderColor: 'divider' })}
            />
          </Card>
        ) : (
          <Card sx={{ overflowX: 'auto' }}>
            {bulk !== undefined && <ChosenBar>{bulk}</ChosenBar>}
            <DataTable
              bulkActionButtons={false}
              rowClick={rowClick ?? false}
              empty={<NoRows />}
              sx={{
                '& .RaDataTable-row': { height: 48 },
                // Where a table is wide it scrolls: a heading or a button of one word stays one line, in Chinese as well.
                '& .RaDataTable-headerCell, & .MuiButton-root': { whiteSpace: 'nowrap' },
              }}
            >
              {bulk !== undefined && (
                <DataTable.Col
                  source="chosen"
                  label={<ChoosePage />}
                  disableSort
                  render={({ id }: RaRecord) => <ChooseRow id={id} />}
                />
              )}
              {children}
            </DataTable>
          </Card>
        )}
      </div>
    </List>
  );
};
