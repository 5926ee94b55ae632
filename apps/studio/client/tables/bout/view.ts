import './bout.css';
import { puppetBout } from '../../../src/tables/games/puppetBout.ts';
import type { TableGameView } from '../shell/view.ts';
import { Board } from './Board.tsx';
import { Scene } from './Scene.tsx';
import { Stats } from './Stats.tsx';
import { puppetBoutWords } from './words.ts';

export const view: TableGameView = {
  game: puppetBout,
  words: puppetBoutWords,
  Scene,
  Board,
  Stats,
  heard: async () => ({ cues: (await import('./cues.ts')).cuesOf(puppetBout.gameCode) }),
  more: () => import('./Past.tsx'),
};
