import type { SiegePoint } from '../../../../src/book/engine/siegeRounds.ts';
import type { EventView, Side } from '../../../../src/book/views.ts';
import { Icon } from '../../../shell/Icon.tsx';
import { Crest } from '../../events/Crest.tsx';
import { armiesOf } from '../../events/kits.ts';
import { boardOf } from '../../pageTexts/texts.ts';
import { useNames, useWords } from '../../shell/context.ts';
import { otherOf } from './sides.ts';
import type { SiegeSeen } from './siegeSeen.ts';

interface Shown {
  readonly event: EventView;
  readonly side: Side;
  readonly isStorming: boolean;
  readonly hasPoint: boolean;
}

const Army = ({ event, side, isStorming, hasPoint }: Shown) => {
  const { siege } = boardOf(useWords().lang);
  const name = useNames();
  return (
    <span className="siege-army" data-side={side} data-storms={isStorming} data-point={hasPoint}>
      <Crest team={event[side]} size={18} wears={armiesOf(event.home, event.away)[side]} />
      <b>{name(event[side].names)}</b>
      <span className="siege-army-role">
        <Icon name={isStorming ? 'swords' : 'shield'} size={12} />
        {isStorming ? siege.attacks : siege.defends}
      </span>
    </span>
  );
};

/**
 * On the picture, each above its own men: who storms from the left and who holds the castle on the right, whichever side of the heading
 * it has; between them that the next round may bring the map or the match.
 */
export const SiegeSides = ({
  event,
  seen: { attacks },
  point,
}: {
  event: EventView;
  seen: SiegeSeen;
  point: SiegePoint | null;
}) => {
  const { siege } = boardOf(useWords().lang);
  const armyOf = (side: Side) => (
    <Army
      key={side}
      event={event}
      side={side}
      isStorming={side === attacks}
      hasPoint={point?.sides.includes(side) ?? false}
    />
  );
  return (
    <p className="siege-sides" data-field="armies">
      {armyOf(attacks)}
      <span className="siege-point" data-field="point">
        {point && (point.sides.length > 1 ? siege.points.both : siege.points[point.brings])}
      </span>
      {armyOf(otherOf(attacks))}
    </p>
  );
};
