import { TemplatePage } from '../../templates/TemplatePage.tsx';

const MemberInfo = () => <TemplatePage name="MemberInfo" props={{}} />;
export default MemberInfo;
