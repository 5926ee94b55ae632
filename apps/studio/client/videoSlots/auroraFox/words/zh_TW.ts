import type { SlotWords } from '../../view.ts';

export const words: SlotWords = {
  name: '極光雪狐',
  tagline: '左右都能中獎',
  symbols: {
    fox: '雪狐',
    crystal: '冰晶',
    sledge: '雪橇',
    snowOwl: '雪鴞',
    tent: '帳篷',
    berries: '漿果',
    pine: '雪松',
    flake: '雪花',
    mitten: '手套',
  },
  walk: {
    title: '雪狐停留',
    begins: '雪狐停留，再轉不收費',
    over: (won) => `雪狐離去，本局共贏得 ${won}`,
  },
  rules: [
    {
      title: '雙向中獎',
      text: '每條線既從最左一條轉輪向右，也從最右一條轉輪向左計獎；五個相同只計一次。',
    },
    {
      title: '雪狐停留',
      text: '雪狐是百搭，出現在第二、三、四條轉輪，並蓋滿整條轉輪，隨後再轉一次，不收費，雪狐留在原位。再轉中又有雪狐出現，則再轉一次；每局最多 3 次。',
    },
  ],
};
