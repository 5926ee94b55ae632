import '../styles/slipRows.css';
import type { EventSummary } from '../../../src/book/views.ts';
import { Icon } from '../../shell/Icon.tsx';
import { useRunning } from '../event/boards/useRunning.ts';
import { playText } from '../events/status.ts';
import { useSeenEvent } from '../events/useLandedEvents.ts';
import { useBook, useTerms, useWords } from '../shell/context.ts';
import { LegAccept, LegLine, LegNote } from './LegNote.tsx';
import { isClosed, isJoined, type Pick, priceText, shownPriceOf } from './picks.ts';
import { useSlipState } from './useSlipState.ts';
import { Was } from './Was.tsx';
import { slipWordsOf } from './words.ts';

/** How the match of a choice stands while it is played, as far as its picture has told, by the clock that the board shows. */
const Standing = ({ event }: { event: EventSummary }) => {
  const { lang, texts } = useWords();
  return ` · ${playText(useRunning(event), texts, lang)}`;
};

/** One choice in the slip, with its price as it was agreed to and as it stands. */
export const LegRow = ({ pick }: { pick: Pick }) => {
  const { lang, texts } = useWords();
  const { store } = useBook();
  const { placing, rest, mode, place } = useSlipState();
  const terms = useTerms()({ ...pick.terms }, pick);
  const event = useSeenEvent(pick.event);
  const chosen = texts.selection(pick.selection, terms);
  const isOver = isClosed(pick);
  const price = isOver ? pick.agreed : shownPriceOf(pick);
  // What counts together has one price, below.
  const isTogether = !isOver && isJoined({ picks: rest, mode }, pick);
  const isMoved = !isTogether && price !== pick.agreed;
  // The last move, as its tile marks it: what was agreed to may have been on the other side.
  const from = pick.moves.filter(({ at }) => at <= pick.version).at(-1)?.from ?? pick.agreed;
  const move = !isMoved || price === from ? null : price > from ? 'up' : 'down';
  return (
    <li
      className="leg"
      data-leg={`${pick.event}|${pick.market}|${pick.selection}`}
      data-stop={pick.stop ?? undefined}
      data-elsewhere={place.name === 'event' ? place.id !== pick.event : undefined}
    >
      <div className="leg-what">
        <strong>{chosen}</strong>
        <span className="soft">{texts.market(terms)}</span>
        <button
          type="button"
          className="leg-event"
          data-action="event"
          onClick={() => void store.visit({ name: 'event', id: pick.event })}
        >
          {terms.home} {texts.versus} {terms.away}
          {event?.phase === 'live' && <Standing event={event} />}
        </button>
        <LegNote pick={pick} />
      </div>
      <p className="leg-price" data-move={move ?? undefined} data-joined={isTogether || undefined}>
        {move !== null && <Was price={from} />}
        <b data-field="leg-price">
          {move !== null && <Icon name={move === 'up' ? 'chevron-up' : 'chevron-down'} size={14} />}
          {isOver ? <s>{priceText(price)}</s> : priceText(price)}
          {move !== null && <span className="unseen"> {texts[move]}</span>}
        </b>
      </p>
      <button
        type="button"
        className="leg-remove"
        data-action="remove"
        aria-label={texts.slip.remove(chosen)}
        disabled={placing !== null}
        onClick={() => store.slip.remove(pick)}
      >
        {isOver ? slipWordsOf(lang).remove : <Icon name="x" size={18} />}
      </button>
      <LegAccept pick={pick} />
      <LegLine pick={pick} />
    </li>
  );
};
