import { TemplatePage } from '../../templates/TemplatePage.tsx';

const MemberRecommendRecord = () => <TemplatePage name="MemberRecommendRecord" props={{}} />;
export default MemberRecommendRecord;
