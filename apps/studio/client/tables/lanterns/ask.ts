import { countOf } from '../../../src/games/blackjack/count.ts';
import type { HandView } from '../../../src/tables/views.ts';
import { blackjackWordsOf } from '../../blackjack/words.ts';
import type { Lang } from '../../shell/sessionTexts.ts';
import { readHand } from './read.ts';
import { sevenLanternsWords } from './words.ts';

/**
 * Whether the last choice took a card for the very hand that is to be decided now: a hit that ends one of two hands leaves the other
 * as it lies.
 */
export const hasTaken = ({ made, view }: Pick<HandView, 'made' | 'view'>): boolean => {
  const last = made.at(-1);
  const hand = readHand(view);
  return last === 'split' || (last === 'hit' && (hand?.hands[hand.active ?? 0]?.cards.length ?? 0) > 2);
};

/** What is to be decided, by the seat that it is for: a player may have several, each insured for itself. */
export const askOf = ({ spot, view }: HandView, _: unknown, lang: Lang): string => {
  const words = blackjackWordsOf(lang);
  const seat = sevenLanternsWords(lang).spot(spot);
  const hand = readHand(view);
  if (!hand) return seat;
  if (hand.insurance === 'offered') return `${seat} · ${words.notices.insurance('')}`;
  const { total, soft } = countOf(hand.hands[hand.active ?? 0]?.cards ?? []);
  const which = hand.hands.length > 1 ? ` · ${words.handOf((hand.active ?? 0) + 1)}` : '';
  return `${seat}${which} · ${words.count(total, soft)}`;
};
