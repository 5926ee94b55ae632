import { MemberPage } from '../../ui/MemberPage.tsx';
import { AnnouncementList } from './AnnouncementList.tsx';

export const MemberAnnouncementPage = () => (
  <MemberPage title="letters.announcements">
    <AnnouncementList />
  </MemberPage>
);
