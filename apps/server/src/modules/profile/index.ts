import type { ServerModule } from '../../module.ts';
import { profileCalls } from './calls.ts';
import type { ProfileDeps } from './profileDeps.ts';

/** The member's profile by the edit rules of the register settings (spec §3, decision 0031). Only ever the caller's own. */
export const createProfileModule = (deps: ProfileDeps): ServerModule => ({
  name: 'profile',
  calls: profileCalls(deps),
});
