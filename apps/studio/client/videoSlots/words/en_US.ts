import type { VideoSlotWords } from '../words.ts';

export const words: VideoSlotWords = {
  notices: {
    won: (won) => `You won ${won}`,
    back: (won) => `${won} back`,
    free_won: (_, count) => (count === 1 ? '1 more free spin' : `${count} free spins`),
    free_over: (won) => `Free spins complete: you won ${won} this round`,
    free_back: (won) => `Free spins complete: ${won} back`,
    hold_won: () => 'Hold and win begins',
    hold_on: (held) => `${held} held so far`,
    hold_over: (won) => `Hold and win complete: you won ${won} this round`,
    hold_back: (won) => `Hold and win complete: ${won} back`,
  },
  fairness: 'Every spin has a draw of its own. It decides the stops and every value.',
  freeText: 'The multiplier rises with every free spin that wins.',
  choose: 'Choose your free spins',
  option: (spins, multiplier, step) =>
    step > 0
      ? `${spins} spins from × ${multiplier}, + ${step} a win`
      : multiplier > 1
        ? `${spins} spins at × ${multiplier}`
        : `${spins} spins`,
  goOn: 'Continue',
  strip: {
    free: (played, all) => `Free spin ${played} of ${all}`,
    hold: (left, held, cells) => `${left} respins left · ${held} / ${cells}`,
  },
  times: (multiplier) => `× ${multiplier}`,
  total: 'Won this round',
  pots: { mini: 'Mini', minor: 'Minor', major: 'Major', grand: 'Grand' },
  potsLabel: 'Four pots',
  won: {
    line: (symbol, count, line) => `${symbol} × ${count} · line ${line}`,
    ways: (symbol, count, ways) => `${symbol} × ${count} · ${ways} ${ways === 1 ? 'way' : 'ways'}`,
    cluster: (symbol, count) => `${symbol} · cluster of ${count}`,
    collected: (symbol, count, times) =>
      times === 1 ? `${symbol} × ${count} collected` : `${symbol} × ${count} collected ${times} times`,
  },
  historyMore: (steps) => `with ${steps} free ${steps === 1 ? 'spin' : 'spins'}`,
  rules: {
    pays: 'Paytable',
    paysNote: {
      lines: 'Win for one line at the current bet.',
      ways: 'Win for one way at the current bet.',
      clusters: 'Win for one cluster of at least this size at the current bet.',
    },
    lines: 'Lines',
    linesText: (lines) =>
      `${lines} lines. Three or more of the same symbol in a row win, beginning on the leftmost reel.`,
    hits: 'Rounds that pay',
  },
};
