import type { SlotWords } from '../../view.ts';

export const words: SlotWords = {
  name: 'Aurora Fox',
  tagline: 'Wins from both sides',
  symbols: {
    fox: 'Snow fox',
    crystal: 'Crystal',
    sledge: 'Sledge',
    snowOwl: 'Snowy owl',
    tent: 'Tent',
    berries: 'Berries',
    pine: 'Fir',
    flake: 'Snowflake',
    mitten: 'Mitten',
  },
  walk: {
    title: 'The fox stays',
    begins: 'The fox stays: the respin is free',
    over: (won) => `The fox has left: you won ${won} this round`,
  },
  rules: [
    {
      title: 'Both ways',
      text: 'Every line pays from the leftmost reel to the right and from the rightmost reel to the left. Five of a kind pay once.',
    },
    {
      title: 'The fox stays',
      text: 'The fox is wild. It appears on reels 2, 3 and 4, covers its whole reel, and stays there for a respin that costs nothing. Each respin in which another fox comes gives one more, up to 3 in a round.',
    },
  ],
};
