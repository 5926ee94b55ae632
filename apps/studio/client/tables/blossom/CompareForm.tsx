import { toDecimal } from '@pavilion/money';
import { type CSSProperties, useLayoutEffect, useRef } from 'react';
import { comparedBy, costOf } from '../../../src/tables/games/blossomPlay.ts';
import { money } from '../../shell/amounts.ts';
import { potWords } from '../pots/words.ts';
import { useTable, useTableState } from '../shell/context.ts';
import { type OwnHand, raiseOf } from '../shell/hands.ts';
import type { TableStore } from '../shell/tableStore.ts';
import type { PicksView } from '../shell/view.ts';
import { lateWords } from './lateWords.ts';
import { isPickingFor, togglePick, useIsPicking } from './picking.ts';
import { placeOf, type TableForm } from './places.ts';
import { readView } from './read.ts';
import { beatenShareOf, othersIn } from './strength.ts';
import { kindOfChoice, ownWords } from './words.ts';

interface Pick {
  readonly choice: string;
  /** From 0. */
  readonly seat: number;
}

/** Whom a hand can be compared with. */
const picksOf = ({ hand }: OwnHand): readonly Pick[] =>
  hand.next.flatMap((choice) => {
    const seat = comparedBy(choice);
    return seat === undefined ? [] : [{ choice, seat }];
  });

const send = (store: TableStore, own: OwnHand, choice: string): void => {
  togglePick(store, own);
  void store.choose(choice);
};

/** Who sits there: a bot by how it plays. */
const useWhoAt = (own: OwnHand) => {
  const { lang } = useTable();
  const { tempers } = readView(own.hand) ?? {};
  const pots = potWords(lang);
  return (seat: number): string => {
    const who = own.slip.pot?.seats[seat] ?? 'bot';
    const temper = who === 'bot' ? tempers?.[seat] : undefined;
    return temper ? ownWords(lang).tempers[temper] : pots.who[who];
  };
};

/** The press that opens the choice of whom to compare with; while it is open, everybody who is in, in the place of all other choices. */
const CompareForm = ({ own, onOpen }: { own: OwnHand; onOpen: (isOpen: boolean) => void }) => {
  const { store, lang } = useTable();
  const { currency, choosing } = useTableState();
  const isPicking = useIsPicking(own);
  const whoAt = useWhoAt(own);
  const opener = useRef<HTMLButtonElement>(null);
  const firstPick = useRef<HTMLButtonElement>(null);
  const [first, ...rest] = picksOf(own);
  const isOpen = isPicking && choosing === null && first !== undefined;
  useLayoutEffect(() => {
    onOpen(isOpen);
    if (isOpen) firstPick.current?.focus({ preventScroll: true });
    return () => onOpen(false);
  }, [isOpen, onOpen]);
  if (!first) return null;
  // The press that is focused goes with the form.
  const close = (): void => {
    togglePick(store, own);
    opener.current?.focus();
  };
  const sent = choosing !== null && kindOfChoice(choosing) === 'compare';
  const words = lateWords(lang);
  const priceText = money(toDecimal(raiseOf(own, costOf(first.choice), currency), currency), currency);
  const { compare } = ownWords(lang).choices;
  return (
    <>
      <button
        ref={opener}
        type="button"
        className="quiet-button compare-button"
        data-action="compare"
        data-sent={sent}
        aria-expanded={isPicking}
        aria-disabled={choosing !== null}
        style={{ gridColumn: 5 }}
        onClick={() => choosing === null && togglePick(store, own)}
      >
        <span>{compare}</span>
        <small>{priceText}</small>
      </button>
      {isOpen && (
        <fieldset
          className="compare-form"
          data-field="compare"
          onKeyDown={({ key }) => key === 'Escape' && close()}
        >
          <legend>
            <span className="compare-title">{words.compareWith(priceText)}</span>
            <span className="compare-note">{words.compareNote}</span>
          </legend>
          {[first, ...rest].map(({ choice, seat }, at) => (
            <button
              key={choice}
              // The choices that are covered cannot have the focus any more.
              ref={at === 0 ? firstPick : null}
              type="button"
              className="quiet-button"
              data-action="choose"
              data-choice={choice}
              onClick={() => send(store, own, choice)}
            >
              <b>{seat + 1}</b>
              <small>{whoAt(seat)}</small>
            </button>
          ))}
          <button
            type="button"
            className="quiet-button compare-back"
            data-action="compare-back"
            onClick={close}
          >
            {words.back}
          </button>
        </fieldset>
      )}
    </>
  );
};

/** What the bar of choices needs of it. */
export const picks: PicksView = {
  toggle: togglePick,
  isOpen: isPickingFor,
  Form: CompareForm,
  moreOf: (hand, lang) => {
    const view = readView(hand);
    const others = view ? othersIn(view.seats, view.seat) : 0;
    return view?.cards && others > 0
      ? lateWords(lang).beatsShare(beatenShareOf(view.cards, others), others)
      : null;
  },
};

/** The same in the picture: a ring round everybody who can be asked. */
export const ComparePicks = ({ own, form, nearest, chairAt }: PicksProps) => {
  const { store, words, lang } = useTable();
  const { choosing } = useTableState();
  const isPicking = useIsPicking(own);
  if (!isPicking || choosing !== null) return null;
  return picksOf(own).map(({ choice, seat }) => (
    <button
      key={choice}
      type="button"
      className="seat-over compare-pick"
      data-action="compare-seat"
      style={chairAt(form, placeOf(seat, nearest))}
      aria-label={`${ownWords(lang).choices.compare}: ${words.spot(`seat:${seat + 1}`)}`}
      onClick={() => send(store, own, choice)}
    >
      <span aria-hidden="true">{ownWords(lang).choices.compare}</span>
    </button>
  ));
};

interface PicksProps {
  readonly own: OwnHand;
  readonly form: TableForm;
  /** The seat, from 0, that the table is seen from. */
  readonly nearest: number;
  /** Over the figure that sits at a place. */
  readonly chairAt: (form: TableForm, place: number) => CSSProperties;
}
