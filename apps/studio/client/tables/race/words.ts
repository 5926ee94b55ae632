import { boatRace, hareRace, type RaceGame } from '../../../src/tables/games/race.ts';
import type { Lang } from '../../shell/sessionTexts.ts';
import type { GameWords } from '../texts/texts.ts';

interface RaceNames {
  readonly groups: Readonly<Record<'win' | 'pair' | 'three', string>>;
  readonly runner: string;
  readonly kinds: Readonly<Record<string, string>>;
  /** The places that are chosen for a bet on several runners. */
  readonly places: readonly string[];
  readonly form: (places: string) => string;
  readonly noForm: string;
  readonly photo: string;
  readonly odd: string;
  readonly even: string;
}

export const raceNames: Readonly<Record<Lang, RaceNames>> = {
  zh_CN: {
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
    places: ['第一名', '第二名', '第三名'],
    form: (places) => `近五场名次（最近一场在后）：${places}`,
    noForm: '暂无战绩',
    photo: '终点照片',
    odd: '单',
    even: '双',
  },
  en_US: {
    groups: { win: 'Win & place', pair: 'First two', three: 'First three' },
    runner: 'Runners and their last five places',
    kinds: {
      win: 'Win',
      place: 'Place',
      quinella: 'Quinella',
      forecast: 'Forecast',
      trio: 'Trio',
      trifecta: 'Trifecta',
      odd: 'Winner odd',
      even: 'Winner even',
    },
    places: ['First', 'Second', 'Third'],
    form: (places) => `Last five places, the latest last: ${places}`,
    noForm: 'No races yet',
    photo: 'Photo finish',
    odd: 'odd',
    even: 'even',
  },
};

const spotIn =
  (lang: Lang) =>
  (spot: string): string => {
    const { kinds } = raceNames[lang];
    const [kind = '', runners = ''] = spot.split(':');
    const name = kinds[kind] ?? kind;
    if (runners === '') return name;
    if (kind === 'win' || kind === 'place')
      return lang === 'zh_CN' ? `${runners} 号${name}` : `No. ${runners} ${name.toLowerCase()}`;
    return `${name} ${runners.replaceAll('-', kind === 'forecast' || kind === 'trifecta' ? ' → ' : ' + ')}`;
  };

const wordsOf = (
  game: RaceGame,
  said: Readonly<Record<Lang, Pick<GameWords, 'name' | 'tagline'> & { runners: readonly string[] }>>,
): Readonly<Record<Lang, GameWords>> => {
  const { count, from, spread } = game.runners;
  return {
    zh_CN: {
      ...said.zh_CN,
      rules: [
        `每场 ${count} 名选手。每局开盘前，各自的实力已由服务器种子的指纹定出，赔率据此计算；结果在起跑前已抽定，画面只是演示。`,
        `独赢：压中第一名。位置：压中前${game.placed === 2 ? '两' : '三'}名之一。冠军单双：压第一名的号码。`,
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
    },
    en_US: {
      ...said.en_US,
      rules: [
        `${count} runners in every race. Before a round opens their strengths follow from the fingerprint of the server’s seed, and the prices follow from the strengths. The result is drawn before the start; the race only shows it.`,
        `Win: comes in first. Place: one of the first ${game.placed === 2 ? 'two' : 'three'}. Winner odd or even: the number of the first.`,
        'Quinella: the first two in any order. Forecast: the first two in order. Trio: the first three in any order. Trifecta: the first three in order.',
        'A runner’s chance to be first is its share of all strengths; further places are drawn in the same way among those that are left.',
        'The last five places are real results of this table. Strengths are set anew for every race, so past places do not affect the next one.',
      ],
      kind: spotIn('en_US'),
      spot: spotIn('en_US'),
      result: (summary) => summary.split('-').slice(0, 3).join(' · '),
      draw: [
        `Strengths: every four hex digits of the fingerprint are a number; its remainder by ${spread} plus ${from}, for runners 1–${count} in turn.`,
        'A number below the sum of all strengths is drawn, and strengths are taken off it from runner 1 on: the one that takes it below zero is first. Further places are drawn in the same way among those that are left.',
      ],
    },
  };
};

export const hareRaceWords = wordsOf(hareRace, {
  zh_CN: {
    name: '逐兔大赛',
    tagline: '六兔出闸，先到月下',
    runners: ['朝霞', '金桂', '青萝', '碧波', '紫云', '白露'],
  },
  en_US: {
    name: 'Hare Derby',
    tagline: 'Six hares, one winner',
    runners: ['Dawn', 'Cassia', 'Ivy', 'Ripple', 'Heather', 'Frost'],
  },
});

export const boatRaceWords = wordsOf(boatRace, {
  zh_CN: {
    name: '龙舟竞渡',
    tagline: '八舟击鼓，一浪定先',
    runners: ['赤龙', '金鳞', '青蛟', '沧浪', '紫电', '白鹭', '墨云', '橙焰'],
  },
  en_US: {
    name: 'Dragon Boat Race',
    tagline: 'Eight boats to one drum',
    runners: [
      'Red Dragon',
      'Gold Scale',
      'Jade Eel',
      'Blue Wave',
      'Violet Bolt',
      'Egret',
      'Ink Cloud',
      'Amber',
    ],
  },
});
