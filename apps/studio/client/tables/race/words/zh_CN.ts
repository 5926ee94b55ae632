import { boatRace, hareRace, type RaceGame } from '../../../../src/tables/games/race.ts';
import type { GameWords } from '../../texts/texts.ts';
import { type RaceNames, spotIn, type Told } from '../words.ts';

export const raceNames: RaceNames = {
  groups: { win: '独赢·位置', pair: '连赢·二重彩', three: '单T·三重彩' },
  runner: '参赛者与近五场名次',
  kinds: {
    win: '独赢',
    place: '位置',
    quinella: '连赢',
    forecast: '二重彩',
    trio: '单T',
    trifecta: '三重彩',
    odd: '冠军单号',
    even: '冠军双号',
  },
  numbered: (runner, kind) => `${runner} 号${kind}`,
  places: ['第一名', '第二名', '第三名'],
  form: (places) => `近五场名次（最近一场在后）：${places}`,
  noForm: '暂无战绩',
  photo: '终点照片',
  odd: '单',
  even: '双',
};

const told = ({ placed, runners: { count, from, spread } }: RaceGame): Told => ({
  rules: [
    `每场 ${count} 名选手。每局开盘前，各自的实力已由服务器种子的指纹定出，赔率据此计算；结果在起跑前已抽定，画面只是演示。`,
    `独赢：压中第一名。位置：压中前${placed === 2 ? '两' : '三'}名之一。冠军单双：压第一名的号码。`,
    '连赢：压中前两名，不论次序。二重彩：前两名依次序压中。单T：压中前三名，不论次序。三重彩：前三名依次序压中。',
    '一名选手夺冠的机会，等于它的实力占全部实力的份额；其余名次依同样方法在剩下的选手中抽出。',
    '近五场名次来自本桌真实开出的结果。实力每场重新定出，过去的名次不影响下一场。',
  ],
  kind: spotIn('zh_CN'),
  spot: spotIn('zh_CN'),
  result: (summary) => summary.split('-').slice(0, 3).join(' · '),
  draw: [
    `实力：指纹每四个十六进制字符为一个数，对 ${spread} 取余再加 ${from}，依次为 1–${count} 号。`,
    '抽取一个小于全部实力之和的数，从 1 号起逐一减去实力，先减到负数的为第一名；其余名次在剩下的选手中同样抽出。',
  ],
});

export const hareRaceWords: GameWords = {
  ...told(hareRace),
  name: '逐兔大赛',
  tagline: '六兔出闸，先到月下',
  runners: ['朝霞', '金桂', '青萝', '碧波', '紫云', '白露'],
};

export const boatRaceWords: GameWords = {
  ...told(boatRace),
  name: '龙舟竞渡',
  tagline: '八舟击鼓，一浪定先',
  runners: ['赤龙', '金鳞', '青蛟', '沧浪', '紫电', '白鹭', '墨云', '橙焰'],
};
