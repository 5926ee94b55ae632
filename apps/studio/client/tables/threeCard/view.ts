import '../positions/positions.css';
import '../past/past.css';
import '../styles/deciding.css';
import './threeCard.css';
import { isWorthPlaying, threeCard } from '../../../src/tables/games/threeCard.ts';
import type { DecidingView, TableGameView } from '../shell/view.ts';
import { Board } from './Board.tsx';
import { handText, namedAtMs, readPlayer } from './read.ts';
import { Scene } from './Scene.tsx';
import { Stats } from './Stats.tsx';
import { ownWords, threeCardWords } from './words.ts';

const deciding: DecidingView = {
  decideMs: threeCard.decisions.decideMs,
  raise: threeCard.decisions.raise,
  askOf: (_, faceUp, lang) => {
    const [own, player] = [ownWords(lang), readPlayer(faceUp)];
    return player ? `${own.player} · ${handText(player, own)}` : own.player;
  },
  lands: { firstMs: namedAtMs, eachMs: 0, hasTaken: () => false },
  hintOf: (_, faceUp) => {
    const player = readPlayer(faceUp);
    return player ? (isWorthPlaying(player) ? 'play' : 'fold') : undefined;
  },
  keys: { play: 'KeyP', fold: 'KeyF' },
};

export const view: TableGameView = {
  game: threeCard,
  words: threeCardWords,
  Scene,
  Board,
  Stats,
  deciding,
  heard: () => import('./cues.ts'),
  more: () => import('./more.ts'),
};
