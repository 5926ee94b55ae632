import type { ServerModule } from '../../module.ts';
import { letterCalls } from './calls.ts';
import { sendDueLetters } from './groups/sendDue.ts';
import { type GroupDeps, registerLetterDeeds } from './groups/sendGroup.ts';
import { groupLetterCalls } from './officeCalls.ts';
import type { PreviewDeps } from './previews.ts';

export { type NewLetter, sendLetter } from './commands/sendLetter.ts';
export { type LetterValues, letterLink, letterParagraph, letterPlain, letterText } from './words.ts';

/** Letters of a member (spec §2 InfoCenter, §7), and those that staff write to many at once. */
export const createLettersModule = (deps: GroupDeps & PreviewDeps): ServerModule => {
  registerLetterDeeds(deps);
  return {
    name: 'letters',
    calls: letterCalls(deps),
    officeCalls: groupLetterCalls(deps),
    schedules: [{ name: 'group-letters', cron: '* * * * *', run: () => sendDueLetters(deps) }],
  };
};
