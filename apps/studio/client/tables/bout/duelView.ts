import './bout.css';
import { crestDuel } from '../../../src/tables/games/crestDuel.ts';
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
  heard: async () => ({ cues: (await import('./cues.ts')).cuesOf(crestDuel.gameCode) }),
  more: () => import('./Past.tsx'),
};
