import type { Lang } from '../../shell/sessionTexts.ts';
import { spoken } from '../../shell/spoken.ts';
import type { GameWords } from '../texts/texts.ts';

export interface TenNames {
  readonly groups: Readonly<Record<'place' | 'sum' | 'duel', string>>;
  readonly half: (half: string) => string;
  readonly place: (place: number) => string;
  readonly duel: (place: number) => string;
}

const inLang = spoken(
  import.meta.glob<{ readonly tenNames: TenNames; readonly fireflyTenWords: GameWords }>('./words/*.ts'),
);

export const tenNames = inLang('tenNames');

export const spotIn =
  (lang: Lang, sum: string) =>
  (spot: string): string => {
    const names = tenNames(lang);
    const [kind = '', first = '', second = ''] = spot.split(':');
    if (kind === 'sum') return `${sum} ${names.half(first)}`;
    const place = names.place(Number(first));
    return kind === 'duel'
      ? `${names.duel(Number(first))} ${names.half(second)}`
      : `${place} ${names.half(second)}`;
  };

export const sumsOf = (kind: string): readonly number[] => {
  const sum = Number(kind.replace('sum-', ''));
  return sum === 11 ? [sum] : [sum, 22 - sum];
};

export const fireflyTenWords = inLang('fireflyTenWords');
