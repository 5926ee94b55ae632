import type { PotWords } from '../words.ts';

export const potWords: PotWords = {
  who: { you: '나', member: '회원', bot: '봇' },
  pot: (amount) => `판돈 ${amount}`,
  pays: (amount) => `승자 획득 ${amount}`,
  free: '앉기',
  yours: '내 자리',
  choose: '참가금으로 쓸 칩을 고르고 자리를 선택해 주세요',
  seated: '앉았습니다. 카드를 기다리는 중입니다',
  showdown: '쇼다운',
};
