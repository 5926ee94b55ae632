import { beamNumbers, paneCount } from '../../../../src/tables/games/beamWheel.ts';
import type { GameWords } from '../../texts/texts.ts';
import { type BeamNames, kindIn, spotIn } from '../words.ts';

export const beamNames: BeamNames = {
  groups: { numbers: '数字', compass: '方角', sectors: '区画', together: '複合' },
  panes: (count) => `${count}マス`,
  number: (number) => `数字 ${number}`,
  above: (number) => `${number}より大`,
  sector: (sector) => `第${sector}区画`,
  directions: {
    north: '北半分',
    east: '東半分',
    south: '南半分',
    west: '西半分',
    'north-east': '北東',
    'south-east': '南東',
    'south-west': '南西',
    'north-west': '北西',
  },
  marks: { north: '北', east: '東', south: '南', west: '西' },
  together: {
    one: (half) => `${half}の1`,
    three: (half) => `${half}の3以上`,
    seven: (half) => `${half}の7以上`,
  },
  kinds: { half: '半分', quarter: '4分の1', sector: '区画' },
};

export const beamWheelWords: GameWords = {
  name: '灯台ホイール',
  tagline: '一筋の光、六十のマス',
  rules: [
    `ホイールには${paneCount}マスあり、それぞれに${beamNumbers.join('、')}のいずれかが書かれています。ベット締め切り後に光が回り、止まったマスの数字に賭けたベットに配当があります。`,
    '数字がそのまま配当です：7に賭けて当たると7:1です。各数字のマス数はベットエリアに表示しています。どのマスの確率も等しくなっています。',
    '方角：真上が北です。賭けた半分または4分の1の中に光が止まれば的中です。12の区画は真上から時計回りに数え、1区画は5マスです。',
    '「より大」はそれより大きい数字で的中です。複合は数字と半分の両方を当てます。「以上」はその数字を含みます。的中するマス数はベットエリアに表示しています。',
  ],
  kind: kindIn('ja_JP'),
  spot: spotIn('ja_JP'),
  result: (summary) => `光は${summary}に止まりました`,
  draw: [`${paneCount}未満の数を1つ抽選します。真上から時計回りにその数だけ進んだマスが結果です。`],
};
