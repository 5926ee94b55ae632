import type { SqueezeWords } from '../squeezeWords.ts';

export const words: SqueezeWords = {
  cardsOf: (side) => `${side}’s cards`,
  how: 'Drag an edge or a corner to look',
  open: 'Open',
  openForMe: 'Turn them for me',
  card: (place) => `Card ${place}, face down`,
  keys: 'Arrow keys lift an edge, Enter opens',
};
