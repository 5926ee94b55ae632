import { TemplatePage } from '../../templates/TemplatePage.tsx';

const MemberLetter = () => <TemplatePage name="MemberLetter" props={{}} />;
export default MemberLetter;
