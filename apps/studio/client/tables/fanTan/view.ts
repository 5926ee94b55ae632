import './fanTan.css';
import { fanTan } from '../../../src/tables/games/fanTan.ts';
import { pastIn } from '../shell/past.ts';
import type { TableGameView } from '../shell/view.ts';
import { Board } from './Board.tsx';
import { Scene } from './Scene.tsx';
import { Stats } from './Stats.tsx';
import { fanTanWords } from './words.ts';

export const view: TableGameView = {
  game: fanTan,
  words: fanTanWords,
  Scene,
  Board,
  Stats,
  Past: pastIn(() => import('./Past.tsx')),
};
