import './bout.css';
import { puppetBout } from '../../../src/tables/games/puppetBout.ts';
import type { TableGameView } from '../shell/view.ts';
import { Board } from './Board.tsx';
import { Scene } from './Scene.tsx';
import { Stats } from './Stats.tsx';

export const view: TableGameView = { game: puppetBout, Scene, Board, Stats };
