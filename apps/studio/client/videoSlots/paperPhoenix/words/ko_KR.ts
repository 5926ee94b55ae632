import type { SlotWords } from '../../view.ts';

export const words: SlotWords = {
  name: '종이 봉황',
  tagline: '날개를 펴고 오래 머무는 봉황',
  symbols: {
    phoenix: '봉황',
    ember: '불씨',
    feather: '봉황 깃',
    scissors: '가위',
    lantern: '등불',
    parasol: '꽃우산',
    plum: '매화',
    orchid: '난초',
    bamboo: '대나무',
    mum: '국화',
  },
  rules: [
    {
      title: '날개 펴기',
      text: '봉황은 와일드이며 2, 3, 4번 릴에 나와 릴 전체를 덮고, 불씨를 제외한 모든 심볼을 대신합니다.',
    },
    {
      title: '불씨와 프리스핀',
      text: '1~4번 릴에 불씨가 3개 이상 나오면 프리스핀 8회를 줍니다. 프리스핀 중 다시 3개 이상 나오면 2회를 더 주며, 라운드당 최대 20회입니다.',
    },
    {
      title: '머무는 봉황',
      text: '프리스핀 중에는 봉황이 덮은 릴이 프리스핀이 끝날 때까지 그대로 남습니다.',
    },
  ],
};
