import type { ServerModule } from '../../module.ts';
import { agreementCalls } from './officeCalls.ts';
import { type AgreementDeps, registerAgreementDeed } from './propose.ts';

/** Service agreements as staff write them: another version each time, and two people for it. */
export const createAgreementsModule = (deps: AgreementDeps): ServerModule => {
  registerAgreementDeed(deps);
  return { name: 'agreements', officeCalls: agreementCalls(deps) };
};
