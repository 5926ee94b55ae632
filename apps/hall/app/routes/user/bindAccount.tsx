import { TemplatePage } from '../../templates/TemplatePage.tsx';

const MemberBindAccount = () => <TemplatePage name="MemberBindAccount" props={{}} />;
export default MemberBindAccount;
