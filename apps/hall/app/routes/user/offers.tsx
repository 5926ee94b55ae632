import { TemplatePage } from '../../templates/TemplatePage.tsx';

const MemberOffers = () => <TemplatePage name="MemberOffers" props={{}} />;
export default MemberOffers;
