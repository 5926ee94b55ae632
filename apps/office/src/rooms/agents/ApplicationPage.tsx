import { Box, Button, Stack, Typography } from '@mui/material';
import { type AgentApplicationOne, agentApplicationContact } from '@pavilion/contract/office';
import { useState } from 'react';
import { ResourceContextProvider, useRecordContext, useTranslate } from 'react-admin';
import { useMayDo } from '../../session/useSession.ts';
import { Columns } from '../../ui/Columns.tsx';
import { DeedDialog } from '../../ui/DeedDialog.tsx';
import { Instant } from '../../ui/Instant.tsx';
import { Money } from '../../ui/Money.tsx';
import { OnePage } from '../../ui/OnePage.tsx';
import { PageHead } from '../../ui/PageHead.tsx';
import { Facts, Nothing, Panel } from '../../ui/Panel.tsx';
import { PlainTable } from '../../ui/PlainTable.tsx';
import { RowLink } from '../../ui/RowLink.tsx';
import { StateChip } from '../../ui/StateChip.tsx';
import { useDeed } from '../../ui/useDeed.ts';
import { ApplicationDecision } from './ApplicationDecision.tsx';

interface PartProps {
  readonly application: AgentApplicationOne;
}

const ApplicationTitle = () => {
  const translate = useTranslate();
  const application = useRecordContext<AgentApplicationOne>();
  return (
    <span>{translate('office.agents.application', { account: application?.member.account ?? '' })}</span>
  );
};

/** Masked until somebody who decides asks, with a reason; then in clear for as long as the page is open. */
const Contact = ({ application }: PartProps) => {
  const translate = useTranslate();
  const mayDecide = useMayDo('agents.decide');
  const [isAsking, setAsking] = useState(false);
  const [clear, setClear] = useState<string>();
  const reveal = useDeed(agentApplicationContact, ({ contact }) => setClear(contact));
  return (
    <Stack direction="row" sx={{ gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
      <span>
        {translate(`office.agents.contact_${application.contact_by}`)} · {clear ?? application.contact}
      </span>
      {mayDecide && clear === undefined && (
        <Button size="small" onClick={() => setAsking(true)}>
          {translate('office.members.reveal')}
        </Button>
      )}
      {isAsking && (
        <DeedDialog
          title={translate('office.members.reveal')}
          text={translate('office.members.reveal_text')}
          confirm={translate('office.members.reveal')}
          asksReason
          run={(reason) => reveal.mutateAsync({ id: application.id, reason })}
          onClose={() => setAsking(false)}
        />
      )}
    </Stack>
  );
};

const Given = ({ application }: PartProps) => {
  const translate = useTranslate();
  return (
    <Panel title={translate('office.agents.given')}>
      <Facts
        facts={[
          {
            label: translate('office.agents.contact'),
            value: <Contact key={application.id} application={application} />,
          },
          {
            label: translate('resources.applications.fields.plan'),
            value: <Box sx={{ whiteSpace: 'pre-wrap' }}>{application.plan}</Box>,
          },
          {
            label: translate('resources.applications.fields.created_at'),
            value: <Instant at={application.created_at} />,
          },
        ]}
      />
    </Panel>
  );
};

const Applicant = ({ application }: PartProps) => {
  const translate = useTranslate();
  const seesMembers = useMayDo('members.read');
  const { member, agent, currency } = application;
  return (
    <Panel title={translate('office.agents.applicant')}>
      <Facts
        facts={[
          {
            label: translate('resources.applications.fields.member'),
            value: (
              <Stack direction="row" sx={{ gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
                {seesMembers ? (
                  <RowLink to={`/members/${member.id}/show`}>{member.account}</RowLink>
                ) : (
                  member.account
                )}
                <StateChip kind="member" state={member.status} />
              </Stack>
            ),
          },
          {
            label: translate('resources.agents.fields.joined_at'),
            value: <Instant at={application.joined_at} />,
          },
          {
            label: translate('office.agents.above'),
            value: agent === null ? '–' : <RowLink to={`/agents/${agent.id}/show`}>{agent.account}</RowLink>,
          },
          { label: translate('office.agents.friends'), value: application.friends },
          {
            label: translate('resources.agents.fields.deposited'),
            value: <Money amount={application.deposited} currency={currency} />,
          },
          {
            label: translate('resources.agents.fields.withdrawn'),
            value: <Money amount={application.withdrawn} currency={currency} />,
          },
        ]}
      />
      {!application.may_recommend && (
        <Typography sx={{ color: 'warning.main', marginTop: 1 }}>
          {translate('office.agents.may_not_bring')}
        </Typography>
      )}
    </Panel>
  );
};

const Earlier = ({ application: { earlier } }: PartProps) => {
  const translate = useTranslate();
  return (
    <Panel title={translate('office.agents.earlier')}>
      {earlier.length === 0 ? (
        <Nothing text={translate('office.agents.no_earlier')} />
      ) : (
        <PlainTable
          label={translate('office.agents.earlier')}
          rows={earlier}
          keyOf={({ id }) => id}
          columns={[
            {
              label: translate('resources.applications.fields.created_at'),
              cell: ({ id, created_at: at }) => (
                <RowLink to={`/agents/applications/${id}`}>
                  <Instant at={at} />
                </RowLink>
              ),
            },
            {
              label: translate('resources.applications.fields.state'),
              cell: ({ state }) => <StateChip kind="application" state={state} />,
            },
            {
              label: translate('office.agents.refusal'),
              cell: ({ refusal }) => (refusal === null ? '–' : translate(`office.agents.refusal_${refusal}`)),
            },
          ]}
        />
      )}
    </Panel>
  );
};

const Application = () => {
  const translate = useTranslate();
  const application = useRecordContext<AgentApplicationOne>();
  if (application === undefined) return null;
  return (
    <Stack sx={{ gap: 2 }}>
      <PageHead>
        <Stack direction="row" sx={{ gap: 1.5, alignItems: 'center', flexWrap: 'wrap' }}>
          <Typography component="span" sx={{ fontSize: 24, fontWeight: 700 }}>
            {application.member.account}
          </Typography>
          <StateChip kind="application" state={application.state} />
          {application.decided_at !== null && (
            <Typography sx={{ color: 'text.secondary' }}>
              {application.decided_by} · <Instant at={application.decided_at} />
              {application.refusal !== null &&
                ` · ${translate(`office.agents.refusal_${application.refusal}`)}`}
            </Typography>
          )}
        </Stack>
        <ApplicationDecision application={application} />
      </PageHead>
      <Columns>
        <Given application={application} />
        <Stack sx={{ gap: 2 }}>
          <Applicant application={application} />
          <Earlier application={application} />
        </Stack>
      </Columns>
    </Stack>
  );
};

/** An application with what a judgement about a person needs. */
export const ApplicationPage = () => (
  <ResourceContextProvider value="applications">
    <OnePage title={<ApplicationTitle />}>
      <Application />
    </OnePage>
  </ResourceContextProvider>
);
