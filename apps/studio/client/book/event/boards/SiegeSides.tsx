import type { SiegePoint } from '../../../../src/book/engine/siegeRounds.ts';
import type { EventView, Side } from '../../../../src/book/views.ts';
import { Icon } from '../../../shell/Icon.tsx';
import { Crest } from '../../events/Crest.tsx';
import { armiesOf } from '../../events/kits.ts';
import { boardOf } from '../../pageTexts/texts.ts';
import { useBetOn, useNames, useWords } from '../../shell/context.ts';
import { sides } from './sides.ts';
import type { SiegeSeen } from './siegeSeen.ts';

interface Shown {
  readonly event: EventView;
  readonly side: Side;
  readonly isStorming: boolean;
  readonly hasPoint: boolean;
  /** Whether the player has bet that it wins the match. */
  readonly isOwn: boolean;
}

const Army = ({ event, side, isStorming, hasPoint, isOwn }: Shown) => {
  const { lang, texts } = useWords();
  const { siege } = boardOf(lang);
  const name = useNames();
  return (
    <span className="siege-army" data-side={side} data-storms={isStorming} data-point={hasPoint}>
      <Crest team={event[side]} size={18} wears={armiesOf(event.home, event.away)[side]} />
      <b>{name(event[side].names)}</b>
      {isOwn && (
        <span className="siege-own" data-field="own-side" role="img" aria-label={texts.bets.open}>
          <Icon name="ticket" size={12} />
        </span>
      )}
      <span className="siege-army-role">
        <Icon name={isStorming ? 'swords' : 'shield'} size={12} />
        {isStorming ? siege.attacks : siege.defends}
      </span>
    </span>
  );
};

/**
 * On the picture, in the order of the heading below each crest: whether a side storms or holds; between them that the next round may bring
 * the map or the match.
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
  const isBetOn = useBetOn();
  const [left, right] = sides.map((side) => (
    <Army
      key={side}
      event={event}
      side={side}
      isStorming={side === attacks}
      hasPoint={point?.sides.includes(side) ?? false}
      isOwn={isBetOn({ event: event.id, market: 'winner', selection: side })}
    />
  ));
  return (
    <p className="siege-sides" data-field="armies">
      {left}
      <span className="siege-point" data-field="point">
        {point && (point.sides.length > 1 ? siege.points.both : siege.points[point.brings])}
      </span>
      {right}
    </p>
  );
};
