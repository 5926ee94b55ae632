import './roulette.css';
import { roulette } from '../../../src/tables/games/roulette.ts';
import type { TableGameView } from '../shell/view.ts';
import { Board } from './Board.tsx';
import { Scene } from './Scene.tsx';
import { Stats } from './Stats.tsx';
import { rouletteWords } from './words.ts';

export const view: TableGameView = {
  game: roulette,
  words: rouletteWords,
  Scene,
  Board,
  Stats,
  heard: () => import('./cues.ts'),
  more: () => import('./Past.tsx'),
};
