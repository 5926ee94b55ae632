import { Outlet } from 'react-router';
import { WallDoor } from '../../features/popups/WallDoor.tsx';
import { TemplatePage } from '../../templates/TemplatePage.tsx';
import { usePreloading } from '../../templates/usePreloading.ts';

/** A member's own pages say nothing to search engines. */
const MemberLayout = () => {
  usePreloading();
  return (
    <>
      <meta name="robots" content="noindex" />
      <TemplatePage name="MemberShell" props={{ children: <Outlet /> }} />
      <WallDoor />
    </>
  );
};
export default MemberLayout;
