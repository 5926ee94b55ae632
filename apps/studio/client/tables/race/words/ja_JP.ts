import { boatRace, hareRace, type RaceGame } from '../../../../src/tables/games/race.ts';
import type { GameWords } from '../../texts/texts.ts';
import { type RaceNames, spotIn, type Told } from '../words.ts';

export const raceNames: RaceNames = {
  groups: { win: '単勝・複勝', pair: '連複・連単', three: '三連複・三連単' },
  runner: '出走者と直近5戦の順位',
  kinds: {
    win: '単勝',
    place: '複勝',
    quinella: '連複',
    forecast: '連単',
    trio: '三連複',
    trifecta: '三連単',
    odd: '1着が奇数',
    even: '1着が偶数',
  },
  eachWay: { short: '単複', of: (runner) => `${runner}番を単勝と複勝に1枚ずつ` },
  numbered: (runner, kind) => `${runner}番 ${kind}`,
  places: ['1着', '2着', '3着'],
  form: (places) => `直近5戦の順位（右が最新）：${places}`,
  noForm: '戦績なし',
  photo: '写真判定',
  odd: '奇数',
  even: '偶数',
};

const told = ({ placed, runners: { count, from, spread } }: RaceGame): Told => ({
  rules: [
    `1レースに${count}名が出走します。各ラウンドの受付前に、それぞれの強さがサーバーシードのハッシュで決まり、オッズはそれをもとに計算します。結果はスタート前に抽選済みで、画面は演出です。`,
    `単勝：1着を当てます。複勝：${placed === 2 ? '2着' : '3着'}以内に入れば当たりです。1着の奇数・偶数：1着の番号に賭けます。`,
    '連複：上位2名を順不同で当てます。連単：上位2名を順番どおりに当てます。三連複：上位3名を順不同で当てます。三連単：上位3名を順番どおりに当てます。',
    'ある出走者が1着になる確率は、全員の強さの合計に占めるその強さの割合です。残りの順位は、残った出走者の中から同じ方法で抽選します。',
    '直近5戦の順位は、このテーブルで実際に出た結果です。強さはレースごとに決め直すため、過去の順位は次のレースに影響しません。',
    '単複：1回押すと単勝と複勝に1枚ずつ置かれ、それぞれ表示のオッズで支払われます。チップ10.00、単勝4.50、複勝1.60なら合計20.00で、1着は61.00、複勝だけなら16.00の払戻です。',
  ],
  kind: spotIn('ja_JP'),
  spot: spotIn('ja_JP'),
  result: (summary) => summary.split('-').slice(0, 3).join(' · '),
  draw: [
    `強さ：ハッシュの16進数4文字ごとに1つの数とし、${spread}で割った余りに${from}を足します。順に1～${count}番です。`,
    '全員の強さの合計未満の数を抽選し、1番から順に強さを引いていき、最初に負になった出走者が1着です。残りの順位も、残った出走者の中から同じように抽選します。',
  ],
});

export const hareRaceWords: GameWords = {
  ...told(hareRace),
  name: '兎ダービー',
  tagline: '六羽の兎、月の下へ一番乗り',
  runners: ['朝焼け', '金木犀', '青かずら', '碧波', '紫雲', '白露'],
};

export const boatRaceWords: GameWords = {
  ...told(boatRace),
  name: '龍舟競渡',
  tagline: '八艘の太鼓、波の先へ',
  runners: ['赤龍', '金鱗', '青蛟', '蒼浪', '紫電', '白鷺', '墨雲', '橙炎'],
};
