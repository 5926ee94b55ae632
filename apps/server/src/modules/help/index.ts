import type { ServerModule } from '../../module.ts';
import { helpCalls } from './calls.ts';
import type { HelpDeps } from './commands/writeCase.ts';
import { helpOfficeCalls } from './officeCalls.ts';

/** Answers from the FAQ, what members write to staff, and what staff answer by letter. */
export const createHelpModule = (deps: HelpDeps): ServerModule => ({
  name: 'help',
  calls: helpCalls(deps),
  officeCalls: helpOfficeCalls(deps),
});
