import type { LateWords } from '../lateWords.ts';

export const lateWords: LateWords = {
  lastHands: '최근 3판',
  soon: (seconds) => `${seconds}초 뒤 패를 돌립니다`,
  watches: '관전 중 · 다음 판에 앉을 수 있습니다',
  net: '순이익',
  through: { won: '승리', raised: '올림', held: '따라감', folded: '죽음' },
  compareWith: (amount) => `누구와 비교할까요? ${amount}, 약한 패는 탈락`,
  compareNote: '상대가 먼저 빠지면 비교하지 않고 낸 돈은 판돈에 남습니다',
  back: '뒤로',
  compares: (by, against) =>
    by === null
      ? `${against}번 자리와 패를 비교합니다…`
      : against === null
        ? `${by}번 자리가 내 패와 비교합니다…`
        : `${by}번 자리가 ${against}번 자리와 비교합니다…`,
  fell: (out, won) =>
    out === null
      ? `${won}번 자리 승, 나는 탈락`
      : won === null
        ? `내 패가 승, ${out}번 자리 탈락`
        : `${won}번 자리 승, ${out}번 자리 탈락`,
  missed: (seat, hasFolded) =>
    seat === null
      ? '이미 탈락해 비교 안 함'
      : `${seat}번 자리 ${hasFolded ? '죽음' : '이미 탈락'}: 비교 안 함`,
  isOut: (seat) => (seat === null ? '탈락했습니다' : `${seat}번 자리 탈락`),
  album: '꽃 도감',
  nthBlossom: (count) => `${count}번째 꽃`,
  newPetal: (kind) => `새 꽃잎: ${kind}`,
  wholeBlossom: (count) => `${count}번째 꽃이 활짝 피었습니다! 다음 꽃이 시작됩니다`,
  missing: (kinds) => `남은 꽃잎: ${kinds}`,
  albumPays: '꽃 도감은 보기 위한 것이며 당첨금이 없습니다',
  albumFree: '당첨금 없음',
  beatsShare: (share, others) => `무작위 패 ${others}개를 이길 확률 ${share}`,
  over: (seat, by) => `${seat === null ? '나' : `${seat}번 자리`} 상대: ${by}`,
  beaten: '탈락',
  lastPot: '지난 판',
  ownPots: '내 테이블의 판돈',
  openPots: '봇 공개 테이블',
  rake: (amount) => `수수료 ${amount}`,
  lookHere: '눌러서 패 보기',
};
