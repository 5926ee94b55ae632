import '../dice/dice.css';
import './sicBo.css';
import { sicBo } from '../../../src/tables/games/sicBo.ts';
import type { TableGameView } from '../shell/view.ts';
import { Board } from './Board.tsx';
import { Scene } from './Scene.tsx';
import { Stats } from './Stats.tsx';
import { sicBoWords } from './words.ts';

export const view: TableGameView = {
  game: sicBo,
  words: sicBoWords,
  Scene,
  Board,
  Stats,
  heard: () => import('./cues.ts'),
  more: () => import('../dice/Past.tsx'),
};
