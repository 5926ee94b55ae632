import type { OfficeKeepers } from '../../http/registerOfficeCalls.ts';
import type { ServerModule } from '../../module.ts';
import { isOfficeOpenFor } from './access.ts';
import { accountCalls } from './accountCalls.ts';
import { registerStaffDeeds } from './deeds.ts';
import { authenticateStaff } from './sessions.ts';
import { staffCalls } from './staffCalls.ts';
import type { StaffDeps } from './staffDeps.ts';

export { appointStaff } from './commands/appointStaff.ts';
export { staffAtCommand } from './staffActor.ts';

export interface StaffModule extends ServerModule, Pick<OfficeKeepers, 'authenticate' | 'isOpenFor'> {}

/** Who works in the office: accounts, how they get in, what they may do on which site. */
export const createStaffModule = (deps: StaffDeps): StaffModule => {
  registerStaffDeeds(deps);
  return {
    name: 'staff',
    officeCalls: [...accountCalls(deps), ...staffCalls(deps)],
    authenticate: (token, siteId) => authenticateStaff(deps, token, siteId),
    isOpenFor: (siteId, ip) => isOfficeOpenFor(deps.pool, siteId, ip),
  };
};
