import '../styles/decisionBar.css';
import { minor, toDecimal } from '@pavilion/money';
import { type CSSProperties, useCallback, useState } from 'react';
import { coins, money } from '../../shell/amounts.ts';
import { useKeys } from '../../shell/keys.ts';
import { usePart } from '../../shell/usePart.ts';
import { useServerNow, useTable, useTableState } from './context.ts';
import { handsOf, type OwnHand, openHandIn, raiseOf, restOf } from './hands.ts';
import { useLate } from './late.ts';
import { isTimed, secondsIn, useCalm, useTelling } from './show.ts';
import type { DecidingView, PicksView } from './view.ts';

type InPlaces = CSSProperties & { readonly '--places': number };

const inPlaces = (count: number): InPlaces => ({ '--places': count });

const Seconds = () => {
  const { texts } = useTable();
  const { table } = useTableState();
  const left = Date.parse(table?.decidesAt ?? '') - useServerNow();
  if (Number.isNaN(left)) return null;
  return <b className="decision-left">{texts.seconds(secondsIn(left))}</b>;
};

/** Whether a choice is made in a form of its own. */
const isPicked = ({ picks }: DecidingView, choice: string): boolean =>
  picks !== undefined && choice.startsWith(`${picks.kind}-`);

const noPicks = (): Promise<PicksView> => Promise.reject(new Error('nothing is picked here'));

/** The buttons of the hand whose turn it is, each with what it stakes besides. */
const Choices = ({
  own,
  deciding,
  picks,
  advised,
}: {
  own: OwnHand;
  deciding: DecidingView;
  picks: PicksView | null;
  advised: string | undefined;
}) => {
  const { store, words, lang } = useTable();
  const { currency, choosing } = useTableState();
  const { places } = deciding;
  const Picks = picks?.Form;
  const [isCovered, setCovered] = useState(false);
  // Whole amounts without their decimals: a button is narrow.
  const inText = (hundredths: number): string =>
    coins(raiseOf(own, hundredths, currency), currency).replace(/\.0+$/u, '');
  // What costs more than it is worth is never the gold one.
  const isMain = deciding.isMain ?? ((choice) => deciding.raise(choice) === 0 || choice === 'play');
  const main = own.hand.next.find(isMain);
  return (
    <div
      className="decision-choices"
      data-placed={places !== undefined}
      style={places && inPlaces(places.count)}
    >
      {own.hand.next.map((choice) => {
        if (isPicked(deciding, choice)) return null;
        const raise = raiseOf(own, deciding.raise(choice), currency);
        const note = deciding.noteOf?.(choice, lang, inText);
        return (
          <button
            key={choice}
            type="button"
            className={choice === main ? 'main-button' : 'quiet-button'}
            data-action="choose"
            data-choice={choice}
            data-advised={choice === advised}
            data-sent={choice === choosing}
            style={places && { gridColumn: places.of(choice) + 1 }}
            // Not `disabled`: it would lose the focus of whoever presses it by keyboard.
            aria-disabled={choosing !== null}
            inert={isCovered}
            onClick={() => void store.choose(choice)}
          >
            <span>{words.choice?.(choice) ?? choice}</span>
            {raise > 0n && <small>{money(toDecimal(raise, currency), currency)}</small>}
            {note && <small>{note}</small>}
          </button>
        );
      })}
      {Picks && <Picks own={own} onOpen={setCovered} />}
      {places?.absentOf(own.hand, lang).map(({ choice, reason }) => (
        <button
          key={choice}
          type="button"
          className="quiet-button"
          style={{ gridColumn: places.of(choice) + 1 }}
          disabled
        >
          <span>{words.choice?.(choice) ?? choice}</span>
          <small>{reason}</small>
        </button>
      ))}
    </div>
  );
};

/** The hand that is asked about, told when its cards lie open. */
const useAsk = (
  own: OwnHand | undefined,
  { askOf, lands }: DecidingView,
  moreOf: PicksView['moreOf'],
): string => {
  const { texts, lang } = useTable();
  const { table } = useTableState();
  const isCalm = useCalm();
  const now = useServerNow();
  const more = own ? moreOf?.(own.hand, lang) : null;
  const plain = own ? askOf(own.hand, table?.faceUp, lang) : '';
  const asked = more ? `${plain} · ${more}` : plain;
  const isLaid = isCalm || !lands || now >= Date.parse(table?.drawsAt ?? '') + lands.firstMs;
  const takenMs = own && lands?.hasTaken(own.hand) ? lands.eachMs : 0;
  const late = useLate(asked, isCalm ? 0 : takenMs, asked);
  const isTaking = takenMs > 0 && !isCalm && late !== asked;
  if (!isLaid) return texts.decide.dealing;
  if (own && isTaking && lands?.takingOf) return lands.takingOf(own.hand, lang);
  return late === '' ? asked : late;
};

/** What there is to do while hands are decided, and what is waited for where there is nothing. */
export const DecisionBar = ({ deciding }: { deciding: DecidingView }) => {
  const { store, texts, words, lang } = useTable();
  const { slips, table, choosing, currency } = useTableState();
  const [isHinted, setHinted] = useState(false);
  const picks = usePart(deciding.picks?.load ?? noPicks, lang, deciding.picks !== undefined);
  const text = texts.decide;
  const telling = useTelling(deciding);
  const open = openHandIn(slips, table);
  const own = telling === null || telling.stage === 'chosen' ? open : undefined;
  const hands = handsOf(slips, table?.number ?? 0);
  const raising = hands.find(({ hand }) => hand.state === 'raising');
  const hasSlips = slips.some((slip) => slip.round === table?.number && slip.state === 'standing');
  const ask = useAsk(own, deciding, picks?.moreOf);
  const advised = own && deciding.hintOf?.(own.hand, table?.faceUp);
  const onKey = useCallback(
    (code: string) => {
      const kindOf = (next: string): string =>
        isPicked(deciding, next) ? (deciding.picks?.kind ?? next) : next;
      const choice = own?.hand.next.find((next) => deciding.keys[kindOf(next)] === code);
      if (!own || choice === undefined) return false;
      if (isPicked(deciding, choice)) picks?.toggle(store, own);
      else if (picks?.isOpen(store, own)) return false;
      else void store.choose(choice);
      return true;
    },
    [own, deciding, picks, store],
  );
  useKeys(own !== undefined, onKey);
  const raised = own && choosing !== null ? raiseOf(own, deciding.raise(choosing), currency) : minor(0n);
  const { Rest } = deciding;
  const isVoid = hands.some(({ hand }) => hand.state === 'void');
  const told = (): string => {
    if (own && raised > 0n) return text.asking(money(toDecimal(raised, currency), currency));
    if (own && isHinted && advised !== undefined) return text.book(words.choice?.(advised) ?? advised);
    if (own) return ask;
    const rest = restOf(hands, deciding.isAskedAgain);
    // Nobody is told by the bar how a pot has ended before it is told at the table.
    if (telling?.stage === 'before' && (open || rest === 'elsewhere')) return telling.text;
    if (raising) return texts.asking;
    if (isVoid) return text.voided;
    if (rest) return text[rest];
    if (hands.some(({ hand }) => deciding.isAskedAgain?.(hand))) return text.chosen;
    if (hands.length > 0) return text.waiting;
    return hasSlips ? text.dealing : text.watching;
  };
  if (Rest && !own && !raising && !isVoid && (hands.length > 0 || hasSlips))
    return (
      <fieldset className="decision-bar" data-field="decision" data-open={false}>
        <legend className="unseen">{text.bar}</legend>
        <Rest />
      </fieldset>
    );
  return (
    <fieldset className="decision-bar" data-field="decision" data-open={own !== undefined}>
      <legend className="unseen">{text.bar}</legend>
      <p className="decision-told">
        {own && (isHinted || raised > 0n) && (
          <span>{raised > 0n ? deciding.askOf(own.hand, table?.faceUp, lang) : ask} · </span>
        )}
        {told()}
      </p>
      {own && deciding.hintOf && (
        <button
          type="button"
          className="quiet-button decision-hint"
          data-action="hint"
          aria-pressed={isHinted}
          onClick={() => setHinted(!isHinted)}
        >
          {text.hint}
        </button>
      )}
      {!Rest && isTimed(telling) && <Seconds />}
      {own && (
        <Choices own={own} deciding={deciding} picks={picks} advised={isHinted ? advised : undefined} />
      )}
    </fieldset>
  );
};
