import { MemberPage } from '../../ui/MemberPage.tsx';
import { WalletOverview } from './WalletOverview.tsx';

export const MemberWalletPage = () => (
  <MemberPage title="member.wallet">
    <WalletOverview />
  </MemberPage>
);
