import { shoeWords } from '../../shoe/words/hi_IN.ts';
import type { GameWords } from '../../texts/texts.ts';
import { cardBetName } from '../words.ts';

export const cardBets: Readonly<Record<string, string>> = {
  big: 'बड़ा',
  small: 'छोटा',
  odd: 'विषम',
  even: 'सम',
  red: 'लाल',
  black: 'काला',
};

const spots: Readonly<Record<string, string>> = {
  dragon: 'ड्रैगन',
  tiger: 'बाघ',
  tie: 'टाई',
  'suited-tie': 'एक रंग की टाई',
};

const kinds: Readonly<Record<string, string>> = {
  side: 'ड्रैगन, बाघ',
  tie: 'टाई',
  'suited-tie': 'एक रंग की टाई',
  card: 'एक पत्ते का बड़ा, छोटा, विषम, सम, लाल, काला',
};

const spot = (spot: string): string => {
  const [side = '', bet] = spot.split(':');
  return bet === undefined ? (spots[side] ?? spot) : `${spots[side] ?? side} ${cardBetName(bet, 'hi_IN')}`;
};

export const dragonTigerWords: GameWords = {
  name: 'ड्रैगन-बाघ की रात',
  tagline: 'एक-एक पत्ता',
  rules: [
    'ड्रैगन और बाघ को एक-एक पत्ता मिलता है और ऊँचा जीतता है। बादशाह सबसे ऊँचा, इक्का सबसे नीचा; रंग नहीं गिने जाते।',
    'ड्रैगन और बाघ 1:1 देते हैं; टाई में उन पर लगा आधा दांव वापस होता है। टाई 11:1 देती है, एक रंग की टाई (एक ही मान और रंग) 50:1।',
    'बड़ा यानी 8 से बादशाह, छोटा यानी इक्का से 6; विषम और सम मान से तय होते हैं (गुलाम 11, बेगम 12, बादशाह 13); लाल यानी पान और ईंट, काला यानी हुकुम और चिड़ी। सब 1:1 देते हैं, और 7 आने पर सब हारते हैं।',
    shoeWords.rule,
  ],
  kind: (kind) => kinds[kind] ?? kind,
  spot: spot,
  result: (summary) => (summary === 'tie' ? 'टाई' : `${spots[summary] ?? summary} की जीत`),
  draw: [
    shoeWords.lies,
    'हर पत्ता 0 से 51 तक की एक संख्या है: उसे 13 से भाग देने पर भागफल रंग है (0 हुकुम, 1 पान, 2 ईंट, 3 चिड़ी), शेष मान (0 इक्का है)। पहले ड्रैगन का पत्ता।',
  ],
};
