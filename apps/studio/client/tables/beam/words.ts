import type { BeamDirection, beamHalves } from '../../../src/tables/games/beamWheel.ts';
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
  readonly berth: (berth: string) => string;
  /** A storm, and two. */
  readonly storms: Readonly<Record<'1' | '2', string>>;
  readonly harbor: string;
  readonly directions: Readonly<Record<BeamDirection, string>>;
  /** One letter each, for the wheel. */
  readonly marks: Readonly<Record<(typeof beamHalves)[number], string>>;
  /** A number together with a half, given by its name. */
  readonly together: Readonly<Record<'one' | 'three' | 'five' | 'seven', (half: string) => string>>;
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
    const { number, above, sector, berth, storms, directions, together } = beamNames(lang);
    const [kind = '', value = ''] = spot.split(':');
    const direction = directionIn(directions, value);
    switch (kind) {
      case 'number':
        return number(value);
      case 'above':
        return above(value);
      case 'sector':
        return sector(value);
      case 'berth':
        return berth(value);
      case 'storm':
        return storms[value === '2' ? '2' : '1'];
      case 'one':
      case 'three':
      case 'five':
      case 'seven':
        return together[kind](direction);
      default:
        return direction;
    }
  };

/** What the beam came to rest on, with what it counts after storms. */
export const restIn =
  (lang: Lang) =>
  (summary: string): string => {
    const [rest = '', times] = summary.split('*');
    const name = rest === 'harbor' ? beamNames(lang).harbor : rest;
    return times === undefined ? name : `${name} ×${times}`;
  };

export const kindIn =
  (lang: Lang) =>
  (kind: string): string =>
    beamNames(lang).kinds[kind] ?? spotIn(lang)(kind.replace('-', ':'));

export const beamWheelWords = inLang('beamWheelWords');
