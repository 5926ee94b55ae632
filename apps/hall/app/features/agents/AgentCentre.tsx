import { agentPromotion } from '@pavilion/contract/agents';
import { useSearchParams } from 'react-router';
import { useCallQuery } from '../../api/useCall.ts';
import { useTranslation } from '../../i18n/texts.ts';
import { Button } from '../../ui/Button.tsx';
import { EmptyScene } from '../../ui/EmptyScene.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { Tabs } from '../../ui/Tabs.tsx';
import { DownlinePanel } from './DownlinePanel.tsx';
import { PromotionPanel } from './PromotionPanel.tsx';
import { ServiceLink } from './ServiceLink.tsx';

/** Named as in the agent menu (spec §2 ProxyCenter). */
const pages = ['Promotion', 'DownlineInfo'] as const;
type Page = (typeof pages)[number];

const pageOf = (named: string | null): Page => pages.find((page) => page === named) ?? 'Promotion';

/** An agent whom staff have put out of service, or a line that is dead. */
const NoCentre = ({ words, retry }: { readonly words: string | null; readonly retry: () => void }) => {
  const { t } = useTranslation();
  if (words === null) {
    return (
      <EmptyScene scene="bridge" title={t('agent.centre_failed')}>
        <Button onClick={retry}>{t('member.retry')}</Button>
      </EmptyScene>
    );
  }
  return (
    <EmptyScene scene="moon" title={words} text={t('agent.closed_text')}>
      <ServiceLink />
    </EmptyScene>
  );
};

/** What an agent works with; `/proxy?page=DownlineInfo` opens there. */
export const AgentCentre = () => {
  const { t } = useTranslation();
  const promotion = useCallQuery(agentPromotion, {});
  const [query, setQuery] = useSearchParams();
  const page = pageOf(query.get('page'));
  const words = promotion.error?.kind === 'refused' ? promotion.error.message : null;
  if (promotion.isLoadingError || words !== null) {
    return <NoCentre words={words} retry={() => void promotion.refetch()} />;
  }
  if (!promotion.data) return <Skeleton className="h-80 w-full max-w-3xl" />;
  return (
    <Tabs
      label={t('member.agent_title')}
      tabs={pages.map((value) => ({ value, label: t(`agent.page_${value}`) }))}
      value={page}
      onChange={(next) => setQuery({ page: next }, { replace: true })}
    >
      <div className="pt-5">
        {page === 'Promotion' ? <PromotionPanel promotion={promotion.data} /> : <DownlinePanel />}
      </div>
    </Tabs>
  );
};
