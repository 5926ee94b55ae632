import { Box, Button, Stack, Typography } from '@mui/material';
import { currencySchema } from '@pavilion/contract';
import { type ReturnRow, returnProve, returnRemake, returnVerdicts } from '@pavilion/contract/office';
import { dayAgo } from '@pavilion/web/zonedDay';
import { useState } from 'react';
import {
  DataTable,
  DateInput,
  SelectInput,
  TextInput,
  useListContext,
  useNotify,
  useTranslate,
} from 'react-admin';
import { callOffice } from '../../api/callOffice.ts';
import { useMayDo, useOpenSession } from '../../session/useSession.ts';
import { DeedDialog } from '../../ui/DeedDialog.tsx';
import { useFailureText } from '../../ui/failureText.ts';
import { OfficeList } from '../../ui/OfficeList.tsx';
import { CardLine } from '../../ui/RowCard.tsx';
import { RowLink } from '../../ui/RowLink.tsx';
import { MoneyColumn } from '../../ui/rowColumns.tsx';
import { StateChip } from '../../ui/StateChip.tsx';
import { useDeed } from '../../ui/useDeed.ts';
import { Band, ppmText } from './Band.tsx';
import { GameTabs } from './GameTabs.tsx';

const filters = [
  <TextInput key="q" source="q" alwaysOn resettable />,
  <DateInput key="from_day" source="from_day" alwaysOn />,
  <DateInput key="to_day" source="to_day" alwaysOn />,
  <SelectInput
    key="verdict"
    source="verdict"
    choices={returnVerdicts.map((id) => ({ id, name: `office.state.return.${id}` }))}
  />,
  <SelectInput
    key="currency"
    source="currency"
    choices={currencySchema.options.map((id) => ({ id, name: id }))}
    translateChoice={false}
  />,
];

const shownDays = 30;
/** Days that are compared or made anew in one go. */
const provedDays = 31;

/** The days that are looked at; what the sums are made from is compared over the last of them. */
const useChosenDays = () => {
  const timeZone = useOpenSession()?.site.time_zone ?? 'UTC';
  const { filterValues } = useListContext();
  const [from, to] = [filterValues?.from_day, filterValues?.to_day];
  return {
    from_day: typeof from === 'string' && from !== '' ? from : dayAgo(shownDays - 1, timeZone),
    to_day: typeof to === 'string' && to !== '' ? to : dayAgo(0, timeZone),
  };
};

const Proof = () => {
  const translate = useTranslate();
  const notify = useNotify();
  const failureText = useFailureText();
  const mayManage = useMayDo('games.manage');
  const days = useChosenDays();
  const [isRemaking, setRemaking] = useState(false);
  const remake = useDeed(returnRemake, () => notify('office.deed.done', { type: 'success' }));
  const prove = async (): Promise<void> => {
    try {
      const { compared, differing } = await callOffice(returnProve, days);
      notify(differing === 0 ? 'office.games.sums_equal' : 'office.games.sums_differ', {
        type: differing === 0 ? 'success' : 'error',
        messageArgs: { smart_count: differing === 0 ? compared : differing },
      });
    } catch (error) {
      notify(failureText(error), { type: 'error' });
    }
  };
  return (
    <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', alignItems: 'center', marginBottom: 1 }}>
      <Typography variant="body2" sx={{ color: 'text.secondary', flex: 1, minWidth: 240 }}>
        {translate('office.games.returns_text')}
      </Typography>
      <Button size="small" variant="outlined" onClick={() => void prove()}>
        {translate('office.games.sums_prove')}
      </Button>
      {mayManage && (
        <Button size="small" onClick={() => setRemaking(true)}>
          {translate('office.games.sums_remake')}
        </Button>
      )}
      {isRemaking && (
        <DeedDialog
          title={translate('office.games.sums_remake')}
          text={translate('office.games.sums_remake_text', { ...days, days: provedDays })}
          confirm={translate('office.games.sums_remake')}
          asksReason
          run={(reason) => remake.mutateAsync({ ...days, reason })}
          onClose={() => setRemaking(false)}
        />
      )}
    </Stack>
  );
};

const Deviation = ({ row }: { readonly row: ReturnRow }) => {
  const translate = useTranslate();
  if (row.deviation_milli === null) return <>–</>;
  return (
    <>
      {(row.deviation_milli / 1000).toFixed(2)}{' '}
      <Box component="span" sx={{ color: 'text.secondary' }}>
        {translate(`office.games.deviation_${row.deviation_from}_short`)}
      </Box>
    </>
  );
};

/** What games return beside what they should, the farthest first. */
export const ReturnList = () => (
  <OfficeList
    resource="returns"
    filters={filters}
    sort={{ field: 'distance', order: 'DESC' }}
    above={
      <>
        <GameTabs place="returns" />
        <Proof />
      </>
    }
    cards={{
      primaryText: (row: ReturnRow & { readonly id: string }) => (
        <Stack direction="row" sx={{ justifyContent: 'space-between', gap: 1 }}>
          <span>
            {row.game.name} · {row.currency}
          </span>
          <StateChip kind="return" state={row.verdict} />
        </Stack>
      ),
      secondaryText: (row: ReturnRow & { readonly id: string }) => (
        <CardLine>
          <span>
            {ppmText(row.actual_ppm)} / {ppmText(row.theory_ppm)}
          </span>
          <Band row={row} />
        </CardLine>
      ),
      linkType: (row) => `/games/${row.game.id}/show`,
    }}
  >
    <DataTable.Col
      source="game"
      disableSort
      render={(row: ReturnRow) => <RowLink to={`/games/${row.game.id}/show`}>{row.game.name}</RowLink>}
    />
    <DataTable.Col source="provider" disableSort render={(row: ReturnRow) => row.provider.name} />
    <DataTable.Col source="rounds" align="right" />
    <MoneyColumn source="turnover" />
    <MoneyColumn source="wins" />
    <DataTable.Col source="actual" align="right" render={(row: ReturnRow) => ppmText(row.actual_ppm)} />
    <DataTable.Col
      source="theory"
      disableSort
      align="right"
      render={(row: ReturnRow) =>
        row.band_ppm === null
          ? ppmText(row.theory_ppm)
          : `${ppmText(row.theory_ppm)} ± ${ppmText(row.band_ppm)}`
      }
    />
    <DataTable.Col source="distance" render={(row: ReturnRow) => <Band row={row} />} />
    <DataTable.Col source="deviation" disableSort render={(row: ReturnRow) => <Deviation row={row} />} />
    <DataTable.Col
      source="verdict"
      disableSort
      render={(row: ReturnRow) => <StateChip kind="return" state={row.verdict} />}
    />
  </OfficeList>
);
