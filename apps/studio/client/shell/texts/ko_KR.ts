import { betStates, responsible, session } from '../sessionTexts/ko_KR.ts';
import type { Texts } from '../texts.ts';

export const words: Texts = {
  ...session,
  demo: '체험',
  demoLong: '체험에서는 가상 머니를 씁니다. 배당은 실제 게임과 같으며 실제 돈은 오가지 않습니다.',
  win: '당첨',
  back: '반환',
  stake: '베팅',
  freeRounds: (left) => `무료 라운드, ${left}회 남음`,
  stakeMax: (amount) => `최고 ${amount}`,
  stakeUp: '베팅 올리기',
  stakeDown: '베팅 내리기',
  rules: '규칙과 배당',
  history: '내 게임 내역',
  fairness: '공정성 증명',
  finished: (won) => `지난 라운드가 정산되었습니다. 당첨 ${won}`,
  returned: '지난 라운드는 성립하지 않아 베팅을 전액 반환했습니다',
  asking: '이 라운드를 확인하고 있습니다. 잠시만 기다려 주세요…',
  offline: '연결이 끊겨 다시 연결하는 중입니다. 결과는 저장되어 있습니다',
  stuck: '이 라운드를 확인하는 중입니다. 돈은 사라지지 않습니다',
  nothing: '이번에는 당첨되지 않았습니다',
  refusals: {
    ...session.refusals,
    stake_not_offered: '지금은 이 베팅액을 쓸 수 없습니다',
    action_refused: '지금은 할 수 없는 동작입니다',
  },
  rulesText: {
    returnTitle: '환수율',
    returnExact: (rtp) =>
      `이론 환수율은 ${rtp}이며, 가능한 모든 경우를 하나하나 정확히 계산한 값입니다. 환수율은 장기 평균이며 개별 결과를 예고하지 않습니다.`,
    returnText: (rtp, measured, rounds, hits) =>
      `이론 환수율은 ${rtp}입니다(가능한 모든 경우를 더해 정확히 계산). ${rounds}라운드를 모의 실행한 결과는 ${measured}입니다. 약 ${hits}의 라운드에 당첨이 있으며, 베팅보다 적은 당첨도 포함합니다. 환수율은 장기 평균이며 개별 결과를 예고하지 않습니다.`,
    volatility: '변동성',
    swings: {
      low: (stakes) => `낮음(표준편차는 베팅의 ${stakes}배)`,
      medium: (stakes) => `보통(표준편차는 베팅의 ${stakes}배)`,
      high: (stakes) => `높음(표준편차는 베팅의 ${stakes}배)`,
    },
    unfinished: '중단된 라운드',
    unfinishedText:
      '모든 라운드는 베팅을 차감하기 전에 추첨해 저장합니다. 연결이나 서비스가 중단되면 그 라운드는 원래 결과대로 정산하거나 베팅을 전액 반환합니다. 다 끝내지 못한 라운드는 돌아올 때까지 보관하며, 24시간이 지나면 시스템이 대신 끝내고 당첨금을 지급합니다.',
    ...responsible,
  },
  historyText: {
    empty: '아직 내역이 없습니다. 한 라운드 플레이한 뒤 다시 확인해 주세요.',
    when: '시각',
    stake: '베팅',
    won: '지급액',
    states: {
      ...betStates,
      playing: '진행 중',
    },
    more: '더 보기',
    verify: '검증',
    seedHidden: '시드를 바꾼 뒤 검증할 수 있습니다',
    failed: '지금은 내역을 불러올 수 없습니다',
  },
  fairText: {
    intro:
      '결과는 서버 시드, 내 시드, 순번으로 HMAC-SHA256을 계산해 얻습니다. 서버 시드의 해시는 미리 공개하고 시드를 바꾼 뒤 원문을 공개하므로 직접 검산할 수 있습니다.',
    serverHash: '현재 서버 시드의 해시(SHA-256)',
    nextHash: '다음 서버 시드의 해시',
    clientSeed: '내 시드',
    nonce: '다음 순번',
    change: '시드 바꾸기',
    changeHint: '바꾸면 현재 서버 시드를 공개하고 순번은 0부터 시작합니다.',
    revealed: '공개된 서버 시드',
    busy: '이 라운드가 끝나야 바꿀 수 있습니다',
    verify: '검증 페이지 열기',
    invalid: '공백 없이 1~64자를 입력해 주세요',
  },
};
