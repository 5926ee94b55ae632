import { rollText } from '../../dice/words.ts';
import type { GameWords } from '../../texts/texts.ts';

const even: Readonly<Record<string, string>> = {
  big: '대',
  small: '소',
  odd: '홀',
  even: '짝',
  'any-triple': '모든 트리플',
};

const kinds: Readonly<Record<string, string>> = {
  'even-money': '대, 소, 홀, 짝',
  number: '싱글(주사위 하나)',
  pair: '콤비(서로 다른 두 눈)',
  double: '더블(같은 눈 두 개)',
  triple: '트리플(눈 지정)',
  'any-triple': '모든 트리플(눈 무관)',
};

const spot = (spot: string): string => {
  const [kind = '', value = ''] = spot.split(':');
  switch (kind) {
    case 'total':
      return `합 ${value}`;
    case 'double':
      return `더블 ${value}`;
    case 'triple':
      return `트리플 ${value}`;
    case 'number':
      return `싱글 ${value}`;
    case 'pair':
      return `콤비 ${value.replace('-', ' ')}`;
    default:
      return even[kind] ?? spot;
  }
};

const kind = (kind: string): string => {
  const sum = Number(kind.replace('total-', ''));
  return kind.startsWith('total-') ? `합 ${sum}, 합 ${21 - sum}` : (kinds[kind] ?? kind);
};

export const sicBoWords: GameWords = {
  name: '등불 식보',
  tagline: '주사위 셋, 대냐 소냐',
  rules: [
    '주사위 세 개를 등불 통에 넣고 흔든 뒤 통을 열면 승부가 정해집니다.',
    '대는 합 11~17, 소는 합 4~10이며 홀짝은 합으로 정합니다. 모두 1:1이며 트리플(세 눈이 같음)이 나오면 전부 잃습니다.',
    '합: 4, 17은 62:1, 5, 16은 31:1, 6, 15는 18:1, 7, 14는 12:1, 8, 13은 8:1, 9, 12는 7:1, 10, 11은 6:1입니다. 트리플도 합으로 셉니다.',
    '트리플은 180:1, 모든 트리플(어떤 눈이든 세 개 같음)은 31:1, 더블(그 눈이 2개 이상)은 11:1, 콤비(지정한 두 눈이 모두 나옴)는 6:1입니다.',
    '싱글: 하나 나오면 1:1, 둘이면 2:1, 셋이면 12:1입니다.',
  ],
  kind: kind,
  spot: spot,
  result: (summary) => rollText(summary, 'ko_KR', true),
  draw: ['6보다 작은 수를 차례로 세 번 추첨하고 각각 1을 더한 값이 주사위 세 개의 눈입니다.'],
};
