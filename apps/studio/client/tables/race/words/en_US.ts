import { boatRace, hareRace, type RaceGame } from '../../../../src/tables/games/race.ts';
import type { GameWords } from '../../texts/texts.ts';
import { type RaceNames, spotIn, type Told } from '../words.ts';

export const raceNames: RaceNames = {
  groups: { win: 'Win & place', pair: 'First two', three: 'First three' },
  runner: 'Runners and their last five places',
  kinds: {
    win: 'Win',
    place: 'Place',
    quinella: 'Quinella',
    forecast: 'Forecast',
    trio: 'Trio',
    trifecta: 'Trifecta',
    odd: 'Winner odd',
    even: 'Winner even',
  },
  numbered: (runner, kind) => `No. ${runner} ${kind.toLowerCase()}`,
  places: ['First', 'Second', 'Third'],
  form: (places) => `Last five places, the latest last: ${places}`,
  noForm: 'No races yet',
  photo: 'Photo finish',
  odd: 'odd',
  even: 'even',
};

const told = ({ placed, runners: { count, from, spread } }: RaceGame): Told => ({
  rules: [
    `${count} runners in every race. Before a round opens their strengths follow from the fingerprint of the server’s seed, and the prices follow from the strengths. The result is drawn before the start; the race only shows it.`,
    `Win: comes in first. Place: one of the first ${placed === 2 ? 'two' : 'three'}. Winner odd or even: the number of the first.`,
    'Quinella: the first two in any order. Forecast: the first two in order. Trio: the first three in any order. Trifecta: the first three in order.',
    'A runner’s chance to be first is its share of all strengths; further places are drawn in the same way among those that are left.',
    'The last five places are real results of this table. Strengths are set anew for every race, so past places do not affect the next one.',
  ],
  kind: spotIn('en_US'),
  spot: spotIn('en_US'),
  result: (summary) => summary.split('-').slice(0, 3).join(' · '),
  draw: [
    `Strengths: every four hex digits of the fingerprint are a number; its remainder by ${spread} plus ${from}, for runners 1–${count} in turn.`,
    'A number below the sum of all strengths is drawn, and strengths are taken off it from runner 1 on: the one that takes it below zero is first. Further places are drawn in the same way among those that are left.',
  ],
});

export const hareRaceWords: GameWords = {
  ...told(hareRace),
  name: 'Hare Derby',
  tagline: 'Six hares, one winner',
  runners: ['Dawn', 'Cassia', 'Ivy', 'Ripple', 'Heather', 'Frost'],
};

export const boatRaceWords: GameWords = {
  ...told(boatRace),
  name: 'Dragon Boat Race',
  tagline: 'Eight boats to one drum',
  runners: [
    'Red Dragon',
    'Gold Scale',
    'Jade Eel',
    'Blue Wave',
    'Violet Bolt',
    'Egret',
    'Ink Cloud',
    'Amber',
  ],
};
