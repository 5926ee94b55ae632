import { boatRace, hareRace, type RaceGame } from '../../../../src/tables/games/race.ts';
import type { GameWords } from '../../texts/texts.ts';
import { type RaceNames, spotIn, type Told } from '../words.ts';

export const raceNames: RaceNames = {
  groups: { win: '獨贏·位置', pair: '連贏·二重彩', three: '單T·三重彩' },
  runner: '參賽者與近五場名次',
  kinds: {
    win: '獨贏',
    place: '位置',
    quinella: '連贏',
    forecast: '二重彩',
    trio: '單T',
    trifecta: '三重彩',
    odd: '冠軍單號',
    even: '冠軍雙號',
  },
  eachWay: { short: '獨+位', of: (runner) => `${runner} 號獨贏加位置，各押一注` },
  numbered: (runner, kind) => `${runner} 號${kind}`,
  places: ['第一名', '第二名', '第三名'],
  form: (places) => `近五場名次（最近一場在後）：${places}`,
  noForm: '暫無戰績',
  photo: '終點照片',
  odd: '單',
  even: '雙',
};

const told = ({ placed, runners: { count, from, spread } }: RaceGame): Told => ({
  rules: [
    `每場 ${count} 名選手。每局開盤前，各自的實力已由伺服器種子的雜湊值定出，賠率據此計算；結果在起跑前已抽定，畫面只是演出。`,
    `獨贏：押中第一名。位置：押中前${placed === 2 ? '兩' : '三'}名之一。冠軍單雙：押第一名的號碼。`,
    '連贏：押中前兩名，不論順序。二重彩：前兩名依順序押中。單T：押中前三名，不論順序。三重彩：前三名依順序押中。',
    '一名選手奪冠的機率，等於它的實力佔全部實力的份額；其餘名次依同樣方法在剩下的選手中抽出。',
    '近五場名次來自本桌真實開出的結果。實力每場重新定出，過去的名次不影響下一場。',
    '獨+位：一按押兩注，獨贏、位置各一枚籌碼，各按所示賠率分別派彩。例如籌碼 10.00、獨贏 4.50、位置 1.60，共押 20.00：奪冠返還 61.00；未奪冠但進入位置，返還 16.00。',
  ],
  kind: spotIn('zh_TW'),
  spot: spotIn('zh_TW'),
  result: (summary) => summary.split('-').slice(0, 3).join(' · '),
  draw: [
    `實力：雜湊值每四個十六進位字元為一個數，對 ${spread} 取餘數再加 ${from}，依次為 1–${count} 號。`,
    '抽取一個小於全部實力之和的數，從 1 號起逐一減去實力，先減到負數的為第一名；其餘名次在剩下的選手中同樣抽出。',
  ],
});

export const hareRaceWords: GameWords = {
  ...told(hareRace),
  name: '逐兔大賽',
  tagline: '六兔出閘，先到月下',
  runners: ['朝霞', '金桂', '青蘿', '碧波', '紫雲', '白露'],
};

export const boatRaceWords: GameWords = {
  ...told(boatRace),
  name: '龍舟競渡',
  tagline: '八舟擊鼓，一浪定先',
  runners: ['赤龍', '金鱗', '青蛟', '滄浪', '紫電', '白鷺', '墨雲', '橙焰'],
};
