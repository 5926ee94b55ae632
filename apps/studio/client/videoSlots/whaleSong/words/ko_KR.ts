import type { SlotWords } from '../../view.ts';

export const words: SlotWords = {
  name: '고래의 노래',
  tagline: '별빛이 모이면 고래가 떠오른다',
  symbols: {
    whale: '고래',
    conch: '소라',
    star: '별빛',
    moon: '초승달',
    lighthouse: '등대',
    bird: '갈매기',
    cloud: '구름',
    coral: '산호',
    kelp: '해초',
    drop: '물방울',
  },
  meter: (gathered, needed) => `별빛 ${gathered} / ${needed}`,
  rules: [
    {
      title: '1024웨이',
      text: '릴 5개에 각각 4칸입니다. 같은 심볼이 맨 왼쪽 릴부터 이웃한 3개 이상의 릴에 나오면 당첨이며, 릴마다 나온 개수를 곱한 값이 당첨 웨이 수입니다.',
    },
    {
      title: '소라와 프리스핀',
      text: '소라는 1, 3, 5번 릴에 나오며, 세 릴에 동시에 나오면 프리스핀 8회를 줍니다. 프리스핀 중 다시 나오면 3회를 더 주며, 라운드당 최대 30회입니다.',
    },
    {
      title: '떠오르는 고래',
      text: '프리스핀 중에는 3번 릴의 맨 아래 칸이 고래입니다. 별빛을 4개 모을 때마다 고래가 한 칸 올라가고 배수가 1 올라가며 스핀 1회를 더 줍니다. 최대 릴 전체를 차지합니다. 별빛의 당첨도 그대로 지급합니다.',
    },
    {
      title: '고래',
      text: '고래는 와일드이며 소라를 제외한 모든 심볼을 대신하고 2~5번 릴에 나옵니다.',
    },
  ],
};
