import { Box } from '@mui/material';
import { useState } from 'react';
import { Title, useTranslate } from 'react-admin';
import { useParams } from 'react-router';
import { useMayDo, useOpenSession } from '../../session/useSession.ts';
import { RoomTabs } from '../../ui/RoomTabs.tsx';
import { AgentsReport, CashReport, LiabilitiesReport } from './CashReports.tsx';
import { PeopleReport } from './PeopleReport.tsx';
import { PlayReport } from './PlayReport.tsx';
import { ReportMails } from './ReportMails.tsx';
import { type Days, shortcutsAt } from './span.ts';

const places = ['play', 'cash', 'agents', 'people', 'liabilities', 'mails'] as const;
type Place = (typeof places)[number];

const useDays = () => {
  const timeZone = useOpenSession()?.site.time_zone ?? 'UTC';
  return useState<Days>(() => {
    const { from, to } = shortcutsAt(timeZone).find(({ name }) => name === 'week') ?? { from: '', to: '' };
    return { from, to };
  });
};

/** Reports, each with an address of its own; the days that are chosen go along from one to the next. */
export const ReportsPage = () => {
  const translate = useTranslate();
  const { place: asked } = useParams();
  const mayMail = useMayDo('reports.mail');
  const open = places.filter((name) => name !== 'mails' || mayMail);
  const place: Place = open.find((name) => name === asked) ?? 'play';
  const [days, setDays] = useDays();
  const spanned = { days, onDays: setDays };
  return (
    <Box sx={{ paddingY: 2 }}>
      <Title title={translate('office.menu.reports')} />
      <RoomTabs
        label="office.reports.tabs"
        wordOf={(name) => `office.reports.tab_${name}`}
        place={place}
        addresses={Object.fromEntries(open.map((name) => [name, `/reports/${name}`]))}
      />
      {place === 'play' && <PlayReport {...spanned} />}
      {place === 'cash' && <CashReport {...spanned} />}
      {place === 'agents' && <AgentsReport {...spanned} />}
      {place === 'people' && <PeopleReport {...spanned} />}
      {place === 'liabilities' && <LiabilitiesReport />}
      {place === 'mails' && <ReportMails />}
    </Box>
  );
};
