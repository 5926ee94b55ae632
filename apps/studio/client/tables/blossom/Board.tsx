import { minor, toDecimal } from '@pavilion/money';
import { useEffect } from 'react';
import { paid } from '../../../src/tables/engine/chips.ts';
import type { BlossomView } from '../../../src/tables/games/blossomFacts.ts';
import { blossomSeats, costMax, paidBy, streetsOf } from '../../../src/tables/games/blossomPlay.ts';
import { money } from '../../shell/amounts.ts';
import { usePart } from '../../shell/usePart.ts';
import { potWords } from '../pots/words.ts';
import { useLayout, useTable, useTableState } from '../shell/context.ts';
import { Spot } from '../shell/Spot.tsx';
import { useWide } from '../shell/show.ts';
import { sumOf } from '../shell/tableState.ts';
import { ownPotIn } from './read.ts';
import { useSit, useSitting } from './sit.ts';
import { useShown } from './useShown.ts';
import { ownWords } from './words.ts';

const loadPlayed = () => import('./played.ts');

/** Six seats: a press lays the chosen chip at one of them, in the place of wherever it lay. What a hand can cost is told before. */
export const Board = () => {
  const { store, texts, words, lang } = useTable();
  const { table, slips, chip, chips, currency } = useTableState();
  const { standing, lying } = useLayout();
  const [own, pots] = [ownWords(lang), potWords(lang)];
  const round = table?.number ?? 0;
  const isSeated = sumOf(standing) > 0n;
  const mine = ownPotIn(slips, round);
  const isUntold = (table?.phase === 'deciding' || table?.phase === 'drawn') && isSeated && mine === null;
  const [phase, decidesAt] = [table?.phase, table?.decidesAt];
  // Who sits where is known from the draw on, what others have chosen from the end of each street.
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked again whenever a street or the round is over
  useEffect(() => {
    if (isUntold || (isSeated && (phase === 'deciding' || phase === 'drawn'))) void store.refresh();
  }, [isUntold, isSeated, phase, decidesAt, store]);
  const { shown } = useShown();
  const isAsked =
    phase === 'deciding' && mine !== null && mine.own.hand.next.length > 0 && shown?.telling === null;
  const cost = mine ? paidBy(mine.view.seats[mine.view.seat]?.made ?? []) : 0;
  const offer = isSeated ? '' : pots.free;
  const stake = sumOf(lying) || sumOf(standing) || chip;
  const sit = useSit();
  const before = useSitting();
  const isWide = useWide();
  const part = usePart(loadPlayed, lang, false);
  const inText = (amount: bigint): string => money(toDecimal(minor(amount), currency), currency);
  const priceText = ({ price, street, seats }: BlossomView): string => {
    const text = own.price(inText(paid(stake, price)));
    const raisers = seats.flatMap(({ made }, seat) =>
      streetsOf(made)[street - 1]?.startsWith('raise') ? [String(seat + 1)] : [],
    );
    // One line: nothing below it moves for it.
    if (raisers.length === 0) return `${text} · ${own.halfBlind}`;
    return `${raisers.length > 2 ? own.raisers(raisers.length) : own.raised(raisers)} · ${text}`;
  };
  return (
    <fieldset className="board pot-board" data-rank={chips.indexOf(stake)}>
      <legend className="unseen">{texts.table}</legend>
      <p className="pot-line" data-field="pot">
        <span>
          {!isSeated
            ? pots.choose
            : !mine
              ? pots.seated
              : isAsked
                ? priceText(mine.view)
                : own.paid(inText(paid(stake, cost)))}
        </span>
        {stake > 0n && <b>{own.most(inText(paid(stake, costMax)))}</b>}
      </p>
      {blossomSeats.map((seat) => {
        const spot = `seat:${seat}`;
        const sitting = mine ? mine.own.slip.pot?.seats[seat - 1] : isSeated && before[seat - 1];
        const isOwn = lying[spot] !== undefined || standing[spot] !== undefined;
        return (
          <Spot
            key={seat}
            spot={spot}
            className="pot-seat"
            winning={table?.phase === 'settled' && mine?.view.winner === seat}
            taking={!isSeated}
            onPress={() => sit?.(spot)}
          >
            <strong>
              <span className="seat-number" aria-hidden="true">
                {seat}
              </span>
              <span className="seat-name">{words.spot(spot)}</span>
            </strong>
            <small>{isOwn ? pots.yours : sitting ? pots.who[sitting] : offer}</small>
          </Spot>
        );
      })}
      {part && !isWide && <part.RankLine />}
    </fieldset>
  );
};
