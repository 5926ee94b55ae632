import type { SlotWords } from '../../view.ts';

export const words: SlotWords = {
  name: '채색 가면',
  tagline: '막이 오르면 무대가 한 얼굴로',
  symbols: {
    spotlight: '조명',
    gong: '징',
    veil: '장막',
    redMask: '붉은 가면',
    greenMask: '초록 가면',
    blueMask: '파란 가면',
    fan: '접부채',
    zither: '거문고',
    chess: '바둑',
    book: '책',
    brush: '그림',
  },
  rules: [
    {
      title: '장막',
      text: '한 번의 스핀에 나온 모든 장막이 동시에 열리며 같은 심볼로 바뀝니다. 일반 심볼 8종의 확률은 모두 같습니다.',
    },
    {
      title: '징과 프리스핀',
      text: '1~4번 릴에 징이 3개 이상 나오면 프리스핀 10회를 주며 장막이 더 자주 나옵니다. 프리스핀 중 2, 3, 4번 릴에 동시에 징이 나오면 5회를 더 주며, 라운드당 최대 30회입니다.',
    },
    {
      title: '조명',
      text: '조명은 와일드이며 징을 제외한 모든 심볼을 대신하고 2~5번 릴에 나옵니다.',
    },
  ],
};
