import './fanTan.css';
import { fanTan } from '../../../src/tables/games/fanTan.ts';
import type { TableGameView } from '../shell/view.ts';
import { Board } from './Board.tsx';
import { Scene } from './Scene.tsx';
import { Stats } from './Stats.tsx';

export const view: TableGameView = { game: fanTan, Scene, Board, Stats };
