import type { AutoWords } from '../autoWords.ts';

export const words: AutoWords = {
  auto: 'Autoplay',
  stop: (left) => `Stop (${left} left)`,
  turbo: 'Turbo',
  title: 'Autoplay',
  rounds: 'Rounds',
  loss: 'Lose at most',
  win: 'Stop when one round wins',
  noWin: 'No limit',
  start: 'Start',
  missing: 'Choose the rounds and the most you may lose',
  note: 'A round that could lose more than your limit does not begin. Autoplay also stops for free spins and other bonuses, when a bet is not accepted and when the page is reloaded. You can stop it at any time.',
  ended: {
    rounds: 'Autoplay is complete',
    loss: 'Stopped: your loss limit is reached',
    win: 'Stopped: your win limit is reached',
    feature: 'Stopped: a bonus waits for you',
    refused: 'Stopped: the round was not accepted',
    stopped: 'Autoplay stopped',
  },
};
