import './lanterns.css';
import { sevenLanterns } from '../../../src/tables/games/sevenLanterns.ts';
import type { TableGameView } from '../shell/view.ts';
import { Board } from './Board.tsx';
import { Past } from './Past.tsx';
import { Scene } from './Scene.tsx';
import { SideRules } from './SideRules.tsx';
import { Stats } from './Stats.tsx';
import { hintOf } from './hint.ts';
import { sevenLanternsWords } from './words.ts';

export const view: TableGameView = {
  game: sevenLanterns,
  words: sevenLanternsWords,
  Scene,
  Board,
  Stats,
  deciding: { hintOf, askOf },
  Past,
  MoreRules: SideRules,
};
