import type { ComponentType, LazyExoticComponent, SVGProps } from 'react';
import IconTransfer from '~icons/lucide/arrow-left-right';
import IconOperation from '~icons/lucide/chart-column';
import IconAgreement from '~icons/lucide/file-check';
import IconStratified from '~icons/lucide/layers';
import IconPromotion from '~icons/lucide/megaphone';
import IconDownline from '~icons/lucide/network';
import IconPlan from '~icons/lucide/percent';
import IconSettlement from '~icons/lucide/receipt-text';
import IconRegister from '~icons/lucide/user-plus';
import { lazyPart } from '../../base/lazyPart.ts';
import type { TextKey } from '../../i18n/texts.ts';

/** The agent menu's pages by what they are about, in its order. */
export const agentGroups = ['line', 'figures', 'money', 'terms'] as const;
export type AgentGroup = (typeof agentGroups)[number];

interface AgentPage {
  readonly label: TextKey;
  readonly group: AgentGroup;
  readonly Icon: ComponentType<SVGProps<SVGSVGElement>>;
  readonly Panel: LazyExoticComponent<ComponentType>;
}

/** The pages of the agent menu by their names (spec §2), each a chunk of its own. */
export const agentPages = {
  Promotion: {
    label: 'agent.page_Promotion',
    group: 'line',
    Icon: IconPromotion,
    Panel: lazyPart(async () => (await import('./promotion/PromotionPanel.tsx')).PromotionPanel),
  },
  DownlineInfo: {
    label: 'agent.page_DownlineInfo',
    group: 'line',
    Icon: IconDownline,
    Panel: lazyPart(async () => (await import('./downline/DownlinePanel.tsx')).DownlinePanel),
  },
  Register: {
    label: 'agent.page_Register',
    group: 'line',
    Icon: IconRegister,
    Panel: lazyPart(async () => (await import('./register/RegisterPanel.tsx')).RegisterPanel),
  },
  Transfer: {
    label: 'agent.page_Transfer',
    group: 'money',
    Icon: IconTransfer,
    Panel: lazyPart(async () => (await import('./transfer/TransferPanel.tsx')).TransferPanel),
  },
  PerformanceSettlement: {
    label: 'agent.page_PerformanceSettlement',
    group: 'money',
    Icon: IconSettlement,
    Panel: lazyPart(async () => (await import('./settlement/SettlementPanel.tsx')).SettlementPanel),
  },
  Plan: {
    label: 'agent.page_Plan',
    group: 'terms',
    Icon: IconPlan,
    Panel: lazyPart(async () => (await import('./plan/PlanPanel.tsx')).PlanPanel),
  },
  Agreement: {
    label: 'agent.page_Agreement',
    group: 'terms',
    Icon: IconAgreement,
    Panel: lazyPart(async () => (await import('./agreement/AgreementPanel.tsx')).AgreementPanel),
  },
  OperationTable: {
    label: 'agent.page_OperationTable',
    group: 'figures',
    Icon: IconOperation,
    Panel: lazyPart(async () => (await import('./reports/OperationPanel.tsx')).OperationPanel),
  },
  StratifiedTable: {
    label: 'agent.page_StratifiedTable',
    group: 'figures',
    Icon: IconStratified,
    Panel: lazyPart(async () => (await import('./reports/StratifiedPanel.tsx')).StratifiedPanel),
  },
} as const satisfies Readonly<Record<string, AgentPage>>;

export type AgentPageName = keyof typeof agentPages;

export const agentPageNames = Object.keys(agentPages) as readonly AgentPageName[];

/** The page that `?page=` names; Promotion where it names none. */
export const agentPageOf = (named: string | null): AgentPageName =>
  agentPageNames.find((name) => name === named) ?? 'Promotion';

/** The pages of a group, in their order. */
export const pagesOf = (group: AgentGroup): readonly AgentPageName[] =>
  agentPageNames.filter((name) => agentPages[name].group === group);
