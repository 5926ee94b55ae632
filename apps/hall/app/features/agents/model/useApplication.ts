import {
  type AgentContact,
  agentContactLength,
  agentPlanLength,
  agentRegister,
  agentRegisterState,
} from '@pavilion/contract/agents';
import { applyForAgentCheck } from '@pavilion/contract/recommend';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useForm } from 'react-hook-form';
import { callApi } from '../../../api/client.ts';
import { useCallQuery } from '../../../api/useCall.ts';
import { useDeed } from '../../../api/useDeed.ts';
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

const isWithin = (text: string, { min, max }: { readonly min: number; readonly max: number }): boolean =>
  text.length >= min && text.length <= max;

interface ApplicationValues {
  readonly contact_by: AgentContact;
  readonly contact: string;
  readonly plan: string;
}

/** The application form: where to reach the member, and what the member means to do. */
export const useApplicationForm = () => {
  const { t } = useTranslation();
  const client = useQueryClient();
  /** The same content sent again, after a lost answer, is the same request; other content is another. */
  const sent = useRef<{ content: string; id: string } | null>(null);
  const { register, handleSubmit, clearErrors, formState } = useForm<ApplicationValues>({
    defaultValues: { contact_by: 'member_phone', contact: '', plan: '' },
    reValidateMode: 'onSubmit',
  });

  const requestIdOf = (content: string): string => {
    if (sent.current?.content !== content) sent.current = { content, id: crypto.randomUUID() };
    return sent.current.id;
  };

  const apply = useDeed(async (given: ApplicationValues) => {
    await callApi(agentRegister, { request_id: requestIdOf(JSON.stringify(given)), ...given });
    showToast({ kind: 'success', text: t('agent.sent') });
    void client.invalidateQueries({ queryKey: [applyForAgentCheck.path] });
    await client.invalidateQueries({ queryKey: [agentRegisterState.path] });
  });

  const textInput = (name: 'contact' | 'plan', length: { readonly min: number; readonly max: number }) =>
    register(name, {
      validate: (typed) => isWithin(typed.trim(), length),
      onChange: () => clearErrors(name),
    });

  return {
    byInput: () => register('contact_by'),
    contactInput: () => textInput('contact', agentContactLength),
    planInput: () => textInput('plan', agentPlanLength),
    problems: formState.errors,
    refusal: apply.refusal,
    isBusy: apply.isBusy,
    submit: handleSubmit(async ({ contact_by, contact, plan }) => {
      await apply.start({ contact_by, contact: contact.trim(), plan: plan.trim() });
    }),
  };
};
