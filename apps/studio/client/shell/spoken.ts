import type { Lang } from './sessionTexts.ts';

/** Files of one module's words, one a language, each fetched only where its language is spoken. */
type Files<Words> = Readonly<Record<string, () => Promise<Words>>>;

const loads: ((lang: Lang) => Promise<void>)[] = [];

/**
 * Words of a module, out of `words/{language}.ts` beside it. What is returned tells one of them in a language that `loadWords` has
 * fetched, and throws for any other.
 */
export const spoken = <Words extends object>(files: Files<Words>) => {
  const known = new Map<Lang, Words>();
  loads.push(async (lang) => {
    if (known.has(lang)) return;
    const load = Object.entries(files).find(([file]) => file.endsWith(`/${lang}.ts`))?.[1];
    if (!load) throw new Error(`not said in ${lang}: ${Object.keys(files).join(', ')}`);
    known.set(lang, await load());
  });
  return <Name extends keyof Words>(name: Name) =>
    (lang: Lang): Words[Name] => {
      const words = known.get(lang);
      if (!words) throw new Error(`words are not fetched in ${lang}: ${String(name)}`);
      return words[name];
    };
};

/** Fetches, in one language, the words of every module that the page has imported so far. The server has told the browser of them. */
export const loadWords = async (lang: Lang): Promise<void> => {
  await Promise.all(loads.map((load) => load(lang)));
};
