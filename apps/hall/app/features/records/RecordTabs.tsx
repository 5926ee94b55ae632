import { useState } from 'react';
import { useTranslation } from '../../i18n/texts.ts';
import { Tabs } from '../../ui/Tabs.tsx';
import { StatementPanel } from '../statement/StatementPanel.tsx';
import { everyRound } from './model/roundFilter.ts';
import { type RecordList, useDw, usePostings, useRounds } from './model/useRecords.ts';
import { type RecordView, useDwView, usePostingView, useRoundView } from './RecordColumns.tsx';
import { RoundFilters } from './RoundFilters.tsx';

const tabs = ['postings', 'rounds', 'dw'] as const;
type Tab = (typeof tabs)[number];

/** Draws one list of records in a template's own way. */
export type DrawRecords = <Row>(props: {
  readonly list: RecordList<Row>;
  readonly view: RecordView<Row>;
}) => React.ReactNode;

const Postings = ({ Draw }: { readonly Draw: DrawRecords }) => (
  <>
    <StatementPanel />
    <Draw list={usePostings()} view={usePostingView()} />
  </>
);
const Rounds = ({ Draw }: { readonly Draw: DrawRecords }) => {
  const [filter, setFilter] = useState(everyRound);
  return (
    <>
      <RoundFilters filter={filter} onChange={setFilter} />
      <Draw list={useRounds(filter, () => setFilter(everyRound))} view={useRoundView()} />
    </>
  );
};
const Dw = ({ Draw }: { readonly Draw: DrawRecords }) => <Draw list={useDw()} view={useDwView()} />;

/** The three lists of the transaction record: postings, game rounds, deposits and withdrawals. */
export const RecordTabs = ({ Draw }: { readonly Draw: DrawRecords }) => {
  const { t } = useTranslation();
  const [tab, setTab] = useState<Tab>('postings');
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
