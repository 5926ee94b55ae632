import type { LateWords } from '../lateWords.ts';

export const lateWords: LateWords = {
  lastHands: 'Last 3:',
  soon: (seconds) => `Cards in ${seconds} s`,
  watches: 'Watching · sit down next hand',
  net: 'Net win',
  through: { won: 'won', raised: 'raised', held: 'held', folded: 'folded' },
  compareWith: (amount) => `Duel with whom? ${amount}, the weaker is out`,
  compareNote: 'No duel if they are out first; your payment stays in the pot',
  back: 'Back',
  compares: (by, against) =>
    by === null
      ? `You duel with seat ${against}…`
      : against === null
        ? `Seat ${by} duels with you…`
        : `Seat ${by} duels with seat ${against}…`,
  fell: (out, won) =>
    out === null
      ? `Seat ${won} is stronger: you are out`
      : won === null
        ? `You are stronger: seat ${out} is out`
        : `Seat ${won} is stronger: seat ${out} is out`,
  missed: (seat, hasFolded) =>
    seat === null
      ? 'You were out already: no duel'
      : `Seat ${seat} ${hasFolded ? 'folded' : 'was out already'}: no duel`,
  isOut: (seat) => (seat === null ? 'You are out' : `Seat ${seat} is out`),
  album: 'Petals',
  nthBlossom: (count) => `Blossom ${count}:`,
  newPetal: (kind) => `New petal: ${kind}`,
  wholeBlossom: (count) => `Blossom ${count} is whole! The next one begins`,
  missing: (kinds) => `Still to come: ${kinds}`,
  albumPays: 'Petals are only to look at and pay nothing',
  albumFree: 'pays nothing',
  beatsShare: (share, others) => `${share} against ${others} random ${others === 1 ? 'hand' : 'hands'}`,
  over: (seat, by) => `Against ${seat === null ? 'you' : `seat ${seat}`}: ${by}`,
  beaten: 'Out',
  lastPot: 'Last pot',
  ownPots: 'Pots at your table',
  openPots: 'The bots’ open table',
  rake: (amount) => `Rake ${amount}`,
  lookHere: 'Tap to look',
};
