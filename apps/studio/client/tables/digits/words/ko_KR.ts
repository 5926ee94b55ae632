import { digitPlaces } from '../../texts/ko_KR.ts';
import type { GameWords } from '../../texts/texts.ts';
import { type DigitNames, kindText, spotText } from '../names.ts';

export const digitNames: DigitNames = {
  places: digitPlaces,
  groups: { number: '번호', place: '자리', sum: '합', form: '모양', duel: '용호' },
  whole: {
    big: '합 대(14~27)',
    small: '합 소(0~13)',
    odd: '합 홀',
    even: '합 짝',
    triple: '모든 트리플',
  },
  half: { big: '대', small: '소', odd: '홀', even: '짝' },
  form: { pair: '페어', different: '모두 다름', run: '연속' },
  side: { dragon: '용', tie: '타이', tiger: '호' },
  straight: '스트레이트',
  box: '박스',
  any: '어디든',
  tail: '합의 끝수',
  sum: '합',
  span: '폭',
  missing: '미출현',
  kinds: {
    straight: '스트레이트(세 자리 순서대로)',
    'box-6': '박스 6(세 자리 모두 다름, 순서 무관)',
    'box-3': '박스 3(두 자리 같음, 순서 무관)',
    place: '자리 지정(한 자리)',
    triple: '트리플(세 자리 같음)',
    'even-money': '합 대소·홀짝',
    half: '한 자리 대(5~9)소·홀짝',
    any: '숫자가 어디든 나옴',
    tail: '합의 끝수',
    duel: '용호(두 자리 비교)',
    'duel-tie': '두 자리 같음(타이)',
    different: '세 자리 모두 다름',
    pair: '페어',
    run: '연속(순서 무관)',
  },
};

export const words: GameWords = {
  name: '주판 세 알',
  tagline: '1분에 한 번, 구슬 세 개로 정한다',
  rules: [
    '매분 숫자 3개가 나오며 각각 0~9이고 겹칠 수 있습니다.',
    '스트레이트는 세 자리의 숫자와 순서가 모두 맞아야 합니다. 박스는 순서와 관계없습니다. 자리 지정은 한 자리에만 베팅합니다. 트리플은 세 자리가 같은 경우입니다. 합은 세 자리를 더한 값으로 14 이상이 대, 13 이하가 소입니다.',
    '자리에는 한 자리의 대(5~9)소와 홀짝도 걸 수 있고, ‘어디든’은 그 숫자가 나오기만 하면 당첨입니다. 합은 전체나 끝수에 겁니다. 폭은 가장 큰 수와 가장 작은 수의 차이입니다. 페어는 정확히 두 자리가 같은 경우, 연속은 이어지는 세 숫자로 순서와 관계없으며 9와 0은 이어지지 않습니다. 용호는 두 자리를 비교해 앞이 크면 용, 뒤가 크면 호, 같으면 타이입니다.',
    '배당은 베팅액을 포함합니다. 아래 표를 보세요.',
  ],
  kind: (kind) => kindText(kind, digitNames),
  spot: (spot) => spotText(spot, digitNames),
  result: (summary) => [...summary].join(' '),
  draw: ['10보다 작은 수를 차례로 세 번 추첨해 백의 자리, 십의 자리, 일의 자리로 합니다.'],
};
