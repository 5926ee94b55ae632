import './fireflies.css';
import { fireflyTen } from '../../../src/tables/games/fireflyTen.ts';
import type { TableGameView } from '../shell/view.ts';
import { Board } from './Board.tsx';
import { Scene } from './Scene.tsx';
import { Stats } from './Stats.tsx';
import { fireflyTenWords } from './words.ts';

export const view: TableGameView = {
  game: fireflyTen,
  words: fireflyTenWords,
  Scene,
  Board,
  Stats,
  heard: () => import('./cues.ts'),
  more: () => import('./Past.tsx'),
};
