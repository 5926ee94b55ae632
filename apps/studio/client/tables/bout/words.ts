import type { Lang } from '../../shell/sessionTexts.ts';
import { spoken } from '../../shell/spoken.ts';
import type { GameWords } from '../texts/texts.ts';
import type { BoutGroup, Exchange } from './useBout.ts';

export type Sides = Readonly<Record<string, string>>;

export interface BoutNames {
  readonly sides: Sides;
  readonly groups: Readonly<Record<BoutGroup, string>>;
  /** What a place is called, by the word before the colon in its name: from what is behind it, and the side that this is. */
  readonly spots: Readonly<Record<string, (value: string, side: string) => string | undefined>>;
  readonly exchange: Readonly<Record<Exchange, (number: number) => string>>;
  /** That passes are no score: it stands at every place to bet on. */
  readonly leads: string;
  /** How a side has won: with nothing said of it, by the crest, or on points. */
  readonly ends: Readonly<Record<'plain' | 'crest' | 'points', (side: string, score: string) => string>>;
}

const inLang = spoken(
  import.meta.glob<{
    readonly boutNames: BoutNames;
    readonly kindsOf: Readonly<Record<string, string>>;
    readonly puppetBoutWords: GameWords;
    readonly crestDuelWords: GameWords;
  }>('./words/*.ts'),
);

export const scoreText = (score: string): string => score.replace('-', ' : ');

/** How many passes each side led, in a name that says of which passes: `3–1`, which no line breaks. */
export const ledText = (score: string): string => score.replace('-', '\u2060–\u2060');

/** `meron-1.5`, with the side by its name. */
export const handicapIn =
  (sides: Sides) =>
  (value: string): string | undefined => {
    const [, side = '', line] = /^(meron|wala)([+-][0-9.]+)$/.exec(value) ?? [];
    return line === undefined ? undefined : `${sides[side] ?? ''} ${line}`;
  };

/** Passes of a play have one line, which its places do not name. */
export const passLine = '5.5';

export const boutNames = inLang('boutNames');

const kindsOf = inLang('kindsOf');

export const spotIn =
  (lang: Lang) =>
  (spot: string): string => {
    const { sides, spots } = boutNames(lang);
    const [kind = '', value = ''] = spot.split(':');
    return spots[kind]?.(value, sides[value] ?? value) ?? sides[kind] ?? spot;
  };

/** Kinds that are told by one place, with a dash for its colon: which place that is. */
const placeOf = (kind: string): string =>
  kind.replace(/^(or-draw|win-under|win-over|ahead|comeback|handicap|four|streak)-/, '$1:');

export const kindIn =
  (lang: Lang) =>
  (kind: string): string =>
    kindsOf(lang)[kind] ?? spotIn(lang)(placeOf(kind));

export const resultIn =
  (lang: Lang) =>
  (summary: string): string => {
    const { sides, ends } = boutNames(lang);
    const [winner = '', method = '', score = ''] = summary.split(' ');
    const side = sides[winner] ?? winner;
    if (winner === 'draw') return side;
    const end = method === '' ? 'plain' : method === 'crest' ? 'crest' : 'points';
    return ends[end](side, scoreText(score));
  };

export const puppetBoutWords = inLang('puppetBoutWords');

export const crestDuelWords = inLang('crestDuelWords');
