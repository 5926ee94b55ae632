import { auroraFox } from '../../../src/games/videoSlots/slots/auroraFox.ts';
import type { SlotView } from '../view.ts';

export const view: SlotView = {
  slot: auroraFox,
  words: {
    zh_CN: {
      name: '极光雪狐',
      tagline: '左右都能中奖',
      symbols: {
        fox: '雪狐',
        crystal: '冰晶',
        sledge: '雪橇',
        snowOwl: '雪鸮',
        tent: '帐篷',
        berries: '浆果',
        pine: '雪松',
        flake: '雪花',
        mitten: '手套',
      },
      walk: {
        title: '雪狐停留',
        begins: '雪狐停留，再转不收费',
        over: (won) => `雪狐离去，本局共赢得 ${won}`,
      },
      rules: [
        {
          title: '双向中奖',
          text: '每条线既从最左一条转轴向右，也从最右一条转轴向左计奖；五个相同只计一次。',
        },
        {
          title: '雪狐停留',
          text: '雪狐是百搭，出现在第二、三、四条转轴，并盖满整条转轴，随后再转一次，不收费，雪狐留在原位。再转中又有雪狐出现，则再转一次；每局最多 3 次。',
        },
      ],
    },
    en_US: {
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
    },
  },
};
