import './digits.css';
import { threeDigits } from '../../../src/tables/games/threeDigits.ts';
import { pastIn } from '../shell/past.ts';
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
  Past: pastIn(() => import('./Past.tsx')),
};
