import type { Lang } from '../../shell/sessionTexts.ts';
import { spoken } from '../../shell/spoken.ts';
import type { GameWords } from '../texts/texts.ts';

export interface RaceNames {
  readonly groups: Readonly<Record<'win' | 'pair' | 'three', string>>;
  readonly runner: string;
  readonly kinds: Readonly<Record<string, string>>;
  /** A bet on one runner. */
  readonly numbered: (runner: string, kind: string) => string;
  /** The places that are chosen for a bet on several runners. */
  readonly places: readonly string[];
  readonly form: (places: string) => string;
  readonly noForm: string;
  readonly photo: string;
  readonly odd: string;
  readonly even: string;
}

export type Told = Pick<GameWords, 'rules' | 'kind' | 'spot' | 'result' | 'draw'>;

const inLang = spoken(
  import.meta.glob<{
    readonly raceNames: RaceNames;
    readonly hareRaceWords: GameWords;
    readonly boatRaceWords: GameWords;
  }>('./words/*.ts'),
);

export const raceNames = inLang('raceNames');

export const spotIn =
  (lang: Lang) =>
  (spot: string): string => {
    const { kinds, numbered } = raceNames(lang);
    const [kind = '', runners = ''] = spot.split(':');
    const name = kinds[kind] ?? kind;
    if (runners === '') return name;
    if (kind === 'win' || kind === 'place') return numbered(runners, name);
    return `${name} ${runners.replaceAll('-', kind === 'forecast' || kind === 'trifecta' ? ' → ' : ' + ')}`;
  };

export const hareRaceWords = inLang('hareRaceWords');

export const boatRaceWords = inLang('boatRaceWords');
