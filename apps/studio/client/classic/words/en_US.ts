import type { ClassicWords } from '../words.ts';

export const words: ClassicWords = {
  name: "Jade Frog's Pearl",
  tagline: 'Three frogs, one pearl, a pond full of light',
  great: ['Big win', 'Huge win', 'Mega win'],
  symbols: {
    frog: 'Jade frog',
    ring: 'Jade ring',
    gourd: 'Gourd',
    coin: 'Coin',
    ingots: 'Three gold ingots',
    pair: 'Two silver ingots',
    ingot: 'One copper ingot',
  },
  pot: 'Pearl jackpot',
  potWon: 'Jackpot won',
  potText: (share, seed) =>
    `${share} of every bet goes into the jackpot. When it is won, a new one starts from ${seed}. All players in the same currency share one jackpot.`,
  potChance: (oneIn) =>
    `Every spin also draws a lot. A higher bet holds more lots, so the chance is proportional to your bet: at the current bet, one spin in ${oneIn} wins the jackpot, wherever the reels stop.`,
  potReturn: (lines, share, seed) =>
    `The RTP has three parts: ${lines} from lines, ${share} paid into the jackpot and ${seed} for the starting amount.`,
  potPaid:
    'The winner gets every whole unit in the jackpot. In demo play the chance is the same and the win is paid in play money, without touching the jackpot.',
  pays: 'Paytable',
  paysNote: 'Win for three of a kind on one line at the current bet.',
  mixture: 'Any three kinds of ingots',
  wild: 'The jade frog is wild and substitutes for every symbol.',
  lines: '5 lines',
  linesText:
    'Your bet is split evenly over five lines, three horizontal and two diagonal. Each line pays its highest win, and wins on different lines are added.',
  fairness: 'Every spin draws four numbers: the stops of three reels and a lot for the jackpot.',
  historyJackpot: 'with jackpot',
  notices: {
    won: (won, count) => (count > 1 ? `You won ${won} on ${count} lines` : `You won ${won}`),
    back: (won) => `${won} back`,
    free_won: (_, count) => `${count} free spins`,
    free_over: (won) => `You won ${won}`,
    jackpot: (won) => `Jackpot! You won ${won}`,
  },
};
