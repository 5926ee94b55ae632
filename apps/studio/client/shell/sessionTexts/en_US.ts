import type { BetStates, ResponsibleTexts, SessionTexts } from '../sessionTexts.ts';

export const session: SessionTexts = {
  balance: 'Balance',
  playMoney: 'Play money',
  leave: 'Leave',
  soundOn: 'Turn sound on',
  soundOff: 'Turn sound off',
  close: 'Close',
  keys: 'Keyboard shortcuts',
  session: (minutes) => `${minutes} min played`,
  net: 'Session result',
  opening: 'Loading…',
  tryAgain: 'Try again',
  playHere: 'Play here',
  backToHall: 'Back to lobby',
  busy: 'Too many requests. This was not sent. Please try again shortly.',
  endings: {
    ticket_used: {
      title: 'Link already used',
      text: 'A game link works once. Open the game from the lobby again.',
    },
    session_ended: {
      title: 'Session ended',
      text: 'You have logged out or the session has expired. An unfinished round is settled automatically.',
    },
    session_replaced: {
      title: 'Open elsewhere',
      text: 'This game is open in another window. Continue there, or play here instead.',
    },
    session_elsewhere: {
      title: 'Another game is open',
      text: 'You opened another game in another window, and only one can be open at a time. Playing here ends the other one. Unfinished rounds are kept.',
    },
    hall_unreachable: {
      title: 'No response',
      text: 'We cannot confirm your login right now. Please try again later.',
    },
    launch_refused: {
      title: 'The game did not open',
      text: 'Please go back to the lobby and try again.',
    },
    offline: { title: 'No connection', text: 'Please check your network and try again.' },
    left: { title: 'You have left', text: 'Taking you back to the lobby…' },
  },
  refusals: {
    insufficient_funds: 'Insufficient balance. Lower your bet or make a deposit.',
    limit_reached: 'You have reached your limit.',
    player_blocked: 'Your account cannot bet right now. Please contact support.',
    player_excluded: 'You are on a break from playing.',
    session_ended: 'Your session has ended.',
    game_disabled: 'This game is under maintenance. Please come back later.',
    refused: 'This bet was not accepted.',
  },
};

export const responsible: ResponsibleTexts = {
  responsible: 'Responsible gaming',
  responsibleText:
    'Gaming is entertainment, not income. You can set limits for deposits, losses and time, or take a break, at any time.',
};

export const betStates: BetStates = {
  pending: 'Confirming',
  paying: 'Paying out',
  settled: 'Settled',
  returned: 'Refunded',
  refused: 'Not accepted',
  stuck: 'Under review',
};
