import './bout.css';
import { crestDuel } from '../../../src/tables/games/crestDuel.ts';
import { pastIn } from '../shell/past.ts';
import type { TableGameView } from '../shell/view.ts';
import { Board } from './Board.tsx';
import { Scene } from './Scene.tsx';
import { Stats } from './Stats.tsx';
import { crestDuelWords } from './words.ts';

export const view: TableGameView = {
  game: crestDuel,
  words: crestDuelWords,
  Scene,
  Board,
  Stats,
  Past: pastIn(() => import('./Past.tsx')),
};
