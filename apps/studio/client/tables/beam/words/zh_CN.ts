import { beamNumbers, paneCount } from '../../../../src/tables/games/beamWheel.ts';
import type { GameWords } from '../../texts/texts.ts';
import { type BeamNames, kindIn, spotIn } from '../words.ts';

export const beamNames: BeamNames = {
  groups: { numbers: '数字', compass: '方位', sectors: '扇区', together: '组合' },
  panes: (count) => `${count} 格`,
  number: (number) => `数字 ${number}`,
  above: (number) => `大于 ${number}`,
  sector: (sector) => `第 ${sector} 扇`,
  directions: {
    north: '北半',
    east: '东半',
    south: '南半',
    west: '西半',
    'north-east': '东北',
    'south-east': '东南',
    'south-west': '西南',
    'north-west': '西北',
  },
  marks: { north: '北', east: '东', south: '南', west: '西' },
  together: {
    one: (half) => `${half}的 1`,
    three: (half) => `${half}的 3 以上`,
    seven: (half) => `${half}的 7 以上`,
  },
  kinds: { half: '半圈', quarter: '四分之一圈', sector: '扇区' },
};

export const beamWheelWords: GameWords = {
  name: '灯塔转轮',
  tagline: '一束灯光，六十格数',
  rules: [
    `轮上 ${paneCount} 格，分别写着 ${beamNumbers.join('、')}。投注截止后灯光旋转，停在哪一格，压中该格数字的注即获赔。`,
    '数字即赔率：压 7 中，1 赔 7。各数字的格数见投注处，每格机会相同。',
    '方位：正上方为北。灯光停在所压的半圈或四分之一圈内即中。十二扇从正上方起顺时针计数，每扇五格。',
    '“大于”须停在更大的数字；组合须数字与半圈都中，“以上”含该数字。各投注处写有中奖的格数。',
  ],
  kind: kindIn('zh_CN'),
  spot: spotIn('zh_CN'),
  result: (summary) => `灯光停在 ${summary}`,
  draw: [`抽取一个小于 ${paneCount} 的数：从正上方起顺时针数过这么多格，即为结果。`],
};
