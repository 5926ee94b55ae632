import { shoeWords } from '../../shoe/words/en_US.ts';
import type { GameWords } from '../../texts/texts.ts';
import { type DealWords, wordsOf } from '../words.ts';

const spots: Readonly<Record<string, string>> = {
  player: 'Player',
  banker: 'Banker',
  tie: 'Tie',
  'player-pair': 'Player pair',
  'banker-pair': 'Banker pair',
  pair: 'Pair (player, banker)',
  'super-six': 'Super six',
  'player-bonus': 'Player bonus',
  'banker-bonus': 'Banker bonus',
  big: 'Big',
  small: 'Small',
};

const dealt: DealWords = {
  deal: [
    'Player and banker get two cards each; the last digit of their sum counts, and the higher wins. An ace counts 1, 2–9 their own, ten and pictures nothing. Eight or nine with two cards (a natural) decides at once.',
    'The player draws to 0–5 and stands on 6 and 7. When the player stands, the banker also draws to 0–5.',
    'After a player’s third card the banker draws on 0–2; on 3 unless that card was an 8; on 4 if it was 2–7; on 5 if it was 4–7; on 6 if it was 6 or 7; and stands on 7.',
  ],
  shoe: shoeWords.rule,
  kind: (kind) => spots[kind] ?? kind,
  spot: (spot) => spots[spot] ?? spot,
  result: (summary) => (summary === 'tie' ? 'Tie' : `${spots[summary] ?? summary} wins`),
  draw: [
    shoeWords.lies,
    'A card is a number from 0 to 51: its quotient by 13 is the suit, the remainder the rank (0 is the ace). Dealt in turn: player, banker, player, banker, player’s third, banker’s third.',
  ],
};

const plainPays = [
  'Banker pays 0.95 to 1 (5 % commission), player 1 to 1, a tie 8 to 1; in a tie stakes on player and banker come back. A pair is two first cards of the same rank and pays 11 to 1.',
];

/** Side bets of the tables that have them. */
const smallAndBig = 'Small: four cards in all, 1.5 to 1; big: five or six cards, 0.54 to 1.';
const bonus =
  'Bonus: a natural that wins pays 1 to 1, one that ties comes back; other wins are paid by their margin: 9 points 30 to 1, 8 points 10, 7 points 6, 6 points 4, 5 points 2, 4 points 1.';

export const baccaratWords: GameWords = wordsOf(dealt, {
  name: 'Tide Baccarat',
  tagline: 'Player, banker or tie',
  pays: [...plainPays, smallAndBig, bonus],
});

export const noCommissionWords: GameWords = wordsOf(dealt, {
  name: 'No-Commission Baccarat',
  tagline: 'Banker pays even money, half on six',
  pays: [
    'Banker pays 1 to 1 without commission, but 0.5 to 1 when it wins with six; player pays 1 to 1, a tie 8 to 1, and in a tie bets on player and banker come back. A pair pays 11 to 1.',
    `Super six: the banker wins with six, 15 to 1. ${smallAndBig}`,
    bonus,
  ],
});

export const squeezeTableWords: GameWords = wordsOf(dealt, {
  name: 'Moonrise Squeeze',
  tagline: 'Turn the cards yourself, as slowly as you like',
  pays: [
    ...plainPays,
    'Cards are dealt face down. Player’s two cards and banker’s two have five seconds each, a third card four: drag an edge or a corner inwards and the pips along it come up first; let go and the card falls back; “Open” shows it at once. When the time is over, the dealer turns the cards for everybody.',
    'How you look at a card changes nothing: seed and bets fixed it before it was dealt, and everybody looks at the same cards on a screen of their own.',
  ],
});
