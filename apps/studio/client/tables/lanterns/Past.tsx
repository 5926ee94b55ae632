import { dealerHand, endsOf, parseLanternsSpot, seatOf } from '../../../src/tables/games/sevenLanterns.ts';
import type { HistorySlipView } from '../../../src/tables/views.ts';
import { blackjackWordsOf } from '../../blackjack/words.ts';
import { MiniCards } from '../../cards/MiniCards.tsx';
import { useTable } from '../shell/context.ts';
import { readHand, readLanterns, sideResultOf } from './read.ts';

/** The dealer's cards, and those of each seat of a slip with what was chosen for it. */
export const Past = ({ slip }: { slip: HistorySlipView }) => {
  const { words, lang } = useTable();
  const { dealer, results, sides } = blackjackWordsOf(lang);
  const outcome = readLanterns(slip.result?.outcome);
  if (!outcome) return null;
  const house = dealerHand(outcome);
  const seats = (slip.hands ?? []).flatMap(({ spot, made, view }) => {
    const hand = readHand(view);
    return hand ? [{ spot, made, hand }] : [];
  });
  const firsts = slip.stakes
    .flatMap(({ spot }) => parseLanternsSpot(spot)?.seat ?? [])
    .filter(
      (seat, at, all) => all.indexOf(seat) === at && seats.every(({ spot }) => spot !== `seat:${seat}`),
    );
  const open = { dealer: house[0] ?? 0, seats: outcome.seats };
  const wonSides = (seat: number): string[] =>
    slip.stakes.flatMap(({ spot }) => {
      const parsed = parseLanternsSpot(spot);
      if (!parsed || parsed.seat !== seat || parsed.kind === 'seat') return [];
      const result = sideResultOf(parsed.kind, seat, open);
      return result === null ? [] : `${sides.names[parsed.kind]}: ${sides.results[result]}`;
    });
  return (
    <ul className="past-hands">
      <li>
        <span>{dealer}</span> <MiniCards hands={[house]} />
      </li>
      {seats.map(({ spot, made, hand }) => (
        <li key={spot}>
          <span>{words.spot(spot)}</span> <MiniCards hands={hand.hands.map(({ cards }) => cards)} />
          <small>
            {[
              ...made.map((choice) => words.choice?.(choice) ?? choice),
              ...endsOf(hand, house).map((end) => results[end]),
              ...wonSides(seatOf(spot)),
            ].join(' · ')}
          </small>
        </li>
      ))}
      {firsts.map((seat) => (
        <li key={seat}>
          <span>{words.spot(`seat:${seat}`)}</span>{' '}
          <MiniCards hands={[(outcome.seats[seat - 1] ?? []).slice(0, 2)]} />
          <small>{wonSides(seat).join(' · ')}</small>
        </li>
      ))}
    </ul>
  );
};
