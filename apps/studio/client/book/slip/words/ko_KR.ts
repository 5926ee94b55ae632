import type { SlipWords } from '../words.ts';

export const words: SlipWords = {
  closes: (seconds) => `베팅 마감까지 ${seconds}초`,
  closesAfter: (seconds) => `화살 이후 · 베팅 마감까지 ${seconds}초`,
  opens: {
    football: '위기가 지나면 다시 열립니다',
    racket: '이 랠리가 끝나면 다시 열립니다',
    basketball: '상황이 안정되면 다시 열립니다',
    siege: '이 라운드가 끝나면 다시 열립니다',
    league: '킥오프: 베팅 마감',
  },
  opensIn: (seconds) => `라운드 진행 중입니다. 약 ${seconds}초 뒤에 다시 열립니다`,
  flying: '화살이 그치면 다시 열립니다',
  late: '이번 라운드는 마감되었습니다. 라운드 후에 열립니다',
  ofMatch: (match, what) => `${match} 경기 · ${what}`,
  checking: '배당 확인 중',
  about: (what) => `약 ${what}`,
  held: '결과가 나오면 배당이 바뀝니다',
  lastPrice: '예상 당첨금(중단 전 배당)',
  placeAt: (price, amount) => `${price}에 ${amount} 베팅`,
  removeClosed: (count) => `마감된 선택 ${count}개 빼기`,
  maps: '맵',
  arm: '열리는 즉시 베팅',
  armed: (match, seconds) => `${match} 열리기를 기다리는 중 · 최대 ${seconds}초`,
  disarm: '기다리지 않기',
};
