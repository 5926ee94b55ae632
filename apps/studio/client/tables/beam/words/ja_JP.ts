import { beamNumbers, paneCount } from '../../../../src/tables/games/beamWheel.ts';
import type { GameWords } from '../../texts/texts.ts';
import { type BeamNames, numberIn } from '../words.ts';

export const beamNames: BeamNames = { panes: (count) => `${count}マス` };

export const beamWheelWords: GameWords = {
  name: '灯台ホイール',
  tagline: '一筋の光、六十のマス',
  rules: [
    `ホイールには${paneCount}マスあり、それぞれに${beamNumbers.join('、')}のいずれかが書かれています。ベット締め切り後に光が回り、止まったマスの数字に賭けたベットに配当があります。`,
    '数字がそのまま配当です：7に賭けて当たると7:1です。各数字のマス数はベットエリアに表示しています。どのマスの確率も等しくなっています。',
  ],
  kind: (kind) => `数字 ${numberIn(kind)}`,
  spot: (spot) => `数字 ${numberIn(spot)}`,
  result: (summary) => `光は${summary}に止まりました`,
  draw: [`${paneCount}未満の数を1つ抽選します。真上から時計回りにその数だけ進んだマスが結果です。`],
};
