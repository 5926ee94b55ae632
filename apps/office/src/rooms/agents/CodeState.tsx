import { Button, Stack } from '@mui/material';
import { type AgentCode, agentCodeSet } from '@pavilion/contract/office';
import { useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { useMayDo } from '../../session/useSession.ts';
import { DeedDialog } from '../../ui/DeedDialog.tsx';
import { StateChip } from '../../ui/StateChip.tsx';
import { useDeed } from '../../ui/useDeed.ts';

/** Whether members join by a code, and the other way round for who may. */
export const CodeState = ({ code: { code, is_open: isOpen } }: { readonly code: AgentCode }) => {
  const translate = useTranslate();
  const notify = useNotify();
  const mayManage = useMayDo('agents.manage');
  const [isAsking, setAsking] = useState(false);
  const set = useDeed(agentCodeSet, () => notify('office.deed.done', { type: 'success' }));
  const word = isOpen ? 'code_close' : 'code_open';
  return (
    <Stack direction="row" sx={{ gap: 1, alignItems: 'center' }}>
      <StateChip kind="code" state={isOpen ? 'active' : 'disabled'} />
      {mayManage && (
        <Button size="small" color={isOpen ? 'error' : 'primary'} onClick={() => setAsking(true)}>
          {translate(`office.agents.${word}`)}
        </Button>
      )}
      {isAsking && (
        <DeedDialog
          title={`${translate(`office.agents.${word}`)} · ${code}`}
          text={translate(`office.agents.${word}_text`)}
          confirm={translate(`office.agents.${word}`)}
          tone={isOpen ? 'error' : 'primary'}
          asksReason
          run={(reason) => set.mutateAsync({ code, is_open: !isOpen, reason })}
          onClose={() => setAsking(false)}
        />
      )}
    </Stack>
  );
};
