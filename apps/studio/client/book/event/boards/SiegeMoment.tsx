import { useEffect, useState } from 'react';
import type { EventView } from '../../../../src/book/views.ts';
import { boardOf } from '../../pageTexts/texts.ts';
import { useNames, useWords } from '../../shell/context.ts';
import { roundText } from '../moment.ts';
import { wayText } from '../roundChance.ts';
import { useIsShut } from '../useCloses.ts';
import { type Course, captionAt } from './siegeCaption.ts';
import { arrowsText, endText } from './siegeEnds.ts';
import type { SiegeSeen } from './siegeSeen.ts';
import { useSiegeSeen } from './useSiegeSeen.ts';

/**
 * When the arrows fly, when the walls are reached, and when the marks over them have told how hard they are pressed: from the beginning of a
 * round, or of its storming; under the first rules all from the beginning of the fight. Milliseconds.
 */
const stepsMs = {
  arrows: [900],
  storm: [4_200],
  fight: [1_700, 3_900, 6_900],
} as const satisfies Readonly<Record<Course, readonly number[]>>;

/** How far what is going on has come that began while it was looked at; to its end where it began before. */
const useStep = (state: Course | null, moment: string | null): number => {
  const [first] = useState(moment);
  const [step, setStep] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it begins anew with the moment
  useEffect(() => {
    setStep(0);
    if (state === null) return;
    const timers = stepsMs[state].map((ms, at) => setTimeout(() => setStep(at + 1), ms));
    return () => timers.forEach(clearTimeout);
  }, [moment]);
  return state !== null && moment === first ? stepsMs[state].length : step;
};

const courseOf = (state: SiegeSeen['state'] | undefined): Course | null =>
  state === 'arrows' || state === 'storm' || state === 'fight' ? state : null;

/**
 * The line on the lower edge of the picture: what is seen now, from who lines up with what to how the round ends, and then what the studio
 * tells of it: with the score, also of a map or the match.
 */
const SiegeMoment = ({
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
  const seen = useSiegeSeen(event, isLanding);
  const isShut = useIsShut(event);
  const step = useStep(courseOf(seen?.state), seen && `${event.id} ${seen.at} ${seen.round} ${seen.state}`);
  if (seen === null) return told;
  const { assault, score } = event;
  const { state, attacks } = seen;
  const caption = captionAt(seen, { isLanding, isShut, step });
  const storms = name(event[attacks].names);
  switch (caption) {
    case 'lines': {
      const next = score.sport === 'siege' ? score.next : null;
      return [siege.storms(storms), ...(next === null ? [] : [wayText(next, siege)])].join(' · ');
    }
    case 'nock':
      return siege.ready.arrows;
    case 'ready':
      return siege.ready.storm;
    case 'march':
      return siege.march(storms);
    case 'volley':
      return siege.volley;
    case 'result':
      return roundText(event, texts, lang, (side) => name(event[side].names)) ?? told;
  }
  if (assault === null || caption === 'told') return told;
  const { way, arrows, grade, press } = assault;
  const shotBetter = arrows === null ? null : arrowsText(grade, name(event[arrows].names), siege);
  switch (caption) {
    case 'end': {
      const isOwn = assault.part === seen.at + 1 && assault.round === seen.round;
      return isOwn && (state === 'taken' || state === 'held') ? endText(assault, state, siege) : told;
    }
    case 'shot':
      return shotBetter ?? siege.volley;
    case 'cover':
      return shotBetter === null ? told : siege.cover(shotBetter, siege.means[way]);
    case 'reach':
      return siege.ways[way];
    case 'press':
      return siege.assault(siege.ways[way], siege.press[(press ?? 2) - 1] ?? '');
  }
};

export default SiegeMoment;
