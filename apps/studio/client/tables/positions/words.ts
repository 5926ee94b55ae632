import type { Lang } from '../../shell/sessionTexts.ts';
import { spoken } from '../../shell/spoken.ts';
import type { GameWords } from '../texts/texts.ts';

export interface HandNames {
  /** Of niu-niu: 0–10, or five pictures. */
  readonly bull: (name: string) => string;
  readonly blossom: (name: string) => string;
  readonly dukes: (name: string) => string;
}

const inLang = spoken(
  import.meta.glob<{
    readonly handNames: HandNames;
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

/** What a hand is called at its table. */
export const handName = (gameCode: string, name: string, lang: Lang): string => {
  const hands = handsOf[gameCode];
  return hands ? handNames(lang)[hands](name) : name;
};

export const bullsWords = inLang('bullsWords');

export const blossomWords = inLang('blossomWords');

export const dukesWords = inLang('dukesWords');
