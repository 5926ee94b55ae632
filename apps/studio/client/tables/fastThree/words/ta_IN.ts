import { rollText } from '../../dice/words.ts';
import type { GameWords } from '../../texts/texts.ts';

export const fastGroups: Readonly<Record<'sum' | 'triple' | 'double' | 'trio' | 'pair', string>> = {
  sum: 'கூட்டல்',
  triple: 'டிரிபிள்',
  double: 'டபுள்',
  trio: 'மூன்று',
  pair: 'இரண்டு',
};

const halves: Readonly<Record<string, string>> = {
  big: 'பெரிது',
  small: 'சிறிது',
  odd: 'ஒற்றை',
  even: 'இரட்டை',
  'any-triple': 'எந்த டிரிபிளும்',
  'any-run': 'எந்த மூன்று தொடரும்',
};

const kinds: Readonly<Record<string, string>> = {
  'even-money': 'கூட்டல் பெரிது, சிறிது, ஒற்றை, இரட்டை',
  pair: 'இரண்டு எண்கள்',
  double: 'ஓர் எண்ணின் டபுள்',
  trio: 'மூன்று எண்கள்',
  'any-run': 'எந்த மூன்று தொடரும்',
  'any-triple': 'எந்த டிரிபிளும்',
  triple: 'ஓர் எண்ணின் டிரிபிள்',
};

const spot = (spot: string): string => {
  const [kind = '', value = ''] = spot.split(':');
  const named: Readonly<Record<string, string>> = {
    sum: 'கூட்டல்',
    triple: 'டிரிபிள்',
    double: 'டபுள்',
    trio: 'மூன்று எண்கள்',
    pair: 'இரண்டு எண்கள்',
  };
  return halves[kind] ?? `${named[kind] ?? kind} ${value.replaceAll('-', ' ')}`;
};

const kind = (kind: string): string => {
  const sum = Number(kind.replace('sum-', ''));
  return kind.startsWith('sum-') ? `கூட்டல் ${sum} அல்லது ${21 - sum}` : (kinds[kind] ?? kind);
};

export const fastThreeWords: GameWords = {
  name: 'விளக்கு விரைவு மூன்று',
  tagline: 'ஒவ்வொரு நிமிடமும் மூன்று எண்கள்',
  rules: [
    'ஒவ்வொரு நிமிடமும் மூன்று எண்கள் எடுக்கப்படும், ஒவ்வொன்றும் 1–6; அதே எண் மீண்டும் வரலாம்.',
    'மூன்றின் கூட்டல் 3–18. 11 அல்லது மேல் பெரிது, 10 வரை சிறிது; ஒற்றை, இரட்டை கூட்டலைப் பொறுத்தவை, மூன்றும் ஒன்றானாலும்.',
    'டிரிபிள் ஒரே மூன்று எண்களைக் குறிக்கும், எந்த டிரிபிளும் ஆறையும் குறிக்கும்; குறைந்தது இரண்டு அந்த எண்ணானால் டபுள் வெல்லும்.',
    'குறிப்பிட்ட எண்கள் எல்லாம் வந்தால் மூன்று எண்களும் இரண்டு எண்களும் வெல்லும்; எந்த மூன்று தொடரும் 123, 234, 345 அல்லது 456.',
    'கீழ் அட்டவணையின் வழங்கலில் பந்தயமும் சேரும்.',
  ],
  kind: kind,
  spot: spot,
  result: (summary) => rollText(summary, 'ta_IN', false),
  draw: ['6-க்குக் குறைவான மூன்று எண்கள் முறையே எடுக்கப்படும்; ஒவ்வொன்றுடனும் 1 கூட்டினால் குலுக்கல் எண்.'],
};
