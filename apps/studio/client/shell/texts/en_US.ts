import { betStates, responsible, session } from '../sessionTexts/en_US.ts';
import type { Texts } from '../texts.ts';

export const words: Texts = {
  ...session,
  demo: 'DEMO',
  demoLong: 'The demo uses play money with the same odds. No real money is involved.',
  win: 'Win',
  back: 'Returned',
  stake: 'Bet',
  freeRounds: (left) => `Free rounds: ${left} left`,
  stakeMax: (amount) => `max ${amount}`,
  stakeUp: 'Increase bet',
  stakeDown: 'Decrease bet',
  rules: 'Rules and paytable',
  history: 'My bets',
  fairness: 'Fairness',
  finished: (won) => `Your last round was settled and paid ${won}`,
  returned: 'Your last round did not count. Your bet was refunded in full',
  asking: 'Confirming this round…',
  offline: 'Connection lost. Reconnecting. Your result is saved.',
  stuck: 'This round is under review. Your money is safe.',
  nothing: 'No win this time',
  refusals: {
    ...session.refusals,
    stake_not_offered: 'This bet amount is not available right now.',
    action_refused: 'You cannot do that now.',
  },
  rulesText: {
    returnTitle: 'Return to player',
    returnExact: (rtp) =>
      `Theoretical RTP ${rtp}, calculated exactly over every outcome. RTP is a long-term average and does not predict any single round.`,
    returnText: (rtp, measured, rounds, hits) =>
      `Theoretical RTP ${rtp}, calculated exactly over every outcome; ${measured} measured in ${rounds} simulated rounds. About ${hits} of rounds pay a win, including wins smaller than the bet. RTP is a long-term average and does not predict any single round.`,
    volatility: 'Volatility',
    swings: {
      low: (stakes) => `Low (standard deviation ${stakes} × the bet)`,
      medium: (stakes) => `Medium (standard deviation ${stakes} × the bet)`,
      high: (stakes) => `High (standard deviation ${stakes} × the bet)`,
    },
    unfinished: 'Interrupted rounds',
    unfinishedText:
      'Every round is drawn and saved before any money moves. If the connection or service is interrupted, the round is either settled with that result or your bet is refunded in full. An unfinished round waits for you. After 24 hours it is completed and paid automatically.',
    ...responsible,
  },
  historyText: {
    empty: 'No rounds yet. Your rounds will appear here.',
    when: 'Time',
    stake: 'Bet',
    won: 'Paid',
    states: {
      ...betStates,
      playing: 'In progress',
    },
    more: 'More',
    verify: 'Verify',
    seedHidden: 'Can be verified once the seed changes',
    failed: 'Could not load your rounds',
  },
  fairText: {
    intro:
      'The result is calculated from the server seed, your client seed and a nonce with HMAC-SHA256. The hash of the server seed is shown beforehand. When you change seeds the server seed is revealed and you can verify every round.',
    serverHash: 'Hash of the current server seed (SHA-256)',
    nextHash: 'Hash of the next server seed',
    clientSeed: 'Client seed',
    nonce: 'Next nonce',
    change: 'Change seeds',
    changeHint: 'Reveals the current server seed and restarts the nonce at 0.',
    revealed: 'Revealed server seed',
    busy: 'You can change seeds once this round is over',
    verify: 'Open the verify page',
    invalid: '1–64 characters, without spaces',
  },
};
