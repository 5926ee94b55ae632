import type { ServerModule } from '../../module.ts';
import { agreementCalls } from './officeCalls.ts';
import { type AgreementDeps, agentAgreements, registerAgreementDeed, serviceAgreements } from './propose.ts';

export {
  type AcceptedAgreement,
  agentShelf,
  findAccepted,
  findAgreement,
  isAgreementDue,
  listHeldVersions,
  noteAcceptance,
  serviceShelf,
} from './agreementTexts.ts';
export { agentAgreements, proposeAgreement } from './propose.ts';

/** What members, and agents, agree on with the house, as staff write it: another version each time, and two people for it. */
export const createAgreementsModule = (deps: AgreementDeps): ServerModule => {
  for (const kind of [serviceAgreements, agentAgreements]) registerAgreementDeed(deps, kind);
  return { name: 'agreements', officeCalls: agreementCalls(deps) };
};
