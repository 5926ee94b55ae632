import type { GameWords } from '../../texts/texts.ts';
import { type CarpNames, kindIn, resultText, spotIn } from '../words.ts';

const sides: Readonly<Record<string, string>> = {
  big: '합 대',
  small: '합 소',
  odd: '합 홀',
  even: '합 짝',
  'first-big': '첫째 대',
  'first-small': '첫째 소',
  'first-odd': '첫째 홀',
  'first-even': '첫째 짝',
  dragon: '드래곤',
  tiger: '타이거',
};

export const carpNames: CarpNames = {
  sum: (sum) => `합 ${sum}`,
  groups: { tickets: '번호 선택', sides: '대소·홀짝', first: '첫째' },
  pick: '번호 선택',
  random: '자동 선택',
  add: '추가',
  choose: (most) => `번호를 1~${most}개 고르세요. 여러 장을 이어서 살 수 있습니다`,
  hits: (hits, times) => `${hits}개 적중: × ${times}`,
  side: (side) => sides[side] ?? side,
};

export const eightCarpWords: GameWords = {
  name: '여덟 잉어 추첨',
  tagline: '비단잉어 여덟 마리, 스물에서 여덟',
  rules: [
    '매분 비단잉어 여덟 마리가 차례로 뛰어올라 1~20에서 겹치지 않는 번호 8개가 나옵니다.',
    '번호 선택: 한 장에 번호 1~8개를 눌러서, 입력해서, 또는 자동으로 고르며 한 회에 여러 장을 살 수 있습니다. 적중 개수에 따른 배당: 1개 선택은 1개 적중 2.35. 2개 선택은 2개 적중 6.37. 3개 선택은 3개 적중 13, 2개 1. 4개 선택은 4개 적중 36, 3개 3. 5개 선택은 5개 적중 90, 4개 7, 3개 1. 6개 선택은 6개 적중 420, 5개 16, 4개 3. 7개 선택은 7개 적중 2000, 6개 56, 5개 6, 4개 1. 8개 선택은 8개 적중 5000, 7개 250, 6개 16, 5개 2, 4개 1.',
    '합은 번호 8개를 더한 값입니다: 84보다 크면 대, 84보다 작으면 소이며, 84이면 대소 베팅을 반환합니다. 홀짝도 있습니다. 첫째는 첫 번째 번호로 11~20이 대, 1~10이 소입니다. 첫 번째 번호가 마지막 번호보다 크면 드래곤, 아니면 타이거입니다.',
    '배당은 베팅액을 포함합니다. 아래 표를 보세요.',
  ],
  kind: kindIn((picks) => `번호 ${picks}개 선택`, {
    first: '첫째 번호',
    'first-side': '첫째 대소·홀짝',
    half: '합 대소',
    odd: '합 홀',
    even: '합 짝',
    duel: '드래곤·타이거',
  }),
  spot: spotIn('ko_KR', '번호 선택', '첫째'),
  result: resultText,
  draw: [
    '번호 20개를 순서대로 놓고 되돌려 넣지 않고 8번 추첨합니다. 첫 번째 수는 20보다 작고 두 번째는 19보다 작으며 이런 식으로 이어집니다. 그 수는 남은 번호에서의 위치입니다.',
  ],
};
