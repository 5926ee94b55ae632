import type { InputOf } from '@pavilion/contract';
import { agentRegister, agentRegisterState } from '@pavilion/contract/agents';
import { applyForAgentCheck } from '@pavilion/contract/recommend';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useForm } from 'react-hook-form';
import { callApi } from '../../../api/client.ts';
import { failureText } from '../../../api/failureText.ts';
import { useCallQuery } from '../../../api/useCall.ts';
import { useSending } from '../../../api/useSending.ts';
import { useTranslation } from '../../../i18n/texts.ts';
import { onMemberEvent } from '../../../realtime/realtime.ts';
import { judgedWhenSent } from '../../../ui/judgedWhenSent.ts';
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

type Application = Omit<InputOf<typeof agentRegister>, 'request_id'>;

const { contact: contactSchema, plan: planSchema } = agentRegister.body.shape;

/** The application form: where to reach the member, and what the member means to do. */
export const useApplicationForm = () => {
  const { t } = useTranslation();
  const client = useQueryClient();
  const { register, handleSubmit, clearErrors, formState } = useForm<Application>({
    ...judgedWhenSent,
    defaultValues: { contact_by: 'member_phone', contact: '', plan: '' },
  });
  /** The same content sent again, after a lost answer, is the same request; other content is another. */
  const sent = useRef<{ content: string; id: string } | null>(null);

  const requestIdOf = (content: string): string => {
    if (sent.current?.content !== content) sent.current = { content, id: crypto.randomUUID() };
    return sent.current.id;
  };

  const sending = useSending(async (application: Application) => {
    await callApi(agentRegister, { request_id: requestIdOf(JSON.stringify(application)), ...application });
    showToast({ kind: 'success', text: t('agent.sent') });
    void client.invalidateQueries({ queryKey: [applyForAgentCheck.path] });
    await client.invalidateQueries({ queryKey: [agentRegisterState.path] });
  });

  return {
    byInput: register('contact_by'),
    contactInput: register('contact', {
      validate: (typed) => contactSchema.safeParse(typed).success || t('agent.contact_problem'),
      onChange: () => clearErrors('contact'),
    }),
    planInput: register('plan', {
      validate: (typed) => planSchema.safeParse(typed).success || t('agent.plan_problem'),
      onChange: () => clearErrors('plan'),
    }),
    errorOf: (name: 'contact' | 'plan'): string | undefined => formState.errors[name]?.message,
    refusal: sending.failure && failureText(sending.failure, t),
    sending: sending.isPending,
    submit: handleSubmit(
      ({ contact_by, contact, plan }) =>
        sending.send({ contact_by, contact: contact.trim(), plan: plan.trim() }),
      sending.forget,
    ),
  };
};
