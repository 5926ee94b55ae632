import { spoken } from '../../shell/spoken.ts';
import type { GameWords } from '../texts/texts.ts';

export interface BeamNames {
  readonly panes: (count: number) => string;
}

const inLang = spoken(
  import.meta.glob<{ readonly beamNames: BeamNames; readonly beamWheelWords: GameWords }>('./words/*.ts'),
);

export const beamNames = inLang('beamNames');

export const numberIn = (name: string): string => name.replace(/^number[:-]/, '');

export const beamWheelWords = inLang('beamWheelWords');
