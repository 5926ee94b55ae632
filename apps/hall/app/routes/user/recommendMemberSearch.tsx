import { TemplatePage } from '../../templates/TemplatePage.tsx';

const MemberRecommendSearch = () => <TemplatePage name="MemberRecommendSearch" props={{}} />;
export default MemberRecommendSearch;
