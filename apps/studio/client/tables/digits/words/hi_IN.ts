import { digitPlaces } from '../../texts/hi_IN.ts';
import type { GameWords } from '../../texts/texts.ts';

const digitHalves: Readonly<Record<string, string>> = {
  big: 'जोड़ बड़ा (14–27)',
  small: 'जोड़ छोटा (0–13)',
  odd: 'जोड़ विषम',
  even: 'जोड़ सम',
  triple: 'कोई भी ट्रिपल',
};
const digitKinds: Readonly<Record<string, string>> = {
  straight: 'सीधा (तीनों क्रम में)',
  'box-6': 'बॉक्स, तीन अलग अंक',
  'box-3': 'बॉक्स, एक जोड़ी के साथ',
  place: 'अपनी जगह पर एक अंक',
  triple: 'कोई भी ट्रिपल',
  'even-money': 'जोड़ बड़ा, छोटा, विषम, सम',
};

export const words: GameWords = {
  name: 'गिनतारा तीन',
  tagline: 'तीन अंक, हर मिनट ड्रॉ',
  rules: [
    'हर मिनट तीन अंक निकलते हैं, हर एक 0–9; एक अंक एक से ज़्यादा बार आ सकता है।',
    'सीधा तब जीतता है जब सारे अंक क्रम में हों, बॉक्स किसी भी क्रम में, जगह तब जब एक अंक वहीं आए जहाँ आपने रखा, ट्रिपल तब जब तीनों एक हों। अंकों का जोड़ 14 या ज़्यादा हो तो बड़ा, 13 तक छोटा है।',
    'भुगतान में दांव शामिल है; नीचे देखें।',
  ],
  kind: (kind) => digitKinds[kind] ?? kind,
  spot: (spot) => {
    const [kind = '', value = '', digit = ''] = spot.split(':');
    if (kind === 'straight') return `सीधा ${value}`;
    if (kind === 'box') return `बॉक्स ${value}`;
    if (kind === 'place') return `${digitPlaces[Number(value) - 1] ?? ''} ${digit}`;
    return digitHalves[kind] ?? spot;
  },
  result: (summary) => [...summary].join(' '),
  draw: ['10 से छोटी तीन संख्याएँ निकलती हैं: पहला, दूसरा और तीसरा अंक।'],
};
