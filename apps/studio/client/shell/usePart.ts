import { useEffect, useState } from 'react';
import type { Lang } from './sessionTexts.ts';
import { loadWords } from './spoken.ts';

/** A page has come to rest by then, and nothing that it needs waits for what comes later. Milliseconds. */
const quietMs = 2_000;

/**
 * A part of a page that comes in a file of its own, with its words: soon after the page has come, at the latest once it `isAsked` for.
 * `null` until it is there. Where it does not come, `onFailed` is told of whoever asked; the next who asks has it fetched anew.
 */
export const usePart = <Part extends object>(
  load: () => Promise<Part>,
  lang: Lang,
  isAsked: boolean,
  onFailed: () => void,
): Part | null => {
  const [part, setPart] = useState<Part | null>(null);
  const [isQuiet, setQuiet] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setQuiet(true), quietMs);
    return () => clearTimeout(timer);
  }, []);
  const isDue = part === null && (isAsked || isQuiet);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another way to tell of a failure is no reason to fetch anew
  useEffect(() => {
    if (!isDue) return;
    let isOver = false;
    const fetched = async (): Promise<void> => {
      try {
        const loaded = await load();
        await loadWords(lang);
        if (!isOver) setPart(loaded);
      } catch {
        if (!isOver && isAsked) onFailed();
      }
    };
    void fetched();
    return () => {
      isOver = true;
    };
  }, [isDue, isAsked, load, lang]);
  return part;
};
