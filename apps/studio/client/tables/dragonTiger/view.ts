import './dragonTiger.css';
import { dragonTiger } from '../../../src/tables/games/dragonTiger.ts';
import type { TableGameView } from '../shell/view.ts';
import { Board } from './Board.tsx';
import { Scene } from './Scene.tsx';
import { Stats } from './Stats.tsx';
import { dragonTigerWords } from './words.ts';

export const view: TableGameView = {
  game: dragonTiger,
  words: dragonTigerWords,
  Scene,
  Board,
  Stats,
  heard: () => import('./cues.ts'),
  more: () => import('./Past.tsx'),
};
