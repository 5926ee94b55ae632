import { rollText } from '../../dice/words.ts';
import type { GameWords } from '../../texts/texts.ts';

const even: Readonly<Record<string, string>> = {
  big: '大',
  small: '小',
  odd: '奇数',
  even: '偶数',
  'any-triple': 'エニートリプル',
};

const kinds: Readonly<Record<string, string>> = {
  'even-money': '大、小、奇数、偶数',
  number: 'シングル（1つの目）',
  pair: 'コンビ（異なる2つの目）',
  double: 'ダブル（同じ目2つ）',
  triple: 'トリプル（目を指定）',
  'any-triple': 'エニートリプル（目を問わない）',
};

const spot = (spot: string): string => {
  const [kind = '', value = ''] = spot.split(':');
  switch (kind) {
    case 'total':
      return `合計${value}`;
    case 'double':
      return `ダブル ${value}`;
    case 'triple':
      return `トリプル ${value}`;
    case 'number':
      return `シングル ${value}`;
    case 'pair':
      return `コンビ ${value.replace('-', ' ')}`;
    default:
      return even[kind] ?? spot;
  }
};

const kind = (kind: string): string => {
  const sum = Number(kind.replace('total-', ''));
  return kind.startsWith('total-') ? `合計${sum}、合計${21 - sum}` : (kinds[kind] ?? kind);
};

export const sicBoWords: GameWords = {
  name: '灯籠大小',
  tagline: '三つの賽、大か小か',
  rules: [
    '3つのサイコロを灯籠の壺で振り、壺を開けると勝負が決まります。',
    '大は合計11～17、小は合計4～10、奇数・偶数は合計によります。いずれも1:1で、トリプル（3つとも同じ目）が出るとすべて負けになります。',
    '合計：4、17は62:1、5、16は31:1、6、15は18:1、7、14は12:1、8、13は8:1、9、12は7:1、10、11は6:1です。トリプルも合計に数えます。',
    'トリプルは180:1、エニートリプル（どの目でも3つ同じ）は31:1、ダブル（その目が2つ以上）は11:1、コンビ（指定した2つの目がどちらも出る）は6:1です。',
    'シングル：1つ出ると1:1、2つで2:1、3つで12:1です。',
  ],
  kind: kind,
  spot: spot,
  result: (summary) => rollText(summary, 'ja_JP', true),
  draw: ['6未満の数を順に3つ抽選し、それぞれ1を足した数が3つのサイコロの目です。'],
};
