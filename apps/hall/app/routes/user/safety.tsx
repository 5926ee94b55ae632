import { TemplatePage } from '../../templates/TemplatePage.tsx';

const MemberSafety = () => <TemplatePage name="MemberSafety" props={{}} />;
export default MemberSafety;
