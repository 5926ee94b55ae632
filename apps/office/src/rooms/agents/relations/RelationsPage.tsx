import { Box, Breadcrumbs, Button, Stack, TextField } from '@mui/material';
import { type RelationOne, relationOne } from '@pavilion/contract/office';
import { useState } from 'react';
import { Title, useTranslate } from 'react-admin';
import { useSearchParams } from 'react-router';
import { Answered } from '../../../ui/Answered.tsx';
import { Instant } from '../../../ui/Instant.tsx';
import { Nothing, Panel } from '../../../ui/Panel.tsx';
import { RowLink } from '../../../ui/RowLink.tsx';
import { RowsOrCards } from '../../../ui/RowsOrCards.tsx';
import { useAnswer } from '../../../ui/useAnswer.ts';
import { AgentTabs } from '../AgentTabs.tsx';
import { ChangeRelation } from './ChangeRelation.tsx';

const addressOf = (account: string): string => `/agents/relations?account=${encodeURIComponent(account)}`;

const Found = ({ found }: { readonly found: RelationOne }) => {
  const translate = useTranslate();
  const { member, path, history } = found;
  return (
    <Stack sx={{ gap: 2 }}>
      <Panel title={member.account} actions={<ChangeRelation key={member.id} member={member} />}>
        <Breadcrumbs aria-label={translate('office.agents.path')}>
          {path.map(({ id, account }) => (
            <RowLink key={id} to={addressOf(account)}>
              {account}
            </RowLink>
          ))}
          <span>{member.account}</span>
        </Breadcrumbs>
      </Panel>
      <Panel title={translate('office.relation.history')}>
        {history.length === 0 ? (
          <Nothing text={translate('office.relation.none')} />
        ) : (
          <RowsOrCards
            label={translate('office.relation.history')}
            rows={history}
            keyOf={({ from }) => from}
            columns={[
              {
                label: translate('office.relation.agent'),
                cell: ({ agent }) => agent?.account ?? translate('office.relation.nobody'),
              },
              {
                label: translate('office.relation.days'),
                cell: ({ from, to }) => `${from} – ${to ?? ''}`,
              },
              { label: translate('office.relation.decided_by'), cell: ({ decided_by: by }) => by },
              { label: translate('office.deed.reason'), cell: ({ reason }) => reason },
              {
                label: translate('office.relation.decided_at'),
                cell: ({ decided_at: at }) => <Instant at={at} />,
              },
            ]}
          />
        )}
      </Panel>
    </Stack>
  );
};

const Looked = ({ account }: { readonly account: string }) => {
  const answer = useAnswer(relationOne, { account });
  return <Answered answer={answer}>{(found) => <Found found={found} />}</Answered>;
};

/** Where a member stands and stood, and the way to another place. */
export const RelationsPage = () => {
  const translate = useTranslate();
  const [params, setParams] = useSearchParams();
  const account = params.get('account') ?? '';
  const [typed, setTyped] = useState(account);
  return (
    <Box sx={{ paddingTop: 2 }}>
      <Title title={translate('office.agents.tab_relations')} />
      <AgentTabs place="relations" />
      <Stack sx={{ gap: 2 }}>
        <Stack
          component="form"
          direction="row"
          sx={{ gap: 1, alignItems: 'center' }}
          onSubmit={(event) => {
            event.preventDefault();
            if (typed.trim() !== '') setParams({ account: typed.trim() });
          }}
        >
          <TextField
            size="small"
            label={translate('office.relation.account')}
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
            slotProps={{ htmlInput: { maxLength: 60, autoCapitalize: 'none', spellCheck: false } }}
          />
          <Button type="submit" variant="outlined">
            {translate('ra.action.search')}
          </Button>
        </Stack>
        {account === '' ? (
          <Nothing text={translate('office.relation.text')} />
        ) : (
          <Looked key={account} account={account} />
        )}
      </Stack>
    </Box>
  );
};
