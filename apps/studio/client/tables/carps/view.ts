import './carps.css';
import { eightCarp } from '../../../src/tables/games/eightCarp.ts';
import type { TableGameView } from '../shell/view.ts';
import { Board } from './Board.tsx';
import { Scene } from './Scene.tsx';
import { Stats } from './Stats.tsx';
import { eightCarpWords } from './words.ts';

export const view: TableGameView = {
  game: eightCarp,
  words: eightCarpWords,
  Scene,
  Board,
  Stats,
  heard: () => import('./cues.ts'),
  more: () => import('./Past.tsx'),
};
