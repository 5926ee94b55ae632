import { keptInTab } from './storage.ts';

/** Whoever asks for the same later than this means another. */
const goodForMs = 10 * 60_000;

/**
 * The request of a form that was sent last, until there is an answer to it: what is sent again before that is the same
 * request, other content is another. Kept over a reload: on a bad line people reload.
 */
export const sentRequest = (form: 'withdrawal' | 'agent-transfer' | 'agent-account' | 'agent-dispute') => {
  const key = `${form}-sent`;
  return {
    /** The id for this content, which holds no secret. */
    idOf: (content: string): string => {
      const [, sentAt = '', id = '', sent] = /^([0-9]+) (\S+) (.*)$/.exec(keptInTab.get(key) ?? '') ?? [];
      if (sent === content && Date.now() - Number(sentAt) < goodForMs) return id;
      const made = crypto.randomUUID();
      keptInTab.set(key, `${Date.now()} ${made} ${content}`);
      return made;
    },
    /** There is an answer: the same once more is another request. */
    forget: (): void => keptInTab.remove(key),
  };
};
