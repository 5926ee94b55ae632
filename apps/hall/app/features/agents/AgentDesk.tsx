import type { AgentApplication } from '@pavilion/contract/agents';
import { useTranslation } from '../../i18n/texts.ts';
import { useInstant } from '../../site/useInstant.ts';
import { Button } from '../../ui/Button.tsx';
import { EmptyScene } from '../../ui/EmptyScene.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { AgentCentre } from './AgentCentre.tsx';
import { ApplicationForm } from './ApplicationForm.tsx';
import { useAgentState } from './model/useApplication.ts';
import { ServiceLink } from './ServiceLink.tsx';

/** What was said in an application, for whoever waits for its answer. */
const Said = ({ application }: { readonly application: AgentApplication }) => {
  const { t } = useTranslation();
  const show = useInstant();
  const rows = [
    [t('agent.sent_at'), show(application.created_at)],
    [t('agent.reach'), t(`signup.field.${application.contact_by}`)],
    [t('agent.words'), application.plan],
  ] as const;
  return (
    <dl className="mx-auto w-full max-w-xl rounded-card bg-raised px-5 py-2 text-sm ring-1 ring-line ring-inset">
      {rows.map(([label, value]) => (
        <div
          key={label}
          className="grid gap-x-6 gap-y-1 border-line border-b py-3 last:border-b-0 sm:grid-cols-[9rem_1fr]"
        >
          <dt className="text-text-2">{label}</dt>
          <dd className="min-w-0 whitespace-pre-line break-words">{value}</dd>
        </div>
      ))}
    </dl>
  );
};

const Refused = ({
  application,
  from,
}: {
  readonly application: AgentApplication;
  readonly from: string | null;
}) => {
  const { t } = useTranslation();
  const show = useInstant();
  const reason = application.refusal === null ? '' : t(`agent.refusal_${application.refusal}`);
  const again = from === null ? '' : t('agent.again_from', { time: show(from) });
  return (
    <EmptyScene scene="empty" title={t('agent.refused_title')} text={`${reason} ${again}`}>
      <ServiceLink />
    </EmptyScene>
  );
};

/**
 * The agent centre (spec §2): for agents what they work with, for everybody else the application to become one, and what
 * became of it.
 */
export const AgentDesk = () => {
  const { t } = useTranslation();
  const state = useAgentState();
  if (state.isLoadingError) {
    return (
      <EmptyScene scene="failed" title={t('agent.failed')}>
        <Button onClick={() => void state.refetch()}>{t('member.retry')}</Button>
      </EmptyScene>
    );
  }
  if (!state.data) return <Skeleton className="h-96 w-full max-w-xl" />;
  const { standing, application, apply_from: from } = state.data;
  switch (standing) {
    case 'agent':
      return <AgentCentre />;
    case 'waiting':
      return (
        <>
          <EmptyScene scene="waiting" title={t('agent.waiting_title')} text={t('agent.waiting_text')} />
          {application && <Said application={application} />}
        </>
      );
    case 'refused_lately':
      return application && <Refused application={application} from={from} />;
    case 'may_not':
      return (
        <EmptyScene scene="empty" title={t('agent.may_not_title')} text={t('agent.may_not_text')}>
          <ServiceLink />
        </EmptyScene>
      );
    case 'may_apply':
      return <ApplicationForm />;
  }
};
