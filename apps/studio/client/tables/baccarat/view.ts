import './sideBets.css';
import { baccarat } from '../../../src/tables/games/baccarat.ts';
import type { TableGameView } from '../shell/view.ts';
import { boardOf } from './Board.tsx';
import { sceneOf } from './Scene.tsx';
import { Stats } from './Stats.tsx';
import { baccaratWords } from './words.ts';

export const view: TableGameView = {
  game: baccarat,
  words: baccaratWords,
  Scene: sceneOf(baccarat),
  Board: boardOf(baccarat),
  Stats,
  heard: async () => ({ cues: (await import('./cues.ts')).cuesOf(baccarat) }),
  more: () => import('./Past.tsx'),
};
