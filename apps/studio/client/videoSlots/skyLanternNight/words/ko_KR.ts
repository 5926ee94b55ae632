import type { SlotWords } from '../../view.ts';

export const words: SlotWords = {
  name: '풍등의 밤',
  tagline: '등지기가 오면 하늘의 등불은 모두 당신 것',
  symbols: {
    keeper: '등지기',
    moon: '보름달',
    lantern: '풍등',
    tower: '보탑',
    gate: '패루',
    flute: '대나무 피리',
    jar: '술 항아리',
    plum: '매화',
    orchid: '난초',
    bamboo: '대나무',
    mum: '국화',
  },
  cash: {
    title: '풍등의 금액',
    note: '풍등마다 금액을 다음 확률로 추첨하며, 다른 풍등과 관계없습니다.',
  },
  meter: (gathered, needed) => `등지기 ${gathered} / ${needed}`,
  rules: [
    {
      title: '풍등과 등지기',
      text: '풍등에는 금액이 적혀 있습니다. 등지기가 나오면 화면의 모든 풍등을 수집하며, 등지기가 여럿이면 그 수만큼 수집합니다. 유료 스핀에서 등지기는 5번 릴에만 나오고, 프리스핀 중에는 3~5번 릴에 나옵니다.',
    },
    {
      title: '보름달과 프리스핀',
      text: '1~4번 릴에 보름달이 3개 이상 나오면 프리스핀 8회를 주며, 풍등과 등지기가 더 많이 나옵니다.',
    },
    {
      title: '등지기의 소원',
      text: '프리스핀 중 등지기를 4명 모을 때마다 5회를 더 주고 배수가 1 올라갑니다. 최대 세 번까지이며, 라운드당 최대 23회입니다.',
    },
    {
      title: '와일드',
      text: '등지기는 와일드이기도 하며, 보름달과 풍등을 제외한 모든 심볼을 대신합니다.',
    },
  ],
};
