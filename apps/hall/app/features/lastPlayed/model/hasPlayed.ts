import { currentSession } from '../../../session/session.ts';
import { kept } from '../../../session/storage.ts';

/** bootScript.ts reads it: whoever has played finds the place of their shelf held from the first paint on. */
const key = 'has_played';

/** Notes for the next page whether this member has a shelf of what they played. */
export const noteHasPlayed = (has: boolean): void => {
  const memberId = currentSession()?.memberId;
  if (has && memberId !== undefined) kept.set(key, String(memberId));
  else kept.remove(key);
  document.documentElement.toggleAttribute('data-played', has);
};
