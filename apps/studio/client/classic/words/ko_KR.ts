import type { ClassicWords } from '../words.ts';

export const words: ClassicWords = {
  name: '옥개구리의 진주',
  tagline: '세 개구리가 지키는 진주, 연못 가득한 빛',
  great: ['빅 윈', '메가 윈', '슈퍼 메가 윈'],
  symbols: {
    frog: '옥개구리',
    ring: '옥벽',
    gourd: '조롱박',
    coin: '엽전',
    ingots: '금원보 세 개',
    pair: '은원보 두 개',
    ingot: '동원보 한 개',
  },
  pot: '진주 잭팟',
  potWon: '진주 획득',
  potText: (share, seed) =>
    `베팅의 ${share}가 잭팟에 쌓이며 아주 작은 금액도 버리지 않습니다. 당첨되면 새 잭팟은 ${seed}부터 쌓입니다. 같은 통화의 플레이어는 하나의 잭팟을 공유합니다.`,
  potChance: (oneIn) =>
    `스핀마다 따로 제비를 한 번 뽑습니다. 베팅이 클수록 제비 수가 많아져 베팅액당 확률은 완전히 같습니다. 현재 베팅으로 한 번에 당첨될 확률은 ${oneIn}분의 1이며, 릴이 멈추는 위치와 관계없습니다.`,
  potReturn: (lines, share, seed) =>
    `환수율은 세 부분으로 이루어집니다: 라인 당첨 ${lines}, 베팅 중 잭팟 적립 ${share}, 새 잭팟의 시작 금액 ${seed}.`,
  potPaid:
    '당첨되면 잭팟의 정수 금액을 모두 받습니다. 체험에서도 확률은 같으며, 가상 머니로 지급하고 잭팟은 줄지 않습니다.',
  pays: '배당표',
  paysNote: '숫자는 현재 베팅에서 한 라인에 같은 심볼 3개가 나왔을 때의 당첨금입니다.',
  mixture: '원보 아무거나 3종',
  wild: '옥개구리는 모든 심볼을 대신합니다.',
  hops: {
    title: '연잎 위의 도약',
    text: '옥개구리가 한가운데 연잎에 앉으면 그 릴은 남고 나머지 릴이 무료로 두 번 도약합니다. 개구리가 나온 릴도 함께 남고 두 번이 더해집니다. 첫 도약의 당첨금은 1배, 둘째는 2배, 최대 4배입니다. 세 마리가 모두 앉으면 끝납니다.',
    often: (oneIn, ofHundred, stakes) =>
      `도약은 약 ${oneIn}번에 한 번, 그중 100번에 약 ${ofHundred}번 세 마리가 모두 앉습니다. 한 스핀의 라인 당첨금은 최대 베팅의 ${stakes}배입니다.`,
    promise: '개구리가 연잎에 앉으면 다른 릴이 도약',
    begins: '개구리가 앉음: 무료 도약 2회',
    hop: (number) => `도약 ${number}: 당첨금 ${number}배`,
    over: (count) => `도약 종료: ${count}회`,
  },
  lines: '5라인',
  linesText:
    '베팅은 5개 라인(가로 3개, 대각선 2개)에 똑같이 나뉩니다. 5개 라인이 모두 유효하며, 라인마다 가장 높은 한 가지만 지급합니다.',
  fairness:
    '스핀마다 열여섯 개의 수를 추첨합니다: 릴 3개의 정지 위치, 잭팟 제비 하나, 최대 네 번의 도약 정지 위치입니다.',
  historyJackpot: '진주 잭팟',
  notices: {
    hopped: (won, count) => `도약 ${count}회, ${won} 당첨`,
    won: (won, count) => (count > 1 ? `${count}개 라인에서 총 ${won} 당첨` : `${won} 당첨`),
    back: (won) => `${won} 돌려받음`,
    free_won: (_, count) => `프리스핀 ${count}회`,
    free_over: (won) => `${won} 당첨`,
    free_back: (won) => `프리스핀 종료, ${won} 돌려받음`,
    jackpot: (won) => `진주 획득! 잭팟 ${won}의 주인이 되셨습니다`,
  },
};
