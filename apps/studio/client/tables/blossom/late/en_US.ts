import type { LateWords } from '../lateWords.ts';

export const lateWords: LateWords = {
  lastHands: 'Last 3:',
  soon: 'cards come next',
  net: 'Net win',
  through: { won: 'won', raised: 'raised', held: 'held', folded: 'folded' },
  compareWith: (amount) => `Compare with whom? ${amount}; the weaker hand is out`,
  back: 'Back',
  compares: (by, against) =>
    by === null
      ? `You compare with seat ${against}…`
      : against === null
        ? `Seat ${by} compares with you…`
        : `Seat ${by} compares with seat ${against}…`,
  fell: (out, won) =>
    out === null
      ? `Seat ${won} is stronger: you are out`
      : won === null
        ? `You are stronger: seat ${out} is out`
        : `Seat ${won} is stronger: seat ${out} is out`,
  beaten: 'Out',
};
