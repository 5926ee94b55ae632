import type { Lang } from '../../shell/sessionTexts.ts';
import { spoken } from '../../shell/spoken.ts';
import type { GameWords } from '../texts/texts.ts';
import type { SideNames } from './sides.ts';

export interface HandNames {
  /** Of niu-niu: 0–10, or five pictures. */
  readonly bull: (name: string) => string;
  readonly blossom: (name: string) => string;
  readonly dukes: (name: string) => string;
}

const inLang = spoken(
  import.meta.glob<{
    readonly handNames: HandNames;
    readonly sideNames: SideNames;
    readonly bullsWords: GameWords;
    readonly blossomWords: GameWords;
    readonly dukesWords: GameWords;
  }>('./words/*.ts'),
);

const handNames = inLang('handNames');

/** What a hand of niu-niu is called. */
export const bullName = (name: string, lang: Lang): string => handNames(lang).bull(name);

const handsOf: Readonly<Record<string, keyof HandNames>> = {
  'fireside-bulls': 'bull',
  'golden-blossom': 'blossom',
  'three-by-moonlight': 'dukes',
};

export const sideNames = inLang('sideNames');

/** What a kind of hands is called that can be bet on at a table. */
export const rangeName = (gameCode: string, range: string, lang: Lang): string => {
  const hands = handsOf[gameCode];
  return (hands && sideNames(lang).ranges[hands][range]) ?? range;
};

/** What a hand is called at its table. */
export const handName = (gameCode: string, name: string, lang: Lang): string => {
  const hands = handsOf[gameCode];
  return hands ? handNames(lang)[hands](name) : name;
};

export const bullsWords = inLang('bullsWords');

export const blossomWords = inLang('blossomWords');

export const dukesWords = inLang('dukesWords');
