import '../dice/dice.css';
import './fastThree.css';
import { fastThree } from '../../../src/tables/games/fastThree.ts';
import type { TableGameView } from '../shell/view.ts';
import { Board } from './Board.tsx';
import { Scene } from './Scene.tsx';
import { Stats } from './Stats.tsx';
import { fastThreeWords } from './words.ts';

export const view: TableGameView = {
  game: fastThree,
  words: fastThreeWords,
  Scene,
  Board,
  Stats,
  heard: () => import('./cues.ts'),
  more: () => import('../dice/Past.tsx'),
};
