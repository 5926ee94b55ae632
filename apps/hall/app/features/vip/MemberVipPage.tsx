import { MemberPage } from '../../ui/MemberPage.tsx';
import { VipDesk } from './VipDesk.tsx';

export const MemberVipPage = () => (
  <MemberPage title="vip.title">
    <VipDesk />
  </MemberPage>
);
