import type { Lang } from '../../shell/sessionTexts.ts';
import type { DerivedRoad } from './layOut.ts';

interface RoadWords extends Readonly<Record<DerivedRoad, string>> {
  readonly ask: (side: string) => string;
  readonly asked: Readonly<Record<'red' | 'blue' | 'none', string>>;
}

export const roadWords: Readonly<Record<Lang, RoadWords>> = {
  zh_CN: {
    bigEye: '大眼仔',
    small: '小路',
    cockroach: '曱甴路',
    ask: (side) => `${side}问路`,
    asked: { red: '红', blue: '蓝', none: '无' },
  },
  en_US: {
    bigEye: 'Big eye boy',
    small: 'Small road',
    cockroach: 'Cockroach road',
    ask: (side) => `If ${side}`,
    asked: { red: 'red', blue: 'blue', none: 'none' },
  },
};
