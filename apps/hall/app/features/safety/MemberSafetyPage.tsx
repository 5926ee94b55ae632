import { MemberPage } from '../../ui/MemberPage.tsx';
import { SafetyDesk } from './SafetyDesk.tsx';

export const MemberSafetyPage = () => (
  <MemberPage title="safety.title">
    <SafetyDesk />
  </MemberPage>
);
