import { spoken } from '../../shell/spoken.ts';
import type { GameWords } from '../texts/texts.ts';

const inLang = spoken(
  import.meta.glob<{
    readonly fastGroups: Readonly<Record<'sum' | 'triple' | 'double' | 'trio' | 'pair', string>>;
    readonly fastThreeWords: GameWords;
  }>('./words/*.ts'),
);

/** The groups of bets, as their tabs name them. */
export const fastGroups = inLang('fastGroups');

export const fastThreeWords = inLang('fastThreeWords');
