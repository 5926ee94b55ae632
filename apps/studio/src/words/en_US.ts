import type { ChooseWords } from '../oidc/words.ts';
import type { BeginWords } from '../pages/begin.ts';
import type { PayWords } from '../payments/words.ts';
import type { ServerWords } from './serverWords.ts';

const pay: PayWords = {
  title: 'Checkout',
  sandbox: 'Sandbox',
  sandboxLong: 'This is a test checkout. No real money is taken.',
  amount: 'Amount to pay',
  order: 'Order number',
  expires: 'Valid until',
  actions: {
    approve: { label: 'Approve payment', hint: 'The payment arrives and you return to the site' },
    decline: { label: 'Decline', hint: 'The bank declines the payment' },
    keep: { label: 'Pay later', hint: 'The order stays open and you can come back' },
    expire: { label: 'Let it expire', hint: 'The time to pay has run out' },
    twice: { label: 'Notify twice', hint: 'One payment is notified twice and must be credited once' },
  },
  states: {
    pending: { title: 'Waiting for payment', text: 'Choose how this test payment ends.' },
    approved: { title: 'Payment received', text: 'The money has arrived.' },
    declined: {
      title: 'Payment declined',
      text: 'You were not charged. You can go back and use another method.',
    },
    expired: { title: 'Order expired', text: 'You were not charged. Go back and create a new order.' },
  },
  kept: {
    title: 'Order kept open',
    text: 'You were not charged. You can come back to this page and pay later.',
  },
  telling: 'Notifying the merchant…',
  told: 'The merchant has confirmed. Taking you back…',
  waiting: 'The merchant has not responded yet. We will keep trying. You can go back now.',
  back: 'Back to the merchant',
  moreWays: 'Other test outcomes',
  notFound: 'Payment not found',
};

const choose: ChooseWords = {
  title: 'Lantern Pass',
  sandbox: 'Sandbox',
  sandboxLong: 'This is a test login service. All of these people are made up.',
  lead: (hall) => `${hall} would like to know who you are. Choose a person to continue:`,
  passedOn: 'Shared: name and email.',
  choose: 'Choose a person',
  cancel: 'Cancel',
  cancelHint: 'Go back without sharing anything',
  over: 'This login has ended',
  overText: 'Close this window and start again on the page you came from.',
};

const begin: BeginWords = {
  slow: 'The connection is slow, and the game has not loaded yet.',
  again: 'Reload',
  back: 'Back to lobby',
};

export const words: ServerWords = { pay, choose, begin, games: {} };
