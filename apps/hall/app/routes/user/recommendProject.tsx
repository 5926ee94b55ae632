import { TemplatePage } from '../../templates/TemplatePage.tsx';

const MemberRecommendProject = () => <TemplatePage name="MemberRecommendProject" props={{}} />;
export default MemberRecommendProject;
