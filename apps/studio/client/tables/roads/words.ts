import { spoken } from '../../shell/spoken.ts';
import type { DerivedRoad } from './layOut.ts';

export interface RoadWords extends Readonly<Record<DerivedRoad, string>> {
  readonly ask: (side: string) => string;
  readonly asked: Readonly<Record<'red' | 'blue' | 'none', string>>;
}

const inLang = spoken(import.meta.glob<{ readonly roadWords: RoadWords }>('./words/*.ts'));

export const roadWords = inLang('roadWords');
