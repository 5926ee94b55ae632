import type { BlackjackWords } from '../words.ts';

export const words: BlackjackWords = {
  name: '등불 아래 스물하나',
  tagline: '등불 하나, 딜러와 마주 앉다',
  welcome: '베팅하고 카드를 받으세요',
  deal: '카드 받기',
  dealing: '나누는 중',
  dealer: '딜러',
  player: '내 카드',
  handOf: (number) => `${number}번 핸드`,
  table: '테이블',
  doubled: '더블 완료',
  felt: '블랙잭 3:2 · 딜러는 17에서 스탠드 · 인슈어런스 2:1',
  count: (total, soft) => (soft ? `소프트 ${total}` : `${total}`),
  moves: {
    insure: '인슈어런스',
    decline: '안 함',
    hit: '히트',
    stand: '스탠드',
    double: '더블',
    split: '스플릿',
  },
  results: { blackjack: '블랙잭', win: '승', push: '푸시', lose: '패', bust: '버스트' },
  notices: {
    blackjack: (amount) => `블랙잭! ${amount} 당첨`,
    win: (amount) => `${amount} 당첨되셨습니다`,
    back: (amount) => `${amount} 반환`,
    push: (amount) => `푸시, ${amount} 반환`,
    lose: () => '이번 라운드는 딜러 승',
    bust: () => '21을 넘어 버스트입니다',
    insured: (amount) => `딜러 블랙잭, 인슈어런스 지급 ${amount}`,
    insurance: () => '딜러의 공개 카드가 A입니다. 인슈어런스를 하시겠습니까?',
    your_move: () => '내 차례입니다',
    side: (amount) => `사이드 베팅 당첨 ${amount}. 내 차례입니다`,
  },
  fairness:
    '한 라운드의 모든 카드는 나눌 때 한 번의 추첨으로 정해지며, 이후의 선택은 그것을 차례로 읽을 뿐입니다.',
  rules: [
    {
      title: '목표',
      text: '21을 넘지 않으면서 딜러보다 21에 가까우면 이깁니다. A는 1 또는 11, J, Q, K는 10으로 셉니다.',
    },
    {
      title: '슈',
      text: '카드를 나눌 때마다 52장의 확률이 완전히 같으며, 이미 나온 카드와 관계없습니다(무한 슈).',
    },
    {
      title: '딜러',
      text: '딜러는 17 이상(소프트 17 포함)이면 스탠드합니다. 공개 카드가 A나 10이면 먼저 뒤집힌 카드를 확인하고, 블랙잭이면 바로 정산합니다.',
    },
    {
      title: '블랙잭',
      text: '처음 두 장이 A와 10이면 블랙잭이며 3:2를 지급합니다. 딜러도 블랙잭이면 푸시입니다. 스플릿 후에는 블랙잭으로 치지 않습니다.',
    },
    {
      title: '더블과 스플릿',
      text: '처음 두 장이면 언제든지 더블할 수 있고 한 장만 받습니다. 같은 숫자의 두 장은 한 번 스플릿할 수 있고, 스플릿 후에도 더블할 수 있습니다. A를 스플릿하면 핸드마다 한 장만 받습니다.',
    },
    {
      title: '인슈어런스',
      text: '딜러의 공개 카드가 A이면 베팅의 절반으로 인슈어런스를 할 수 있고, 딜러가 블랙잭이면 2:1을 지급합니다. 장기적으로는 이득이 아닙니다.',
    },
    {
      title: '도중에 나갈 때',
      text: '끝내지 못한 라운드는 24시간 보관하며, 그 뒤 시스템이 대신 스탠드하고(인슈어런스 없음) 정산합니다.',
    },
  ],
  sides: {
    title: '사이드 베팅',
    names: { pair: '쌍등', three: '세 등' },
    results: {
      same_card: '같은 무늬 페어',
      same_colour: '같은 색 페어',
      mixed_pair: '다른 색 페어',
      suited_triple: '같은 무늬 트리플',
      straight_flush: '스트레이트 플러시',
      triple: '트리플',
      straight: '스트레이트',
      flush: '플러시',
    },
    chance: '확률',
    pays: '배당(베팅액 포함)',
    handStake: (amount) => `핸드 ${amount}`,
  },
  keys: '키보드: 스페이스 카드 받기, H 히트, S 스탠드, D 더블, P 스플릿, I 인슈어런스, N 안 함.',
};
