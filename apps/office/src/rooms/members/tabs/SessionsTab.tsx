import { Stack } from '@mui/material';
import { memberDevices, memberSessions, type OfficeMember } from '@pavilion/contract/office';
import { useTranslate } from 'react-admin';
import { callOffice } from '../../../api/callOffice.ts';
import { Answered } from '../../../ui/Answered.tsx';
import { Device } from '../../../ui/Device.tsx';
import { Instant } from '../../../ui/Instant.tsx';
import { MoreList } from '../../../ui/MoreList.tsx';
import { Nothing, Panel } from '../../../ui/Panel.tsx';
import { RowsOrCards } from '../../../ui/RowsOrCards.tsx';
import { useAnswer } from '../../../ui/useAnswer.ts';

const Devices = ({ id }: { readonly id: number }) => {
  const translate = useTranslate();
  const answer = useAnswer(memberDevices, { id });
  return (
    <Panel title={translate('office.member.devices')}>
      <Answered answer={answer}>
        {({ rows }) =>
          rows.length === 0 ? (
            <Nothing text={translate('office.member.no_devices')} />
          ) : (
            <RowsOrCards
              label={translate('office.member.devices')}
              rows={rows}
              keyOf={({ name }) => name}
              columns={[
                { label: translate('office.member.device'), cell: ({ name }) => <code>{name}</code> },
                {
                  label: translate('office.member.first_seen'),
                  cell: ({ first_seen_at: at }) => <Instant at={at} />,
                },
                {
                  label: translate('office.session.last_seen'),
                  cell: ({ last_seen_at: at }) => <Instant at={at} />,
                },
                {
                  label: translate('office.session.address'),
                  cell: ({ last_address: address }) => address ?? '–',
                },
              ]}
            />
          )
        }
      </Answered>
    </Panel>
  );
};

/** Where a member is and was logged in, and on what. */
export const SessionsTab = ({ member: { id } }: { readonly member: OfficeMember }) => {
  const translate = useTranslate();
  return (
    <Stack sx={{ gap: 2 }}>
      <Panel title={translate('office.members.sessions')}>
        <MoreList
          label={translate('office.members.sessions')}
          about={[memberSessions.path, id]}
          load={(cursor) => callOffice(memberSessions, { id, ...cursor })}
          none={translate('office.members.no_sessions')}
          keyOf={(session) => session.id}
          columns={[
            { label: translate('office.session.started'), cell: ({ started_at: at }) => <Instant at={at} /> },
            {
              label: translate('office.session.last_seen'),
              cell: ({ last_seen_at: at }) => <Instant at={at} />,
            },
            {
              label: translate('office.session.address'),
              cell: ({ address, country }) => (country === null ? address : `${address} · ${country}`),
            },
            {
              label: translate('office.session.device'),
              cell: ({ user_agent: agent }) => <Device agent={agent} />,
            },
            {
              label: translate('office.session.ended'),
              cell: ({ ended_at: at, end_reason: reason }) =>
                at === null ? (
                  translate('office.session.open')
                ) : (
                  <>
                    <Instant at={at} /> · {translate(`office.session_end.${reason}`, { _: reason })}
                  </>
                ),
            },
          ]}
        />
      </Panel>
      <Devices id={id} />
    </Stack>
  );
};
