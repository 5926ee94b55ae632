import type { Lang } from '../../shell/sessionTexts.ts';
import type { SeenSeal } from './seals.ts';

/** The page that recomputes a round, finds a bet in it, and compares its seal with the one that was received. */
export const tableVerifyUrl = (
  gameCode: string,
  lang: Lang,
  round: number,
  known: { readonly bet?: string; readonly seal?: SeenSeal | undefined } = {},
): string => {
  const { bet, seal } = known;
  const asked = new URLSearchParams({
    round: String(round),
    ...(bet !== undefined && { bet }),
    ...(seal && { sealed: seal.hash, seen: String(Math.round(seal.seenMs)) }),
  });
  return `/verify/${gameCode}?lang=${lang}#${asked}`;
};
