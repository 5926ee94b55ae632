import './race.css';
import { boatRace } from '../../../src/tables/games/race.ts';
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
  heard: async () => ({ cues: (await import('./cues.ts')).cuesOf(boatRace, 'boats') }),
  more: () => import('./Past.tsx'),
};
