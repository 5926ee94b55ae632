import { rollText } from '../../dice/words.ts';
import type { GameWords } from '../../texts/texts.ts';

export const fastGroups: Readonly<Record<'sum' | 'triple' | 'double' | 'trio' | 'pair', string>> = {
  sum: 'जोड़',
  triple: 'ट्रिपल',
  double: 'डबल',
  trio: 'तीन',
  pair: 'दो',
};

const halves: Readonly<Record<string, string>> = {
  big: 'बड़ा',
  small: 'छोटा',
  odd: 'विषम',
  even: 'सम',
  'any-triple': 'कोई भी ट्रिपल',
  'any-run': 'कोई भी तीन का क्रम',
};

const kinds: Readonly<Record<string, string>> = {
  'even-money': 'जोड़ बड़ा, छोटा, विषम, सम',
  pair: 'दो संख्याएँ',
  double: 'एक संख्या का डबल',
  trio: 'तीन संख्याएँ',
  'any-run': 'कोई भी तीन का क्रम',
  'any-triple': 'कोई भी ट्रिपल',
  triple: 'एक संख्या का ट्रिपल',
};

const spot = (spot: string): string => {
  const [kind = '', value = ''] = spot.split(':');
  const named: Readonly<Record<string, string>> = {
    sum: 'जोड़',
    triple: 'ट्रिपल',
    double: 'डबल',
    trio: 'तीन संख्याएँ',
    pair: 'दो संख्याएँ',
  };
  return halves[kind] ?? `${named[kind] ?? kind} ${value.replaceAll('-', ' ')}`;
};

const kind = (kind: string): string => {
  const sum = Number(kind.replace('sum-', ''));
  return kind.startsWith('sum-') ? `जोड़ ${sum} या ${21 - sum}` : (kinds[kind] ?? kind);
};

export const fastThreeWords: GameWords = {
  name: 'लालटेन फ़ास्ट थ्री',
  tagline: 'हर मिनट तीन संख्याएँ',
  rules: [
    'हर मिनट तीन संख्याएँ निकलती हैं, हर एक 1–6; वही संख्या फिर आ सकती है।',
    'तीनों का जोड़ 3–18 है। 11 या ज़्यादा पर बड़ा, 10 तक छोटा; विषम और सम जोड़ से तय होते हैं, तीनों एक जैसी हों तब भी।',
    'ट्रिपल में एक जैसी तीन संख्याएँ बताई जाती हैं, कोई भी ट्रिपल में सभी छह; डबल तब जीतता है जब कम से कम दो वही संख्या हों।',
    'तीन संख्याएँ और दो संख्याएँ तब जीतती हैं जब बताई गई सब आएँ; कोई भी तीन का क्रम 123, 234, 345 या 456 है।',
    'नीचे की तालिका के भुगतान में दांव शामिल है।',
  ],
  kind: kind,
  spot: spot,
  result: (summary) => rollText(summary, 'hi_IN', false),
  draw: ['6 से छोटी तीन संख्याएँ बारी-बारी निकलती हैं; हर एक में 1 जोड़ने पर ड्रॉ की संख्या मिलती है।'],
};
