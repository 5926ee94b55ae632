import { attackKey, hasCorner } from './averted.ts';
import type { Ending } from './footballEndings.ts';
import type { FootballTold } from './footballPlay.ts';
import type { Play } from './usePlay.ts';

/** So long whoever opens a match in play is shown its last shot, once: five seconds. Beats. */
export const recallBeats = 8;

/** What is shown again: the last attack that ended, when that was, and whether both had changed ends by then. */
export interface Recall {
  readonly ending: Ending;
  readonly clock: number;
  readonly at: number;
  readonly hasTurned: boolean;
}

/** `null` once it has been shown, while a side attacks, and as soon as anything at all is told. */
export const recallOf = ({ told, before, age = recallBeats }: Play<FootballTold>): Recall | null => {
  const { id, timeline, incidents = [], danger, phase, isBreak } = told;
  if (age >= recallBeats || phase !== 'live' || isBreak || danger !== null) return null;
  if (before !== null) return null;
  const kinds = timeline.map(({ kind }) => kind);
  const at = Math.max(...(['goal', 'cleared'] as const).map((kind) => kinds.lastIndexOf(kind)));
  const item = timeline[at];
  if (!item || item.side === null || (item.kind !== 'goal' && item.kind !== 'cleared')) return null;
  const { kind, side, clock } = item;
  const ending: Ending = {
    ...{ kind, side, key: attackKey(id, at) },
    ...(kind === 'cleared' && { isCorner: hasCorner(item, at, incidents) }),
  };
  return { ending, clock, at: age, hasTurned: timeline.slice(0, at).some((each) => each.kind === 'restart') };
};
