import { useEffect, useState } from 'react';
import type { EventView } from '../../../../src/book/views.ts';
import { boardOf } from '../../pageTexts/texts.ts';
import { useNames, useWords } from '../../shell/context.ts';
import { roundText } from '../moment.ts';
import { arrowsText, endText } from './siegeEnds.ts';
import type { SiegeSeen } from './siegeSeen.ts';
import { useSiegeSeen } from './useSiegeSeen.ts';

/**
 * When the arrows fly, when the walls are reached, and when the marks over them have told how hard they are pressed: from the beginning of a
 * round, or of its storming; under the first rules all from the beginning of the fight. Milliseconds.
 */
const stagesMs = {
  arrows: [900],
  storm: [4_200],
  fight: [1_700, 3_900, 6_900],
} as const;
type Staged = keyof typeof stagesMs;

/** How far what is going on has come that began while it was looked at; to its end where it began before. */
const useStage = (state: Staged | null, moment: string | null): number => {
  const [first] = useState(moment);
  const [stage, setStage] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it begins anew with the moment
  useEffect(() => {
    setStage(0);
    if (state === null) return;
    const timers = stagesMs[state].map((ms, at) => setTimeout(() => setStage(at + 1), ms));
    return () => timers.forEach(clearTimeout);
  }, [moment]);
  return state !== null && moment === first ? stagesMs[state].length : stage;
};

const stagedOf = (state: SiegeSeen['state'] | undefined): Staged | null =>
  state === 'arrows' || state === 'storm' || state === 'fight' ? state : null;

/**
 * The line on the lower edge of the picture: what is seen now, from when a host comes to how its round ends, and then what the studio tells of it: with
 * the score, also of a map or the match.
 */
export const SiegeMoment = ({
  event,
  isLanding,
  told,
}: {
  event: EventView;
  isLanding: boolean;
  told: string | null;
}) => {
  const { lang, texts } = useWords();
  const { siege } = boardOf(lang);
  const name = useNames();
  const seen = useSiegeSeen(event);
  const staged = stagedOf(seen?.state);
  const stage = useStage(staged, seen && `${event.id} ${seen.at} ${seen.round} ${seen.state}`);
  const { assault } = event;
  if (seen === null || assault === null) return told;
  const { state } = seen;
  if (state === 'taken' || state === 'held') {
    const isOwn = assault.part === seen.at + 1 && assault.round === seen.round;
    if (isLanding) return isOwn ? endText(assault, state, siege) : told;
    // Who won the round comes first; what the next one may bring follows as both wait for it.
    return (
      (seen.brings === 'round' ? roundText(event, texts, lang, (side) => name(event[side].names)) : null) ??
      told
    );
  }
  const { way, arrows, grade, press } = assault;
  const shotBetter = arrows === null ? null : arrowsText(grade, name(event[arrows].names), siege);
  if (state === 'cover' && isLanding) return siege.volley;
  if (state === 'cover') return shotBetter === null ? told : siege.cover(shotBetter, siege.means[way]);
  if (staged === null) return told;
  // Under the first rules whose arrows are the better ones is told while they fly.
  const course = [
    siege.march(name(event[seen.attacks].names)),
    (staged === 'fight' ? shotBetter : null) ?? siege.volley,
    siege.ways[way],
    siege.assault(siege.ways[way], siege.press[(press ?? 2) - 1] ?? ''),
  ];
  return course[staged === 'storm' ? stage + 2 : stage] ?? told;
};
