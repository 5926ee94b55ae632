import { type DealtCard, dealtOf } from '../../../src/tables/games/baccaratDealing.ts';
import { useStoreState } from '../../shell/given.ts';
import { useTable } from '../shell/context.ts';
import { useShow } from '../shell/show.ts';
import { type OpenedCards, turnedAtOf } from './openedCards.ts';
import { readHands } from './read.ts';
import { SqueezeCard } from './SqueezeCard.tsx';
import { squeezeWordsOf } from './squeezeWords.ts';

/** The cards that may be squeezed at this moment of the show: one hand, or one third card. */
const squeezedNow = (dealt: readonly DealtCard[], elapsedMs: number): readonly DealtCard[] =>
  dealt.filter(
    ({ squeezedFrom, turnedAt }) =>
      squeezedFrom !== undefined && squeezedFrom <= elapsedMs && elapsedMs < turnedAt,
  );

/** The hand that is squeezed now, large enough for a finger; and the switch of who would rather see it at once. */
export const SqueezePanel = ({ opened }: { opened: OpenedCards }) => {
  const { store, lang, texts, words } = useTable();
  const told = squeezeWordsOf(lang);
  const show = useShow();
  const state = useStoreState(opened);
  const hands = show && !show.isOver ? readHands(show.result) : null;
  if (!show || !hands) return null;
  const { elapsedMs, result } = show;
  const cards = squeezedNow(dealtOf(hands, 'squeezed'), elapsedMs);
  const [first] = cards;
  if (!first) return null;
  const turnedAt = turnedAtOf(state);
  const isOpen = (card: DealtCard): boolean => turnedAt(card, result.number) <= elapsedMs;
  const closed = cards.filter((card) => !isOpen(card));
  // Sooner than the table turns it: no moment of the round tells of it.
  const open = (turned: readonly DealtCard[]): void => {
    for (const card of turned) opened.open(result.number, card);
    store.hear('turn');
  };
  return (
    <section
      className="squeeze"
      data-field="squeeze"
      data-side={first.side}
      data-quiet={state.isOpenedForMe}
      aria-label={told.cardsOf(words.spot(first.side))}
    >
      <p className="squeeze-head">
        <strong>{told.cardsOf(words.spot(first.side))}</strong>
        <b data-field="squeeze-left">
          {texts.seconds(Math.max(0, Math.ceil((first.turnedAt - elapsedMs) / 1_000)))}
        </b>
      </p>
      {!state.isOpenedForMe && (
        <>
          <div className="squeeze-cards">
            {cards.map((card) => (
              <SqueezeCard
                key={`${result.number} ${card.side} ${card.place}`}
                card={card.card}
                isOpen={isOpen(card)}
                label={`${told.card(card.place + 1)}. ${told.keys}`}
                onOpen={() => open([card])}
              />
            ))}
          </div>
          <p className="soft squeeze-how">{told.how}</p>
        </>
      )}
      <div className="squeeze-foot">
        <label className="squeeze-switch">
          <input
            type="checkbox"
            data-action="open-for-me"
            checked={state.isOpenedForMe}
            onChange={(event) => opened.setOpenedForMe(event.target.checked)}
          />
          {told.openForMe}
        </label>
        <button
          type="button"
          className="quiet-button"
          data-action="open-cards"
          disabled={closed.length === 0}
          onClick={() => open(closed)}
        >
          {told.open}
        </button>
      </div>
    </section>
  );
};
