import { minor, toDecimal } from '@pavilion/money';
import { type CSSProperties, useEffect } from 'react';
import { paid } from '../../../src/tables/engine/chips.ts';
import { type BlossomView, seatTempers } from '../../../src/tables/games/blossomFacts.ts';
import { blossomSeats, costMax, costOf, paidBy, streetsOf } from '../../../src/tables/games/blossomPlay.ts';
import { money } from '../../shell/amounts.ts';
import { potWords } from '../pots/words.ts';
import { useLayout, useTable, useTableState } from '../shell/context.ts';
import { Spot } from '../shell/Spot.tsx';
import { sumOf } from '../shell/tableState.ts';
import { placeOf, type TableForm } from './places.ts';
import { useForm, useSeats } from './seats.ts';
import { useSent } from './sent.ts';
import { useSit, useSitting } from './sit.ts';
import { usePlayed } from './usePlayed.ts';
import { ownWords } from './words.ts';

/** What of a figure and its name can be pressed, in units of the figure. */
const chair = { width: 88, height: 112, down: 10 };

/** Over the picture, which is as large as its room and its form let it be. */
type Ground = CSSProperties & { readonly '--ratio': number };

const groundOf = ({ box }: TableForm): Ground => ({ '--ratio': box.width / box.height });

/** Over the figure that sits at a place from the nearest on. */
const chairAt = ({ box, places, figure }: TableForm, place: number): CSSProperties => {
  const { x, y } = places[place]?.figure ?? { x: 0, y: 0 };
  const share = (part: number, whole: number): string => `${((100 * part) / whole).toFixed(2)}%`;
  return {
    left: share(x, box.width),
    top: share(y + chair.down * figure, box.height),
    width: share(chair.width * figure, box.width),
    height: share(chair.height * figure, box.height),
  };
};

/** Six seats in the picture: a press lays the chosen chip at one of them, in the place of wherever it lay. What a hand can cost is told before. */
export const Board = () => {
  const { store, texts, words, lang } = useTable();
  const { table, chip, chips, currency, lastLayout } = useTableState();
  const { standing, lying } = useLayout();
  const [own, pots] = [ownWords(lang), potWords(lang)];
  const isSeated = sumOf(standing) > 0n;
  const { mine, shown, nearest } = useSeats();
  const [phase, decidesAt] = [table?.phase, table?.decidesAt];
  const isDrawn = isSeated && (phase === 'deciding' || phase === 'drawn');
  const isUntold = isDrawn && mine === null;
  // Who sits where is known from the draw on, what others have chosen from the end of each street.
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked again whenever a street or the round is over
  useEffect(() => {
    if (isDrawn) void store.refresh();
  }, [isUntold, isSeated, phase, decidesAt, store]);
  const isAsked =
    phase === 'deciding' && mine !== null && mine.own.hand.next.length > 0 && shown?.telling === null;
  const sent = useSent(mine?.own);
  const sentCost = sent === null ? 0 : costOf(sent);
  const cost = mine ? paidBy(mine.view.seats[mine.view.seat]?.made ?? []) : 0;
  const stake = sumOf(lying) || sumOf(standing) || chip;
  const sit = useSit();
  const before = useSitting();
  const form = useForm();
  const part = usePlayed(isAsked);
  const inText = (amount: bigint): string => money(toDecimal(minor(amount), currency), currency);
  const costText = ({ street, seat: ownSeat, seats }: BlossomView): string => {
    // What has been sent is neither paid yet nor forgotten.
    if (!isAsked && sentCost > 0) return texts.decide.asking(inText(paid(stake, sentCost)));
    const text = own.paid(inText(paid(stake, cost)));
    const raisers = seats.flatMap(({ made }, seat) =>
      seat !== ownSeat && streetsOf(made)[street - 1]?.startsWith('raise') ? [String(seat + 1)] : [],
    );
    // One line: nothing below it moves for it.
    const missed = part?.ownMissedText(mine, shown, lang);
    if (missed) return `${missed} · ${text}`;
    if (!isAsked || raisers.length === 0) return text;
    return `${raisers.length > 2 ? own.raisers(raisers.length) : own.raised(raisers)} · ${text}`;
  };
  return (
    <>
      <p className="pot-line" data-field="pot">
        <span>
          {!isSeated
            ? part && phase !== undefined && phase !== 'open'
              ? part.lateWords(lang).watches
              : pots.choose
            : mine
              ? costText(mine.view)
              : own.paid(inText(stake))}
        </span>
        {stake > 0n && <b>{own.most(inText(paid(stake, costMax)))}</b>}
      </p>
      <fieldset
        className="board pot-board"
        data-rank={chips.indexOf(stake)}
        data-phase={phase}
        data-seated={isSeated}
      >
        <legend className="unseen">{texts.table}</legend>
        <div className="seats-over">
          <div className="seats-ground" style={groundOf(form)}>
            {blossomSeats.map((number) => {
              const seat = number - 1;
              const spot = `seat:${number}`;
              const isOwn = lying[spot] !== undefined || standing[spot] !== undefined;
              const sitting = mine?.own.slip.pot?.seats[seat] ?? before[seat] ?? 'bot';
              const temper = seatTempers[seat];
              return (
                <div
                  key={number}
                  className="seat-over"
                  data-former={sit !== null && sumOf(lying) === 0n && lastLayout[spot] !== undefined}
                  style={chairAt(form, placeOf(seat, nearest))}
                >
                  <Spot spot={spot} className="pot-seat" taking={!isSeated} onPress={() => sit?.(spot)}>
                    <span className="unseen">
                      {`${words.spot(spot)} · ${isOwn ? pots.yours : pots.who[sitting]}`}
                      {part && !isOwn && sitting === 'bot' && temper && (
                        <part.RecordHeard seat={seat} temper={temper} />
                      )}
                    </span>
                  </Spot>
                </div>
              );
            })}
            {part && mine && isAsked && (
              <part.ComparePicks own={mine.own} form={form} nearest={nearest} chairAt={chairAt} />
            )}
          </div>
        </div>
      </fieldset>
    </>
  );
};
