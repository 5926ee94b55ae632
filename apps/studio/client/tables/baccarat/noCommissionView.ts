import './sideBets.css';
import './noCommission.css';
import { noCommissionBaccarat } from '../../../src/tables/games/baccarat.ts';
import type { TableGameView } from '../shell/view.ts';
import { boardOf } from './Board.tsx';
import { sceneOf } from './Scene.tsx';
import { Stats } from './Stats.tsx';
import { noCommissionWords } from './words.ts';

export const view: TableGameView = {
  game: noCommissionBaccarat,
  words: noCommissionWords,
  Scene: sceneOf(noCommissionBaccarat),
  Board: boardOf(noCommissionBaccarat),
  Stats,
  heard: async () => ({ cues: (await import('./cues.ts')).cuesOf(noCommissionBaccarat) }),
  more: () => import('./Past.tsx'),
};
