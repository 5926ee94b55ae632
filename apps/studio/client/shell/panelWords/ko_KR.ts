import type { PanelWords } from '../panelWords.ts';

export const words: PanelWords = {
  stakeChoose: '베팅 금액 선택',
  greatest: '최고',
  spaceKey: '스페이스바',
  space: '한 판 시작, 또는 진행 중인 판 빠르게',
  arrows: '베팅 금액 올리기 또는 내리기',
  sound: '소리 켜기 또는 끄기',
  auto: '자동 플레이: 설정 또는 중지',
  turbo: '터보 켜기 또는 끄기',
  history: '내 베팅 내역',
  keyList: '이 목록 보기',
  holdKey: '카드 한 장 유지 또는 해제',
  betKey: '베팅하기',
  undoKey: '마지막에 놓은 칩 되돌리기',
  chipKey: '칩 고르기',
  letters: '문자와 숫자를 단축키로 사용',
  lettersNote:
    '음성 입력이나 다른 보조 도구를 쓰신다면 꺼 주세요. 다른 키는 계속 작동합니다. 입력 중이거나 패널이 열려 있으면 단축키가 작동하지 않습니다.',
  picture: '이 판의 결과 화면',
  replay: '다시 보기',
  mark: '다시 보기',
  replayTitle: (when) => `${when} 판 다시 보기`,
  replayNote: '이미 끝난 판입니다. 베팅이나 지급이 다시 이루어지지 않습니다.',
  again: '한 번 더 보기',
};
