import type { SlipWords } from '../words.ts';

export const words: SlipWords = {
  closes: (seconds) => `दाँव के लिए ${seconds} सेकंड बाकी`,
  closesAfter: (seconds) => `तीरों के बाद · दाँव के लिए ${seconds} सेकंड बाकी`,
  opens: {
    football: 'ख़तरा टलने पर फिर खुलेगा',
    racket: 'इस रैली के बाद फिर खुलेगा',
    basketball: 'स्थिति साफ़ होने पर फिर खुलेगा',
    siege: 'इस राउंड के बाद फिर खुलेगा',
    league: 'मैच शुरू: दाँव बंद',
  },
  opensIn: (seconds) => `राउंड चल रहा है: लगभग ${seconds} सेकंड में फिर खुलेगा`,
  flying: 'तीरों के बाद फिर खुलेगा',
  late: 'इस राउंड के दाँव बंद: राउंड के बाद खुलेगा',
  ofMatch: (match, what) => `${match} का मैच · ${what}`,
  checking: 'भाव जाँचे जा रहे हैं',
  about: (what) => `लगभग ${what}`,
  held: 'नतीजा दिखते ही भाव बदलेंगे',
  lastPrice: 'संभावित वापसी (रुकने से पहले के भाव पर)',
  placeAt: (price, amount) => `${price} पर ${amount} लगाएँ`,
  removeClosed: (count) => `बंद हो चुके ${count} विकल्प हटाएँ`,
  maps: 'मैप',
  arm: 'खुलते ही दांव लगाएँ',
  armed: (match, seconds) => `${match} के खुलने का इंतज़ार · अधिकतम ${seconds} से॰`,
  disarm: 'इंतज़ार बंद करें',
};
