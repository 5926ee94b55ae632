import type { NumberWords } from '../words.ts';

export const words: NumberWords = {
  lay: 'चिप रखें',
  hint: (range, chip) => `${range} · हर एक पर ${chip}`,
  nextTicket: '“/” या दो बिंदुओं के बाद अगला टिकट',
  laid: (count, amount) => `${count} जगहें, कुल ${amount}। दांव अभी नहीं लगा`,
  problems: {
    empty: 'कम से कम एक संख्या लिखें',
    strange: (part) => `“${part}” संख्या नहीं है`,
    outside: (part, range) => `${part} पर यहाँ दांव नहीं लगता: केवल ${range}`,
    twice: (part) => `${part} दो बार है`,
    short: (least) => `एक टिकट पर कम से कम ${least} संख्याएँ`,
    long: (most) => `एक टिकट पर ${most} से ज़्यादा संख्याएँ नहीं`,
    many: (most) => `एक दांव में ${most} से ज़्यादा जगहें नहीं`,
    closed: 'दांव बंद हैं। आपकी संख्याएँ अगले राउंड के लिए बनी हैं',
  },
  countsOf: (draws) => `पिछले ${draws} ड्रॉ में हर संख्या कितनी बार आई`,
  most: 'सबसे ज़्यादा',
  overdue: 'सबसे लंबे समय से नहीं आई',
  times: (times) => `${times} बार`,
  since: (draws) => (draws === 0 ? 'पिछले ड्रॉ में आई' : `${draws} ड्रॉ से नहीं आई`),
  never: 'अभी नहीं आई',
  key: 'संख्या के नीचे: कितनी बार आई, और कितने ड्रॉ से नहीं आई',
  note: 'ड्रॉ को कुछ याद नहीं रहता। हर ड्रॉ में हर संख्या की संभावना बराबर है, चाहे वह पहले कितनी बार आई हो।',
};
