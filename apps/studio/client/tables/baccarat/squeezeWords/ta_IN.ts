import type { SqueezeWords } from '../squeezeWords.ts';

export const words: SqueezeWords = {
  cardsOf: (side) => `${side} அட்டைகள்`,
  how: 'ஓரத்தையோ மூலையையோ இழுத்துப் பாருங்கள்',
  open: 'திற',
  openForMe: 'எனக்காகத் திற',
  card: (place) => `அட்டை ${place}, கவிழ்ந்துள்ளது`,
  keys: 'அம்பு விசைகள் ஓரத்தைத் தூக்கும், Enter திறக்கும்',
};
