import {
  type AgentContact,
  agentContactLength,
  agentPlanLength,
  agentRegister,
  agentRegisterState,
} from '@pavilion/contract/agents';
import { applyForAgentCheck } from '@pavilion/contract/recommend';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { callApi } from '../../../api/client.ts';
import { isCallFailure } from '../../../api/failure.ts';
import { failureText } from '../../../api/failureText.ts';
import { useCallQuery } from '../../../api/useCall.ts';
import { useTranslation } from '../../../i18n/texts.ts';
import { onMemberEvent } from '../../../realtime/realtime.ts';
import { showToast } from '../../../ui/toast.ts';

/** How the member stands with the agents, live: staff answer while the page is open. */
export const useAgentState = () => {
  const client = useQueryClient();
  const state = useCallQuery(agentRegisterState, {});
  useEffect(
    () =>
      onMemberEvent('profile_updated', () => {
        void client.invalidateQueries({ queryKey: [agentRegisterState.path] });
      }),
    [client],
  );
  return state;
};

interface Problems {
  readonly contact?: true;
  readonly plan?: true;
}

const isWithin = (text: string, { min, max }: { readonly min: number; readonly max: number }): boolean =>
  text.length >= min && text.length <= max;

/** The application form's state: where to reach the member, and what the member means to do. */
export const useApplicationForm = () => {
  const { t } = useTranslation();
  const client = useQueryClient();
  const [by, setBy] = useState<AgentContact>('member_phone');
  const [contact, setContact] = useState('');
  const [plan, setPlan] = useState('');
  const [problems, setProblems] = useState<Problems>({});
  const [refusal, setRefusal] = useState<string | null>(null);
  const [sending, setSending] = useState(false);
  /** The same content sent again, after a lost answer, is the same request; other content is another. */
  const sent = useRef<{ content: string; id: string } | null>(null);

  const requestIdOf = (content: string): string => {
    if (sent.current?.content !== content) sent.current = { content, id: crypto.randomUUID() };
    return sent.current.id;
  };

  const submit = async (): Promise<void> => {
    if (sending) return;
    const given = { contact_by: by, contact: contact.trim(), plan: plan.trim() };
    const found: Problems = {
      ...(isWithin(given.contact, agentContactLength) ? {} : { contact: true }),
      ...(isWithin(given.plan, agentPlanLength) ? {} : { plan: true }),
    };
    setProblems(found);
    setRefusal(null);
    if (found.contact || found.plan) return;
    setSending(true);
    try {
      await callApi(agentRegister, { request_id: requestIdOf(JSON.stringify(given)), ...given });
      showToast({ kind: 'success', text: t('agent.sent') });
      void client.invalidateQueries({ queryKey: [applyForAgentCheck.path] });
      await client.invalidateQueries({ queryKey: [agentRegisterState.path] });
    } catch (error) {
      if (!isCallFailure(error)) throw error;
      setRefusal(failureText(error, t));
    } finally {
      setSending(false);
    }
  };

  return {
    by,
    chooseBy: setBy,
    contact,
    changeContact: (next: string) => {
      setContact(next);
      setProblems(({ contact: _contact, ...rest }) => rest);
    },
    plan,
    changePlan: (next: string) => {
      setPlan(next);
      setProblems(({ plan: _plan, ...rest }) => rest);
    },
    problems,
    refusal,
    sending,
    submit,
  };
};
