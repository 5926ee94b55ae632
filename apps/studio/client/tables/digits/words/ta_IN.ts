import { digitPlaces } from '../../texts/ta_IN.ts';
import type { GameWords } from '../../texts/texts.ts';

const digitHalves: Readonly<Record<string, string>> = {
  big: 'கூட்டல் பெரிது (14–27)',
  small: 'கூட்டல் சிறிது (0–13)',
  odd: 'கூட்டல் ஒற்றை',
  even: 'கூட்டல் இரட்டை',
  triple: 'எந்த டிரிபிளும்',
};
const digitKinds: Readonly<Record<string, string>> = {
  straight: 'நேர் (மூன்றும் வரிசையில்)',
  'box-6': 'பாக்ஸ், மூன்று வெவ்வேறு இலக்கங்கள்',
  'box-3': 'ஜோடியுடன் பாக்ஸ்',
  place: 'தன் இடத்தில் ஓர் இலக்கம்',
  triple: 'எந்த டிரிபிளும்',
  'even-money': 'கூட்டல் பெரிது, சிறிது, ஒற்றை, இரட்டை',
};

export const words: GameWords = {
  name: 'மணிச்சட்ட மூன்று',
  tagline: 'மூன்று இலக்கங்கள், ஒவ்வொரு நிமிடமும்',
  rules: [
    'ஒவ்வொரு நிமிடமும் மூன்று இலக்கங்கள் எடுக்கப்படும், ஒவ்வொன்றும் 0–9; ஓர் இலக்கம் மீண்டும் வரலாம்.',
    'எல்லா இலக்கங்களும் வரிசையில் வந்தால் நேர் வெல்லும், எந்த வரிசையிலும் வந்தால் பாக்ஸ், நீங்கள் வைத்த இடத்தில் ஓர் இலக்கம் வந்தால் இடம், மூன்றும் ஒன்றானால் டிரிபிள். இலக்கங்களின் கூட்டல் 14 அல்லது மேல் எனில் பெரிது, 13 வரை சிறிது.',
    'வழங்கலில் பந்தயமும் சேரும்; கீழே பார்க்கவும்.',
  ],
  kind: (kind) => digitKinds[kind] ?? kind,
  spot: (spot) => {
    const [kind = '', value = '', digit = ''] = spot.split(':');
    if (kind === 'straight') return `நேர் ${value}`;
    if (kind === 'box') return `பாக்ஸ் ${value}`;
    if (kind === 'place') return `${digitPlaces[Number(value) - 1] ?? ''} ${digit}`;
    return digitHalves[kind] ?? spot;
  },
  result: (summary) => [...summary].join(' '),
  draw: ['10-க்குக் குறைவான மூன்று எண்கள் எடுக்கப்படும்: முதல், இரண்டாம், மூன்றாம் இலக்கம்.'],
};
