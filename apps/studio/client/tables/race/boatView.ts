import './race.css';
import { boatRace } from '../../../src/tables/games/race.ts';
import type { TableGameView } from '../shell/view.ts';
import { Board } from './Board.tsx';
import { Scene } from './Scene.tsx';
import { Stats } from './Stats.tsx';

export const view: TableGameView = { game: boatRace, Scene, Board, Stats };
