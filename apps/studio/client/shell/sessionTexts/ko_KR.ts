import type { BetStates, ResponsibleTexts, SessionTexts } from '../sessionTexts.ts';

export const session: SessionTexts = {
  balance: '잔액',
  playMoney: '가상 머니',
  leave: '나가기',
  soundOn: '소리 켜기',
  soundOff: '소리 끄기',
  close: '닫기',
  keys: '키보드 단축키',
  session: (minutes) => `플레이 시간 ${minutes}분`,
  net: '이번 손익',
  opening: '불러오는 중…',
  tryAgain: '다시 시도',
  playHere: '여기서 계속하기',
  backToHall: '로비로 돌아가기',
  busy: '요청이 너무 많아 전송되지 않았습니다. 잠시 후 다시 시도해 주세요',
  endings: {
    ticket_used: {
      title: '이미 사용한 링크입니다',
      text: '게임 링크는 한 번만 열 수 있습니다. 로비로 돌아가 다시 들어와 주세요.',
    },
    session_ended: {
      title: '게임이 종료되었습니다',
      text: '로그아웃했거나 게임 이용 시간이 만료되었습니다. 끝나지 않은 라운드는 자동으로 정산됩니다.',
    },
    session_replaced: {
      title: '다른 창에서 플레이 중입니다',
      text: '같은 게임을 다른 창에서 열었습니다. 그 창에서 이어 하거나 여기서 계속할 수 있습니다.',
    },
    session_elsewhere: {
      title: '다른 게임을 플레이 중입니다',
      text: '다른 창에서 다른 게임을 열었습니다. 게임은 한 번에 하나만 할 수 있습니다. 여기서 계속하면 그 게임은 종료되며, 끝나지 않은 라운드는 모두 보관됩니다.',
    },
    hall_unreachable: {
      title: '응답이 없습니다',
      text: '지금은 로그인을 확인할 수 없습니다. 잠시 후 다시 시도해 주세요.',
    },
    launch_refused: { title: '게임에 들어갈 수 없습니다', text: '로비로 돌아가 다시 시도해 주세요.' },
    offline: { title: '연결할 수 없습니다', text: '네트워크를 확인한 뒤 다시 시도해 주세요.' },
    left: { title: '나갔습니다', text: '로비로 돌아가는 중…' },
  },
  refusals: {
    insufficient_funds: '잔액이 부족합니다. 베팅을 줄이거나 먼저 입금해 주세요',
    limit_reached: '한도에 도달했습니다',
    player_blocked: '지금은 이 계정으로 베팅할 수 없습니다. 고객센터에 문의해 주세요',
    player_excluded: '플레이를 쉬는 중입니다',
    session_ended: '로그인이 만료되었습니다',
    game_disabled: '게임 점검 중입니다. 잠시 후 다시 찾아 주세요',
    refused: '이 베팅은 접수되지 않았습니다',
  },
};

export const responsible: ResponsibleTexts = {
  responsible: '안전한 플레이',
  responsibleText:
    '게임은 오락이지 수입이 아닙니다. 입금·손실·시간 한도를 언제든지 설정하거나 플레이를 쉴 수 있습니다.',
};

export const betStates: BetStates = {
  pending: '처리 중',
  paying: '지급 중',
  settled: '정산 완료',
  returned: '반환됨',
  refused: '성립 안 됨',
  stuck: '확인 중',
};
