import type { BlossomWords } from '../words.ts';

export const ownWords: BlossomWords = {
  tagline: '여섯 자리, 하나의 판돈, 안 보고 가는 배짱',
  kind: '봇처럼 하는 자리',
  seat: (seat) => `${seat}번 자리`,
  takesPot: (seat) => (seat === null ? '판돈을 가져왔습니다' : `${seat}번 자리가 판돈을 가져갑니다`),
  lastIn: (seat) =>
    seat === null
      ? '나머지가 모두 죽어 판돈을 가져왔습니다'
      : `나머지가 모두 죽어 ${seat}번 자리가 판돈을 가져갑니다`,
  openTable: (seat) => `공개 테이블: ${seat}번 자리 승`,
  choices: { look: '패 보기', fold: '죽기', hold: '따라가기', raise: '올리기', compare: '비교' },
  done: { look: '패 봄', fold: '죽음', hold: '따라감', raise: '올림', void: '환불', timedOut: '시간 초과' },
  street: (street) => `${street}번째 바퀴`,
  telling: (street) => `${street}번째 바퀴: 모두의 선택`,
  blind: '안 봄',
  looking: '패 확인 중…',
  pays: (amount) => `낼 금액 ${amount}`,
  raised: (seats) => `${seats.join(', ')}번 올림`,
  raisers: (count) => `${count}명 올림`,
  again: (amount) => `같은 자리 ${amount}`,
  doubles: (amount) => `다음\u00a0바퀴 ${amount}`,
  lastStreet: '마지막 바퀴는 불가',
  onlyIn: (street) => `${street}번째 바퀴만`,
  looked: '무료, 이후 값 2배',
  beats: (one, other) => `${one} > ${other}`,
  allFolded: '나머지 모두 죽음',
  you: '나',
  tempers: { cautious: '신중', steady: '침착', bold: '대담' },
  antes: (count) => `앤티의 ${count}배`,
  paid: (amount) => `이번 판에 낸 금액 ${amount}`,
  most: (amount) => `한 판 최대 ${amount}`,
};
