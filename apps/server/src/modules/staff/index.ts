import type { OfficeRight } from '@pavilion/contract/office';
import type { OfficeKeepers } from '../../http/registerOfficeCalls.ts';
import type { ServerModule } from '../../module.ts';
import { isOfficeOpenFor } from './access.ts';
import { accountCalls } from './accountCalls.ts';
import { registerStaffDeeds } from './deeds.ts';
import { authenticateStaff, openAmong } from './sessions.ts';
import { staffCalls } from './staffCalls.ts';
import type { StaffDeps } from './staffDeps.ts';

export { appointStaff } from './commands/appointStaff.ts';
export { staffAtCommand } from './staffActor.ts';

export interface StaffModule extends ServerModule, Pick<OfficeKeepers, 'authenticate' | 'isOpenFor'> {
  /** Those of some sessions that are open on a site, of people who have a right there. */
  readonly openAmong: (
    sessionIds: readonly string[],
    siteId: number,
    right: OfficeRight,
  ) => Promise<readonly string[]>;
}

/** Who works in the office: accounts, how they get in, what they may do on which site. */
export const createStaffModule = (deps: StaffDeps): StaffModule => {
  registerStaffDeeds(deps);
  return {
    name: 'staff',
    officeCalls: [...accountCalls(deps), ...staffCalls(deps)],
    authenticate: (token, siteId, isPresent) => authenticateStaff(deps, token, siteId, isPresent),
    openAmong: (sessionIds, siteId, right) => openAmong(deps, sessionIds, siteId, right),
    isOpenFor: (siteId, ip) => isOfficeOpenFor(deps.pool, siteId, ip),
  };
};
