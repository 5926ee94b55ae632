import { shoeWords } from '../../shoe/words/ko_KR.ts';
import type { GameWords } from '../../texts/texts.ts';
import { cardBetName } from '../words.ts';

export const cardBets: Readonly<Record<string, string>> = {
  big: '대',
  small: '소',
  odd: '홀',
  even: '짝',
  red: '레드',
  black: '블랙',
};

const spots: Readonly<Record<string, string>> = {
  dragon: '드래곤',
  tiger: '타이거',
  tie: '타이',
  'suited-tie': '수티드 타이',
};

const kinds: Readonly<Record<string, string>> = {
  side: '드래곤, 타이거',
  tie: '타이',
  'suited-tie': '수티드 타이',
  card: '드래곤·타이거의 대소, 홀짝, 레드·블랙',
};

const spot = (spot: string): string => {
  const [side = '', bet] = spot.split(':');
  return bet === undefined ? (spots[side] ?? spot) : `${spots[side] ?? side} ${cardBetName(bet, 'ko_KR')}`;
};

export const dragonTigerWords: GameWords = {
  name: '용호의 밤',
  tagline: '한 장으로 가르는 용과 호랑이',
  rules: [
    '드래곤과 타이거에 카드를 한 장씩 나누고 큰 쪽이 이깁니다. K가 가장 높고 A가 가장 낮으며, 숫자만 비교하고 무늬는 비교하지 않습니다.',
    '드래곤과 타이거는 1:1입니다. 타이면 드래곤과 타이거 베팅의 절반을 반환합니다. 타이는 11:1, 수티드 타이(숫자와 무늬가 모두 같음)는 50:1입니다.',
    '대는 8~K, 소는 A~6입니다. 홀짝은 카드의 숫자로 정합니다(J는 11, Q는 12, K는 13). 레드는 하트와 다이아몬드, 블랙은 스페이드와 클럽입니다. 모두 1:1이며 7이 나오면 전부 잃습니다.',
    shoeWords.rule,
  ],
  kind: (kind) => kinds[kind] ?? kind,
  spot: spot,
  result: (summary) => (summary === 'tie' ? '타이' : `${spots[summary] ?? summary} 승`),
  draw: [
    shoeWords.lies,
    '카드는 0~51의 수입니다. 이를 13으로 나눈 몫이 무늬(0 스페이드, 1 하트, 2 다이아몬드, 3 클럽), 나머지가 숫자입니다(0은 A). 드래곤, 타이거 순서입니다.',
  ],
};
