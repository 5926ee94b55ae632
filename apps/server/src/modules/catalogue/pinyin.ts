import { foldSearchText, type LocalizedText } from '@pavilion/contract';
import { LRUCache } from 'lru-cache';
import { pinyin } from 'pinyin-pro';

const writtenInHan = ['zh_CN', 'zh_TW'] as const;
/** Names change seldom and are read anew every minute: more than the games of a few large sites. */
const namesKept = 50_000;
const known = new LRUCache<string, readonly string[]>({ max: namesKept });

/** How a Chinese name is said, syllable by syllable and without tones; what is not Chinese stands as it is. */
export const syllablesOf = (name: string): readonly string[] => {
  const before = known.get(name);
  if (before !== undefined) return before;
  const syllables = pinyin(name, { toneType: 'none', type: 'array', nonZh: 'consecutive', v: true })
    .map(foldSearchText)
    .filter((syllable) => syllable !== '');
  known.set(name, syllables);
  return syllables;
};

/** The readings of a name by language; only Chinese is read so, though others write with the same signs. */
export const readingsOf = (names: LocalizedText): readonly (readonly string[])[] =>
  writtenInHan.flatMap((locale) => {
    const name = names[locale];
    return name === undefined ? [] : [syllablesOf(name)];
  });

/** What a search that looks for a piece of text finds a name by: `jinlidengying` and `jldy`. */
export const pinyinTexts = (names: LocalizedText): readonly string[] =>
  readingsOf(names).flatMap((syllables) => [
    syllables.join(''),
    syllables.map((syllable) => syllable.slice(0, 1)).join(''),
  ]);

const matchesAt = (typed: string, syllables: readonly string[], at: number): boolean => {
  if (typed === '') return true;
  const syllable = syllables[at];
  if (syllable === undefined) return false;
  // The last syllable may be begun only; before it, whole ones and initials mix (`jinldy`).
  if (syllable.startsWith(typed)) return true;
  if (typed.startsWith(syllable) && matchesAt(typed.slice(syllable.length), syllables, at + 1)) return true;
  // A syllable of one letter is its own initial, and was tried.
  if (syllable.length === 1) return false;
  return typed.startsWith(syllable.slice(0, 1)) && matchesAt(typed.slice(1), syllables, at + 1);
};

/** At which syllable of a name the letters typed begin to be its pinyin, its initials, or a mixture; -1 for none. */
export const pinyinPlace = (typed: string, syllables: readonly string[]): number =>
  syllables.findIndex((_, at) => matchesAt(typed, syllables, at));
