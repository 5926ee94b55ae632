import { TemplatePage } from '../../templates/TemplatePage.tsx';

const MemberTransaction = () => <TemplatePage name="MemberTransaction" props={{}} />;
export default MemberTransaction;
