import { TemplatePage } from '../../templates/TemplatePage.tsx';

const MemberMissions = () => <TemplatePage name="MemberMissions" props={{}} />;
export default MemberMissions;
