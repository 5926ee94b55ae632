import type { SqueezeWords } from '../squeezeWords.ts';

export const words: SqueezeWords = {
  cardsOf: (side) => `${side} के पत्ते`,
  how: 'किनारा या कोना खींचकर देखिए',
  open: 'खोलें',
  openForMe: 'मेरे लिए खोलें',
  card: (place) => `पत्ता ${place}, उल्टा`,
  keys: 'तीर की कुंजियाँ किनारा उठाती हैं, Enter खोलती है',
};
