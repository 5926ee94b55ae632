import './race.css';
import { boatRace } from '../../../src/tables/games/race.ts';
import { pastIn } from '../shell/past.ts';
import type { TableGameView } from '../shell/view.ts';
import { Board } from './Board.tsx';
import { Scene } from './Scene.tsx';
import { Stats } from './Stats.tsx';
import { boatRaceWords } from './words.ts';

export const view: TableGameView = {
  game: boatRace,
  words: boatRaceWords,
  Scene,
  Board,
  Stats,
  Past: pastIn(() => import('./Past.tsx')),
};
