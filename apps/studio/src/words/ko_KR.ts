import type { ChooseWords } from '../oidc/words.ts';
import type { BeginWords } from '../pages/begin.ts';
import type { PayWords } from '../payments/words.ts';
import type { ServerWords } from './serverWords.ts';

const pay: PayWords = {
  title: '결제 창구',
  sandbox: '샌드박스',
  sandboxLong: '테스트용 결제 창구입니다. 실제 돈은 빠져나가지 않습니다.',
  amount: '결제 금액',
  order: '주문 번호',
  expires: '유효 기한',
  actions: {
    approve: { label: '결제 승인', hint: '입금이 완료되고 가맹점으로 돌아갑니다' },
    decline: { label: '결제 거절', hint: '은행이 승인하지 않습니다' },
    keep: { label: '나중에 결제', hint: '주문은 결제 대기로 남고 다시 돌아올 수 있습니다' },
    expire: { label: '주문 만료시키기', hint: '결제 기한이 지났습니다' },
    twice: {
      label: '두 번 알리기',
      hint: '같은 결제를 가맹점에 두 번 알립니다. 입금은 한 번만 되어야 합니다',
    },
  },
  states: {
    pending: { title: '결제 대기', text: '이 테스트 결제의 결과를 선택해 주세요.' },
    approved: { title: '결제 완료', text: '결제를 받았습니다.' },
    declined: {
      title: '결제가 승인되지 않았습니다',
      text: '빠져나간 돈은 없습니다. 돌아가서 다른 방법으로 시도해 주세요.',
    },
    expired: { title: '주문이 만료되었습니다', text: '빠져나간 돈은 없습니다. 돌아가서 다시 주문해 주세요.' },
  },
  kept: {
    title: '주문 보관됨',
    text: '빠져나간 돈은 없습니다. 나중에 이 페이지로 돌아와 결제할 수 있습니다.',
  },
  telling: '가맹점에 알리는 중…',
  told: '가맹점이 확인했습니다. 돌아가는 중…',
  waiting: '가맹점의 응답이 아직 없습니다. 계속 알릴 테니 먼저 돌아가셔도 됩니다.',
  back: '가맹점으로 돌아가기',
  moreWays: '그 밖의 테스트 결과',
  notFound: '이 결제를 찾을 수 없습니다',
};

const choose: ChooseWords = {
  title: '등영 패스',
  sandbox: '샌드박스',
  sandboxLong: '테스트용 로그인 서비스입니다. 모든 인물은 가상입니다.',
  lead: (hall) => `${hall}에서 본인 확인을 요청합니다. 인물을 선택해 계속하세요:`,
  passedOn: '제공 정보: 이름과 이메일.',
  choose: '인물 선택',
  cancel: '취소',
  cancelHint: '아무 정보도 제공하지 않고 돌아갑니다',
  over: '로그인이 종료되었습니다',
  overText: '이 창을 닫고 원래 페이지에서 다시 시작해 주세요.',
};

/** Names of games, by game code. */
const games: ServerWords['games'] = {
  'abacus-bulls': '주판 투우',
  'seven-lanterns': '일곱 등 스물하나',
  'abacus-three': '주판 세 알',
  'aurora-fox': '오로라 여우',
  'beads-of-fortune': '행운의 주판알',
  'clockwork-owl': '태엽 부엉이',
  'cloud-express': '구름산 열차',
  'comet-peaks': '혜성의 봉우리',
  'crane-poker': '학 그림자 포커',
  'moonrise-squeeze': '달돋이 스퀴즈',
  'crested-baccarat': '우관 노커미션 바카라',
  'dragon-and-tiger': '용호의 밤',
  'dragon-boat-drums': '용선의 북소리',
  'dragon-boat-race': '용선 경주',
  'moonlit-three': '달빛 세 장',
  'eight-carp-draw': '여덟 잉어 추첨',
  'fair-wind-junk': '순풍의 보물선',
  'firefly-ten': '반딧불 열 수',
  'fireside-bulls': '화롯가 우우',
  'five-minute-lanterns': '등불 쾌삼',
  'golden-blossom': '꽃피는 세 장',
  'harbor-keno': '항구 키노',
  'hare-derby': '토끼 더비',
  'hundred-cranes': '백학 포커',
  'jade-frog': '옥개구리의 진주',
  'kite-sports': '연대 스포츠',
  'koi-lantern': '비단잉어 등불',
  'lantern-dice': '등불 식보',
  'lantern-twenty-one': '등불 아래 스물하나',
  'lighthouse-wheel': '등대의 수레바퀴',
  'lotus-rain': '연못의 빗소리',
  'moon-roulette': '달빛 룰렛',
  'night-market': '등불 야시장',
  'painted-mask': '채색 가면',
  'paper-league': '종이인형 축구',
  'paper-phoenix': '종이 봉황',
  'paper-siege': '종이성 공방',
  'peacock-garden': '공작의 정원',
  'pepper-kitchen': '고추 부엌',
  'puppet-crest': '꼭두각시 볏',
  'red-crest-duel': '붉은 볏 대결',
  'seven-storey-draw': '칠층탑 추첨',
  'sky-lantern-night': '풍등의 밤',
  'star-pounding-hare': '별을 찧는 옥토끼',
  'tea-house-fan-tan': '찻집 판탄',
  'thousand-jellies': '천 개의 달해파리',
  'three-by-moonlight': '달맞이 삼공',
  'tide-baccarat': '조월 바카라',
  'tiger-grove': '대숲의 호랑이',
  'twin-lanterns': '쌍등 스물하나',
  'whale-song': '고래의 노래',
};

const begin: BeginWords = {
  slow: '연결이 느려 아직 게임을 불러오지 못했습니다.',
  again: '다시 불러오기',
  back: '로비로 돌아가기',
};

export const words: ServerWords = { pay, choose, begin, games };
