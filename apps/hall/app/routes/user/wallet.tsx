import { TemplatePage } from '../../templates/TemplatePage.tsx';

const MemberWallet = () => <TemplatePage name="MemberWallet" props={{}} />;
export default MemberWallet;
