import { TemplatePage } from '../../templates/TemplatePage.tsx';

const MemberAnnouncement = () => <TemplatePage name="MemberAnnouncement" props={{}} />;
export default MemberAnnouncement;
