import { spoken } from '../shell/spoken.ts';
import type { AutoEnd } from './autoplay.ts';

export interface AutoWords {
  readonly auto: string;
  readonly stop: (left: number) => string;
  readonly turbo: string;
  readonly title: string;
  readonly rounds: string;
  readonly loss: string;
  readonly win: string;
  readonly noWin: string;
  readonly start: string;
  readonly missing: string;
  readonly note: string;
  readonly ended: Readonly<Record<AutoEnd, string>>;
}

const inLang = spoken(import.meta.glob<{ readonly words: AutoWords }>('./autoWords/*.ts'));

export const autoWordsOf = inLang('words');
