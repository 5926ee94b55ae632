import { MemberPage } from '../../ui/MemberPage.tsx';
import { SurplusDesk } from './SurplusDesk.tsx';

export const MemberCashSurplusPage = () => (
  <MemberPage title="recommend.surplus">
    <SurplusDesk />
  </MemberPage>
);
