import { MemberPage } from '../../ui/MemberPage.tsx';
import { FriendDesk } from './FriendDesk.tsx';

export const MemberRecommendSearchPage = () => (
  <MemberPage title="recommend.search">
    <FriendDesk />
  </MemberPage>
);
