import { MemberPage } from '../../ui/MemberPage.tsx';
import { MissionDesk } from './MissionDesk.tsx';

export const MemberMissionsPage = () => (
  <MemberPage title="missions.title">
    <MissionDesk />
  </MemberPage>
);
