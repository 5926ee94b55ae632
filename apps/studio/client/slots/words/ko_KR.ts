import type { SlotWords } from '../words.ts';

export const words: SlotWords = {
  machines: {
    'koi-lantern': {
      name: '비단잉어 등불',
      tagline: '등불 아래 비단잉어, 다리 위 보름달',
      wild: '비단잉어는 보름달을 제외한 모든 심볼을 대신합니다.',
      scatter: '보름달은 어느 자리에 나와도 당첨이며, 3개부터 프리스핀을 줍니다.',
      free: '프리스핀 동안 비단잉어가 용문에 모입니다. 다섯째와 열째 잉어가 프리스핀을 한 번씩 더하고, 열 마리가 모이면 잉어가 용이 되어 릴 전체를 채웁니다.',
      tense: '보름달 두 개. 하나만 더…',
      awarded: '보름달이 모였습니다: 프리스핀!',
      gather: {
        promise: '프리스핀에서 잉어 10마리를 모으면 용이 됩니다',
        gathered: (count, of) => `용문의 잉어 ${count} / ${of}`,
        full: '용이 나타남: 잉어가 릴 전체를 채웁니다',
        often: (oneIn, ofHundred) =>
          `프리스핀은 약 ${oneIn}번에 한 번 나오며, 그중 100번에 약 ${ofHundred}번 용이 됩니다.`,
        notices: {
          gift: '다섯째 잉어: 프리스핀 1회 추가',
          leap: '용문이 열림: 잉어가 용이 되고 프리스핀 1회 추가',
        },
      },
    },
    'comet-peaks': {
      name: '혜성의 봉우리',
      tagline: '혜성의 꼬리가 산봉우리를 스친다',
      wild: '혜성은 샛별을 제외한 모든 심볼을 대신합니다. 첫 번째 릴에는 나오지 않습니다.',
      scatter: '샛별은 어느 자리에 나와도 당첨이며, 3개부터 프리스핀을 줍니다.',
      free: '프리스핀 중에는 혜성이 릴 전체를 덮고, 릴 하나를 덮을 때마다 다음 스핀부터 라인 당첨 배수가 1씩 오릅니다.',
      tense: '샛별 두 개. 하나만 더…',
      awarded: '샛별이 모였습니다: 프리스핀!',
      cross: {
        promise: (oneIn, most) =>
          `약 ${oneIn}번에 한 번 혜성이 지나가고, 빈손이면 최대 ${most}번 되돌아옵니다`,
        stars: (freeSpins, from, to) => `샛별 3개: 프리스핀 ${freeSpins}회, 라인 당첨 ×${from}~×${to}`,
        starCount: (count) => `샛별 ${count}개`,
        struck: (count, freeSpins) => `샛별 ${count}개! 프리스핀 ${freeSpins}회`,
        coming: '지평선이 밝아옵니다. 혜성이 옵니다…',
        turning: '당첨 라인이 없어 혜성이 되돌아옵니다',
        again: (turn, most) => `혜성 귀환 ${turn}/${most} · 무료 스핀, 라인 당첨 ×${turn + 1}`,
        next: (times) => `×${times} 귀환 중`,
        freeNext: (played, awarded) => `무료 ${played}/${awarded}`,
        unpaid: '추가 비용 없음',
        skip: '탭하여 건너뛰기',
        stakes: (times) => `${times}배`,
        freeTotal: (played) => `프리스핀 ${played}회 · 총 당첨`,
        free: (times) => `프리스핀: 혜성이 릴 전체를 덮고 라인 당첨 ×${times}`,
        grow: (times, most) => `릴을 하나 덮을 때마다 다음 스핀부터 배수 +1: 현재 ×${times}, 최대 ×${most}`,
        climbed: (times) => `다음 스핀부터 라인 당첨 ×${times}`,
        filled: (reels) => `릴 ${reels}개를 덮었습니다`,
        lines: (count) => `${count}라인`,
        doubled: (times) => `혜성이 샛별을 하나 지날 때마다 라인 당첨 ×${times}`,
        top: (times) => `정상 도달! 다음 스핀부터 라인 당첨 ×${times}`,
        reached: (times) => `×${times} 도달`,
        grows: (from, most, ofHundred) =>
          `프리스핀의 라인 당첨은 ×${from}에서 시작해 최대 ×${most}까지 오릅니다. 100번 중 약 ${ofHundred}번 정상에 오릅니다.`,
        crossed: (cells, scatters, times) =>
          scatters > 0
            ? `혜성이 ${cells}칸을 지났습니다, 샛별 ${scatters}개: 라인 당첨 ×${times}`
            : `혜성이 ${cells}칸을 지났습니다`,
        multiplied: (factors, times) => `모든 라인 당첨 ×${factors} = ×${times}`,
        turned: (turns) => `혜성이 ${turns}번 되돌아옴`,
        turns: (most) =>
          `혜성이 지나가도 당첨이 없으면 되돌아옵니다. 추가 비용 없이 한 번 더 돌고, 이때 혜성이 반드시 지나갑니다. 한 라운드에 최대 ${most}번 되돌아옵니다. 되돌아올 때마다 라인 당첨이 한 배씩 늘어납니다: ×2, ×3, ×4.`,
        rule: (oneIn, paths) =>
          `유료 스핀마다 1/${oneIn}의 확률로 혜성이 ${paths}가지 경로 중 하나로 릴을 가로지릅니다. 지나간 칸은 그 스핀 동안 모두 혜성(와일드)이 됩니다.`,
        scatters: (ofHundred) =>
          `혜성이 샛별 하나를 지날 때마다 그 스핀의 모든 라인 당첨이 2배가 되며, 그 샛별도 그대로 셉니다. 혜성 100번 중 약 ${ofHundred}번이 샛별을 지납니다.`,
        paths: '혜성의 경로',
        notices: { turn: '혜성이 되돌아옵니다: 추가 비용 없이 한 번 더' },
      },
    },
  },
  symbols: {
    koi: '비단잉어',
    moon: '보름달',
    lantern: '등불',
    bridge: '돌다리',
    lotus: '연꽃',
    drum: '큰북',
    fan: '접부채',
    coin: '엽전',
    knot: '매듭',
    plum: '매화',
    comet: '혜성',
    star: '샛별',
    crane: '종이학',
    peak: '설봉',
    pine: '푸른 소나무',
    kite: '연',
    bell: '구리 방울',
    feather: '깃털',
    cloud: '구름',
    crystal: '자수정',
  },
  rules: {
    lines: '20라인',
    linesText:
      '베팅은 20개 라인에 똑같이 나뉩니다. 왼쪽부터 같은 심볼이 3개 이상 이어지면 당첨이며, 라인마다 가장 높은 한 가지만 지급합니다. 서로 다른 라인은 모두 유효합니다.',
    pays: '배당표',
    paysNote: '숫자는 현재 베팅에서 라인당 당첨금입니다.',
    scatterRow: (count, stakes, freeSpins) => `${count}개: 베팅 × ${stakes}, 프리스핀 ${freeSpins}회`,
  },
};
