import { MenuItem, TextField } from '@mui/material';
import { type AgentOne, quotaPropose } from '@pavilion/contract/office';
import { useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { useMayDo } from '../../session/useSession.ts';
import { DeedDialog } from '../../ui/DeedDialog.tsx';
import { OpeningButton } from '../../ui/OpeningButton.tsx';
import { useDeed } from '../../ui/useDeed.ts';

interface QuotaProps {
  readonly agent: Pick<AgentOne, 'id' | 'account' | 'currency'>;
}

const kinds = ['load', 'unload'] as const;

const QuotaDialog = ({ agent, onClose }: QuotaProps & { readonly onClose: () => void }) => {
  const translate = useTranslate();
  const notify = useNotify();
  const [requestId] = useState(() => crypto.randomUUID());
  const [kind, setKind] = useState<(typeof kinds)[number]>('load');
  const [amount, setAmount] = useState('');
  const propose = useDeed(quotaPropose, () => notify('office.deed.proposed', { type: 'info' }));
  return (
    <DeedDialog
      title={`${translate('office.agents.quota')} · ${agent.account}`}
      text={translate('office.agents.quota_text')}
      confirm={translate('office.agents.quota')}
      asksReason
      isReady={/^\d{1,15}(\.\d{1,2})?$/.test(amount) && /[1-9]/.test(amount)}
      run={(reason) =>
        propose.mutateAsync({ agent_id: agent.id, kind, amount, reason, request_id: requestId })
      }
      onClose={onClose}
    >
      <TextField
        select
        label={translate('office.agents.quota_kind')}
        value={kind}
        onChange={(event) => setKind(kinds.find((one) => one === event.target.value) ?? kind)}
      >
        {kinds.map((one) => (
          <MenuItem key={one} value={one}>
            {translate(`office.agents.quota_${one}`)}
          </MenuItem>
        ))}
      </TextField>
      <TextField
        label={`${translate('office.settlement.adjust_amount')} (${agent.currency})`}
        value={amount}
        onChange={(event) => setAmount(event.target.value.trim())}
        required
        slotProps={{ htmlInput: { inputMode: 'decimal', maxLength: 20 } }}
      />
    </DeedDialog>
  );
};

/** Proposes to load an agent's quota, or to take some back. */
export const QuotaDeed = ({ agent }: QuotaProps) => {
  const translate = useTranslate();
  const mayManage = useMayDo('agents.manage');
  if (!mayManage) return null;
  return (
    <OpeningButton
      size="small"
      variant="outlined"
      dialog={(close) => <QuotaDialog agent={agent} onClose={close} />}
    >
      {translate('office.agents.quota')}
    </OpeningButton>
  );
};
