import { beamNumbers, paneCount } from '../../../../src/tables/games/beamWheel.ts';
import type { GameWords } from '../../texts/texts.ts';
import { type BeamNames, kindIn, spotIn } from '../words.ts';

export const beamNames: BeamNames = {
  groups: { numbers: 'Numbers', compass: 'Compass', sectors: 'Sectors', together: 'Together' },
  panes: (count) => (count === 1 ? '1 pane' : `${count} panes`),
  number: (number) => `Number ${number}`,
  above: (number) => `Above ${number}`,
  sector: (sector) => `Sector ${sector}`,
  directions: {
    north: 'North',
    east: 'East',
    south: 'South',
    west: 'West',
    'north-east': 'North-east',
    'south-east': 'South-east',
    'south-west': 'South-west',
    'north-west': 'North-west',
  },
  marks: { north: 'N', east: 'E', south: 'S', west: 'W' },
  together: {
    one: (half) => `1 in the ${half}`,
    three: (half) => `3 or more, ${half}`,
    seven: (half) => `7 or more, ${half}`,
  },
  kinds: { half: 'Half of the wheel', quarter: 'Quarter of the wheel', sector: 'Sector of five panes' },
};

export const beamWheelWords: GameWords = {
  name: 'Lighthouse Wheel',
  tagline: 'One beam, sixty panes',
  rules: [
    `The wheel has ${paneCount} panes with the numbers ${beamNumbers.join(', ')}. When bets are closed the beam goes round, and bets on the number of the pane where it stops are paid.`,
    'The number is the odds: a bet on 7 pays 7 to 1. How many panes each number has is written on its place; every pane has the same chance.',
    'Compass: north is at the top. A half or a quarter wins when the beam stops in it. Twelve sectors of five panes are counted clockwise from the top.',
    'Above a number wins on any higher one. Together asks for the number and the half at once; or more counts the number itself. How many panes win is written on each place.',
  ],
  kind: kindIn('en_US'),
  spot: spotIn('en_US'),
  result: (summary) => `The beam stops on ${summary}`,
  draw: [
    `A number below ${paneCount} is drawn: so many panes clockwise from the one at the top is the result.`,
  ],
};
