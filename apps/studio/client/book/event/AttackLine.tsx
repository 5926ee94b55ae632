import type { EventView, Side } from '../../../src/book/views.ts';
import { boardOf } from '../pageTexts/texts.ts';
import { useWords } from '../shell/context.ts';
import { sides } from './boards/sides.ts';

/** How often each side has threatened, as the feed told it. */
export const AttackLine = ({ event: { timeline } }: { event: Pick<EventView, 'timeline'> }) => {
  const { football } = boardOf(useWords().lang);
  const countOf = (side: Side): number =>
    timeline.filter((item) => item.kind === 'danger' && item.side === side).length;
  const [home, away] = [countOf('home'), countOf('away')];
  return (
    <p className="board-attacks" data-field="attacks">
      {football.attacks(home, away)}
      <span className="attack-bar" aria-hidden="true">
        {sides.map((side) => (
          <i key={side} data-side={side} style={{ flexGrow: side === 'home' ? home : away }} />
        ))}
      </span>
    </p>
  );
};
