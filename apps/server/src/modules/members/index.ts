import type { ServerModule } from '../../module.ts';
import { memberDeedCalls, registerMemberDeeds } from './deeds/deedCalls.ts';
import type { MemberDeskDeps } from './deeds/standing.ts';
import { memberFileCall } from './memberSheet.ts';
import { memberNoteCalls } from './notes/noteCalls.ts';
import { memberCalls } from './officeCalls.ts';
import { memberPageCalls, type PageDeps } from './page/pageCalls.ts';

/** Members as staff see them: the desk at which they are found, looked at and dealt with. */
export const createMembersModule = (deps: MemberDeskDeps & PageDeps): ServerModule => {
  registerMemberDeeds(deps);
  return {
    name: 'members',
    officeCalls: [
      ...memberCalls(deps),
      memberFileCall(deps),
      ...memberPageCalls(deps),
      ...memberNoteCalls(deps),
      ...memberDeedCalls(deps),
    ],
  };
};
