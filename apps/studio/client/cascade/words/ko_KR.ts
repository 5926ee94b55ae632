import type { CascadeWords } from '../words.ts';

export const words: CascadeWords = {
  name: '천 개의 달해파리',
  tagline: '하나가 꺼지면 천 개가 내려온다',
  symbols: {
    moon: '달',
    pearl: '진주',
    crown: '왕관해파리',
    parasol: '우산해파리',
    comb: '빗해파리',
    fringe: '술해파리',
    bell: '종해파리',
    thimble: '골무해파리',
    dome: '돔해파리',
    button: '단추해파리',
  },
  free: '프리스핀에서는 당첨될 때마다 조수가 한 눈금 오르고, 스핀 사이에도 내려가지 않습니다. 세 눈금마다 한 단계가 오르며 배수는 1, 2, 3, 5, 8배가 되고, 단계마다 프리스핀 1회를 더 줍니다.',
  tide: {
    title: '조수',
    promise: '프리스핀에서는 당첨될 때마다 조수가 오릅니다',
    rising: (times, left) => `당첨금 ${times}배. ${left}눈금 더 오르면 한 단계와 프리스핀 1회`,
    full: (times) => `만조: 당첨금 ${times}배`,
    often: (oneIn, spins, stakes) =>
      `프리스핀은 평균 약 ${oneIn}스핀에 한 번 나오며 평균 ${spins}회 이어집니다. 한 라운드의 최고 당첨금은 베팅의 ${stakes}배입니다.`,
  },
  times: (multiplier) => `${multiplier}배`,
  won: (symbol, ways, multiplier) =>
    multiplier > 1 ? `${symbol} ${ways}웨이 × ${multiplier}` : `${symbol} ${ways}웨이`,
  notices: {
    tide_rose: (_, count) => `조수가 올라 프리스핀 ${count}회 추가`,
    won: (won, chain) => (chain > 1 ? `${chain}회 연속, 총 ${won} 당첨` : `${won} 당첨`),
    back: (won) => `${won} 돌려받음`,
    free_won: (_, count) => `프리스핀 ${count}회`,
    free_over: (won) => `프리스핀 종료, 총 ${won} 당첨`,
    free_back: (won) => `프리스핀 종료, ${won} 돌려받음`,
  },
  fairness: '스핀마다 각 릴의 정지 위치를 한 번씩 추첨하며, 이후의 모든 낙하는 정지 위치로 정해집니다.',
  rules: [
    {
      title: '1024웨이',
      text: '릴 5개에 각각 4칸입니다. 같은 심볼이 맨 왼쪽 릴부터 이웃한 3개 이상의 릴에 나오면 당첨이며, 릴마다 나온 개수를 곱한 값이 당첨 웨이 수입니다.',
    },
    {
      title: '연속 낙하와 배수',
      text: '당첨된 심볼이 사라지면 위의 심볼이 내려오고 다시 위에서 채워집니다. 또 당첨되면 배수는 1, 2, 3, 5배로 올라가고 그 뒤로는 5배를 유지합니다.',
    },
    { title: '달', text: '달은 진주를 제외한 모든 심볼을 대신하며, 2~5번 릴에 나옵니다.' },
    {
      title: '진주',
      text: '처음 멈췄을 때 1, 3, 5번 릴에 모두 진주가 있으면 프리스핀 10회를 줍니다. 프리스핀 중에 다시 나오면 5회를 더 줍니다.',
    },
  ],
  pays: '배당표',
  paysNote: '숫자는 현재 베팅에서 웨이당 당첨금입니다(릴 3 / 4 / 5개).',
};
