import {
  type PaymentDirection,
  type PostingKind,
  paymentDirections,
  postingKinds,
} from '@pavilion/contract/records';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { useTranslation } from '../../i18n/texts.ts';
import { Tabs } from '../../ui/Tabs.tsx';
import { Choice } from './Choice.tsx';
import { everyRound } from './model/roundFilter.ts';
import { type RecordList, useDw, usePostings, useRounds } from './model/useRecords.ts';
import { type RecordView, useDwView, usePostingView, useRoundView } from './RecordColumns.tsx';
import { RoundFilters } from './RoundFilters.tsx';
import { useDayRange } from './statement/model/useDayRange.ts';
import { RangeFields } from './statement/RangeFields.tsx';
import { StatementPanel } from './statement/StatementPanel.tsx';
import { DwTotals, RoundTotals } from './Totals.tsx';

const tabs = ['postings', 'rounds', 'dw'] as const;
type Tab = (typeof tabs)[number];

/** Draws one list of records in a template's own way. */
export type DrawRecords = <Row>(props: {
  readonly list: RecordList<Row>;
  readonly view: RecordView<Row>;
}) => React.ReactNode;

const Postings = ({ Draw }: { readonly Draw: DrawRecords }) => {
  const { t } = useTranslation();
  const days = useDayRange();
  const [kind, setKind] = useState<PostingKind | null>(null);
  const list = usePostings(days.range, kind, () => setKind(null));
  return (
    <>
      <StatementPanel days={days} />
      <div className="mb-5 lg:max-w-80" data-field="posting-kind">
        <Choice
          label={t('records.kind')}
          all={t('records.all_kinds')}
          value={kind}
          values={postingKinds.map((value) => ({ value, label: t(`records.kind_${value}`) }))}
          onChange={setKind}
        />
      </div>
      <Draw list={list} view={usePostingView()} />
    </>
  );
};
const Rounds = ({ Draw }: { readonly Draw: DrawRecords }) => {
  const [filter, setFilter] = useState(everyRound);
  return (
    <>
      <RoundFilters filter={filter} onChange={setFilter} />
      <RoundTotals filter={filter} />
      <Draw list={useRounds(filter, () => setFilter(everyRound))} view={useRoundView()} />
    </>
  );
};
const Dw = ({ Draw }: { readonly Draw: DrawRecords }) => {
  const { t } = useTranslation();
  const days = useDayRange();
  const [direction, setDirection] = useState<PaymentDirection | null>(null);
  const list = useDw(days.range, direction, () => setDirection(null));
  return (
    <>
      <div className="grid grid-cols-2 gap-x-4 gap-y-1 lg:grid-cols-3" data-field="dw-filters">
        <RangeFields days={days} />
        <div className="col-span-2 mb-5 lg:col-span-1 lg:mt-6.5">
          <Choice
            label={t('records.kind')}
            all={t('records.all_directions')}
            value={direction}
            values={paymentDirections.map((value) => ({ value, label: t(`records.direction_${value}`) }))}
            onChange={setDirection}
          />
        </div>
      </div>
      {days.range === null ? (
        <p role="alert" className="mb-5 text-cinnabar-text text-sm">
          {t('statement.problem_range')}
        </p>
      ) : (
        <DwTotals range={days.range} />
      )}
      <Draw list={list} view={useDwView()} />
    </>
  );
};

/** The place in the menu that begins with deposits and withdrawals (spec §2 DWRecord). */
const dwPath = '/user/DWRecord';

/** The three lists of the transaction record: postings, game rounds, deposits and withdrawals. */
export const RecordTabs = ({ Draw }: { readonly Draw: DrawRecords }) => {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const [tab, setTab] = useState<Tab>(pathname === dwPath ? 'dw' : 'postings');
  return (
    <Tabs
      label={t('member.records')}
      tabs={tabs.map((value) => ({ value, label: t(`records.tab_${value}`) }))}
      value={tab}
      onChange={setTab}
    >
      <div className="pt-5" data-records={tab}>
        {tab === 'postings' && <Postings Draw={Draw} />}
        {tab === 'rounds' && <Rounds Draw={Draw} />}
        {tab === 'dw' && <Dw Draw={Draw} />}
      </div>
    </Tabs>
  );
};
