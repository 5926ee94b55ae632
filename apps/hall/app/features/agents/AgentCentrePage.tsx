import { MemberPage } from '../../ui/MemberPage.tsx';
import { AgentDesk } from './AgentDesk.tsx';

export const AgentCentrePage = () => (
  <MemberPage title="member.agent_title">
    <AgentDesk />
  </MemberPage>
);
