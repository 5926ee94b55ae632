import { rollText } from '../../dice/words.ts';
import type { GameWords } from '../../texts/texts.ts';

const even: Readonly<Record<string, string>> = {
  big: 'बड़ा',
  small: 'छोटा',
  odd: 'विषम',
  even: 'सम',
  'any-triple': 'कोई भी ट्रिपल',
};

const kinds: Readonly<Record<string, string>> = {
  'even-money': 'बड़ा, छोटा, विषम, सम',
  number: 'एक संख्या',
  pair: 'दो संख्याएँ',
  double: 'डबल',
  triple: 'एक संख्या का ट्रिपल',
  'any-triple': 'कोई भी ट्रिपल',
};

const spot = (spot: string): string => {
  const [kind = '', value = ''] = spot.split(':');
  switch (kind) {
    case 'total':
      return `कुल ${value}`;
    case 'double':
      return `डबल ${value}`;
    case 'triple':
      return `ट्रिपल ${value}`;
    case 'number':
      return `संख्या ${value}`;
    case 'pair':
      return `संख्याएँ ${value.replace('-', ' और ')}`;
    default:
      return even[kind] ?? spot;
  }
};

const kind = (kind: string): string => {
  const sum = Number(kind.replace('total-', ''));
  return kind.startsWith('total-') ? `कुल ${sum} या ${21 - sum}` : (kinds[kind] ?? kind);
};

export const sicBoWords: GameWords = {
  name: 'लालटेन पासा',
  tagline: 'लालटेन के नीचे सिक-बो',
  rules: [
    'तीन पासे लालटेन के नीचे हिलाए जाते हैं; वह उठती है, तो दांवों का फैसला होता है।',
    'बड़ा यानी जोड़ 11–17, छोटा यानी 4–10; विषम और सम जोड़ से तय होते हैं। सब 1:1 देते हैं, और ट्रिपल पर सब हारते हैं।',
    'कुल: 4 और 17 पर 62:1, 5 और 16 पर 31, 6 और 15 पर 18, 7 और 14 पर 12, 8 और 13 पर 8, 9 और 12 पर 7, 10 और 11 पर 6। ट्रिपल भी कुल में गिने जाते हैं।',
    'एक संख्या का ट्रिपल 180:1 देता है, कोई भी ट्रिपल 31, डबल (दो या ज़्यादा पासों पर वह संख्या) 11, दोनों आने वाली दो संख्याएँ 6।',
    'एक संख्या एक पासे पर 1:1, दो पर 2:1 और तीन पर 12:1 देती है।',
  ],
  kind: kind,
  spot: spot,
  result: (summary) => rollText(summary, 'hi_IN', true),
  draw: ['6 से छोटी तीन संख्याएँ बारी-बारी निकलती हैं; हर एक में 1 जोड़ने पर पासा मिलता है।'],
};
