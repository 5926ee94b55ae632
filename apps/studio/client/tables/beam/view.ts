import './beam.css';
import { beamWheel } from '../../../src/tables/games/beamWheel.ts';
import type { TableGameView } from '../shell/view.ts';
import { Board } from './Board.tsx';
import { Scene } from './Scene.tsx';
import { Stats } from './Stats.tsx';
import { beamWheelWords } from './words.ts';

export const view: TableGameView = {
  game: beamWheel,
  words: beamWheelWords,
  Scene,
  Board,
  Stats,
  heard: () => import('./cues.ts'),
  more: () => import('./Past.tsx'),
};
