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
  hops: {
    title: 'Hops on the lily pad',
    text: 'A frog that lands on the lily pad, the middle cell, stays with its reel while the others hop twice for free. Every further reel with a frog stays too and brings two more hops. Wins of the first hop count once, of the second twice, and so on up to four times. Three frogs end the hops.',
    often: (oneIn, ofHundred, stakes) =>
      `Reels hop about once in ${oneIn} spins; in about ${ofHundred} of 100 of those, all three frogs sit. One spin wins at most bet × ${stakes} on lines.`,
    promise: 'A frog on the lily pad: the other reels hop',
    begins: 'The frog stays: two free hops',
    hop: (number) => `Hop ${number}: wins × ${number}`,
    over: (count) => `Hops over: ${count}`,
  },
  lines: '5 lines',
  linesText:
    'Your bet is split evenly over five lines, three horizontal and two diagonal. Each line pays its highest win, and wins on different lines are added.',
  fairness:
    'Every spin draws sixteen numbers: the stops of three reels, a lot for the jackpot, and the stops of up to four hops.',
  historyJackpot: 'with jackpot',
  notices: {
    hopped: (won, count) => `${count} hops: you won ${won}`,
    won: (won, count) => (count > 1 ? `You won ${won} on ${count} lines` : `You won ${won}`),
    back: (won) => `${won} back`,
    free_won: (_, count) => `${count} free spins`,
    free_over: (won) => `You won ${won}`,
    free_back: (won) => `Free spins complete: ${won} back`,
    jackpot: (won) => `Jackpot! You won ${won}`,
  },
};
