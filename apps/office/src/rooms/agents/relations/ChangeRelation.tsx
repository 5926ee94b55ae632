import { Box, Button, Stack, TextField, Typography } from '@mui/material';
import { type RelationLook, relationLook, relationOne, relationPropose } from '@pavilion/contract/office';
import { useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { callOffice } from '../../../api/callOffice.ts';
import { useMayDo } from '../../../session/useSession.ts';
import { DeedDialog } from '../../../ui/DeedDialog.tsx';
import { Money } from '../../../ui/Money.tsx';
import { OpeningButton } from '../../../ui/OpeningButton.tsx';
import { Facts } from '../../../ui/Panel.tsx';
import { Refusal } from '../../../ui/Refusal.tsx';
import { RowLink } from '../../../ui/RowLink.tsx';
import { useDeed } from '../../../ui/useDeed.ts';
import { useSubmit } from '../../../ui/useSubmit.ts';
import { CycleName } from '../settlement/CycleName.tsx';

interface Member {
  readonly id: number;
  readonly account: string;
}

/** From when, who and what moves along, and what stays. */
const Preview = ({ look }: { readonly look: RelationLook }) => {
  const translate = useTranslate();
  const name = (one: Member | null): string => one?.account ?? translate('office.relation.nobody');
  return (
    <Stack sx={{ gap: 1 }}>
      <Facts
        facts={[
          {
            label: translate('office.relation.change'),
            value: `${name(look.before)} → ${name(look.after)}`,
          },
          { label: translate('office.plan.from'), value: look.from },
          {
            label: translate('office.relation.along'),
            value: translate('office.relation.along_count', { members: look.members, agents: look.agents }),
          },
          {
            label: translate('office.relation.carry'),
            value: <Money amount={look.carry} currency={look.currency} />,
          },
          {
            label: translate('office.relation.debt'),
            value: <Money amount={look.debt} currency={look.currency} />,
          },
        ]}
      />
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {translate('office.relation.along_text')}
      </Typography>
      {look.bills.length > 0 && (
        <Box>
          <Typography variant="body2">{translate('office.relation.bills')}</Typography>
          {look.bills.map(({ id, agent, cycle, payable }) => (
            <Box key={id}>
              <RowLink to={`/settlement/bills/${id}`}>{agent.account}</RowLink> · <CycleName cycle={cycle} />{' '}
              · <Money amount={payable} currency={look.currency} />
            </Box>
          ))}
        </Box>
      )}
    </Stack>
  );
};

const ChangeDialog = ({ member, onClose }: { readonly member: Member; readonly onClose: () => void }) => {
  const translate = useTranslate();
  const notify = useNotify();
  const [requestId] = useState(() => crypto.randomUUID());
  const [typed, setTyped] = useState('');
  const [look, setLook] = useState<RelationLook>();
  const propose = useDeed(relationPropose, () => notify('office.deed.proposed', { type: 'info' }));
  const asking = useSubmit(async () => {
    setLook(undefined);
    const account = typed.trim();
    const agent = account === '' ? null : (await callOffice(relationOne, { account })).member;
    setLook(await callOffice(relationLook, { member_id: member.id, agent_id: agent?.id ?? null }));
  });
  return (
    <DeedDialog
      title={`${translate('office.relation.move')} · ${member.account}`}
      text={translate('office.relation.move_text')}
      confirm={translate('office.relation.propose')}
      asksReason
      isReady={look !== undefined}
      run={async (reason) => {
        if (look !== undefined)
          await propose.mutateAsync({
            member_id: member.id,
            agent_id: look.after?.id ?? null,
            reason,
            request_id: requestId,
          });
      }}
      onClose={onClose}
    >
      <Stack direction="row" sx={{ gap: 1, alignItems: 'start' }}>
        <TextField
          fullWidth
          label={translate('office.relation.new_agent')}
          helperText={translate('office.relation.new_agent_hint')}
          value={typed}
          onChange={(event) => {
            setTyped(event.target.value);
            setLook(undefined);
          }}
          slotProps={{ htmlInput: { maxLength: 60, autoCapitalize: 'none', spellCheck: false } }}
        />
        <Button
          variant="outlined"
          loading={asking.isBusy}
          onClick={() => void asking.submit()}
          sx={{ marginTop: 1 }}
        >
          {translate('office.relation.look')}
        </Button>
      </Stack>
      <Refusal failure={asking.failure} />
      {look !== undefined && <Preview look={look} />}
    </DeedDialog>
  );
};

/** Proposes another place in the tree, after a look at what it would do. */
export const ChangeRelation = ({ member }: { readonly member: Member }) => {
  const translate = useTranslate();
  const mayMove = useMayDo('agents.move');
  if (!mayMove) return null;
  return (
    <OpeningButton
      size="small"
      variant="outlined"
      dialog={(close) => <ChangeDialog member={member} onClose={close} />}
    >
      {translate('office.relation.move')}
    </OpeningButton>
  );
};
