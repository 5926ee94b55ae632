import { rollText } from '../../dice/words.ts';
import type { GameWords } from '../../texts/texts.ts';

export const fastGroups: Readonly<Record<'sum' | 'triple' | 'double' | 'trio' | 'pair', string>> = {
  sum: '합',
  triple: '트리플',
  double: '더블',
  trio: '다른 3개',
  pair: '다른 2개',
};

const halves: Readonly<Record<string, string>> = {
  big: '대',
  small: '소',
  odd: '홀',
  even: '짝',
  'any-triple': '모든 트리플',
  'any-run': '모든 연속',
};

const kinds: Readonly<Record<string, string>> = {
  'even-money': '합 대소·홀짝',
  pair: '다른 두 번호',
  double: '같은 두 번호',
  trio: '다른 세 번호',
  'any-run': '모든 연속',
  'any-triple': '모든 트리플',
  triple: '지정 트리플',
};

const spot = (spot: string): string => {
  const [kind = '', value = ''] = spot.split(':');
  const named: Readonly<Record<string, string>> = {
    sum: '합',
    triple: '트리플',
    double: '더블',
    trio: '다른 세 번호',
    pair: '다른 두 번호',
  };
  return halves[kind] ?? `${named[kind] ?? kind} ${value.replaceAll('-', ' ')}`;
};

const kind = (kind: string): string => {
  const sum = Number(kind.replace('sum-', ''));
  return kind.startsWith('sum-') ? `합 ${sum}, ${21 - sum}` : (kinds[kind] ?? kind);
};

export const fastThreeWords: GameWords = {
  name: '등불 쾌삼',
  tagline: '1분에 한 번, 등불 세 개로 정한다',
  rules: [
    '매분 번호 3개가 나오며 각각 1~6이고 겹칠 수 있습니다.',
    '합: 번호 3개를 더한 값으로 3~18입니다. 11 이상이 대, 10 이하가 소이며 홀짝도 합으로 정합니다. 세 번호가 같아도 똑같이 셉니다.',
    '지정 트리플은 지정한 번호 3개가 모두 같을 때, 모든 트리플은 어떤 번호든 3개가 같을 때 당첨입니다. 같은 두 번호는 그 번호가 2개 이상 나오면 당첨입니다.',
    '다른 세 번호는 서로 다른 번호 3개가 모두 나올 때, 다른 두 번호는 서로 다른 번호 2개가 모두 나올 때 당첨입니다. 모든 연속은 123, 234, 345, 456 중 하나입니다.',
    '배당은 베팅액을 포함합니다. 아래 표를 보세요.',
  ],
  kind: kind,
  spot: spot,
  result: (summary) => rollText(summary, 'ko_KR', false),
  draw: ['6보다 작은 수를 차례로 세 번 추첨하고 각각 1을 더한 값이 번호 3개입니다.'],
};
