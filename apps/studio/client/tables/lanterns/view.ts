import '../past/past.css';
import '../styles/deciding.css';
import './burning.css';
import './lanterns.css';
import { bookChoice, sevenLanterns } from '../../../src/tables/games/sevenLanterns.ts';
import type { HandView } from '../../../src/tables/views.ts';
import type { DecidingView, TableGameView } from '../shell/view.ts';
import { askOf, hasTaken } from './ask.ts';
import { Board } from './Board.tsx';
import { firstOpenMs, openedMs, readFaceUp, readHand } from './read.ts';
import { Scene } from './Scene.tsx';
import { Stats } from './Stats.tsx';
import { sevenLanternsWords } from './words.ts';

const hintOf = ({ view }: HandView, faceUp: unknown): string | undefined => {
  const [hand, open] = [readHand(view), readFaceUp(faceUp)];
  return hand && open ? bookChoice(hand, open.dealer) : undefined;
};

const deciding: DecidingView = {
  decideMs: sevenLanterns.decisions.decideMs,
  raise: sevenLanterns.decisions.raise,
  askOf,
  lands: { firstMs: firstOpenMs, eachMs: openedMs, hasTaken },
  hintOf,
  keys: { hit: 'KeyH', stand: 'KeyS', double: 'KeyD', split: 'KeyP', insure: 'KeyI', decline: 'KeyN' },
};

export const view: TableGameView = {
  game: sevenLanterns,
  words: sevenLanternsWords,
  Scene,
  Board,
  Stats,
  deciding,
  heard: () => import('./cues.ts'),
  more: () => import('./more.ts'),
};
