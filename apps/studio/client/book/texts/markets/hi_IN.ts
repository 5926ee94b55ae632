import type { MarketWords } from '../moreMarkets.ts';

/** Markets on a side, a part and points in Hindi. */
export const marketWords: MarketWords = {
  all: 'सभी',
  groups: { main: 'मुख्य', lines: 'हैंडीकैप और कुल', parts: 'हाफ़', scores: 'स्कोर' },
  firstHalf: 'पहला हाफ़',
  halfFull: 'हाफ़ टाइम / फ़ुल टाइम',
  home: 'घरेलू',
  away: 'मेहमान',
  homeClean: 'घरेलू टीम गोल न खाए',
  awayClean: 'मेहमान टीम गोल न खाए',
  nil: 'बिना गोल खाए जीत',
  nilNone: 'कोई नहीं',
  margin: 'जीत का अंतर',
  by: (side, margin) => `${side}, अंतर ${margin}`,
  goals: 'सही गोल संख्या',
  part: (unit, number) => (number === null ? unit : `${unit} ${number}`),
  partWinner: 'विजेता',
  parity: 'विषम या सम',
  race: (points) => `पहले ${points} तक`,
  pointHandicap: 'अंक हैंडीकैप',
  roundHandicap: 'राउंड हैंडीकैप',
  round: (round) => (round === null ? 'राउंड का विजेता' : `राउंड ${round} का विजेता`),
};
