import type { AutoWords } from '../autoWords.ts';

export const words: AutoWords = {
  auto: '자동',
  stop: (left) => `중지(${left}라운드 남음)`,
  turbo: '고속',
  title: '자동 스핀',
  rounds: '라운드 수',
  loss: '최대 손실',
  win: '한 라운드에 이만큼 당첨되면 중지',
  noWin: '설정 안 함',
  start: '시작',
  missing: '라운드 수와 최대 손실 금액을 먼저 선택해 주세요',
  note: '‘최대 손실’을 넘길 수 있는 다음 라운드는 시작하지 않습니다. 프리스핀이나 다른 보너스가 나오거나, 베팅이 접수되지 않거나, 페이지를 새로 고쳐도 멈춥니다. 언제든지 중지할 수 있습니다.',
  ended: {
    rounds: '자동 스핀이 끝났습니다',
    loss: '중지: 설정한 최대 손실에 도달했습니다',
    win: '중지: 설정한 금액에 당첨되었습니다',
    feature: '중지: 보너스가 시작을 기다리고 있습니다',
    refused: '중지: 라운드가 성립하지 않았습니다',
    stopped: '자동 스핀을 중지했습니다',
  },
};
