import { slipFields } from '../../../src/tables/ownSlip.ts';
import type { SlipView } from '../../../src/tables/views.ts';
import type { Lang } from '../../shell/sessionTexts.ts';
import type { SeenSeal } from './seals.ts';

/** The page that recomputes a round, finds a bet in it with what it won, and compares its seal with the one that was received. */
export const tableVerifyUrl = (
  gameCode: string,
  lang: Lang,
  round: number,
  known: {
    readonly bet?: string;
    readonly seal?: SeenSeal | undefined;
    readonly slip?: SlipView;
  } = {},
): string => {
  const { bet, seal, slip } = known;
  const asked = new URLSearchParams({
    round: String(round),
    ...(bet !== undefined && { bet }),
    ...(seal && { sealed: seal.hash, seen: String(Math.round(seal.seenMs)) }),
  });
  for (const [name, value] of slip ? slipFields(slip) : []) asked.append(name, value);
  return `/verify/${gameCode}?lang=${lang}#${asked}`;
};
