import {
  agentAgreementList,
  agentAgreementOne,
  agentAgreementPropose,
  agreementList,
  agreementOne,
  agreementPropose,
  type OfficeRight,
} from '@pavilion/contract/office';
import type { ReactNode } from 'react';
import { AgentTabs } from '../agents/AgentTabs.tsx';
import { ContentTabs } from './ContentTabs.tsx';

/** One kind of agreement: its calls, who writes it, and where its pages stand. */
export interface AgreementKind {
  readonly list: typeof agreementList;
  readonly one: typeof agreementOne;
  readonly propose: typeof agreementPropose;
  readonly right: OfficeRight;
  readonly address: string;
  readonly tabs: ReactNode;
  /** Words of its own: `title`, `text`, `propose_text`. */
  readonly words: 'agreement' | 'agent_agreement';
}

export const serviceAgreements: AgreementKind = {
  list: agreementList,
  one: agreementOne,
  propose: agreementPropose,
  right: 'content.manage',
  address: '/content/agreements',
  tabs: <ContentTabs place="agreements" />,
  words: 'agreement',
};

export const agentAgreements: AgreementKind = {
  list: agentAgreementList,
  one: agentAgreementOne,
  propose: agentAgreementPropose,
  right: 'agents.manage',
  address: '/agents/agreements',
  tabs: <AgentTabs place="agreements" />,
  words: 'agent_agreement',
};
