import '../styles/deciding.css';
import './lanterns.css';
import { countOf } from '../../../src/games/blackjack/rules.ts';
import { bookChoice, sevenLanterns } from '../../../src/tables/games/sevenLanterns.ts';
import type { HandView } from '../../../src/tables/views.ts';
import { blackjackWordsOf } from '../../blackjack/words.ts';
import type { Lang } from '../../shell/sessionTexts.ts';
import type { DecidingView, TableGameView } from '../shell/view.ts';
import { Board } from './Board.tsx';
import { Past } from './Past.tsx';
import { readFaceUp, readHand } from './read.ts';
import { Scene } from './Scene.tsx';
import { SideRules } from './SideRules.tsx';
import { Stats } from './Stats.tsx';
import { sevenLanternsWords } from './words.ts';

const askOf = ({ spot, view }: HandView, _: unknown, lang: Lang): string => {
  const words = blackjackWordsOf(lang);
  const seat = sevenLanternsWords(lang).spot(spot);
  const hand = readHand(view);
  if (!hand) return seat;
  if (hand.insurance === 'offered') return `${seat} · ${words.notices.insurance('')}`;
  const { total, soft } = countOf(hand.hands[hand.active ?? 0]?.cards ?? []);
  const which = hand.hands.length > 1 ? ` · ${words.handOf((hand.active ?? 0) + 1)}` : '';
  return `${seat}${which} · ${words.count(total, soft)}`;
};

const hintOf = ({ view }: HandView, faceUp: unknown): string | undefined => {
  const [hand, open] = [readHand(view), readFaceUp(faceUp)];
  return hand && open ? bookChoice(hand, open.dealer) : undefined;
};

const deciding: DecidingView = {
  decideMs: sevenLanterns.decisions.decideMs,
  raise: sevenLanterns.decisions.raise,
  askOf,
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
  Past,
  MoreRules: SideRules,
};
