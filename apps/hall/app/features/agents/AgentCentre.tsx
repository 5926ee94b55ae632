import { Suspense } from 'react';
import { useSearchParams } from 'react-router';
import { useTemplate } from '../../state/TemplateContext.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { agentPageOf, agentPages } from './agentPages.ts';
import { AgentMenu as NarrowMenu } from './narrow/AgentMenu.tsx';
import { AgentMenu as WideMenu } from './wide/AgentMenu.tsx';

/** What an agent works with; `/proxy?page=DownlineInfo` opens there. */
export const AgentCentre = () => {
  const [query] = useSearchParams();
  const page = agentPageOf(query.get('page'));
  const Menu = useTemplate() === 'wide' ? WideMenu : NarrowMenu;
  const { Panel } = agentPages[page];
  return (
    <>
      <Menu page={page} />
      <section data-agent-page={page}>
        <Suspense fallback={<Skeleton className="h-80 w-full" />}>
          <Panel />
        </Suspense>
      </section>
    </>
  );
};
