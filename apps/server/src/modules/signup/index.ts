import { createKysely } from '@pavilion/postgres';
import type { Hall } from '../../infra/hall.ts';
import type { SmsGateway } from '../../infra/sms.ts';
import type { ServerModule } from '../../module.ts';
import type { CaptchaServices, PasswordHasher } from '../identity/index.ts';
import { signupCalls } from './calls.ts';
import { sweepSignups } from './commands/sweepSignups.ts';
import { deniedValueCalls } from './deniedCalls.ts';
import type { SignupTables } from './tables.ts';

export { type Allowance, useAllowances } from './allowances.ts';
export { lookupsHourly } from './fieldChecks.ts';
export { signUpFormSetting } from './formSetting.ts';
export {
  identifierKeyOf,
  identifiersOf,
  keepIdentifiers,
  lockNameOf,
  lockNames,
  lookUp,
} from './identifiers.ts';
export { readSignupRules, type SignupRules } from './ruleContext.ts';
export { readSmsPolicy, smsAllowancesOf } from './smsAllowances.ts';
export { smsPolicySetting } from './smsPolicySetting.ts';
export type { SignupTables } from './tables.ts';

export interface SignupDeps extends Pick<Hall, 'pool' | 'clock' | 'outbox' | 'secret'> {
  readonly passwords: PasswordHasher;
  readonly sms: SmsGateway;
  readonly captchaServices: CaptchaServices;
  /** Test mode (PAVILION_TEST): phone codes are `123456`, and one address may sign many members up. */
  readonly testMode: boolean;
}

/** How a visitor becomes a member: register settings, agreement, field checks, phone codes, introducers (spec §3–§5, §8). */
export const createSignupModule = (deps: SignupDeps): ServerModule => {
  const db = createKysely<SignupTables>(deps.pool);
  const bound = { ...deps, db };
  return {
    name: 'signup',
    calls: signupCalls(bound),
    officeCalls: deniedValueCalls(deps),
    schedules: [{ name: 'signup-sweep', cron: '17 * * * *', run: () => sweepSignups(db, deps.clock.now()) }],
  };
};
