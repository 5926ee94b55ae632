import { Button, FormControlLabel, Radio, RadioGroup, Stack, Typography } from '@mui/material';
import { type AgentRefusal, agentRefusals } from '@pavilion/contract/agents';
import {
  type AgentApplicationOne,
  agentApplicationApprove,
  agentApplicationRefuse,
} from '@pavilion/contract/office';
import { useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { useMayDo } from '../../session/useSession.ts';
import { DeedDialog } from '../../ui/DeedDialog.tsx';
import { useDeed } from '../../ui/useDeed.ts';

interface DecisionProps {
  readonly application: AgentApplicationOne;
}

const RefuseDialog = ({ application, onClose }: DecisionProps & { readonly onClose: () => void }) => {
  const translate = useTranslate();
  const notify = useNotify();
  const [refusal, setRefusal] = useState<AgentRefusal>();
  const refuse = useDeed(agentApplicationRefuse, () => notify('office.agents.refused', { type: 'success' }));
  return (
    <DeedDialog
      title={`${translate('office.agents.refuse')} · ${application.member.account}`}
      text={translate('office.agents.refuse_text')}
      confirm={translate('office.agents.refuse')}
      tone="error"
      isReady={refusal !== undefined}
      run={async () => {
        if (refusal !== undefined) await refuse.mutateAsync({ id: application.id, refusal });
      }}
      onClose={onClose}
    >
      <RadioGroup
        aria-label={translate('office.agents.refusal')}
        value={refusal ?? ''}
        onChange={(_event, chosen) => setRefusal(agentRefusals.find((one) => one === chosen))}
      >
        {agentRefusals.map((one) => (
          <FormControlLabel
            key={one}
            value={one}
            control={<Radio />}
            label={translate(`office.agents.refusal_${one}`)}
          />
        ))}
      </RadioGroup>
    </DeedDialog>
  );
};

/** Approve, or refuse for a reason that the member is told. */
export const ApplicationDecision = ({ application }: DecisionProps) => {
  const translate = useTranslate();
  const notify = useNotify();
  const mayDecide = useMayDo('agents.decide');
  const [asking, setAsking] = useState<'approve' | 'refuse'>();
  const approve = useDeed(agentApplicationApprove, () =>
    notify('office.agents.approved', { type: 'success' }),
  );
  const close = (): void => setAsking(undefined);
  if (application.state !== 'waiting') return null;
  if (!mayDecide)
    return <Typography sx={{ color: 'text.secondary' }}>{translate('office.agents.may_not')}</Typography>;
  return (
    <Stack direction="row" sx={{ gap: 1 }}>
      <Button variant="outlined" color="error" sx={{ flex: 1 }} onClick={() => setAsking('refuse')}>
        {translate('office.agents.refuse')}
      </Button>
      <Button variant="contained" sx={{ flex: 1 }} onClick={() => setAsking('approve')}>
        {translate('office.agents.approve')}
      </Button>
      {asking === 'approve' && (
        <DeedDialog
          title={`${translate('office.agents.approve')} · ${application.member.account}`}
          text={translate('office.agents.approve_text')}
          confirm={translate('office.agents.approve')}
          run={() => approve.mutateAsync({ id: application.id })}
          onClose={close}
        />
      )}
      {asking === 'refuse' && <RefuseDialog application={application} onClose={close} />}
    </Stack>
  );
};
