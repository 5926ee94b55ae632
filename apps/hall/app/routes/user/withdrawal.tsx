import { TemplatePage } from '../../templates/TemplatePage.tsx';

const MemberWithdrawal = () => <TemplatePage name="MemberWithdrawal" props={{}} />;
export default MemberWithdrawal;
