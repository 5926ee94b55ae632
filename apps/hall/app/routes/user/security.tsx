import { TemplatePage } from '../../templates/TemplatePage.tsx';

const MemberSecurity = () => <TemplatePage name="MemberSecurity" props={{}} />;
export default MemberSecurity;
