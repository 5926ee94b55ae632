import { beamNumbers, paneCount, shipPays, stormTimes } from '../../../../src/tables/games/beamWheel.ts';
import type { GameWords } from '../../texts/texts.ts';
import { type BeamNames, kindIn, restIn, spotIn } from '../words.ts';

export const beamNames: BeamNames = {
  groups: { numbers: '数字', compass: '方角', sectors: '区画', together: '複合' },
  panes: (count) => `${count}マス`,
  number: (number) => `数字 ${number}`,
  above: (number) => `${number}より大`,
  sector: (sector) => `第${sector}区画`,
  berth: (berth) => `第${berth}桟橋`,
  storms: { '1': '嵐', '2': '嵐が2回' },
  harbor: '港',
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
    five: (half) => `${half}の5以上`,
    seven: (half) => `${half}の7以上`,
  },
  kinds: {
    half: '半分',
    quarter: '4分の1',
    'sector-5': '5マスの区画',
    'sector-4': '4マスと嵐の区画',
    berth: '港の桟橋',
    storm: '嵐',
  },
};

export const beamWheelWords: GameWords = {
  name: '灯台ホイール',
  tagline: '一筋の光、六十のマス',
  rules: [
    `ホイールには${paneCount}マスあり、それぞれに${beamNumbers.join('、')}のいずれかが書かれています。ベット締め切り後に光が回り、止まったマスの数字に賭けたベットに配当があります。`,
    '数字がそのまま配当です：5に賭けて当たると5:1です。各数字のマス数はベットエリアに表示しています。どのマスの確率も等しくなっています。',
    '方角：真上が北です。賭けた半分または4分の1の中に光が止まれば的中です。12の区画は真上から時計回りに数え、1区画は5マスです。',
    '「より大」はそれより大きい数字で的中です。複合は数字と半分の両方を当てます。「以上」はその数字を含みます。的中するマス数はベットエリアに表示しています。',
    `嵐は4マスです。光がもう一度回り、その後の当たりは${stormTimes[1]}倍になります。2度目の嵐の後は残りのマスの中で回り、当たりは${stormTimes[2]}倍です。「嵐」は最初に嵐で止まると、「嵐が2回」は続けて2回止まると的中します。この2つは倍になりません。`,
    `港は2マスです。3隻の船が桟橋に1隻ずつ入り、賭け金込みで${shipPays.join('、')}倍を支払います。順番の確率はすべて等しくなっています。桟橋は港でのみ的中します。数字は外れ、半分・4分の1・区画は港の位置で的中します。`,
  ],
  kind: kindIn('ja_JP'),
  spot: spotIn('ja_JP'),
  result: (summary) => `光は${restIn('ja_JP')(summary)}に止まりました`,
  draw: [
    '60、60、56、6未満の数を順に抽選します。1つ目は真上から時計回りに数えるマス数です。嵐なら2つ目を使い、再び嵐なら3つ目で嵐以外のマスを数えます。港では4つ目が船の順番を決めます。',
  ],
};
