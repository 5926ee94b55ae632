import { beamNumbers, paneCount } from '../../../../src/tables/games/beamWheel.ts';
import type { GameWords } from '../../texts/texts.ts';
import { type BeamNames, kindIn, spotIn } from '../words.ts';

export const beamNames: BeamNames = {
  groups: { numbers: '數字', compass: '方位', sectors: '扇區', together: '組合' },
  panes: (count) => `${count} 格`,
  number: (number) => `數字 ${number}`,
  above: (number) => `大於 ${number}`,
  sector: (sector) => `第 ${sector} 扇`,
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
    seven: (half) => `${half}的 7 以上`,
  },
  kinds: { half: '半圈', quarter: '四分之一圈', sector: '扇區' },
};

export const beamWheelWords: GameWords = {
  name: '燈塔轉輪',
  tagline: '一束燈光，六十格數',
  rules: [
    `輪上 ${paneCount} 格，分別寫著 ${beamNumbers.join('、')}。投注截止後燈光旋轉，停在哪一格，押中該格數字的注即獲賠。`,
    '數字即賠率：押 7 中，1 賠 7。各數字的格數見投注處，每格機率相同。',
    '方位：正上方為北。燈光停在所押的半圈或四分之一圈內即中。十二扇從正上方起順時針計數，每扇五格。',
    '「大於」須停在更大的數字；組合須數字與半圈都中，「以上」含該數字。各投注處寫有中獎的格數。',
  ],
  kind: kindIn('zh_TW'),
  spot: spotIn('zh_TW'),
  result: (summary) => `燈光停在 ${summary}`,
  draw: [`抽取一個小於 ${paneCount} 的數：從正上方起順時針數過這麼多格，即為結果。`],
};
