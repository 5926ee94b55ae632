import type { GameWords } from '../../texts/texts.ts';
import { type MarkNames, resultText, spotIn } from '../words.ts';

const halves: Readonly<Record<string, string>> = {
  big: '특별 대',
  small: '특별 소',
  odd: '특별 홀',
  even: '특별 짝',
};

const waves: Readonly<Record<string, string>> = { red: '빨강', blue: '파랑', green: '초록' };

const animals = '쥐 소 호랑이 토끼 용 뱀 말 양 원숭이 닭 개 돼지'.split(' ');

export const markNames: MarkNames = {
  groups: {
    special: '특별번호',
    facets: '특별번호 분류',
    regular: '일반번호',
    combined: '조합',
    any: '전체 7개',
  },
  half: (half) => halves[half] ?? half,
  wave: (wave) => waves[wave] ?? wave,
  animal: (animal) => animals[animal - 1] ?? '',
  tail: (tail) => `끝자리 ${tail}`,
  ticket: { two: '일반 2개', three: '일반 3개', 'two-special': '일반+특별' },
  among: '일곱 번호 중 하나라도 나오면 당첨',
  pick: '번호 선택',
  random: '자동 선택',
  add: (tickets) => (tickets === 1 ? '추가' : `${tickets}장 추가`),
  choose: (size, most) => `번호를 ${size}~${most}개 고르세요. ${size}개씩 묶어 한 장이 됩니다`,
};

const kinds: Readonly<Record<string, string>> = {
  special: '특별번호',
  regular: '일반번호(6개 중 하나)',
  half: '특별번호 대소·홀짝',
  'wave-red': '빨강',
  wave: '파랑, 초록',
  'animal-rat': '쥐띠(5개 번호)',
  animal: '띠(4개 번호)',
  'tail-zero': '끝자리 0(4개 번호)',
  tail: '끝자리(5개 번호)',
  two: '일반번호 2개(모두 적중)',
  three: '일반번호 3개(모두 적중)',
  'two-special': '일반번호 1개와 특별번호',
  'any-animal-rat': '전체 7개 중 쥐띠(5개 번호)',
  'any-animal': '전체 7개 중 띠(4개 번호)',
  'any-tail-zero': '전체 7개 중 끝자리 0(4개 번호)',
  'any-tail': '전체 7개 중 끝자리(5개 번호)',
};

export const sixMarkWords: GameWords = {
  name: '칠층탑 추첨',
  tagline: '일곱 층 보탑, 마흔아홉에서 일곱',
  rules: [
    '매분 1~49에서 겹치지 않는 번호 7개가 나옵니다. 처음 6개가 일반번호이고, 탑 꼭대기를 밝히는 일곱 번째가 특별번호입니다.',
    '특별번호: 일곱 번째 번호를 맞힙니다. 일반번호: 건 번호가 처음 6개 안에 있으면 되며 순서와 관계없습니다.',
    '특별번호 대소·홀짝: 25~48이 대, 1~24가 소입니다. 49가 나오면 베팅을 반환합니다. 색: 빨강은 17개 번호, 파랑과 초록은 16개씩입니다.',
    '띠는 번호마다 고정되어 있고 해에 따라 바뀌지 않습니다. 1은 쥐, 2는 소, 이런 식으로 이어지며 12개 번호마다 같은 띠입니다. 쥐는 5개, 나머지는 4개씩입니다. 끝자리는 특별번호의 일의 자리입니다.',
    '조합: 한 장에 번호 2개 또는 3개입니다. 일반 2개와 일반 3개는 고른 번호가 모두 일반번호 6개 안에 있으면 당첨입니다. 일반+특별은 하나가 일반번호이고 다른 하나가 특별번호이면 당첨이며 순서와 관계없습니다. 번호는 8개까지 고를 수 있고, 그중 2개(또는 3개) 묶음마다 한 장이 됩니다.',
    '전체 7개: 특별번호를 포함한 번호 7개 가운데 그 띠나 그 끝자리의 번호가 하나라도 있으면 당첨입니다. 몇 개가 나와도 한 번만 지급합니다.',
    '배당은 베팅액을 포함합니다. 아래 표를 보세요.',
  ],
  kind: (kind) => kinds[kind] ?? kind,
  spot: spotIn('ko_KR', { special: '특별번호', regular: '일반번호', any: '전체 7개:' }),
  result: resultText,
  draw: [
    '번호 49개를 순서대로 놓고 되돌려 넣지 않고 7번 추첨합니다. 첫 번째 수는 49보다 작고 두 번째는 48보다 작으며 이런 식으로 이어집니다. 그 수는 남은 번호에서의 위치이고, 마지막이 특별번호입니다.',
  ],
};
