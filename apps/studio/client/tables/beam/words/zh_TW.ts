import { beamNumbers, paneCount, shipPays, stormTimes } from '../../../../src/tables/games/beamWheel.ts';
import type { GameWords } from '../../texts/texts.ts';
import { type BeamNames, kindIn, restIn, spotIn } from '../words.ts';

export const beamNames: BeamNames = {
  groups: { numbers: '數字', compass: '方位', sectors: '扇區', together: '組合' },
  panes: (count) => `${count} 格`,
  number: (number) => `數字 ${number}`,
  above: (number) => `大於 ${number}`,
  sector: (sector) => `第 ${sector} 扇`,
  berth: (berth) => `${berth} 號泊位`,
  storms: { '1': '風暴', '2': '兩次風暴' },
  harbor: '港灣',
  directions: {
    north: '北半',
    east: '東半',
    south: '南半',
    west: '西半',
    'north-east': '東北',
    'south-east': '東南',
    'south-west': '西南',
    'north-west': '西北',
  },
  marks: { north: '北', east: '東', south: '南', west: '西' },
  together: {
    one: (half) => `${half}的 1`,
    three: (half) => `${half}的 3 以上`,
    five: (half) => `${half}的 5 以上`,
    seven: (half) => `${half}的 7 以上`,
  },
  kinds: {
    half: '半圈',
    quarter: '四分之一圈',
    'sector-5': '五格扇區',
    'sector-4': '四格加一風暴的扇區',
    berth: '泊位',
    storm: '風暴',
  },
};

export const beamWheelWords: GameWords = {
  name: '燈塔轉輪',
  tagline: '一束燈光，六十格數',
  rules: [
    `輪上 ${paneCount} 格，分別寫著 ${beamNumbers.join('、')}。投注截止後燈光旋轉，停在哪一格，押中該格數字的注即獲賠。`,
    '數字即賠率：押 5 中，1 賠 5。各數字的格數見投注處，每格機率相同。',
    '方位：正上方為北。燈光停在所押的半圈或四分之一圈內即中。十二扇從正上方起順時針計數，每扇五格。',
    '「大於」須停在更大的數字；組合須數字與半圈都中，「以上」含該數字。各投注處寫有中獎的格數。',
    `風暴四格：燈光再轉一次，之後所中的按 ${stormTimes[1]} 倍賠付。再遇風暴，則在其餘各格中再轉，按 ${stormTimes[2]} 倍賠付。「風暴」須第一停即為風暴，「兩次風暴」須前兩停都是；這兩種注不加倍。`,
    `港灣兩格：三艘船各入一個泊位，連本分別賠 ${shipPays.join('、')} 倍，各種次序機率相同。泊位只在港灣中獎；數字注此時不中，半圈、四分之一圈與扇區按港灣所在的位置照賠。`,
  ],
  kind: kindIn('zh_TW'),
  spot: spotIn('zh_TW'),
  result: (summary) => `燈光停在 ${restIn('zh_TW')(summary)}`,
  draw: [
    '依次抽取小於 60、60、56、6 的四個數。第一個數：從正上方起順時針數過這麼多格。停在風暴時用第二個數；再遇風暴，第三個數只數非風暴的格。停在港灣時，第四個數決定三艘船的次序。',
  ],
};
