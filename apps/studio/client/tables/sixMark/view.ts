import './sixMark.css';
import { sixMark } from '../../../src/tables/games/sixMark.ts';
import type { TableGameView } from '../shell/view.ts';
import { Board } from './Board.tsx';
import { Scene } from './Scene.tsx';
import { Stats } from './Stats.tsx';
import { sixMarkWords } from './words.ts';

export const view: TableGameView = {
  game: sixMark,
  words: sixMarkWords,
  Scene,
  Board,
  Stats,
  heard: () => import('./cues.ts'),
  more: () => import('./Past.tsx'),
};
