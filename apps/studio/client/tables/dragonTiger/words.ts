import type { Lang } from '../../shell/sessionTexts.ts';
import { spoken } from '../../shell/spoken.ts';
import type { GameWords } from '../texts/texts.ts';

const inLang = spoken(
  import.meta.glob<{
    readonly cardBets: Readonly<Record<string, string>>;
    readonly dragonTigerWords: GameWords;
  }>('./words/*.ts'),
);

const cardBets = inLang('cardBets');

/** A bet on a single card, without its side. */
export const cardBetName = (bet: string, lang: Lang): string => cardBets(lang)[bet] ?? bet;

export const dragonTigerWords = inLang('dragonTigerWords');
