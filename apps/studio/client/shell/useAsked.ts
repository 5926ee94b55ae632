import { useEffect, useState } from 'react';

/** How often something is asked for while somebody looks. Milliseconds. */
const askEveryMs = 5_000;

/**
 * What the studio last answered; `null` until it has. Asked for while the page is seen and `asks`, and at once when `news` changes.
 * What cannot be read now is asked for again. `ask` has to stay the same function.
 */
export const useAsked = <Answer>(ask: () => Promise<Answer>, asks: boolean, news: unknown): Answer | null => {
  const [answer, setAnswer] = useState<Answer | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: whoever has won sees at once what is there now
  useEffect(() => {
    if (!asks) return;
    let gone = false;
    const look = async (): Promise<void> => {
      if (document.visibilityState !== 'visible') return;
      const told = await ask().catch(() => null);
      if (told !== null && !gone) setAnswer(told);
    };
    void look();
    const timer = setInterval(() => void look(), askEveryMs);
    return () => {
      gone = true;
      clearInterval(timer);
    };
  }, [ask, asks, news]);
  return answer;
};
