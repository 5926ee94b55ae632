import { Box, Button, Stack, Typography } from '@mui/material';
import type { SiteRow } from '@pavilion/contract/office';
import type { ReactNode } from 'react';
import { DataTable, TextInput, TopToolbar, useListContext, useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { useOpenSession } from '../../session/useSession.ts';
import { Instant } from '../../ui/Instant.tsx';
import { OfficeList } from '../../ui/OfficeList.tsx';
import { CardHead } from '../../ui/RowCard.tsx';
import { AddHost, RemoveHost } from './HostDeeds.tsx';

const filters = [<TextInput key="q" source="q" alwaysOn resettable />];

/** Whether this person may open sites and change hosts, as the list says. */
const useMayManage = (): boolean => {
  const { meta } = useListContext();
  return meta?.may_manage === true;
};

const Actions = () => {
  const translate = useTranslate();
  if (!useMayManage()) return null;
  return (
    <TopToolbar>
      <Button component={Link} to="/sites/new" variant="contained">
        {translate('office.sites.open')}
      </Button>
    </TopToolbar>
  );
};

/** The office of a site that was opened since this person logged in. */
const officeAt = (host = ''): string => {
  const address = new URL('/office', window.location.href);
  address.hostname = host;
  return address.href;
};

/** The way to the office of a site: whoever sees a site here works there. */
const Enter = ({ row }: { readonly row: SiteRow }) => {
  const translate = useTranslate();
  const session = useOpenSession();
  if (row.id === session?.site.id) return <>{translate('office.sites.here')}</>;
  const office = session?.sites.find(({ id }) => id === row.id)?.office ?? officeAt(row.hosts[0]);
  return (
    <Button
      size="small"
      component="a"
      href={office}
      aria-label={translate('office.sites.enter_named', { name: row.name })}
    >
      {translate('office.sites.enter')}
    </Button>
  );
};

const Hosts = ({ row }: { readonly row: SiteRow }) => {
  const translate = useTranslate();
  const mayManage = useMayManage();
  return (
    <Stack component="ul" sx={{ margin: 0, padding: 0, listStyle: 'none', minWidth: 160 }}>
      {row.hosts.map((host) => (
        <Box key={host} component="li" sx={{ overflowWrap: 'anywhere' }}>
          {host}
          {mayManage && row.hosts.length > 1 && <RemoveHost site={row} host={host} />}
        </Box>
      ))}
      {row.agent_hosts > 0 && (
        <li>{translate('office.sites.agent_hosts', { smart_count: row.agent_hosts })}</li>
      )}
      {mayManage && (
        <li>
          <AddHost site={row} />
        </li>
      )}
    </Stack>
  );
};

const ownersShown = 3;

/** Its money, and in how many languages it speaks. */
const Market = ({ row }: { readonly row: SiteRow }) => {
  const translate = useTranslate();
  return (
    <>
      {row.currencies.join(' · ')}
      <Below>{translate('office.sites.languages', { smart_count: row.languages.length })}</Below>
    </>
  );
};

const Owners = ({ row }: { readonly row: SiteRow }) => {
  const translate = useTranslate();
  const more = row.owners.length - ownersShown;
  return (
    <>
      {row.owners.slice(0, ownersShown).join(' · ')}
      {more > 0 && <Below>{translate('office.sites.more_owners', { smart_count: more })}</Below>}
    </>
  );
};

const Below = ({ children }: { readonly children: ReactNode }) => (
  <Typography component="div" variant="body2" sx={{ color: 'text.secondary' }}>
    {children}
  </Typography>
);

/** The sites of the installation on which this person may see them. */
export const SiteList = () => (
  <OfficeList
    filters={filters}
    sort={{ field: 'id', order: 'ASC' }}
    actions={<Actions />}
    cards={{
      primaryText: (row: SiteRow) => (
        <CardHead name={row.name}>
          <Enter row={row} />
        </CardHead>
      ),
      secondaryText: (row: SiteRow) => (
        <>
          {row.id} · {row.code} · {row.currencies.join(' · ')}
          <Hosts row={row} />
        </>
      ),
      linkType: false,
    }}
  >
    <DataTable.Col source="id" />
    <DataTable.Col
      source="name"
      disableSort
      render={(row: SiteRow) => (
        <>
          {row.name}
          <Below>{row.code}</Below>
        </>
      )}
    />
    <DataTable.Col source="hosts" disableSort render={(row: SiteRow) => <Hosts row={row} />} />
    <DataTable.Col source="currencies" disableSort render={(row: SiteRow) => <Market row={row} />} />
    <DataTable.Col
      source="time_zone"
      disableSort
      render={(row: SiteRow) => (
        <>
          {row.time_zone}
          <Below>
            <Instant at={row.created_at} />
          </Below>
        </>
      )}
    />
    <DataTable.Col source="owners" disableSort render={(row: SiteRow) => <Owners row={row} />} />
    <DataTable.Col source="office" disableSort render={(row: SiteRow) => <Enter row={row} />} />
  </OfficeList>
);
