import { Outlet } from 'react-router';
import { TemplatePage } from '../../templates/TemplatePage.tsx';

const MemberLayout = () => <TemplatePage name="MemberShell" props={{ children: <Outlet /> }} />;
export default MemberLayout;
