import type { SlotWords } from '../../view.ts';

export const words: SlotWords = {
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
};
