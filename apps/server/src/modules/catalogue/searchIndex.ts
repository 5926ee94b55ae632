import { foldSearchText, gameTypeIds, gameTypes, type LocalizedText } from '@pavilion/contract';
import { gameTypeNames } from './gameTypeNames.ts';
import { pinyinPlace, readingsOf } from './pinyin.ts';
import type { CatalogueGame, SiteCatalogue } from './siteCatalogue.ts';

/** What something is found by. */
export interface Names {
  /** In every language, folded. */
  readonly texts: readonly string[];
  /** Of Chinese names, the syllables. */
  readonly readings: readonly (readonly string[])[];
}

export interface SearchIndex {
  /** By game id. */
  readonly games: ReadonlyMap<number, Names>;
  /** By gp_id and gt_id. */
  readonly providers: ReadonlyMap<number, Names>;
  readonly types: ReadonlyMap<number, Names>;
}

const namesOf = (names: LocalizedText, ...more: readonly string[]): Names => ({
  texts: [...new Set([...Object.values(names), ...more].map(foldSearchText))],
  readings: readingsOf(names),
});

export const indexOf = ({ games, providers }: SiteCatalogue): SearchIndex => ({
  games: new Map(games.map(({ id, names, gameCode }) => [id, namesOf(names, gameCode.replaceAll('-', ' '))])),
  providers: new Map(providers.map(({ gpId, name, gpCode }) => [gpId, namesOf(name, gpCode)])),
  types: new Map(gameTypeIds.map((gtId) => [gtId, namesOf(gameTypeNames[gtId], gameTypes[gtId].name)])),
});

export interface Typed {
  readonly text: string;
  readonly words: readonly string[];
  /** The same without spaces, where it can be pinyin: from two Latin letters on. */
  readonly letters: string | null;
}

export const readTyped = (search: string): Typed => {
  const text = foldSearchText(search);
  const letters = text.replaceAll(' ', '');
  return {
    text,
    words: text.split(' ').filter((word) => word !== ''),
    letters: /^[a-z]{2,}$/.test(letters) ? letters : null,
  };
};

/** How well a name fits, the best first. */
const fits = { begins: 0, spelled: 1, wordBegins: 2, contains: 3, spelledWithin: 4, ofPlace: 5 } as const;
type Fit = (typeof fits)[keyof typeof fits];

const holdsAll = (words: readonly string[], texts: readonly string[]): boolean =>
  words.every((word) => texts.some((text) => text.includes(word)));

export const fitOf = ({ text, words, letters }: Typed, { texts, readings }: Names): Fit | null => {
  if (texts.some((name) => name.startsWith(text))) return fits.begins;
  const places = letters === null ? [] : readings.map((syllables) => pinyinPlace(letters, syllables));
  if (places.includes(0)) return fits.spelled;
  if (texts.some((name) => name.includes(` ${text}`))) return fits.wordBegins;
  if (holdsAll(words, texts)) return fits.contains;
  return places.some((place) => place > 0) ? fits.spelledWithin : null;
};

/** A game also goes by who makes it and what it is, when the words of that are beside its own, or alone. */
export const gameFit = (typed: Typed, index: SearchIndex, game: CatalogueGame): Fit | null => {
  const own = index.games.get(game.id);
  if (own === undefined) return null;
  const fit = fitOf(typed, own);
  if (fit !== null) return fit;
  const maker = index.providers.get(game.provider.gpId)?.texts ?? [];
  const type = index.types.get(game.gtId)?.texts ?? [];
  return holdsAll(typed.words, [...own.texts, ...maker, ...type]) ? fits.ofPlace : null;
};
