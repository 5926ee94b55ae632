import type { IncidentView } from '../../../../../src/book/views.ts';
import type { FootballTold } from './footballPlay.ts';
import { segmentsOf } from './footballSegments.ts';
import type { Besides, SeenBesides } from './seenBesides.ts';
import type { Play } from './usePlay.ts';

/** A corner that leads to a threat may bring another one within its minute: they differ by what of the timeline they were told after. */
const isOne = (one: IncidentView, other: IncidentView): boolean =>
  one.clock === other.clock &&
  one.after === other.after &&
  one.kind === other.kind &&
  one.side === other.side;

/** Those whose words the picture has told, and those that it tells no words of. Whatever waits for it holds back what was told after it. */
export const seenBesides = (play: Play<FootballTold>, { incidents, plays }: Besides): SeenBesides => {
  let begins = 0;
  let played = plays.length;
  let first: IncidentView | undefined;
  for (const { beats, unsaid } of segmentsOf(play)) {
    const left = unsaid?.(play.beat - begins);
    first ??= left?.incidents[0];
    played -= left?.plays ?? 0;
    begins += beats;
  }
  const waits = first;
  const at = waits === undefined ? -1 : incidents.findIndex((each) => isOne(each, waits));
  return { incidents: at < 0 ? incidents.length : at, plays: Math.max(0, played) };
};
