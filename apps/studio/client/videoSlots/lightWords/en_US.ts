import type { LightWords } from '../lightWords.ts';

export const words: LightWords = {
  title: 'Three Lights',
  names: { firefly: 'Firefly', lamp: 'Lamp', moon: 'Moon' },
  dropsBy: (amount) => `Drops by ${amount}`,
  demo: 'In demo play you can watch the pots; they are neither fed nor won.',
  feeds: (share) =>
    `${share} of every bet goes into one of the pots; your bet stays the same. The draw of the round decides which: of eight bets, on average four feed the Firefly, three the Lamp and one the Moon.`,
  drops:
    'When a pot opens, the amount at which it will drop is drawn between its start and its ceiling, each as likely as any other. It stays secret; only the fingerprint of its seed is shown. The bet whose share takes the pot to that amount as it is drawn wins exactly that amount, paid with its round. If that bet cannot be taken, the next one wins the pot.',
  nearer:
    'The nearer a pot is to its ceiling, the greater the chance of every bet to win it. No single bet is sure to.',
  without:
    'Bought free spins neither feed nor win the pots. Free spins are no bets, and feed nothing. Rounds that you are given count like any bet.',
  returns: (share, all) =>
    `Of this game’s RTP of ${all}, ${share} comes from the pots: what bets bring, and what each new pot starts from.`,
  now: 'Pots now',
  number: (number) => `No. ${number}`,
  fingerprint: 'Fingerprint (SHA-256)',
  seed: 'Seed',
  latest: 'Latest drops',
  none: 'None has dropped yet.',
  check: 'Verify',
  agrees: 'Agrees: this seed gives the fingerprint and the amount.',
  differs: 'Does not agree.',
  how: 'The SHA-256 of the seed is the fingerprint that was shown before the drop. Drawing with the seed as key, the pot’s name and currency as salt and its number as nonce, and adding what it started from, gives the amount.',
  won: (name) => `The ${name} is yours!`,
  credited: 'Added to your balance',
  paying: 'On its way to your balance',
  goOn: 'Continue',
  history: (name, amount) => `won the ${name}, ${amount}`,
};
