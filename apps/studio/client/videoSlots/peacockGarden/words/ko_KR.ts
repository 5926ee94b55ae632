import type { SlotWords } from '../../view.ts';

export const words: SlotWords = {
  name: '공작의 정원',
  tagline: '공작이 꼬리를 펴면 당첨이 두 배',
  symbols: {
    peacock: '공작',
    pavilion: '정자',
    eye: '깃 무늬',
    peony: '모란',
    fountain: '분수',
    butterfly: '나비',
    zither: '거문고',
    chess: '바둑',
    book: '책',
    brush: '그림',
  },
  rules: [
    {
      title: '꼬리를 펴면 두 배',
      text: '공작은 와일드이며 2, 3, 4번 릴에 나옵니다. 공작 한 마리마다 그 당첨 라인의 당첨금이 2배가 되어 두 마리면 4배, 세 마리면 8배입니다. 프리스핀 중에는 한 마리마다 3배이며 최고 27배입니다.',
    },
    {
      title: '정자와 프리스핀',
      text: '1~4번 릴에 정자가 3개 이상 나오면 프리스핀을 주며, 횟수가 많고 배수가 낮은 쪽이나 횟수가 적고 배수가 높은 쪽을 고를 수 있습니다. 다시 3개 이상 나오면 고른 쪽에 따라 더 주며, 라운드당 최대 30회입니다.',
    },
    {
      title: '1회 한도',
      text: '스핀 한 번의 당첨은 베팅의 400배까지입니다.',
    },
  ],
};
