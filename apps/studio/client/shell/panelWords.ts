import { spoken } from './spoken.ts';

/** What is said of stakes to choose from, of keys and of rounds that are shown again. */
export interface PanelWords {
  readonly stakeChoose: string;
  readonly greatest: string;
  readonly spaceKey: string;
  readonly space: string;
  readonly arrows: string;
  readonly sound: string;
  readonly auto: string;
  readonly turbo: string;
  readonly history: string;
  readonly keyList: string;
  /** What a digit does in draw poker. */
  readonly holdKey: string;
  /** What keys do at a table. */
  readonly betKey: string;
  readonly undoKey: string;
  readonly chipKey: string;
  /** The switch of letters and digits. */
  readonly letters: string;
  readonly lettersNote: string;
  /** Of the small picture in the history. */
  readonly picture: string;
  readonly replay: string;
  /** Over the picture, all the time. */
  readonly mark: string;
  /** Of the whole panel, with when the round was played. */
  readonly replayTitle: (when: string) => string;
  readonly replayNote: string;
  readonly again: string;
}

const inLang = spoken(import.meta.glob<{ readonly words: PanelWords }>('./panelWords/*.ts'));

export const panelWordsOf = inLang('words');
