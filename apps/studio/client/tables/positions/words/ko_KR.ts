import type { GameWords } from '../../texts/texts.ts';
import { type SideNames, sideKind, sideSpot } from '../sides.ts';
import type { HandNames } from '../words.ts';

const bulls = ['우 없음', '우 1', '우 2', '우 3', '우 4', '우 5', '우 6', '우 7', '우 8', '우 9', '우우'];

const blossom: Readonly<Record<string, string>> = {
  high: '하이 카드',
  pair: '페어',
  straight: '스트레이트',
  flush: '플러시',
  'straight-flush': '스트레이트 플러시',
  triple: '트리플',
};

const dukes: Readonly<Record<string, string>> = { dukes: '삼공', triple: '트리플', threes: '3 트리플' };

export const handNames: HandNames = {
  bull: (name) => (name === 'pictures' ? '오화우' : (bulls[Number(name)] ?? name)),
  blossom: (name) => blossom[name] ?? name,
  dukes: (name) => dukes[name] ?? `${name}점`,
};

const result = (summary: string): string =>
  summary === '0' ? '뱅커 모두 승' : `플레이어 ${summary.split('-').join(', ')} 승`;

const seat = (seat: string): string => (seat === '0' ? '뱅커' : `플레이어 ${seat}`);

export const sideNames: SideNames = {
  seat: seat,
  groups: { positions: '자리', results: '승부', duels: '맞대결', hands: '족보' },
  wins: ['뱅커 모두 승', '한 자리만 승', '두 자리 승', '세 자리 모두 승'],
  best: (seat) => `${seat} 최고 패`,
  duel: (one, other) => `${one}, ${other} 이김`,
  kinds: { wins: '뱅커를 이기는 자리 수', best: '가장 높은 자리', duel: '자리끼리 맞대결' },
  hand: (range) => `족보: ${range}`,
  ranges: {
    bull: { none: '우 없음', small: '우 1~6', big: '우 7~9', top: '우우 이상' },
    blossom: { ...blossom, top: '스트레이트 플러시·트리플' },
    dukes: { low: '0~4점', middle: '5~7점', high: '8~9점', top: '삼공 이상' },
  },
};

const sideRules: readonly string[] = [
  '승부: 뱅커를 이기는 자리가 0, 1, 2, 3곳일 확률은 모두 같고, 각각 2.8:1입니다. 세 자리 가운데 가장 높은 자리는 1.85:1입니다. 맞대결: 앞의 자리가 뒤의 자리를 이기면 0.9:1입니다. 가장 높은 자리와 맞대결에서 뱅커는 보지 않습니다.',
  '족보: 이기든 지든 뱅커나 그 자리의 패만 봅니다. 배당은 테이블에 적혀 있습니다.',
];

const spot =
  (bonus: string, hands: keyof HandNames) =>
  (spot: string): string => {
    const [kind = '', place = ''] = spot.split(':');
    if (kind === 'banker') return seat('0');
    const side = sideSpot(sideNames, hands, spot);
    if (side !== undefined) return side;
    return kind === 'bonus' ? `플레이어 ${place} ${bonus}` : seat(place);
  };

const draw = (cards: number): readonly string[] => [
  `카드 52장을 순서대로 놓고 되돌려 넣지 않고 ${4 * cards}장을 추첨합니다. 첫 번째 수는 52보다 작고 두 번째는 51보다 작으며 이런 식으로 이어집니다. 그 수는 남은 카드에서의 위치입니다.`,
  '위치를 13으로 나눈 몫이 무늬(0 스페이드, 1 하트, 2 다이아몬드, 3 클럽), 나머지가 숫자입니다(0은 A). 플레이어 1, 2, 3, 뱅커 순서로 한 장씩 나눕니다.',
];

export const bullsWords: GameWords = {
  name: '화롯가 우우',
  tagline: '플레이어 셋과 뱅커 하나, 화롯가의 우우',
  rules: [
    '카드 한 벌로 뱅커와 플레이어 자리 세 곳에 다섯 장씩 나눕니다. A는 1점, 2~9는 숫자대로, 10, J, Q, K는 10점입니다. 아무 세 장의 합이 10의 배수면 우가 있고, 나머지 두 장의 합의 일의 자리가 우의 수입니다. 그 합도 10의 배수면 우우입니다. 다섯 장이 모두 J, Q, K면 오화우로 가장 높습니다.',
    '순위: 오화우, 우우, 우 9~우 1, 우 없음. 같으면 가장 높은 카드(K가 가장 높고 A가 가장 낮음), 그다음 무늬로 비교합니다: 스페이드, 하트, 클럽, 다이아몬드.',
    '플레이어 자리 베팅: 그 자리가 뱅커를 이기면 0.95:1입니다. 배수가 없어 잃어도 베팅액까지입니다.',
    '우 보너스: 그 자리의 패만 봅니다. 우 7, 우 8은 1:1, 우 9는 2:1, 우우는 5:1, 오화우는 200:1입니다.',
    ...sideRules,
  ],
  kind: (kind) => (kind === 'win' ? '플레이어 자리 승' : (sideKind(sideNames, 'bull', kind) ?? '우 보너스')),
  spot: spot('우 보너스', 'bull'),
  result: result,
  draw: draw(5),
};

export const blossomWords: GameWords = {
  name: '꽃피는 세 장',
  tagline: '세 장으로 피우는 꽃',
  rules: [
    '카드 한 벌로 뱅커와 플레이어 자리 세 곳에 세 장씩 나누고, 자리마다 뱅커와 겨룹니다.',
    '순위: 트리플, 스트레이트 플러시, 플러시, 스트레이트, 페어, 하이 카드. A가 가장 높고 A, 2, 3은 가장 낮은 스트레이트입니다. 족보가 같으면 숫자로, 그다음 가장 먼저 비교하는 카드의 무늬로 비교합니다: 스페이드, 하트, 클럽, 다이아몬드.',
    '플레이어 자리 베팅: 그 자리가 뱅커를 이기면 0.95:1입니다.',
    '꽃 보너스: 그 자리의 패만 봅니다. 페어는 1:1, 플러시는 4:1, 스트레이트는 6:1, 트리플은 30:1, 스트레이트 플러시는 40:1입니다.',
    ...sideRules,
  ],
  kind: (kind) =>
    kind === 'win' ? '플레이어 자리 승' : (sideKind(sideNames, 'blossom', kind) ?? '꽃 보너스'),
  spot: spot('꽃 보너스', 'blossom'),
  result: result,
  draw: draw(3),
};

export const dukesWords: GameWords = {
  name: '달맞이 삼공',
  tagline: '세 장의 점수 겨루기, 삼공이 으뜸',
  rules: [
    '카드 한 벌로 뱅커와 플레이어 자리 세 곳에 세 장씩 나누고, 자리마다 뱅커와 겨룹니다. A는 1점, 2~9는 숫자대로, 10, J, Q, K는 0점이며 세 장의 합의 일의 자리가 점수입니다.',
    '순위: 3 트리플(3이 세 장), 그 밖의 트리플, 삼공(세 장 모두 J, Q, K), 9점~0점. 점수가 같으면 그림 카드(J, Q, K)가 많은 쪽이 높고, 그다음 가장 높은 카드(K가 가장 높고 A가 가장 낮음)와 그 무늬로 비교합니다: 스페이드, 하트, 클럽, 다이아몬드.',
    '플레이어 자리 베팅: 그 자리가 뱅커를 이기면 족보와 관계없이 0.95:1입니다. 잃어도 베팅액까지입니다.',
    '삼공 보너스: 그 자리의 패만 봅니다. 8점은 1:1, 9점은 4:1, 삼공은 18:1, 트리플은 30:1, 3 트리플은 100:1입니다.',
    ...sideRules,
  ],
  kind: (kind) =>
    kind === 'win' ? '플레이어 자리 승' : (sideKind(sideNames, 'dukes', kind) ?? '삼공 보너스'),
  spot: spot('삼공 보너스', 'dukes'),
  result: result,
  draw: draw(3),
};
