import type { BeamDirection, beamHalves, withHalfKinds } from '../../../src/tables/games/beamWheel.ts';
import type { Lang } from '../../shell/sessionTexts.ts';
import { spoken } from '../../shell/spoken.ts';
import type { GameWords } from '../texts/texts.ts';

export type BeamGroup = 'numbers' | 'compass' | 'sectors' | 'together';

export interface BeamNames {
  readonly groups: Readonly<Record<BeamGroup, string>>;
  readonly panes: (count: number) => string;
  readonly number: (number: string) => string;
  readonly above: (number: string) => string;
  readonly sector: (sector: string) => string;
  readonly directions: Readonly<Record<BeamDirection, string>>;
  /** One letter each, for the wheel. */
  readonly marks: Readonly<Record<(typeof beamHalves)[number], string>>;
  /** A number together with a half, given by its name. */
  readonly together: Readonly<Record<(typeof withHalfKinds)[number], (half: string) => string>>;
  readonly kinds: Readonly<Record<string, string>>;
}

const inLang = spoken(
  import.meta.glob<{ readonly beamNames: BeamNames; readonly beamWheelWords: GameWords }>('./words/*.ts'),
);

export const beamNames = inLang('beamNames');

const directionIn = (directions: BeamNames['directions'], value: string): string =>
  new Map<string, string>(Object.entries(directions)).get(value) ?? value;

export const spotIn =
  (lang: Lang) =>
  (spot: string): string => {
    const { number, above, sector, directions, together } = beamNames(lang);
    const [kind = '', value = ''] = spot.split(':');
    const direction = directionIn(directions, value);
    switch (kind) {
      case 'number':
        return number(value);
      case 'above':
        return above(value);
      case 'sector':
        return sector(value);
      case 'one':
      case 'three':
      case 'seven':
        return together[kind](direction);
      default:
        return direction;
    }
  };

export const kindIn =
  (lang: Lang) =>
  (kind: string): string =>
    beamNames(lang).kinds[kind] ?? spotIn(lang)(kind.replace('-', ':'));

export const beamWheelWords = inLang('beamWheelWords');
