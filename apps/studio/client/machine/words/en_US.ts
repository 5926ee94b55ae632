import type { MachineWords } from '../words.ts';

export const words: MachineWords = {
  welcome: 'Good luck',
  spin: 'Spin',
  hurry: 'Faster',
  startFree: (left) => `Start ${left} free spins`,
  freeSpin: (played, awarded) => `Free spin ${played} of ${awarded}`,
  freeTitle: (count) => `${count} free spins`,
  freeMore: (count) => `${count} more free spins`,
  great: ['Big win', 'Huge win', 'Mega win'],
  reelsLabel: 'Reels',
  historyFree: (played) => `with ${played} free spins`,
  fairness: 'Every spin draws new stops.',
  facts: {
    title: 'This game in numbers',
    greatest: 'Greatest win in a round',
    greatestTimes: (times) => `${times} × the bet`,
    bonus: 'Feature',
    oneIn: (rounds) => `1 in ${rounds} rounds on average`,
  },
  notices: {
    won: (won, lines) => (lines > 1 ? `You won ${won} on ${lines} lines` : `You won ${won}`),
    back: (won) => `${won} back`,
    free_won: (_, count) => `${count} free spins`,
    free_over: (won) => `Free spins complete: you won ${won}`,
    free_back: (won) => `Free spins complete: ${won} back`,
  },
};
