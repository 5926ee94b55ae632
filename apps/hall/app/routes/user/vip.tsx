import { TemplatePage } from '../../templates/TemplatePage.tsx';

const MemberVip = () => <TemplatePage name="MemberVip" props={{}} />;
export default MemberVip;
