import { rollText } from '../../dice/words.ts';
import type { GameWords } from '../../texts/texts.ts';

const even: Readonly<Record<string, string>> = {
  big: 'பெரிது',
  small: 'சிறிது',
  odd: 'ஒற்றை',
  even: 'இரட்டை',
  'any-triple': 'எந்த டிரிபிளும்',
};

const kinds: Readonly<Record<string, string>> = {
  'even-money': 'பெரிது, சிறிது, ஒற்றை, இரட்டை',
  number: 'தனி எண்',
  pair: 'இரண்டு எண்கள்',
  double: 'டபுள்',
  triple: 'ஓர் எண்ணின் டிரிபிள்',
  'any-triple': 'எந்த டிரிபிளும்',
};

const spot = (spot: string): string => {
  const [kind = '', value = ''] = spot.split(':');
  switch (kind) {
    case 'total':
      return `மொத்தம் ${value}`;
    case 'double':
      return `டபுள் ${value}`;
    case 'triple':
      return `டிரிபிள் ${value}`;
    case 'number':
      return `எண் ${value}`;
    case 'pair':
      return `எண்கள் ${value.replace('-', ', ')}`;
    default:
      return even[kind] ?? spot;
  }
};

const kind = (kind: string): string => {
  const sum = Number(kind.replace('total-', ''));
  return kind.startsWith('total-') ? `மொத்தம் ${sum} அல்லது ${21 - sum}` : (kinds[kind] ?? kind);
};

export const sicBoWords: GameWords = {
  name: 'விளக்குப் பகடை',
  tagline: 'விளக்கின் கீழ் சிக்-போ',
  rules: [
    'விளக்கின் கீழ் மூன்று பகடைகள் குலுக்கப்படும்; அது தூக்கப்பட்டதும் பந்தயங்கள் முடிவாகும்.',
    'பெரிது கூட்டல் 11–17, சிறிது 4–10; ஒற்றை, இரட்டை கூட்டலைப் பொறுத்தவை. எல்லாம் 1:1 தரும், டிரிபிளில் எல்லாம் தோற்கும்.',
    'மொத்தம்: 4, 17-க்கு 62:1; 5, 16-க்கு 31; 6, 15-க்கு 18; 7, 14-க்கு 12; 8, 13-க்கு 8; 9, 12-க்கு 7; 10, 11-க்கு 6. டிரிபிள்களும் மொத்தமாக எண்ணப்படும்.',
    'ஓர் எண்ணின் டிரிபிள் 180:1 தரும், எந்த டிரிபிளும் 31, டபுள் (இரண்டு அல்லது மேற்பட்ட பகடைகளில் அந்த எண்) 11, இரண்டும் வரும் இரண்டு எண்கள் 6.',
    'தனி எண் ஒரு பகடையில் 1:1, இரண்டில் 2:1, மூன்றில் 12:1 தரும்.',
  ],
  kind: kind,
  spot: spot,
  result: (summary) => rollText(summary, 'ta_IN', true),
  draw: ['6-க்குக் குறைவான மூன்று எண்கள் முறையே எடுக்கப்படும்; ஒவ்வொன்றுடனும் 1 கூட்டினால் பகடை.'],
};
