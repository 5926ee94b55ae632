import { digitPlaces } from '../../texts/ko_KR.ts';
import type { GameWords } from '../../texts/texts.ts';

const digitHalves: Readonly<Record<string, string>> = {
  big: '합 대(14~27)',
  small: '합 소(0~13)',
  odd: '합 홀',
  even: '합 짝',
  triple: '모든 트리플',
};
const digitKinds: Readonly<Record<string, string>> = {
  straight: '스트레이트(세 자리 순서대로)',
  'box-6': '박스 6(세 자리 모두 다름, 순서 무관)',
  'box-3': '박스 3(두 자리 같음, 순서 무관)',
  place: '자리 지정(한 자리)',
  triple: '트리플(세 자리 같음)',
  'even-money': '합 대소·홀짝',
};

export const words: GameWords = {
  name: '주판 세 알',
  tagline: '1분에 한 번, 구슬 세 개로 정한다',
  rules: [
    '매분 숫자 3개가 나오며 각각 0~9이고 겹칠 수 있습니다.',
    '스트레이트는 세 자리의 숫자와 순서가 모두 맞아야 합니다. 박스는 순서와 관계없습니다. 자리 지정은 한 자리에만 베팅합니다. 트리플은 세 자리가 같은 경우입니다. 합은 세 자리를 더한 값으로 14 이상이 대, 13 이하가 소입니다.',
    '배당은 베팅액을 포함합니다. 아래 표를 보세요.',
  ],
  kind: (kind) => digitKinds[kind] ?? kind,
  spot: (spot) => {
    const [kind = '', value = '', digit = ''] = spot.split(':');
    if (kind === 'straight') return `스트레이트 ${value}`;
    if (kind === 'box') return `박스 ${value}`;
    if (kind === 'place') return `${digitPlaces[Number(value) - 1] ?? ''} ${digit}`;
    return digitHalves[kind] ?? spot;
  },
  result: (summary) => [...summary].join(' '),
  draw: ['10보다 작은 수를 차례로 세 번 추첨해 백의 자리, 십의 자리, 일의 자리로 합니다.'],
};
