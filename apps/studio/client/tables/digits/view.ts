import './digits.css';
import { threeDigits } from '../../../src/tables/games/threeDigits.ts';
import type { TableGameView } from '../shell/view.ts';
import { Board } from './Board.tsx';
import { Scene } from './Scene.tsx';
import { Stats } from './Stats.tsx';
import { threeDigitsWords } from './words.ts';

export const view: TableGameView = {
  game: threeDigits,
  words: threeDigitsWords,
  Scene,
  Board,
  Stats,
  heard: () => import('./cues.ts'),
  more: () => import('./Past.tsx'),
};
