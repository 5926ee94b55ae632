import { MemberPage } from '../../ui/MemberPage.tsx';
import { SecurityCards } from './SecurityCards.tsx';

export const MemberSecurityPage = () => (
  <MemberPage title="security.title">
    <SecurityCards />
  </MemberPage>
);
