import { comparedBy } from '../../../src/tables/games/blossomPlay.ts';
import { useTable } from '../shell/context.ts';
import { lateWords } from './lateWords.ts';
import { Plate } from './Plate.tsx';
import { kindOf, type SeatFacts } from './parts.tsx';
import type { Point } from './places.ts';
import { ownWords } from './words.ts';

/** What a seat has done last, and whether blind. */
export const Did = ({ facts: { shown, who, form, isTimedOut }, at }: { facts: SeatFacts; at: Point }) => {
  const { lang } = useTable();
  const own = ownWords(lang);
  const { made = [], isIn = true, isPast = false, isBeaten = false } = shown ?? {};
  // Of oneself it is told as one has chosen it.
  const { hold, raise } = own.choices;
  const beaten = lateWords(lang).beaten;
  const compared = comparedBy(made.at(-1));
  const done: Readonly<Record<string, string>> =
    who === 'you' ? { ...own.done, hold, raise } : { ...own.done, fold: own.choices.fold };
  const kind = kindOf(made);
  const chosen =
    compared === undefined
      ? done[isTimedOut && kind === 'fold' ? 'timedOut' : kind]
      : `${own.choices.compare} ${compared + 1}`;
  const text = isBeaten ? beaten : chosen;
  if (text === undefined) return null;
  const isBlind = isIn && !made.includes('look');
  return (
    // What was done in a street before is but a mark, and that others have folded goes: it is seen. A look belongs to what is chosen after it.
    <g
      key={`${made.length}${isBeaten}`}
      className="did-pops"
      data-kind={isBeaten ? 'beaten' : kind}
      data-past={isPast && isIn && kind !== 'look'}
    >
      <Plate
        className={`did-plate did-${isBeaten ? 'fold' : kind}`}
        text={isBlind ? `${own.blind} · ${text}` : text}
        at={at}
        font={form.plate.font}
        room={form.did}
      />
    </g>
  );
};
