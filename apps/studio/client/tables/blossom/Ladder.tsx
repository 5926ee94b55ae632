import { MiniCards } from '../../cards/MiniCards.tsx';
import { handName } from '../positions/words.ts';
import { useTable } from '../shell/context.ts';
import { albumKinds, chanceOf, type HandKind } from './album.ts';
import { lateWords } from './lateWords.ts';
import { rankNameOf } from './read.ts';
import { turnMsOf, useTurned } from './turned.ts';
import { nearCardsOf, useShown } from './useShown.ts';
import { wonHandOf } from './won.ts';
import { ownWords } from './words.ts';

/** An example of each kind of hand, as small cards are numbered: spades, hearts, clubs, diamonds. */
const examples: Readonly<Record<HandKind, readonly number[]>> = {
  triple: [7, 20, 46],
  'straight-flush': [20, 21, 22],
  flush: [1, 6, 11],
  straight: [4, 18, 45],
  pair: [12, 38, 5],
  high: [0, 23, 34],
};
/** The kind of one's own hand once it lies open. */
const useOwnKind = () => {
  const { mine, shown } = useShown();
  const open = mine && nearCardsOf(mine.view, shown, mine.view.seat);
  const cards = useTurned(open, turnMsOf(mine ? shown?.seats[mine.view.seat] : undefined));
  return cards && rankNameOf(cards);
};

/** The kind of one's own hand while it lies open, and in the end of the one that has won; and whose it is. */
const useLit = () => {
  const { mine, shown } = useShown();
  const winner = shown?.winner ?? null;
  const own = mine && nearCardsOf(mine.view, shown, mine.view.seat);
  const isOwn = winner === null || winner - 1 === mine?.view.seat;
  // Lit with the name below the cards, once they lie open.
  const seat = winner === null && mine ? shown?.seats[mine.view.seat] : undefined;
  // Whoever has won has shown their cards by then.
  const cards = useTurned(isOwn ? own : shown && wonHandOf(shown), winner === null ? turnMsOf(seat) : 0);
  return { kind: cards && rankNameOf(cards), isOwn };
};

/** Which hand beats which, and how often three cards make it. */
export const Ladder = () => {
  const { lang } = useTable();
  const lit = useLit();
  const whose = lit.isOwn ? ownWords(lang).you : lateWords(lang).through.won;
  return (
    <dl className="hand-ladder">
      {albumKinds.map((kind) => (
        <div key={kind} data-lit={kind === lit.kind}>
          <dt data-whose={kind === lit.kind ? whose : undefined}>{handName('golden-blossom', kind, lang)}</dt>
          <dd>
            <MiniCards hands={[examples[kind]]} />
          </dd>
          <dd>{chanceOf(kind)}</dd>
        </div>
      ))}
    </dl>
  );
};

/** The same on a phone: the kinds in one line, the best first. */
export const RankLine = () => {
  const { lang } = useTable();
  const lit = useOwnKind();
  return (
    <ol className="rank-line" data-field="ranks">
      {albumKinds.map((kind) => (
        <li key={kind} data-lit={kind === lit}>
          {handName('golden-blossom', kind, lang)}
        </li>
      ))}
    </ol>
  );
};
