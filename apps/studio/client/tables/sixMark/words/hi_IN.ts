import type { GameWords } from '../../texts/texts.ts';
import { type MarkNames, resultText, spotIn } from '../words.ts';

const halves: Readonly<Record<string, string>> = { big: 'बड़ा', small: 'छोटा', odd: 'विषम', even: 'सम' };

const waves: Readonly<Record<string, string>> = { red: 'लाल', blue: 'नीला', green: 'हरा' };

const animals = ['चूहा', 'बैल', 'बाघ', 'खरगोश', 'ड्रैगन', 'साँप', 'घोड़ा', 'बकरी', 'बंदर', 'मुर्गा', 'कुत्ता', 'सूअर'];

export const markNames: MarkNames = {
  groups: { special: 'विशेष', facets: 'उसका प्रकार', regular: 'सामान्य' },
  half: (half) => halves[half] ?? half,
  wave: (wave) => waves[wave] ?? wave,
  animal: (animal) => animals[animal - 1] ?? '',
  tail: (tail) => `अंत ${tail}`,
};

const kinds: Readonly<Record<string, string>> = {
  special: 'विशेष संख्या',
  regular: 'सामान्य संख्या (छह में से एक)',
  half: 'विशेष बड़ा, छोटा, विषम, सम',
  'wave-red': 'विशेष लाल',
  wave: 'विशेष नीला या हरा',
  'animal-rat': 'चूहा (पाँच संख्याएँ)',
  animal: 'दूसरा पशु (चार संख्याएँ)',
  'tail-zero': 'अंत 0 (चार संख्याएँ)',
  tail: 'अंत दूसरा अंक (पाँच)',
};

export const sixMarkWords: GameWords = {
  name: 'सात मंज़िला ड्रॉ',
  tagline: 'उनचास में से सात',
  rules: [
    'हर मिनट 1–49 में से सात अलग-अलग संख्याएँ निकलती हैं: छह सामान्य, और सातवीं, विशेष संख्या, पगोडा के शिखर पर।',
    'विशेष: सातवीं संख्या। सामान्य: संख्या पहली छह में से एक है, किसी भी क्रम में।',
    'विशेष संख्या 25 या ज़्यादा हो तो बड़ी, 24 तक छोटी है; 49 पर बड़ा, छोटा, विषम और सम के दांव वापस होते हैं। सत्रह संख्याएँ लाल हैं, नीली और हरी सोलह-सोलह।',
    'पशु संख्याओं से तय होते हैं और साल के साथ नहीं बदलते: 1 चूहा है, 2 बैल और इसी तरह आगे, और हर एक बारह संख्याओं बाद फिर आता है। चूहे की पाँच संख्याएँ हैं, बाकी की चार।',
    'नीचे की तालिका के भुगतान में दांव शामिल है।',
  ],
  kind: (kind) => kinds[kind] ?? kind,
  spot: spotIn('hi_IN', { special: 'विशेष', regular: 'सामान्य' }),
  result: resultText,
  draw: [
    'सभी 49 संख्याएँ क्रम में रखी होती हैं और सात निकलती हैं: पहली संख्या 49 से छोटी, दूसरी 48 से छोटी, और इसी तरह आगे। हर एक बची हुई संख्याओं में एक जगह है; आखिरी विशेष संख्या है।',
  ],
};
