import { TemplatePage } from '../../templates/TemplatePage.tsx';

const MemberDeposit = () => <TemplatePage name="MemberDeposit" props={{}} />;
export default MemberDeposit;
