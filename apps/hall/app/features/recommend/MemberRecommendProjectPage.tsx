import { useSession } from '../../session/session.ts';
import { MemberPage } from '../../ui/MemberPage.tsx';
import { ProjectDesk } from './ProjectDesk.tsx';

export const MemberRecommendProjectPage = () => {
  const session = useSession();
  return <MemberPage title="recommend.project">{session && <ProjectDesk session={session} />}</MemberPage>;
};
