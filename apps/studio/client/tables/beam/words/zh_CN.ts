import { beamNumbers, paneCount, shipPays, stormTimes } from '../../../../src/tables/games/beamWheel.ts';
import type { GameWords } from '../../texts/texts.ts';
import { type BeamNames, kindIn, restIn, spotIn } from '../words.ts';

export const beamNames: BeamNames = {
  groups: { numbers: '数字', compass: '方位', sectors: '扇区', together: '组合' },
  panes: (count) => `${count} 格`,
  number: (number) => `数字 ${number}`,
  above: (number) => `大于 ${number}`,
  sector: (sector) => `第 ${sector} 扇`,
  berth: (berth) => `${berth} 号泊位`,
  storms: { '1': '风暴', '2': '两次风暴' },
  harbor: '港湾',
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
    five: (half) => `${half}的 5 以上`,
    seven: (half) => `${half}的 7 以上`,
  },
  kinds: {
    half: '半圈',
    quarter: '四分之一圈',
    'sector-5': '五格扇区',
    'sector-4': '四格加一风暴的扇区',
    berth: '泊位',
    storm: '风暴',
  },
};

export const beamWheelWords: GameWords = {
  name: '灯塔转轮',
  tagline: '一束灯光，六十格数',
  rules: [
    `轮上 ${paneCount} 格，分别写着 ${beamNumbers.join('、')}。投注截止后灯光旋转，停在哪一格，压中该格数字的注即获赔。`,
    '数字即赔率：压 5 中，1 赔 5。各数字的格数见投注处，每格机会相同。',
    '方位：正上方为北。灯光停在所压的半圈或四分之一圈内即中。十二扇从正上方起顺时针计数，每扇五格。',
    '“大于”须停在更大的数字；组合须数字与半圈都中，“以上”含该数字。各投注处写有中奖的格数。',
    `风暴四格：灯光再转一次，之后所中的按 ${stormTimes[1]} 倍赔付。再遇风暴，则在其余各格中再转，按 ${stormTimes[2]} 倍赔付。“风暴”须第一停即为风暴，“两次风暴”须前两停都是；这两种注不加倍。`,
    `港湾两格：三艘船各入一个泊位，连本分别赔 ${shipPays.join('、')} 倍，各种次序机会相同。泊位只在港湾中奖；数字注此时不中，半圈、四分之一圈与扇区按港湾所在的位置照赔。`,
  ],
  kind: kindIn('zh_CN'),
  spot: spotIn('zh_CN'),
  result: (summary) => `灯光停在 ${restIn('zh_CN')(summary)}`,
  draw: [
    '依次抽取小于 60、60、56、6 的四个数。第一个数：从正上方起顺时针数过这么多格。停在风暴时用第二个数；再遇风暴，第三个数只数非风暴的格。停在港湾时，第四个数决定三艘船的次序。',
  ],
};
