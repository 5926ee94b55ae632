import { useCard, useTable } from '../shell/context.ts';
import { type BetGroup, GroupedBoard } from '../shell/GroupedBoard.tsx';
import { Spot } from '../shell/Spot.tsx';
import { useShow } from '../shell/show.ts';
import { useBout } from './useBout.ts';
import { boutNames } from './words.ts';

/** The side that a place is on, for its colour. */
const sideOf = (spot: string): string => /meron|wala/.exec(spot)?.[0] ?? 'draw';

const BoutSpot = ({ spot }: { spot: string }) => {
  const { texts, words } = useTable();
  const bout = useBout();
  const card = useCard();
  const show = useShow();
  const side = sideOf(spot);
  return (
    <Spot
      spot={spot}
      className={side}
      winning={show?.isOver === true && bout.pays(spot, show.result.outcome, card) > 100}
    >
      <strong>{words.spot(spot)}</strong>
      <b className="price">{(bout.price(card, spot) / 100).toFixed(2)}</b>
      {spot === side && side !== 'draw' && (
        <small>
          {texts.strength} {card.strengths[side === 'meron' ? 0 : 1] ?? ''}
        </small>
      )}
    </Spot>
  );
};

export const Board = () => {
  const { words, lang } = useTable();
  const { groups: told, exchange } = useBout();
  const { groups: names, leads } = boutNames(lang);
  const groups: readonly BetGroup[] = told.map(({ id, rows }) => ({
    id,
    name: names[id],
    has: (spot) => rows.some((row) => row.includes(spot)),
    places: () => (
      <>
        {rows.map((row) => (
          <div
            key={row.join()}
            className="bout-row"
            data-wide={row.includes('meron')}
            data-places={row.length}
          >
            {row.map((spot) => (
              <BoutSpot key={spot} spot={spot} />
            ))}
          </div>
        ))}
        <p className="drawn-note" data-field="simulation">
          {words.rules[0]} {exchange === 'pass' && leads}
        </p>
      </>
    ),
  }));
  return <GroupedBoard groups={groups} className="bout-board" />;
};
