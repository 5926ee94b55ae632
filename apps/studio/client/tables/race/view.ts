import './race.css';
import { hareRace } from '../../../src/tables/games/race.ts';
import type { TableGameView } from '../shell/view.ts';
import { Board } from './Board.tsx';
import { Scene } from './Scene.tsx';
import { Stats } from './Stats.tsx';
import { hareRaceWords } from './words.ts';

export const view: TableGameView = {
  game: hareRace,
  words: hareRaceWords,
  Scene,
  Board,
  Stats,
  heard: async () => ({ cues: (await import('./cues.ts')).cuesOf(hareRace, 'races') }),
  more: () => import('./Past.tsx'),
};
