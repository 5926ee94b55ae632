import type { KenoWords } from '../words.ts';

export const words: KenoWords = {
  name: 'बंदरगाह केनो',
  tagline: 'अस्सी संख्याएँ, बीस निकलीं',
  welcome: '1 से 10 संख्याएँ चुनें',
  draw: 'ड्रॉ करें',
  hurry: 'जल्दी',
  fill: 'झटपट चुनाव',
  clear: 'हटाएँ',
  board: 'संख्याएँ',
  marked: (count) => `${count} चुनीं`,
  cell: (number, drawn) => (drawn ? `${number}, निकली` : `${number}`),
  notices: {
    won: (amount, count) => `${count} मिले: आपने ${amount} जीते`,
    back: (amount, count) => `${count} मिले: ${amount} वापस`,
    missed: (_, count) => `${count} मिले, इस बार जीत नहीं`,
    pick_first: () => 'पहले अपनी संख्याएँ चुनें',
    enough: (_, count) => `आप ${count} तक संख्याएँ चुन सकते हैं`,
  },
  historyHits: (hits, picks) => `${picks} में से ${hits} मिले`,
  fairness: 'एक ड्रॉ बीसों संख्याओं को क्रम से तय करता है। हर मेल की संभावना बराबर है।',
  rulesTitle: 'कैसे खेलें',
  rulesText:
    '1 से 80 में से 1 से 10 संख्याएँ चुनें। बीस निकलती हैं, और भुगतान इससे होता है कि आपकी कितनी मिलीं। तालिका दांव के गुणज दिखाती है। हर रिटर्न ठीक-ठीक निकाला गया है।',
  paysTitle: 'भुगतान तालिका और रिटर्न',
  picks: 'चुनीं',
  hits: 'मिलीं',
  returns: 'रिटर्न',
  keys: 'कुंजियाँ: स्पेस से ड्रॉ; Tab और Enter से संख्याएँ चुनें।',
};
