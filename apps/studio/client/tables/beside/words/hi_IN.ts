import type { BesideWords } from '../words.ts';

export const besideWords: BesideWords = {
  intro: 'दोनों टेबल एक ही बैलेंस से खेली जाती हैं। आपकी सीमाएँ और खेलने का समय दोनों के लिए साथ गिना जाता है।',
  last: 'पिछली पसंद',
  failed: 'यह टेबल नहीं खुल सकी। कृपया फिर कोशिश करें।',
};
