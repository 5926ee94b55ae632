import { useEffect, useState } from 'react';
import type { EventView } from '../../../../src/book/views.ts';
import { boardOf } from '../../pageTexts/texts.ts';
import { useNames, useWords } from '../../shell/context.ts';
import { roundText } from '../moment.ts';
import { endText } from './siegeEnds.ts';
import { useSiegeSeen } from './useSiegeSeen.ts';

/** When the arrows fly, when the walls are reached, and when the marks over them have told how hard they are pressed, from the beginning of a round. Milliseconds. */
const stagesMs = [1_700, 3_900, 5_500] as const;

/** How far a round has come that began while it was looked at; to the walls where it began before. */
const useStage = (round: string | null): number => {
  const [first] = useState(round);
  const [stage, setStage] = useState(0);
  useEffect(() => {
    setStage(0);
    if (round === null) return;
    const timers = stagesMs.map((ms, at) => setTimeout(() => setStage(at + 1), ms));
    return () => timers.forEach(clearTimeout);
  }, [round]);
  return round === first ? stagesMs.length : stage;
};

/**
 * The line below the picture: what is seen now, from when a host comes to how its round ends, and then what the studio tells of it: with
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
  const isFought = seen?.state === 'fight';
  const stage = useStage(isFought ? `${event.id} ${seen.at} ${seen.round}` : null);
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
  if (!isFought) return told;
  if (stage === 0) return siege.march(name(event[seen.attacks].names));
  if (stage === 1) return siege.arrows(name(event[assault.arrows].names));
  if (stage === 2) return siege.ways[assault.way];
  return siege.assault(siege.ways[assault.way], siege.press[assault.press - 1] ?? '');
};
