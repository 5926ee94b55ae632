import type { SeatFacts } from './parts.tsx';

/** What a face and its shoulders play. */
export type Mood = 'rest' | 'thinks' | 'raises' | 'folded' | 'glares' | 'lost' | 'sulks' | 'won';

export type Played = Pick<
  SeatFacts,
  'seat' | 'shown' | 'wonGrade' | 'isTold' | 'isAsked' | 'isFighting' | 'hasFelled' | 'lies' | 'isOwnGain'
>;

/** Nobody who has lost laughs; to the player every second one loses with a bad grace. */
const lostMood = ({ seat, isOwnGain }: Played): Mood => (isOwnGain && seat % 2 === 1 ? 'sulks' : 'lost');

/** The end is stronger than a comparison, that than a choice, and a choice than waiting for one. */
export const moodOf = (played: Played): Mood => {
  const { shown, wonGrade, isTold, isAsked, isFighting, hasFelled, lies } = played;
  if (!shown) return 'rest';
  if (wonGrade !== null || (hasFelled && !isTold)) return 'won';
  if (!shown.isIn) return isTold && lies === 'compared' ? lostMood(played) : 'folded';
  if (isTold) return lostMood(played);
  if (isFighting || lies === 'compared') return 'glares';
  if (isAsked) return 'thinks';
  if (shown.isPast) return 'rest';
  const last = shown.made.at(-1) ?? '';
  if (last.startsWith('raise') || last.startsWith('compare')) return 'raises';
  return 'rest';
};
