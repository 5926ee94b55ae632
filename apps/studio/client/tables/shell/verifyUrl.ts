import type { Lang } from '../../shell/sessionTexts.ts';

/** The page that recomputes a round, and finds a bet in it. */
export const tableVerifyUrl = (gameCode: string, lang: Lang, round: number, bet?: string): string =>
  `/verify/${gameCode}?lang=${lang}#round=${round}${bet === undefined ? '' : `&bet=${bet}`}`;
