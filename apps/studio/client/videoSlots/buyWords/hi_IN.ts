import type { BuyWords } from '../buyWords.ts';

export const words: BuyWords = {
  buy: 'फ्री स्पिन खरीदें',
  title: (spins) => `${spins} फ्री स्पिन खरीदें`,
  price: 'कीमत',
  times: (times) => `आपके दांव का ${times} गुना`,
  left: 'खरीदने के बाद बैलेंस',
  returns: 'खरीदे गए राउंड का RTP',
  note: 'यह एक दांव है और आपकी दांव व नुकसान की सीमाओं में गिना जाता है। फ्री स्पिन में कीमत से कम जीत हो सकती है, या कुछ भी नहीं।',
  confirm: (price) => `${price} देकर खरीदें`,
  poor: 'बैलेंस काफ़ी नहीं है',
  cancel: 'रद्द करें',
  bought: 'खरीदा गया',
};
