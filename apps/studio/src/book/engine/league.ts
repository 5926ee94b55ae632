import type { BookNames, BookSport } from '../views.ts';

/** Competitions and sides of our own invention; strengths are about 100. */

interface Team {
  readonly code: string;
  /** Its number in its competition, from 0. */
  readonly number: number;
  readonly names: BookNames;
  readonly strength: number;
}

export interface Competition {
  readonly code: string;
  readonly sport: BookSport;
  readonly names: BookNames;
  /** An even number: everybody meets everybody. */
  readonly teams: readonly Team[];
}

/** One side a line: code | Chinese | English | strength. */
const teamsOf = (lines: string): Team[] =>
  lines
    .trim()
    .split('\n')
    .map((line, number) => {
      const [code = '', zh = '', en = '', strength = ''] = line.split('|').map((cell) => cell.trim());
      return { code, number, names: { zh_CN: zh, en_US: en }, strength: Number(strength) };
    });

export const competitions: readonly Competition[] = [
  {
    code: 'lantern-league',
    sport: 'football',
    names: { zh_CN: '灯河联赛', en_US: 'Lantern River League' },
    teams: teamsOf(`
      harbour-cranes | 港口白鹤 | Harbour Cranes | 112
      mill-foxes | 磨坊红狐 | Mill Foxes | 108
      salt-oxen | 盐原铁牛 | Salt Plain Oxen | 104
      tea-hill | 茶山流星 | Tea Hill Comets | 101
      north-gate | 北门守望 | North Gate Watch | 100
      willow-town | 柳镇渔灯 | Willow Town Lights | 98
      stone-bridge | 石桥双狮 | Stone Bridge Lions | 95
      kiln-street | 窑街烈火 | Kiln Street Fire | 92
      reed-island | 芦洲水鸟 | Reed Island Teal | 90
      plum-valley | 梅谷寒雪 | Plum Valley Snow | 86`),
  },
  {
    code: 'seven-isles-cup',
    sport: 'football',
    names: { zh_CN: '七屿杯', en_US: 'Seven Isles Cup' },
    teams: teamsOf(`
      lighthouse-rovers | 灯塔远航 | Lighthouse Rovers | 110
      coral-united | 珊瑚联队 | Coral United | 105
      monsoon-athletic | 季风竞技 | Monsoon Athletic | 103
      banyan-sports | 榕树体育会 | Banyan Sports | 99
      ferry-wharf | 渡口码头 | Ferry Wharf | 97
      blue-junk | 蓝帆海岸 | Blue Junk Coast | 94
      pearl-divers | 采珠人 | Pearl Divers | 91
      driftwood | 浮木湾 | Driftwood Bay | 88`),
  },
  {
    code: 'feather-open',
    sport: 'racket',
    names: { zh_CN: '轻羽公开赛', en_US: 'Feather Open' },
    teams: teamsOf(`
      shen-lan | 沈岚 | Shen Lan | 112
      mira-oland | 米拉·奥兰德 | Mira Oland | 109
      gu-yanqiu | 顾雁秋 | Gu Yanqiu | 105
      tomas-reyl | 托马斯·雷尔 | Tomas Reyl | 102
      bai-heming | 白鹤鸣 | Bai Heming | 100
      anouk-farrow | 阿努克·法罗 | Anouk Farrow | 98
      luo-qingchi | 罗青池 | Luo Qingchi | 96
      ilya-wend | 伊利亚·温德 | Ilya Wend | 94
      song-wanzhou | 宋晚舟 | Song Wanzhou | 91
      petra-lysholt | 佩特拉·吕肖特 | Petra Lysholt | 89`),
  },
  {
    code: 'moon-court',
    sport: 'basketball',
    names: { zh_CN: '月场篮球联盟', en_US: 'Moon Court League' },
    teams: teamsOf(`
      tower-owls | 塔楼夜枭 | Tower Owls | 110
      copper-bells | 铜铃 | Copper Bells | 107
      river-herons | 河湾苍鹭 | River Bend Herons | 104
      night-market | 夜市飞人 | Night Market Flyers | 101
      quarry | 采石场 | Quarrymen | 99
      silk-road-camels | 丝路驼队 | Silk Road Camels | 97
      drum-hill | 鼓山 | Drum Hill | 93
      paper-kites | 纸鸢 | Paper Kites | 90`),
  },
  {
    code: 'paper-siege-series',
    sport: 'siege',
    names: { zh_CN: '纸城攻防巡回赛', en_US: 'Paper Siege Series' },
    teams: teamsOf(`
      ink-legion | 墨军团 | Ink Legion | 111
      folded-wolves | 折纸狼 | Folded Wolves | 108
      vermilion-seal | 朱印 | Vermilion Seal | 104
      quiet-abacus | 静算盘 | Quiet Abacus | 102
      moth-signal | 灯蛾信号 | Moth Signal | 100
      brush-and-blade | 笔与刃 | Brush & Blade | 97
      origami-nine | 九折 | Origami Nine | 95
      glass-inkwell | 琉璃砚 | Glass Inkwell | 92
      rain-cipher | 雨码 | Rain Cipher | 90
      paste-pot | 浆糊罐 | Paste Pot | 87`),
  },
  {
    code: 'paper-league',
    sport: 'league',
    names: { zh_CN: '纸人联赛', en_US: 'Paper League' },
    teams: teamsOf(`
      crane-fold | 千纸鹤 | Crane Fold | 108
      red-envelope | 红封骑士 | Red Envelope | 106
      window-flowers | 窗花队 | Window Flowers | 103
      lantern-riddles | 灯谜会 | Lantern Riddles | 101
      kite-string | 长线风筝 | Kite String | 99
      ink-stone | 砚池 | Ink Stone | 97
      paper-boats | 纸船 | Paper Boats | 94
      bookworms | 书虫 | Bookworms | 92`),
  },
];

/** The competition of which there is a table. */
export const leagueCode = 'paper-league';

export const competitionOf = (code: string): Competition => {
  const found = competitions.find((competition) => competition.code === code);
  if (!found) throw new Error(`no competition ${code}`);
  return found;
};

export const teamOf = (competition: Competition, code: string): Team => {
  const found = competition.teams.find((team) => team.code === code);
  if (!found) throw new Error(`no side ${code} in ${competition.code}`);
  return found;
};
