import { TextField } from '@mui/material';
import {
  type AgentDomain,
  agentDomainAdd,
  agentDomainRemove,
  agentHostSchema,
} from '@pavilion/contract/office';
import { useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { useMayDo } from '../../session/useSession.ts';
import { DeedDialog } from '../../ui/DeedDialog.tsx';
import { OpeningButton } from '../../ui/OpeningButton.tsx';
import { useDeed } from '../../ui/useDeed.ts';

interface Agent {
  readonly id: number;
  readonly account: string;
}

interface DialogProps {
  /** Whose domain it will be; somebody whose number is asked for where there is none. */
  readonly agent: Agent | undefined;
  readonly onClose: () => void;
}

/** The server keeps names as they are resolved: other scripts as punycode. */
const resolvedName = (typed: string): string => {
  try {
    return new URL(`http://${typed.trim()}`).hostname;
  } catch {
    return typed;
  }
};

const AddDialog = ({ agent, onClose }: DialogProps) => {
  const translate = useTranslate();
  const notify = useNotify();
  const [typedId, setTypedId] = useState('');
  const [host, setHost] = useState('');
  const add = useDeed(agentDomainAdd, () => notify('office.deed.done', { type: 'success' }));
  const agentId = agent?.id ?? Number(typedId);
  const name = resolvedName(host);
  const isHost = !/[/:@]/.test(host) && agentHostSchema.safeParse(name).success;
  return (
    <DeedDialog
      title={
        agent === undefined
          ? translate('office.agents.domain_add')
          : `${translate('office.agents.domain_add')} · ${agent.account}`
      }
      text={translate('office.agents.domain_add_text')}
      confirm={translate('office.agents.domain_add')}
      asksReason
      isReady={isHost && Number.isSafeInteger(agentId) && agentId > 0}
      run={(reason) => add.mutateAsync({ agent_id: agentId, host: name, reason })}
      onClose={onClose}
    >
      {agent === undefined && (
        <TextField
          label={translate('office.agents.agent_id')}
          value={typedId}
          onChange={(event) => setTypedId(event.target.value.replaceAll(/\D/g, ''))}
          required
          slotProps={{ htmlInput: { inputMode: 'numeric', maxLength: 10 } }}
        />
      )}
      <TextField
        label={translate('resources.agentDomains.fields.host')}
        helperText={translate(
          host !== '' && !isHost ? 'office.agents.host_wrong' : 'office.agents.host_hint',
        )}
        error={host !== '' && !isHost}
        value={host}
        onChange={(event) => setHost(event.target.value)}
        required
        slotProps={{ htmlInput: { spellCheck: false, autoCapitalize: 'none', maxLength: 253 } }}
      />
    </DeedDialog>
  );
};

/** The button that gives an agent a host name. */
export const AddDomain = ({ agent }: { readonly agent?: Agent }) => {
  const translate = useTranslate();
  const mayManage = useMayDo('agents.manage');
  if (!mayManage) return null;
  return (
    <OpeningButton
      variant="outlined"
      size="small"
      dialog={(close) => <AddDialog agent={agent} onClose={close} />}
    >
      {translate('office.agents.domain_add')}
    </OpeningButton>
  );
};

export const RemoveDomain = ({ domain: { host, agent } }: { readonly domain: AgentDomain }) => {
  const translate = useTranslate();
  const notify = useNotify();
  const mayManage = useMayDo('agents.manage');
  const remove = useDeed(agentDomainRemove, () => notify('office.deed.done', { type: 'success' }));
  if (!mayManage) return null;
  return (
    <OpeningButton
      size="small"
      color="error"
      aria-label={translate('office.agents.domain_remove_named', { host })}
      dialog={(close) => (
        <DeedDialog
          title={translate('office.agents.domain_remove_named', { host })}
          text={translate('office.agents.domain_remove_text', { account: agent.account })}
          confirm={translate('office.agents.domain_remove')}
          tone="error"
          asksReason
          run={(reason) => remove.mutateAsync({ host, reason })}
          onClose={close}
        />
      )}
    >
      {translate('office.agents.domain_remove')}
    </OpeningButton>
  );
};
