import { minor, toDecimal } from '@pavilion/money';
import { rankNames, rankOf, suitNames, suitOf } from '../../src/games/cards/card.ts';
import type { DrawnHand } from '../../src/games/manyHands/outcome.ts';
import { handCounts, handsVariant } from '../../src/games/manyHands/rules.ts';
import { payingHandsOf, payOf } from '../../src/games/videoPoker/variants.ts';
import { cardName, SuitMark } from '../cards/CardFace.tsx';
import { CardRow, places } from '../poker/CardRow.tsx';
import { amountOf, money } from '../shell/amounts.ts';
import { useShell } from '../shell/context.ts';
import { MoveButton } from '../shell/MoveButton.tsx';
import { isRoundOpen } from '../shell/playState.ts';
import { RoundWin } from '../shell/RoundWin.tsx';
import { useManyHands, useManyHandsState } from './context.ts';

/** What each kind of hand pays, and how many of the round's hands are one. */
const PayList = () => {
  const { words } = useManyHands();
  const { view } = useManyHandsState();
  const drawn = view.round?.hands.slice(0, view.shown) ?? [];
  return (
    <ul className="many-pays" aria-label={words.pays}>
      {payingHandsOf(handsVariant).map((name) => {
        const times = drawn.filter(({ hand }) => hand === name).length;
        return (
          <li key={name} data-on={times > 0}>
            <span>{words.hands[name]}</span>
            <b>× {payOf(handsVariant, name)}</b>
            {times > 1 && <span className="times">{times}</span>}
          </li>
        );
      })}
    </ul>
  );
};

/** A card of a small hand: its rank and suit; without a number, its back. */
const SmallCard = ({ card }: { card: number | null }) => {
  const { lang } = useShell();
  if (card === null) return <span className="small-card back" />;
  const suit = suitNames[suitOf(card)] ?? 'spades';
  return (
    <span
      className="small-card"
      role="img"
      aria-label={cardName(card, lang)}
      data-red={suit === 'hearts' || suit === 'diamonds'}
    >
      {rankNames[rankOf(card)]}
      <SuitMark suit={suit} />
    </span>
  );
};

/** One of the other hands: what is held in it, and what it drew. */
const SmallHand = ({ number, hand }: { number: number; hand: DrawnHand | null }) => {
  const { words } = useManyHands();
  const { view } = useManyHandsState();
  const pay = hand ? payOf(handsVariant, hand.hand) : 0;
  return (
    <li className="small-hand" data-won={pay > 0} aria-label={words.handOf(number)}>
      <span className="small-cards">
        {places.map((place) => {
          const held = view.held.includes(place) ? (view.round?.dealt[place] ?? null) : null;
          return <SmallCard key={place} card={hand?.cards[place] ?? held} />;
        })}
      </span>
      <span className="small-name">{hand && pay > 0 ? words.hands[hand.hand] : ''}</span>
    </li>
  );
};

/** The first hand, whose cards are held by a press; the others above it. */
export const Hands = () => {
  const { game, words } = useManyHands();
  const state = useManyHandsState();
  const { view, busy, motion } = state;
  const { round, shown } = view;
  const count = round?.count ?? view.count;
  const first = shown > 0 ? round?.hands[0] : undefined;
  const others = Array.from({ length: count - 1 }, (_, index) => index + 1);
  return (
    <section
      className="felt many-hands"
      data-field="table"
      data-state={motion}
      data-count={count}
      aria-label={words.cards}
    >
      <RoundWin />
      <PayList />
      <ol className="small-hands" data-field="hands">
        {others.map((index) => (
          <SmallHand
            key={index}
            number={index + 1}
            hand={index < shown ? (round?.hands[index] ?? null) : null}
          />
        ))}
      </ol>
      <CardRow
        cards={first?.cards ?? round?.dealt}
        held={view.held}
        heldWord={words.held}
        canHold={!busy && isRoundOpen(state)}
        isWon={first !== undefined && payOf(handsVariant, first.hand) > 0}
        onToggle={game.toggle}
      />
      <p className="first-name">{round ? words.hands[first?.hand ?? round.hand] : ''}</p>
    </section>
  );
};

/** How many hands; deals, or draws. */
export const HandsActions = () => {
  const { game, words } = useManyHands();
  const state = useManyHandsState();
  const { view, busy, stake, currency } = state;
  const isOpen = isRoundOpen(state);
  const label = busy ? words.dealing : isOpen ? words.draw : words.deal;
  const count = isOpen ? (view.round?.count ?? view.count) : view.count;
  const each = toDecimal(minor(amountOf(stake, currency) / BigInt(count)), currency);
  return (
    <div className="moves">
      <fieldset className="hand-counts">
        <legend className="plate-name">
          {words.choose} · {words.each(money(each, currency))}
        </legend>
        {handCounts.map((hands) => (
          <button
            key={hands}
            type="button"
            className="hand-count"
            data-action={`hands-${hands}`}
            aria-pressed={hands === count}
            aria-label={words.countOf(hands)}
            aria-disabled={busy || isOpen}
            onClick={() => game.choose(hands)}
          >
            {hands}
          </button>
        ))}
      </fieldset>
      <MoveButton label={label} isBusy={busy} onPress={game.press} />
    </div>
  );
};
