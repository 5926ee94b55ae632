import { keptInTab } from '../../../session/storage.ts';

/** The request that was sent last, until there is an answer to it. Kept over a reload: on a bad line people reload. */
const key = 'withdrawal-sent';
/** Whoever asks for the same later than this means another withdrawal. */
const goodForMs = 10 * 60_000;

/** The id of a request: what is sent again before there was an answer is the same request, other content is another. */
export const requestIdOf = (content: string): string => {
  const [, sentAt = '', id = '', sent] = /^([0-9]+) (\S+) (.*)$/.exec(keptInTab.get(key) ?? '') ?? [];
  if (sent === content && Date.now() - Number(sentAt) < goodForMs) return id;
  const made = crypto.randomUUID();
  keptInTab.set(key, `${Date.now()} ${made} ${content}`);
  return made;
};

/** There is an answer: the same once more is another request. */
export const forgetRequest = (): void => keptInTab.remove(key);
