import type { ServerModule } from '../../module.ts';
import { type MemberDeskDeps, registerMemberDeeds } from './deeds.ts';
import { memberCalls } from './officeCalls.ts';

/** Members as staff see them: the desk at which they are found, looked at and dealt with. */
export const createMembersModule = (deps: MemberDeskDeps): ServerModule => {
  registerMemberDeeds(deps);
  return { name: 'members', officeCalls: memberCalls(deps) };
};
