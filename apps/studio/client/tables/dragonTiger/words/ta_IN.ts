import { shoeWords } from '../../shoe/words/ta_IN.ts';
import type { GameWords } from '../../texts/texts.ts';
import { cardBetName } from '../words.ts';

export const cardBets: Readonly<Record<string, string>> = {
  big: 'பெரிது',
  small: 'சிறிது',
  odd: 'ஒற்றை',
  even: 'இரட்டை',
  red: 'சிவப்பு',
  black: 'கருப்பு',
};

const spots: Readonly<Record<string, string>> = {
  dragon: 'டிராகன்',
  tiger: 'புலி',
  tie: 'டை',
  'suited-tie': 'ஓரின டை',
};

const kinds: Readonly<Record<string, string>> = {
  side: 'டிராகன், புலி',
  tie: 'டை',
  'suited-tie': 'ஓரின டை',
  card: 'ஒரு சீட்டின் பெரிது, சிறிது, ஒற்றை, இரட்டை, சிவப்பு, கருப்பு',
};

const spot = (spot: string): string => {
  const [side = '', bet] = spot.split(':');
  return bet === undefined ? (spots[side] ?? spot) : `${spots[side] ?? side} ${cardBetName(bet, 'ta_IN')}`;
};

export const dragonTigerWords: GameWords = {
  name: 'டிராகன்–புலி இரவு',
  tagline: 'ஆளுக்கொரு சீட்டு',
  rules: [
    'டிராகனுக்கும் புலிக்கும் தலா ஒரு சீட்டு; உயர்ந்தது வெல்லும். கிங் உயர்ந்தது, ஏஸ் தாழ்ந்தது; இனம் கணக்கில் இல்லை.',
    'டிராகனும் புலியும் 1:1 தரும்; டையில் அவற்றின் பந்தயத்தில் பாதி திரும்பும். டை 11:1 தரும், ஓரின டை (ஒரே மதிப்பும் இனமும்) 50:1.',
    'பெரிது 8 முதல் கிங் வரை, சிறிது ஏஸ் முதல் 6 வரை; ஒற்றை, இரட்டை மதிப்பைப் பொறுத்தவை (ஜாக் 11, குவீன் 12, கிங் 13); சிவப்பு ஹார்ட், டைமண்ட்; கருப்பு ஸ்பேட், கிளப். எல்லாம் 1:1 தரும், 7 வந்தால் எல்லாம் தோற்கும்.',
    shoeWords.rule,
  ],
  kind: (kind) => kinds[kind] ?? kind,
  spot: spot,
  result: (summary) => (summary === 'tie' ? 'டை' : `${spots[summary] ?? summary} வெற்றி`),
  draw: [
    shoeWords.lies,
    'ஒவ்வொரு சீட்டும் 0 முதல் 51 வரையான எண்: அதை 13-ஆல் வகுத்த ஈவு இனம் (0 ஸ்பேட், 1 ஹார்ட், 2 டைமண்ட், 3 கிளப்), மீதி மதிப்பு (0 ஏஸ்). முதலில் டிராகன்.',
  ],
};
