import type { GameWords } from '../../texts/texts.ts';
import {
  type BoutNames,
  handicapIn,
  kindIn,
  ledText,
  passLine,
  resultIn,
  type Sides,
  scoreText,
  spotIn,
} from '../words.ts';

const sides: Sides = { meron: 'Meron', wala: 'Wala', draw: 'Draw' };

export const boutNames: BoutNames = {
  sides: sides,
  groups: {
    win: 'Winner',
    combined: 'Combined',
    passes: 'Passes',
    passHandicap: 'Pass lines',
    course: 'Course',
    method: 'Method',
    rounds: 'Rounds',
    handicap: 'Handicap',
    score: 'Score',
  },
  spots: {
    first: (_, side) => `${side} first`,
    lead: (value, side) => (value === 'even' ? 'Alike' : `${side} more`),
    under: (line) => `Under ${line || passLine}`,
    over: (line) => `Over ${line || passLine}`,
    passes: (count) => `${count} passes`,
    rounds: (count) => (count === '1' ? '1 round' : `${count} rounds`),
    crest: (_, side) => `${side} by crest`,
    points: (_, side) => `${side} on points`,
    'or-draw': (_, side) => `${side} or draw`,
    'win-under': (_, side) => `${side} & under ${passLine}`,
    'win-over': (_, side) => `${side} & over ${passLine}`,
    ahead: (_, side) => `${side} ahead and wins`,
    comeback: (_, side) => `${side} comeback`,
    last: (_, side) => `${side} last`,
    odd: () => 'Odd',
    even: () => 'Even',
    sweep: (_, side) => `${side} every pass`,
    four: (score) => `${ledText(score)} after four`,
    streak: (length) => (length === '5' ? 'Streak of 5 or more' : `Streak of ${length}`),
    handicap: handicapIn(sides),
    score: scoreText,
  },
  exchange: {
    pass: (number) => `Pass ${number}`,
    round: (number) => `Round ${number}`,
  },
  leads: 'Who leads a pass does not decide who wins.',
  ends: {
    plain: (side) => `${side} wins`,
    crest: (side, score) => `${side} wins by the crest, ${score}`,
    points: (side, score) => `${side} wins on points, ${score}`,
  },
};

export const kindsOf: Readonly<Record<string, string>> = {
  first: 'First pass',
  lead: 'Leads more passes',
  'lead-even': 'Leads alike',
  last: 'Last pass',
  sweep: 'Leads every pass',
  'odd-even': 'Passes odd or even',
  'over-under': 'Passes over or under 5.5',
  passes: 'Number of passes',
  crest: 'Win by the crest',
  score: 'Score on points',
};

const strengths =
  'Strengths: every four hex digits of the fingerprint are a number; its remainder by 21 plus 20, Meron first.';

export const puppetBoutWords: GameWords = {
  name: 'Puppet Crest',
  tagline: 'Paper birds on a lantern stage',
  rules: [
    'This is a drawn puppet play. The birds are cut from paper; no animal is in it, and nobody is hurt.',
    'Before a round opens the strengths of Meron and Wala follow from the fingerprint of the server’s seed, and the prices on the winner follow from the strengths. The result is drawn before the play begins.',
    'One bout in sixteen ends in a draw, which pays 15 stakes in all; stakes on Meron and Wala then come back.',
    'Passes: 4 to 7 in a play, each number as likely as any other, and each side leads a pass with an even chance. Bet on who leads the first, who leads more of them, how many there are, and over or under 5.5. Who leads does not decide who wins, and these bets are settled in a draw as well.',
    'Combined: the winner together with passes over or under 5.5; ahead and wins, where the side that leads more passes wins; comeback, where the side that leads fewer wins. They lose in a draw. Meron or draw and Wala or draw win in a draw as well.',
    'Pass lines count the passes that each side leads. After four is the score of the first four passes, which every play has. A streak is the longest row of passes that one side leads. Every pass means that one side leads them all.',
  ],
  kind: kindIn('en_US'),
  spot: spotIn('en_US'),
  result: resultIn('en_US'),
  draw: [
    strengths,
    'A number below 16 is drawn, 0 is a draw. Then one below the sum of both strengths: below Meron’s it is Meron, else Wala.',
    'Then one below 4, which with 4 added is the number of passes, and for each pass one below 2: 0 is led by Meron.',
  ],
};

export const crestDuelWords: GameWords = {
  name: 'Red Crest Duel',
  tagline: 'Five rounds, three to win, one strike for the crest',
  rules: [
    'This is a drawn puppet play. The birds are cut from paper; no animal is in it, and nobody is hurt.',
    'A duel has up to five rounds, and whoever wins three first wins on points. In any round the winner takes the other’s paper crest with one chance in eight, which ends the duel at once. There are no draws.',
    'The chance to win a round is a side’s share of both strengths. They follow from the fingerprint of the server’s seed before a round opens, and the prices follow from them. The result is drawn before the play begins.',
    'Handicaps count the rounds that each side has won at the end; the round of the crest counts as one. Scores count for wins on points only.',
  ],
  kind: kindIn('en_US'),
  spot: spotIn('en_US'),
  result: resultIn('en_US'),
  draw: [
    strengths,
    'Two numbers a round: the first below the sum of both strengths, below Meron’s the round is Meron’s, else Wala’s; the second below 8, where 0 takes the crest and ends the duel. It ends as well when a side has three rounds.',
  ],
};
