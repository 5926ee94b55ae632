import { Box, Breadcrumbs, Card, CardContent, LinearProgress, Stack, Typography } from '@mui/material';
import { type AgentOne, type AgentRow, agentList } from '@pavilion/contract/office';
import { useRecordContext, useTranslate } from 'react-admin';
import { useMayDo } from '../../session/useSession.ts';
import { Columns } from '../../ui/Columns.tsx';
import { Instant } from '../../ui/Instant.tsx';
import { Money } from '../../ui/Money.tsx';
import { OnePage } from '../../ui/OnePage.tsx';
import { Facts, Nothing, Panel } from '../../ui/Panel.tsx';
import { PlainTable } from '../../ui/PlainTable.tsx';
import { Refusal } from '../../ui/Refusal.tsx';
import { RowLink } from '../../ui/RowLink.tsx';
import { useAnswer } from '../../ui/useAnswer.ts';
import { AgentStanding } from './AgentList.tsx';
import { CodeState } from './CodeState.tsx';
import { AddDomain, RemoveDomain } from './DomainDeeds.tsx';
import { QuotaDeed } from './QuotaDeed.tsx';

const AgentTitle = () => {
  const translate = useTranslate();
  const agent = useRecordContext<AgentOne>();
  return <span>{translate('office.agents.one', { account: agent?.account ?? '' })}</span>;
};

const Head = ({ agent }: { readonly agent: AgentOne }) => {
  const translate = useTranslate();
  const seesMembers = useMayDo('members.read');
  const seesBills = useMayDo('settlement.read');
  return (
    <Card>
      <CardContent>
        <Stack sx={{ gap: 0.5 }}>
          {agent.path.length > 0 && (
            <Breadcrumbs aria-label={translate('office.agents.path')}>
              {agent.path.map(({ id, account }) => (
                <RowLink key={id} to={`/agents/${id}/show`}>
                  {account}
                </RowLink>
              ))}
              <span>{agent.account}</span>
            </Breadcrumbs>
          )}
          <Stack direction="row" sx={{ gap: 1.5, alignItems: 'center', flexWrap: 'wrap' }}>
            <Typography component="span" sx={{ fontSize: 24, fontWeight: 700 }}>
              {agent.account}
            </Typography>
            <AgentStanding agent={agent} />
          </Stack>
          <Stack direction="row" sx={{ gap: 2, flexWrap: 'wrap', color: 'text.secondary' }}>
            <span>ID {agent.id}</span>
            <span>{agent.currency}</span>
            <span>{translate('office.agents.level', { level: agent.level })}</span>
            <span>
              {translate('resources.agents.fields.joined_at')} <Instant at={agent.joined_at} />
            </span>
            {seesMembers && (
              <RowLink to={`/members/${agent.id}/show`}>{translate('office.agents.as_member')}</RowLink>
            )}
            {seesBills && (
              <RowLink to={`/settlement/agents/${agent.id}/bills`}>
                {translate('office.signal.bills')}
              </RowLink>
            )}
            <RowLink to={`/agents/relations?account=${encodeURIComponent(agent.account)}`}>
              {translate('office.agents.tab_relations')}
            </RowLink>
          </Stack>
          <Box>
            <QuotaDeed agent={agent} />
          </Box>
        </Stack>
      </CardContent>
    </Card>
  );
};

type Brought = AgentOne['line'];

/** What members brought, those right below and the whole line beside them. */
const BroughtPanel = ({ agent }: { readonly agent: AgentOne }) => {
  const translate = useTranslate();
  const money = (amount: string) => <Money amount={amount} currency={agent.currency} />;
  const rows: readonly { readonly name: string; readonly of: (brought: Brought) => React.ReactNode }[] = [
    { name: 'members', of: ({ members }) => members },
    { name: 'members_30_days', of: ({ members_30_days: count }) => count },
    { name: 'agents', of: ({ agents }) => agents },
    { name: 'depositors', of: ({ depositors }) => depositors },
    { name: 'deposited', of: ({ deposited }) => money(deposited) },
    { name: 'withdrawn', of: ({ withdrawn }) => money(withdrawn) },
  ];
  return (
    <Panel title={translate('office.agents.brought')}>
      <PlainTable
        label={translate('office.agents.brought')}
        rows={rows}
        keyOf={({ name }) => name}
        columns={[
          {
            label: translate('office.agents.figure'),
            cell: ({ name }) => translate(`resources.agents.fields.${name}`),
          },
          { label: translate('office.agents.direct'), cell: ({ of }) => of(agent), end: true },
          { label: translate('office.agents.line'), cell: ({ of }) => of(agent.line), end: true },
        ]}
      />
      <Typography variant="body2" sx={{ color: 'text.secondary', marginTop: 1 }}>
        {translate('office.agents.brought_text')}
      </Typography>
    </Panel>
  );
};

const belowShown = 50;

/** The agents directly below; the list has the rest. */
const Below = ({ agent }: { readonly agent: AgentOne }) => {
  const translate = useTranslate();
  const below = useAnswer(agentList, { filter: { under: agent.id }, perPage: belowShown });
  const rows: readonly AgentRow[] = below.data?.rows ?? [];
  return (
    <Panel title={translate('office.agents.below')}>
      <Refusal failure={below.error} />
      {below.isPending && <LinearProgress aria-label={translate('ra.page.loading')} />}
      {below.data !== undefined && rows.length === 0 && (
        <Nothing text={translate('office.agents.none_below')} />
      )}
      {rows.length > 0 && (
        <PlainTable
          label={translate('office.agents.below')}
          rows={rows}
          keyOf={({ id }) => id}
          columns={[
            {
              label: translate('resources.agents.fields.account'),
              cell: ({ id, account }) => <RowLink to={`/agents/${id}/show`}>{account}</RowLink>,
            },
            {
              label: translate('resources.agents.fields.members'),
              cell: ({ members }) => members,
              end: true,
            },
            {
              label: translate('resources.agents.fields.deposited'),
              cell: ({ deposited, currency }) => <Money amount={deposited} currency={currency} />,
              end: true,
            },
          ]}
        />
      )}
      {(below.data?.total ?? 0) > belowShown && (
        <RowLink to={`/agents?filter=${encodeURIComponent(JSON.stringify({ under: agent.id }))}`}>
          {translate('office.agents.all_below', { count: below.data?.total ?? 0 })}
        </RowLink>
      )}
    </Panel>
  );
};

const Codes = ({ agent }: { readonly agent: AgentOne }) => {
  const translate = useTranslate();
  return (
    <Panel title={translate('office.agents.tab_codes')}>
      {agent.codes.length === 0 ? (
        <Nothing text={translate('office.agents.no_codes')} />
      ) : (
        <PlainTable
          label={translate('office.agents.tab_codes')}
          rows={agent.codes}
          keyOf={({ code }) => code}
          columns={[
            { label: translate('resources.agentCodes.fields.code'), cell: ({ code }) => code },
            {
              label: translate('resources.agentCodes.fields.joined'),
              cell: ({ joined }) => joined,
              end: true,
            },
            {
              label: translate('resources.agentCodes.fields.is_open'),
              cell: (code) => <CodeState code={code} />,
            },
          ]}
        />
      )}
    </Panel>
  );
};

const Domains = ({ agent }: { readonly agent: AgentOne }) => {
  const translate = useTranslate();
  return (
    <Panel title={translate('office.agents.tab_domains')} actions={<AddDomain agent={agent} />}>
      {agent.domains.length === 0 ? (
        <Nothing text={translate('office.agents.no_domains')} />
      ) : (
        <Facts
          facts={agent.domains.map((domain) => ({
            label: domain.host,
            value: (
              <Stack direction="row" sx={{ gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
                <span>{translate('office.agents.joined', { count: domain.joined })}</span>
                <RemoveDomain domain={domain} />
              </Stack>
            ),
          }))}
        />
      )}
    </Panel>
  );
};

const Agent = () => {
  const agent = useRecordContext<AgentOne>();
  if (agent === undefined) return null;
  return (
    <Stack sx={{ gap: 2 }}>
      <Head agent={agent} />
      <Columns>
        <Stack sx={{ gap: 2 }}>
          <BroughtPanel agent={agent} />
          <Domains agent={agent} />
        </Stack>
        <Stack sx={{ gap: 2 }}>
          <Below agent={agent} />
          <Codes agent={agent} />
        </Stack>
      </Columns>
    </Stack>
  );
};

/** The page of an agent: who stands above and below, what came of it, and by what members come. */
export const AgentPage = () => (
  <OnePage title={<AgentTitle />}>
    <Agent />
  </OnePage>
);
