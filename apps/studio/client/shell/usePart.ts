import { useEffect, useState } from 'react';
import type { Lang } from './sessionTexts.ts';
import { loadWords } from './spoken.ts';

/** A page has come to rest by then, and nothing that it needs waits for what comes later. Milliseconds. */
const quietMs = 2_000;
/** What did not come is fetched again after so long while it is asked for. Milliseconds. */
const againMs = 1_000;

/**
 * A part of a page that comes in a file of its own, with its words: soon after the page has come, at the latest once it `isAsked` for.
 * `null` until it is there. Where it does not come, `onFailed` is told of whoever asked; it is fetched anew for as long as somebody asks.
 */
export const usePart = <Part extends object>(
  load: () => Promise<Part>,
  lang: Lang,
  isAsked: boolean,
  onFailed?: () => void,
): Part | null => {
  const [part, setPart] = useState<Part | null>(null);
  const [isQuiet, setQuiet] = useState(false);
  const [tries, setTries] = useState(0);
  useEffect(() => {
    const timer = setTimeout(() => setQuiet(true), quietMs);
    return () => clearTimeout(timer);
  }, []);
  const isDue = part === null && (isAsked || isQuiet);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another way to tell of a failure is no reason to fetch anew
  useEffect(() => {
    if (!isDue) return;
    let isOver = false;
    let again: NodeJS.Timeout | undefined;
    const fetched = async (): Promise<void> => {
      try {
        const loaded = await load();
        await loadWords(lang);
        if (!isOver) setPart(loaded);
      } catch {
        if (isOver || !isAsked) return;
        again = setTimeout(() => setTries(tries + 1), againMs);
        onFailed?.();
      }
    };
    void fetched();
    return () => {
      isOver = true;
      clearTimeout(again);
    };
  }, [isDue, isAsked, load, lang, tries]);
  return part;
};
