import type { SlotWords } from '../../view.ts';

export const words: SlotWords = {
  name: '대숲의 호랑이',
  tagline: '호랑이가 지나는 곳마다 와일드',
  symbols: {
    tiger: '호랑이',
    gong: '징',
    moon: '달',
    orchid: '난초',
    jade: '옥벽',
    shoot: '죽순',
    butterfly: '나비',
    leaf: '댓잎',
    mushroom: '붉은 버섯',
  },
  walk: {
    title: '걷는 와일드',
    begins: '와일드가 걷습니다. 리스핀은 무료입니다',
    over: (won) => `와일드가 떠났습니다. 이번 라운드 총 ${won} 당첨`,
  },
  rules: [
    {
      title: '걷는 호랑이',
      text: '호랑이는 와일드이며 5번 릴에 나와 릴 전체를 덮습니다. 이후 무료 리스핀마다 호랑이가 왼쪽으로 한 릴씩 걸어가며, 1번 릴을 벗어날 때까지 이어집니다.',
    },
    {
      title: '함께 걷기',
      text: '리스핀 중에 호랑이가 또 나와 앞의 호랑이와 함께 걸을 수 있습니다. 리스핀은 라운드당 최대 20회입니다.',
    },
  ],
};
