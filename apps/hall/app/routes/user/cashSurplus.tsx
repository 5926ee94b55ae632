import { TemplatePage } from '../../templates/TemplatePage.tsx';

const MemberCashSurplus = () => <TemplatePage name="MemberCashSurplus" props={{}} />;
export default MemberCashSurplus;
