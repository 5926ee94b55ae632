import { TemplatePage } from '../../templates/TemplatePage.tsx';

const MemberDwRecord = () => <TemplatePage name="MemberTransaction" props={{}} />;
export default MemberDwRecord;
