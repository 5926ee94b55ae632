import type { Lang } from '../../shell/sessionTexts.ts';
import { spoken } from '../../shell/spoken.ts';
import type { GameWords } from '../texts/texts.ts';

export interface FanNames {
  readonly odd: string;
  readonly even: string;
  readonly fan: string;
  readonly kwok: string;
  readonly cheng: string;
  readonly three: string;
  readonly nim: string;
  readonly nimOf: (wins: string, pushes: string) => string;
  /** Between the number that wins and the one that pushes. */
  readonly over: string;
}

const inLang = spoken(
  import.meta.glob<{ readonly fanNames: FanNames; readonly fanTanWords: GameWords }>('./words/*.ts'),
);

export const fanNames = inLang('fanNames');

const threeOf = (without: string): string => ['1', '2', '3', '4'].filter((one) => one !== without).join('-');

export const spotIn =
  (lang: Lang) =>
  (spot: string): string => {
    const names = fanNames(lang);
    const [kind = '', value = ''] = spot.split(':');
    switch (kind) {
      case 'fan':
      case 'cheng':
      case 'kwok':
        return `${names[kind]} ${value}`;
      case 'three':
        return `${names.three} ${threeOf(value)}`;
      case 'nim':
        return names.nimOf(value.slice(0, 1), value.slice(2));
      default:
        return kind === 'odd' ? names.odd : names.even;
    }
  };

export const fanTanWords = inLang('fanTanWords');
