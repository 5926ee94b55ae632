import '../positions/positions.css';
import './bullsPot.css';
import { bullsPot } from '../../../src/tables/games/bullsPot.ts';
import type { TableGameView } from '../shell/view.ts';
import { Board } from './Board.tsx';
import { Scene } from './Scene.tsx';
import { Stats } from './Stats.tsx';
import { bullsPotWords } from './words.ts';

export const view: TableGameView = {
  game: bullsPot,
  words: bullsPotWords,
  Scene,
  Board,
  Stats,
  heard: () => import('./cues.ts'),
  more: () => import('./Past.tsx'),
};
