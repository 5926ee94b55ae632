import type { MarketWords } from '../moreMarkets.ts';

/** Markets on a side, a part and points in Tamil. */
export const marketWords: MarketWords = {
  all: 'எல்லாம்',
  groups: { main: 'முதன்மை', lines: 'ஹேண்டிகேப் & மொத்தம்', parts: 'பாதிகள்', scores: 'ஸ்கோர்' },
  firstHalf: 'முதல் பாதி',
  halfFull: 'முதல் பாதி / முழு நேரம்',
  home: 'உள்ளூர்',
  away: 'வெளியூர்',
  homeClean: 'உள்ளூர் அணி கோல் வாங்காது',
  awayClean: 'வெளியூர் அணி கோல் வாங்காது',
  nil: 'கோல் வாங்காமல் வெற்றி',
  nilNone: 'யாரும் இல்லை',
  margin: 'வெற்றி வித்தியாசம்',
  by: (side, margin) => `${side}, வித்தியாசம் ${margin}`,
  goals: 'சரியான கோல் எண்ணிக்கை',
  part: (unit, number) => (number === null ? unit : `${unit} ${number}`),
  partWinner: 'வெற்றியாளர்',
  parity: 'ஒற்றை அல்லது இரட்டை',
  race: (points) => `முதலில் ${points}`,
  pointHandicap: 'புள்ளி ஹேண்டிகேப்',
  roundHandicap: 'சுற்று ஹேண்டிகேப்',
  round: (round) => (round === null ? 'சுற்று வெற்றியாளர்' : `சுற்று ${round} வெற்றியாளர்`),
};
