import type { EventSummary, Side } from '../../../src/book/views.ts';
import { ballIn } from './tide.ts';

/** Its lines, as they are seen from above. */
const fields: Readonly<Record<EventSummary['score']['sport'], string>> = {
  football: 'M30 2V34M2 10H11V26H2M58 10H49V26H58M30 12a6 6 0 1 0 0 12 6 6 0 1 0 0-12',
  basketball: 'M30 2V34M2 12H15V24H2M58 12H45V24H58M30 13a5 5 0 1 0 0 10 5 5 0 1 0 0-10',
  racket: 'M30 2V34M2 7H58M2 29H58M20 7V29M40 7V29M2 18H20M40 18H58',
  siege: 'M2 25H58M20 25V13H24V16H28V13H32V16H36V13H40V25M27 25V20H33V25',
};
/** How far from the middle the ball is when a side is near the other's end. */
const reach = 19;
const middle = 30;

/** Where the ball is: before the end that a side attacks, or in the middle. Home plays to the right in every list. */
const xOf = (side: Side | null): number =>
  side === null ? middle : middle + (side === 'home' ? reach : -reach);

/** The field of an event in play from above, a mark: the third that the ball is in, and in whose colour. */
export const RowField = ({ event }: { event: EventSummary }) => {
  const { score } = event;
  const at = ballIn(event);
  const x = xOf(at);
  return (
    <svg
      className="row-field"
      viewBox="0 0 60 36"
      data-sport={score.sport}
      aria-hidden="true"
      focusable="false"
    >
      <path className="row-field-ground" d="M2 2H58V34H2z" />
      {(['home', 'away'] as const).map((side) => (
        <path
          key={side}
          className="row-field-third"
          data-side={side}
          data-on={at === side}
          d={side === 'home' ? 'M40 2H58V34H40z' : 'M2 2H20V34H2z'}
        />
      ))}
      <path className="row-field-lines" d={`M2 2H58V34H2z${fields[score.sport]}`} />
      <circle className="row-field-ball" r="3.400" style={{ transform: `translate(${x}px, 18px)` }} />
    </svg>
  );
};
