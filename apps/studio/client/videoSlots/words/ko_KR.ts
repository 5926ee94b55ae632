import type { VideoSlotWords } from '../words.ts';

export const words: VideoSlotWords = {
  notices: {
    won: (won) => `${won} 당첨`,
    back: (won) => `${won} 돌려받음`,
    free_won: (_, count) => `프리스핀 ${count}회`,
    free_over: (won) => `프리스핀 종료, 이번 라운드 총 ${won} 당첨`,
    free_back: (won) => `프리스핀 종료, ${won} 돌려받음`,
    hold_won: () => '리스핀 시작, 추가 비용 없음',
    hold_on: (held) => `${held} 고정, 다시 회전합니다`,
    hold_over: (won) => `리스핀 종료, 이번 라운드 총 ${won} 당첨`,
    hold_back: (won) => `리스핀 종료, ${won} 돌려받음`,
  },
  fairness: '스핀마다 한 번 추첨하며, 정지 위치와 모든 금액이 그것으로 정해집니다.',
  freeText: '프리스핀에서 당첨될 때마다 배수가 올라갑니다.',
  choose: '프리스핀을 선택해 주세요',
  option: (spins, multiplier, step) =>
    [
      `${spins}회`,
      ...(step > 0
        ? [`${multiplier}배부터, 당첨마다 +${step}배`]
        : multiplier > 1
          ? [`${multiplier}배`]
          : []),
    ].join(', '),
  goOn: '계속',
  strip: {
    free: (played, all) => `프리스핀 ${played} / ${all}`,
    hold: (left, held, cells) => `${left}회 남음 · ${held} / ${cells}`,
  },
  times: (multiplier) => `${multiplier}배`,
  total: '이번 라운드 총 당첨',
  pots: { mini: '미니', minor: '마이너', major: '메이저', grand: '그랜드' },
  potsLabel: '네 개의 잭팟',
  won: {
    line: (symbol, count, line) => `${symbol} × ${count} · ${line}번 라인`,
    ways: (symbol, count, ways) => `${symbol} × ${count} · ${ways}웨이`,
    cluster: (symbol, count) => `${symbol} · ${count}개 연결`,
    collected: (symbol, count, times) =>
      times === 1 ? `${symbol} ${count}개 수집` : `${symbol} ${count}개 수집 · ${times}회`,
  },
  historyMore: (steps) => `프리스핀·리스핀 ${steps}회 포함`,
  rules: {
    pays: '배당표',
    paysNote: {
      lines: '숫자는 현재 베팅에서 라인당 당첨금입니다.',
      ways: '숫자는 현재 베팅에서 웨이당 당첨금입니다.',
      clusters: '숫자는 현재 베팅에서 연결된 심볼 한 무리의 당첨금이며, 왼쪽 열은 필요한 최소 개수입니다.',
    },
    lines: '당첨 라인',
    linesText: (lines) => `${lines}개 라인입니다. 맨 왼쪽 릴부터 같은 심볼이 3개 이상 이어지면 당첨입니다.`,
    hits: '당첨이 있는 라운드',
  },
};
