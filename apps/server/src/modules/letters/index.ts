import type { ServerModule } from '../../module.ts';
import { letterCalls } from './calls.ts';
import type { LetterDeps } from './commands/markLetters.ts';

export { type NewLetter, sendLetter } from './commands/sendLetter.ts';
export { type LetterValues, letterParagraph, letterText } from './words.ts';

/** Letters of a member (spec §2 InfoCenter, §7). */
export const createLettersModule = (deps: LetterDeps): ServerModule => ({
  name: 'letters',
  calls: letterCalls(deps),
});
