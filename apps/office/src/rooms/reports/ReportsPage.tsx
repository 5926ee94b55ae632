import { Box, Tab, Tabs } from '@mui/material';
import { useState } from 'react';
import { Title, useTranslate } from 'react-admin';
import { Link, useParams } from 'react-router';
import { useOpenSession } from '../../session/useSession.ts';
import { AgentsReport, CashReport, LiabilitiesReport } from './CashReports.tsx';
import { PeopleReport } from './PeopleReport.tsx';
import { PlayReport } from './PlayReport.tsx';
import { type Days, shortcutsAt } from './span.ts';

const places = ['play', 'cash', 'agents', 'people', 'liabilities'] as const;
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
  const place: Place = places.find((name) => name === asked) ?? 'play';
  const [days, setDays] = useDays();
  const spanned = { days, onDays: setDays };
  return (
    <Box sx={{ paddingY: 2 }}>
      <Title title={translate('office.menu.reports')} />
      <Tabs
        component="nav"
        value={place}
        aria-label={translate('office.reports.tabs')}
        variant="scrollable"
        allowScrollButtonsMobile
        sx={{ marginBottom: 2 }}
      >
        {places.map((name) => (
          <Tab
            key={name}
            value={name}
            component={Link}
            to={`/reports/${name}`}
            label={translate(`office.reports.tab_${name}`)}
          />
        ))}
      </Tabs>
      {place === 'play' && <PlayReport {...spanned} />}
      {place === 'cash' && <CashReport {...spanned} />}
      {place === 'agents' && <AgentsReport {...spanned} />}
      {place === 'people' && <PeopleReport {...spanned} />}
      {place === 'liabilities' && <LiabilitiesReport />}
    </Box>
  );
};
