import { beamNumbers, paneCount } from '../../../../src/tables/games/beamWheel.ts';
import type { GameWords } from '../../texts/texts.ts';
import { type BeamNames, numberIn } from '../words.ts';

export const beamNames: BeamNames = { panes: (count) => (count === 1 ? '1 pane' : `${count} panes`) };

export const beamWheelWords: GameWords = {
  name: 'Lighthouse Wheel',
  tagline: 'One beam, sixty panes',
  rules: [
    `The wheel has ${paneCount} panes with the numbers ${beamNumbers.join(', ')}. When bets are closed the beam goes round, and bets on the number of the pane where it stops are paid.`,
    'The number is the odds: a bet on 7 pays 7 to 1. How many panes each number has is written on its place; every pane has the same chance.',
  ],
  kind: (kind) => `Number ${numberIn(kind)}`,
  spot: (spot) => `Number ${numberIn(spot)}`,
  result: (summary) => `The beam stops on ${summary}`,
  draw: [
    `A number below ${paneCount} is drawn: so many panes clockwise from the one at the top is the result.`,
  ],
};
