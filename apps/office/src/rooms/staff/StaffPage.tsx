import { Card, CardContent, Chip, Stack, Typography } from '@mui/material';
import type { StaffOne } from '@pavilion/contract/office';
import { useRecordContext, useTranslate } from 'react-admin';
import { Columns } from '../../ui/Columns.tsx';
import { Device } from '../../ui/Device.tsx';
import { Instant } from '../../ui/Instant.tsx';
import { OnePage } from '../../ui/OnePage.tsx';
import { Facts, Nothing, Panel } from '../../ui/Panel.tsx';
import { PlainTable } from '../../ui/PlainTable.tsx';
import { useRoleName } from './roleName.ts';
import { StaffDeeds } from './StaffDeeds.tsx';

const StaffTitle = () => {
  const translate = useTranslate();
  const person = useRecordContext<StaffOne>();
  return <span>{translate('office.staff.one', { account: person?.account ?? '' })}</span>;
};

const Sessions = ({ person }: { readonly person: StaffOne }) => {
  const translate = useTranslate();
  return (
    <Panel title={translate('office.session.open')}>
      {person.sessions.length === 0 ? (
        <Nothing text={translate('office.session.none')} />
      ) : (
        <PlainTable
          label={translate('office.session.open')}
          rows={person.sessions}
          keyOf={({ id }) => id}
          columns={[
            { label: translate('office.session.address'), cell: ({ address }) => address },
            { label: translate('office.session.started'), cell: ({ started_at: at }) => <Instant at={at} /> },
            {
              label: translate('office.session.last_seen'),
              cell: ({ last_seen_at: at }) => <Instant at={at} />,
            },
            {
              label: translate('office.session.device'),
              cell: ({ user_agent: agent }) => <Device agent={agent} />,
            },
          ]}
        />
      )}
    </Panel>
  );
};

const Person = () => {
  const translate = useTranslate();
  const roleName = useRoleName();
  const person = useRecordContext<StaffOne>();
  if (person === undefined) return null;
  const yesNo = (value: boolean): string => translate(value ? 'ra.boolean.true' : 'ra.boolean.false');
  return (
    <Stack sx={{ gap: 2 }}>
      <Card>
        <CardContent>
          <Stack
            direction={{ xs: 'column', md: 'row' }}
            sx={{ justifyContent: 'space-between', alignItems: { xs: 'stretch', md: 'center' }, gap: 2 }}
          >
            <Stack direction="row" sx={{ gap: 1.5, alignItems: 'center', flexWrap: 'wrap' }}>
              <Typography component="span" sx={{ fontSize: 24, fontWeight: 700 }}>
                {person.account}
              </Typography>
              <Chip
                size="small"
                variant="outlined"
                color={person.enabled ? 'success' : 'error'}
                label={translate(person.enabled ? 'office.staff.open' : 'office.staff.closed')}
              />
            </Stack>
            <StaffDeeds person={person} />
          </Stack>
        </CardContent>
      </Card>
      <Columns>
        <Panel title={translate('office.staff.facts')}>
          <Facts
            facts={[
              {
                label: translate('resources.staff.fields.roles'),
                value: person.roles.map(roleName).join(' · ') || '–',
              },
              {
                label: translate('office.staff.everywhere'),
                value: person.roles_everywhere.map(roleName).join(' · ') || '–',
              },
              { label: translate('resources.staff.fields.mail'), value: person.mail ?? '–' },
              { label: translate('office.staff.has_factor'), value: yesNo(person.has_factor) },
              {
                label: translate('office.staff.one_time_password'),
                value: yesNo(person.must_change_password),
              },
              {
                label: translate('resources.staff.fields.last_login_at'),
                value: <Instant at={person.last_login_at} none={translate('office.staff.never')} />,
              },
              {
                label: translate('resources.staff.fields.created_at'),
                value: <Instant at={person.created_at} />,
              },
            ]}
          />
        </Panel>
        <Sessions person={person} />
      </Columns>
    </Stack>
  );
};

export const StaffPage = () => (
  <OnePage title={<StaffTitle />}>
    <Person />
  </OnePage>
);
