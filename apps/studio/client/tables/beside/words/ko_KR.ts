import type { BesideWords } from '../words.ts';

export const besideWords: BesideWords = {
  intro:
    '두 테이블을 나란히 두고 하나의 잔액으로 플레이합니다. 한도와 플레이 시간은 두 테이블을 합쳐 계산됩니다.',
  last: '지난번 선택',
  failed: '이 테이블을 열 수 없습니다. 다시 시도해 주세요.',
};
