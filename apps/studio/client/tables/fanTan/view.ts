import './fanTan.css';
import { fanTan } from '../../../src/tables/games/fanTan.ts';
import type { TableGameView } from '../shell/view.ts';
import { Board } from './Board.tsx';
import { Scene } from './Scene.tsx';
import { Stats } from './Stats.tsx';
import { fanTanWords } from './words.ts';

export const view: TableGameView = {
  game: fanTan,
  words: fanTanWords,
  Scene,
  Board,
  Stats,
  heard: () => import('./cues.ts'),
  more: () => import('./Past.tsx'),
};
