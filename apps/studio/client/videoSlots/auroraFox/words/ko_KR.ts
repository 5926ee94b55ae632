import type { SlotWords } from '../../view.ts';

export const words: SlotWords = {
  name: '오로라 여우',
  tagline: '왼쪽에서도 오른쪽에서도 당첨',
  symbols: {
    fox: '눈여우',
    crystal: '얼음 결정',
    sledge: '썰매',
    snowOwl: '흰올빼미',
    tent: '천막',
    berries: '산딸기',
    pine: '눈 덮인 소나무',
    flake: '눈송이',
    mitten: '벙어리장갑',
  },
  walk: {
    title: '머무는 눈여우',
    begins: '눈여우가 머뭅니다. 리스핀은 무료입니다',
    over: (won) => `눈여우가 떠났습니다. 이번 라운드 총 ${won} 당첨`,
  },
  rules: [
    {
      title: '양방향 당첨',
      text: '각 라인은 맨 왼쪽 릴에서 오른쪽으로도, 맨 오른쪽 릴에서 왼쪽으로도 당첨을 셉니다. 5개가 같으면 한 번만 셉니다.',
    },
    {
      title: '머무는 눈여우',
      text: '눈여우는 와일드이며 2, 3, 4번 릴에 나와 릴 전체를 덮습니다. 이어서 무료로 한 번 더 스핀하며 눈여우는 제자리에 남습니다. 리스핀에서 눈여우가 또 나오면 한 번 더 스핀합니다. 라운드당 최대 3회입니다.',
    },
  ],
};
