import type { BetView, EventSummary } from '../../../src/book/views.ts';
import { money } from '../../shell/amounts.ts';
import { Icon } from '../../shell/Icon.tsx';
import { useSeenEvents } from '../events/useLandedEvents.ts';
import { betName, chosenName, pricedName } from '../shell/betName.ts';
import { lookedAt } from '../shell/bookState.ts';
import { useBook, useBookState, useTerms, useWords } from '../shell/context.ts';
import { reviewOf } from '../shell/review.ts';
import { StandMark } from './StandMark.tsx';
import type { Stand } from './stand.ts';
import { useFigures } from './useFigures.ts';
import { useTurns } from './useTurns.ts';

/** Rounds that a side of a siege has taken in the match; of other sports nothing is counted. */
const roundsOf = (event: EventSummary | undefined, side: string | undefined): number =>
  event?.score.sport === 'siege' && (side === 'home' || side === 'away')
    ? event.score.maps.reduce((sum, map) => sum + map[side], 0)
    : 0;

/** Lights up once as something turns for the bet. */
const Glow = ({ stand, rounds }: { stand: Stand; rounds: number }) => {
  const turns = useTurns(stand, rounds);
  return turns > 0 && <i key={turns} className="open-glow" />;
};

/** What a bet is on, in short, and the market of a single. */
const useNamed = (bet: BetView) => {
  const { texts } = useWords();
  const termsOf = useTerms();
  const [leg, other] = bet.legs;
  const chosen = (each: BetView['legs'][number]): string =>
    texts.selection(each.selection, termsOf(each.market, each));
  return {
    only: other ? undefined : leg,
    chosen: chosenName(bet, texts, chosen),
    priced: pricedName(bet, texts, chosen),
    market: leg && !other ? texts.market(termsOf(leg.market, leg)) : '',
  };
};

/** One of several on the match that is looked at: what it is on, how that stands, and what it may return. */
const Chip = ({ bet }: { bet: BetView }) => {
  const { currency } = useBookState();
  const known = useSeenEvents();
  const { only, chosen, market } = useNamed(bet);
  const figures = useFigures();
  const review = reviewOf(bet, known);
  const stand = review === 'untold' ? null : figures.stand(bet);
  const event = known.find(({ id }) => id === only?.event);
  return (
    <span className="open-chip" data-bet={bet.id} data-stand={stand ?? undefined}>
      {event && <Glow key={event.id} stand={stand} rounds={roundsOf(event, only?.selection)} />}
      <span className="chip-what">
        <b>{chosen}</b> {only && <span data-field="open-score">{figures.ofLeg(only)}</span>}
      </span>
      <small className="chip-sums">
        <StandMark stand={stand} />
        <span className="chip-market">{market}</span> {money(bet.possibleReturn, currency)}
      </small>
    </span>
  );
};

/** One bet in the whole line: its market, of another match than the one looked at whose that is, its own figure, stake and return. */
const Single = ({ bet, stand, isHere }: { bet: BetView; stand: Stand; isHere: boolean }) => {
  const { texts, lang } = useWords();
  const { currency } = useBookState();
  const known = useSeenEvents();
  const figures = useFigures();
  const review = reviewOf(bet, known);
  const { only, priced, market } = useNamed(bet);
  const played = known.find(({ id, phase }) => id === only?.event && phase === 'live');
  return (
    <>
      {played && only && <Glow key={played.id} stand={stand} rounds={roundsOf(played, only.selection)} />}
      <span className="open-what">
        {priced}{' '}
        {only && (
          <small className="open-market">
            {market}
            {!isHere && ` · ${betName(bet, lang, texts, played?.score)}`}
          </small>
        )}
      </span>
      {review === null && (played || stand !== null) && (
        <span className="open-stand">
          {played && only && <span data-field="open-score">{figures.ofLeg(only)}</span>}
          <StandMark stand={stand} />
        </span>
      )}
      {review === null ? (
        <span className="open-return open-sums">
          <span>
            <span data-field="open-stake">{money(bet.stake, currency)}</span> →{' '}
          </span>
          <span className="open-back">
            <span className="open-word">{texts.bets.possible} </span>
            {money(bet.possibleReturn, currency)}
          </span>
        </span>
      ) : (
        <span className="open-return">
          {review === 'untold' ? texts.provisional : `${texts.provisional} · ${texts.bets.behind}`}
        </span>
      )}
    </>
  );
};

/** What the player has open, latest first, where there is nothing else to tell: of the match that is looked at, all of it; otherwise the latest bet. It leads to them. */
export const OpenBetsLine = ({ open }: { open: readonly BetView[] }) => {
  const { texts } = useWords();
  const { store } = useBook();
  const state = useBookState();
  const known = useSeenEvents();
  const figures = useFigures();
  const looked = lookedAt(state)?.id;
  const here = open.filter(({ legs }) => legs.some(({ event }) => event === looked));
  const [bet] = here.length > 0 ? here : open;
  if (!bet) return null;
  const isSeveral = here.length > 1;
  const review = isSeveral ? null : reviewOf(bet, known);
  const stand = review === null ? figures.stand(bet) : review === 'behind' ? 'behind' : null;
  return (
    <button
      type="button"
      className="book-open"
      data-action="open-bets"
      data-count={open.length}
      data-review={review ?? undefined}
      data-stand={isSeveral ? undefined : (stand ?? undefined)}
      data-several={isSeveral || undefined}
      onClick={() => void store.visit({ name: 'bets' })}
    >
      <span className="unseen">{texts.bets.open}</span>
      <b className="open-count">{open.length}</b>
      {isSeveral ? (
        <span className="open-chips">
          {here.map((each) => (
            <Chip key={each.id} bet={each} />
          ))}
        </span>
      ) : (
        <Single key={bet.id} bet={bet} stand={stand} isHere={here.length > 0 && bet.legs.length === 1} />
      )}
      <Icon name="chevron-down" size={14} />
    </button>
  );
};
