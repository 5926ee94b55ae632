import type { DataOf } from '@pavilion/contract';
import { agentBlockedCodes } from '@pavilion/contract/agents';
import { recommendBlockedCodes, recommendProject } from '@pavilion/contract/recommend';
import { useCallQuery } from '../../api/useCall.ts';
import { useTranslation } from '../../i18n/texts.ts';
import type { Session } from '../../session/session.ts';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { EmptyScene } from '../../ui/EmptyScene.tsx';
import { Money } from '../../ui/Money.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { AgentEntry } from './AgentEntry.tsx';
import { Copied, Invitation } from './Invitation.tsx';
import { type AgentStanding, useAgentStanding } from './model/useOffered.ts';
import { RuleList } from './RuleList.tsx';
import { StatRow } from './StatRow.tsx';

export type Project = DataOf<typeof recommendProject>;

/** Why there is no project here: an agent has another one, or the house offers none to this member. */
const NoProject = ({ words, retry }: { readonly words: string | null; readonly retry: () => void }) => {
  const { t } = useTranslation();
  if (words === null) {
    return (
      <EmptyScene scene="failed" title={t('recommend.failed')}>
        <Button onClick={retry}>{t('member.retry')}</Button>
      </EmptyScene>
    );
  }
  return (
    <EmptyScene scene="empty" title={t('recommend.closed_title')} text={words}>
      <ButtonLink to="/user/RecommendRecord">{t('recommend.to_record')}</ButtonLink>
    </EmptyScene>
  );
};

/** Whether the agent centre has something to say to a member: a form, or what became of it. */
const isOpenTo = (standing: AgentStanding | undefined): boolean =>
  standing !== undefined && standing !== recommendBlockedCodes.mayNotRecommend;

const OwnProject = ({ standing }: { readonly standing: AgentStanding | undefined }) => {
  const { t } = useTranslation();
  const project = useCallQuery(recommendProject, {});
  const words = project.error?.kind === 'refused' ? project.error.message : null;
  if (project.isLoadingError || words !== null) {
    return <NoProject words={words} retry={() => void project.refetch()} />;
  }
  if (!project.data) return <Skeleton className="h-96 w-full max-w-3xl" />;
  const {
    currency,
    friends,
    awarded,
    awarded_30_days: lately,
    link,
    qr,
    recommend_code: code,
  } = project.data;
  const stats = [
    { key: 'friends', label: t('recommend.search'), value: friends },
    { key: 'awarded', label: t('recommend.awarded'), value: <Money amount={awarded} currency={currency} /> },
    { key: 'lately', label: t('recommend.lately'), value: <Money amount={lately} currency={currency} /> },
  ];
  return (
    <div className="flex max-w-3xl flex-col gap-4">
      <Invitation title={t('recommend.invite')} text={t('recommend.invite_text')} link={link} qr={qr}>
        <Copied label={t('recommend.code')} text={code} field="recommend_code" />
      </Invitation>
      <StatRow stats={stats} />
      <RuleList project={project.data} />
      {isOpenTo(standing) && <AgentEntry waits={standing === agentBlockedCodes.waiting} />}
    </div>
  );
};

const AgentsProject = () => {
  const { t } = useTranslation();
  return (
    <EmptyScene scene="waiting" title={t('recommend.agent_only_title')} text={t('recommend.agent_only_text')}>
      <ButtonLink to="/proxy">{t('recommend.agent_centre')}</ButtonLink>
    </EmptyScene>
  );
};

/** What a member hands on to friends, what it has brought, and by which rules (spec §2 RecommendProject). */
export const ProjectDesk = ({ session }: { readonly session: Session }) => {
  const standing = useAgentStanding(session);
  if (standing === recommendBlockedCodes.isAgent) return <AgentsProject />;
  return <OwnProject standing={standing} />;
};
