import { beamNumbers, paneCount, shipPays, stormTimes } from '../../../../src/tables/games/beamWheel.ts';
import type { GameWords } from '../../texts/texts.ts';
import { type BeamNames, kindIn, restIn, spotIn } from '../words.ts';

export const beamNames: BeamNames = {
  groups: { numbers: 'Numbers', compass: 'Compass', sectors: 'Sectors', together: 'Together' },
  panes: (count) => (count === 1 ? '1 pane' : `${count} panes`),
  number: (number) => `Number ${number}`,
  above: (number) => `Above ${number}`,
  sector: (sector) => `Sector ${sector}`,
  berth: (berth) => `Berth ${berth}`,
  storms: { '1': 'A storm', '2': 'Two storms' },
  harbor: 'Harbor',
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
    five: (half) => `5 or more, ${half}`,
    seven: (half) => `7 or more, ${half}`,
  },
  kinds: {
    half: 'Half of the wheel',
    quarter: 'Quarter of the wheel',
    'sector-5': 'Sector of five panes',
    'sector-4': 'Sector of four panes and a storm',
    berth: 'A berth in the harbor',
    storm: 'Storms',
  },
};

export const beamWheelWords: GameWords = {
  name: 'Lighthouse Wheel',
  tagline: 'One beam, sixty panes',
  rules: [
    `The wheel has ${paneCount} panes with the numbers ${beamNumbers.join(', ')}. When bets are closed the beam goes round, and bets on the number of the pane where it stops are paid.`,
    'The number is the odds: a bet on 5 pays 5 to 1. How many panes each number has is written on its place; every pane has the same chance.',
    'Compass: north is at the top. A half or a quarter wins when the beam stops in it. Twelve sectors of five panes are counted clockwise from the top.',
    'Above a number wins on any higher one. Together asks for the number and the half at once; or more counts the number itself. How many panes win is written on each place.',
    `Storm: four panes. The beam turns again, and what wins then pays ${stormTimes[1]} times as much. After a second storm it turns among the other panes, and wins pay ${stormTimes[2]} times as much. Bets on a storm win when the first stop is one, on two storms when the second is one as well; they are not multiplied.`,
    `Harbor: two panes. Three ships come in, one to each berth, and pay ${shipPays.join(', ')} times the bet, stake included. Every order is equally likely. A berth wins in the harbor alone; bets on numbers lose there, and halves, quarters and sectors win where the harbor lies.`,
  ],
  kind: kindIn('en_US'),
  spot: spotIn('en_US'),
  result: (summary) => `The beam stops on ${restIn('en_US')(summary)}`,
  draw: [
    'Four numbers are drawn, below 60, 60, 56 and 6. The first counts panes clockwise from the one at the top. On a storm the second does, and on a second storm the third counts the panes that are no storms. In the harbor the fourth is the order of the ships.',
  ],
};
