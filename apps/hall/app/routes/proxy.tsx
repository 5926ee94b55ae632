import { TemplatePage } from '../templates/TemplatePage.tsx';

const AgentCentre = () => <TemplatePage name="AgentCentre" props={{}} />;
export default AgentCentre;
