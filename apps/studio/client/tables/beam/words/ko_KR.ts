import { beamNumbers, paneCount, shipPays, stormTimes } from '../../../../src/tables/games/beamWheel.ts';
import type { GameWords } from '../../texts/texts.ts';
import { type BeamNames, kindIn, restIn, spotIn } from '../words.ts';

export const beamNames: BeamNames = {
  groups: { numbers: '숫자', compass: '방위', sectors: '구역', together: '조합' },
  panes: (count) => `${count}칸`,
  number: (number) => `숫자 ${number}`,
  above: (number) => `${number} 초과`,
  sector: (sector) => `${sector}구역`,
  berth: (berth) => `${berth}번 부두`,
  storms: { '1': '폭풍', '2': '폭풍 두 번' },
  harbor: '항구',
  directions: {
    north: '북쪽 절반',
    east: '동쪽 절반',
    south: '남쪽 절반',
    west: '서쪽 절반',
    'north-east': '북동',
    'south-east': '남동',
    'south-west': '남서',
    'north-west': '북서',
  },
  marks: { north: '북', east: '동', south: '남', west: '서' },
  together: {
    one: (half) => `${half}의 1`,
    three: (half) => `${half}의 3 이상`,
    five: (half) => `${half}의 5 이상`,
    seven: (half) => `${half}의 7 이상`,
  },
  kinds: {
    half: '절반',
    quarter: '4분의 1',
    'sector-5': '다섯 칸 구역',
    'sector-4': '네 칸과 폭풍 구역',
    berth: '항구의 부두',
    storm: '폭풍',
  },
};

export const beamWheelWords: GameWords = {
  name: '등대의 수레바퀴',
  tagline: '한 줄기 빛, 예순 칸의 숫자',
  rules: [
    `바퀴에는 ${paneCount}칸이 있고 칸마다 ${beamNumbers.join(', ')} 중 하나가 적혀 있습니다. 베팅이 마감되면 빛이 돌고, 멈춘 칸의 숫자에 건 베팅이 당첨됩니다.`,
    '숫자가 곧 배당입니다: 5에 걸어 맞히면 5:1입니다. 숫자별 칸 수는 베팅 구역에 나오며, 모든 칸의 확률은 같습니다.',
    '방위: 맨 위가 북쪽입니다. 건 절반이나 4분의 1 안에 빛이 멈추면 당첨입니다. 열두 구역은 맨 위에서 시계 방향으로 세며 한 구역은 다섯 칸입니다.',
    '초과는 더 큰 숫자에서 당첨입니다. 조합은 숫자와 절반을 함께 맞혀야 하며, 이상은 그 숫자를 포함합니다. 당첨 칸 수는 베팅 구역마다 나옵니다.',
    `폭풍은 네 칸입니다. 빛이 다시 돌고 그다음 당첨은 ${stormTimes[1]}배로 지급됩니다. 폭풍이 한 번 더 나오면 나머지 칸에서 다시 돌고 ${stormTimes[2]}배로 지급됩니다. 폭풍은 첫 번째가 폭풍일 때, 폭풍 두 번은 두 번째도 폭풍일 때 당첨이며, 이 두 베팅은 배수가 없습니다.`,
    `항구는 두 칸입니다. 배 세 척이 부두마다 한 척씩 들어와 원금 포함 ${shipPays.join(', ')}배를 지급합니다. 순서의 확률은 모두 같습니다. 부두는 항구에서만 당첨되고, 숫자는 낙첨되며, 절반·4분의 1·구역은 항구의 위치로 당첨됩니다.`,
  ],
  kind: kindIn('ko_KR'),
  spot: spotIn('ko_KR'),
  result: (summary) => `빛이 ${restIn('ko_KR')(summary)}에 멈췄습니다`,
  draw: [
    '60, 60, 56, 6보다 작은 수를 차례로 추첨합니다. 첫 수는 맨 위에서 시계 방향으로 세는 칸 수입니다. 폭풍이면 둘째 수를 쓰고, 또 폭풍이면 셋째 수로 폭풍이 아닌 칸을 셉니다. 항구에서는 넷째 수가 배의 순서를 정합니다.',
  ],
};
