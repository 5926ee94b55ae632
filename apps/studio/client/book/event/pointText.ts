import { siegePointOf } from '../../../src/book/engine/siegeRounds.ts';
import type { EventView, Side } from '../../../src/book/views.ts';
import type { Lang } from '../../shell/sessionTexts.ts';
import { isMatchPoint } from '../events/shut.ts';
import { boardOf } from '../pageTexts/texts.ts';

/** What the next rally or round may bring: the game, the map, the match; `null` where it is one as any other. */
export const pointText = (
  { score, phase }: Pick<EventView, 'score' | 'phase'>,
  lang: Lang,
  team: (side: Side) => string,
): string | null => {
  if (phase !== 'live') return null;
  const { point, siege } = boardOf(lang);
  if (score.sport === 'siege') {
    const next = siegePointOf(score);
    const [side, other] = next?.sides ?? [];
    if (!next || !side) return null;
    return other ? siege.points.both : `${team(side)} · ${siege.points[next.brings]}`;
  }
  if (score.sport !== 'racket' || score.danger === null || score.isBreak) return null;
  const [own, theirs] = score.sets.at(-1) ?? [0, 0];
  // At the cap it is both of theirs.
  if (own === theirs) return null;
  return (isMatchPoint(score) ? point.match : point.game)(team(score.danger));
};
