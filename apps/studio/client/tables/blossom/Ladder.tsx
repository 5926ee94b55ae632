import { MiniCards } from '../../cards/MiniCards.tsx';
import { handName } from '../positions/words.ts';
import { useTable, useTableState } from '../shell/context.ts';
import { handKinds, ownPotIn, rankNameOf } from './read.ts';

/** An example of each kind of hand, as small cards are numbered: spades, hearts, clubs, diamonds. */
const examples: Readonly<Record<keyof typeof handKinds, readonly number[]>> = {
  triple: [7, 20, 46],
  'straight-flush': [20, 21, 22],
  flush: [1, 6, 11],
  straight: [4, 18, 45],
  pair: [12, 38, 5],
  high: [0, 23, 34],
};
const hands = 22_100;

const isKind = (name: string): name is keyof typeof handKinds => name in handKinds;

/** Which hand beats which, and how often three cards make it; one's own is lit once it has been looked at. */
export const Ladder = () => {
  const { lang } = useTable();
  const { table, slips } = useTableState();
  const cards = ownPotIn(slips, table?.number ?? 0)?.view.cards;
  const own = cards ? rankNameOf(cards) : null;
  return (
    <dl className="hand-ladder">
      {Object.keys(handKinds)
        .filter(isKind)
        .map((kind) => (
          <div key={kind} data-own={kind === own}>
            <dt>{handName('golden-blossom', kind, lang)}</dt>
            <dd>
              <MiniCards hands={[examples[kind]]} />
            </dd>
            <dd>{`${((handKinds[kind] / hands) * 100).toFixed(2)}%`}</dd>
          </div>
        ))}
    </dl>
  );
};
