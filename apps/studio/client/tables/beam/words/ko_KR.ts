import { beamNumbers, paneCount } from '../../../../src/tables/games/beamWheel.ts';
import type { GameWords } from '../../texts/texts.ts';
import { type BeamNames, numberIn } from '../words.ts';

export const beamNames: BeamNames = { panes: (count) => `${count}칸` };

export const beamWheelWords: GameWords = {
  name: '등대의 수레바퀴',
  tagline: '한 줄기 빛, 예순 칸의 숫자',
  rules: [
    `바퀴에는 ${paneCount}칸이 있고 칸마다 ${beamNumbers.join(', ')} 중 하나가 적혀 있습니다. 베팅이 마감되면 빛이 돌고, 멈춘 칸의 숫자에 건 베팅이 당첨됩니다.`,
    '숫자가 곧 배당입니다: 7에 걸어 맞히면 7:1입니다. 숫자별 칸 수는 베팅 구역에 나오며, 모든 칸의 확률은 같습니다.',
  ],
  kind: (kind) => `숫자 ${numberIn(kind)}`,
  spot: (spot) => `숫자 ${numberIn(spot)}`,
  result: (summary) => `빛이 ${summary}에 멈췄습니다`,
  draw: [`${paneCount}보다 작은 수를 하나 추첨합니다. 맨 위에서 시계 방향으로 그만큼 센 칸이 결과입니다.`],
};
