import type { DataOf } from '@pavilion/contract';
import { agentBlockedCodes } from '@pavilion/contract/agents';
import { recommendBlockedCodes, recommendProject } from '@pavilion/contract/recommend';
import IconShare from '~icons/lucide/share-2';
import { useCallQuery } from '../../api/useCall.ts';
import { useTranslation } from '../../i18n/texts.ts';
import type { Session } from '../../session/session.ts';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { EmptyScene } from '../../ui/EmptyScene.tsx';
import { Money } from '../../ui/Money.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { CopyButton } from '../secondFactors/CopyButton.tsx';
import { AgentEntry } from './AgentEntry.tsx';
import { type AgentStanding, useAgentStanding } from './model/useOffered.ts';
import { RuleList } from './RuleList.tsx';
import { StatRow } from './StatRow.tsx';

export type Project = DataOf<typeof recommendProject>;

const Copied = ({
  label,
  text,
  field,
}: {
  readonly label: string;
  readonly text: string;
  readonly field: string;
}) => (
  <div className="rounded-control bg-ground py-1 pr-1 pl-4 ring-1 ring-line ring-inset">
    <p className="pt-1.5 text-text-3 text-xs">{label}</p>
    <div className="flex items-center gap-2">
      <span data-field={field} className="tnum min-w-0 flex-1 break-all font-semibold text-sm">
        {text}
      </span>
      <CopyButton text={text} />
    </div>
  </div>
);

/** The link to hand on, in every form: to scan, to copy, to share by whatever the device has. */
const Invitation = ({ project }: { readonly project: Project }) => {
  const { t } = useTranslation();
  const { link, qr, recommend_code: code } = project;
  // Whoever closes the device's own sheet has changed their mind; nothing is to be said then.
  const share = (): Promise<void> =>
    navigator.share({ title: t('recommend.invite'), url: link }).catch(() => undefined);
  return (
    <section className="flex flex-col gap-5 rounded-card bg-raised p-5 ring-1 ring-line ring-inset sm:flex-row">
      <img
        src={`data:image/svg+xml;utf8,${encodeURIComponent(qr)}`}
        alt={t('recommend.qr')}
        width="176"
        height="176"
        className="mx-auto size-44 shrink-0 rounded-control bg-white sm:mx-0"
      />
      <div className="flex min-w-0 flex-1 flex-col gap-3">
        <div>
          <h2 className="font-semibold text-base">{t('recommend.invite')}</h2>
          <p className="mt-1 text-sm text-text-2">{t('recommend.invite_text')}</p>
        </div>
        <Copied label={t('recommend.link')} text={link} field="link" />
        <Copied label={t('recommend.code')} text={code} field="recommend_code" />
        {'share' in navigator && (
          <Button tone="main" className="sm:self-start" onClick={() => void share()}>
            <IconShare aria-hidden className="size-4" />
            {t('recommend.share')}
          </Button>
        )}
      </div>
    </section>
  );
};

/** Why there is no project here: an agent has another one, or the house offers none to this member. */
const NoProject = ({ words, retry }: { readonly words: string | null; readonly retry: () => void }) => {
  const { t } = useTranslation();
  if (words === null) {
    return (
      <EmptyScene scene="bridge" title={t('recommend.failed')}>
        <Button onClick={retry}>{t('member.retry')}</Button>
      </EmptyScene>
    );
  }
  return (
    <EmptyScene scene="moon" title={t('recommend.closed_title')} text={words}>
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
  if (project.isError) {
    const words = project.error.kind === 'refused' ? project.error.message : null;
    return <NoProject words={words} retry={() => void project.refetch()} />;
  }
  if (!project.data) return <Skeleton className="h-96 w-full max-w-3xl" />;
  const { currency, friends, awarded, awarded_30_days: lately } = project.data;
  const stats = [
    { key: 'friends', label: t('recommend.search'), value: friends },
    { key: 'awarded', label: t('recommend.awarded'), value: <Money amount={awarded} currency={currency} /> },
    { key: 'lately', label: t('recommend.lately'), value: <Money amount={lately} currency={currency} /> },
  ];
  return (
    <div className="flex max-w-3xl flex-col gap-4">
      <Invitation project={project.data} />
      <StatRow stats={stats} />
      <RuleList project={project.data} />
      {isOpenTo(standing) && <AgentEntry waits={standing === agentBlockedCodes.waiting} />}
    </div>
  );
};

const AgentsProject = () => {
  const { t } = useTranslation();
  return (
    <EmptyScene scene="lantern" title={t('recommend.agent_only_title')} text={t('recommend.agent_only_text')}>
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
