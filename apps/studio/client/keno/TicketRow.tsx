import { money, sumOf } from '../shell/amounts.ts';
import { useStoreState } from '../shell/given.ts';
import { type KenoContext, useKeno, useKenoState } from './context.ts';
import { type Ticket, ticketsOn } from './tickets.ts';

/** What stands on a ticket: how many numbers, or what became of them. */
const textOf = (
  { picks, result }: Ticket,
  words: KenoContext['words'],
  moneyText: (amount: string) => string,
): string => {
  if (result?.kind === 'unplayed') return words.unplayed;
  if (result?.kind === 'waiting') return words.waiting;
  if (result?.kind !== 'played') return words.marked(picks.length);
  const hits = words.historyHits(result.hits, picks.length);
  return /[1-9]/.test(result.won) ? `${hits} · ${moneyText(result.won)}` : hits;
};

/** What several tickets cost together, or what came of them. */
const Told = () => {
  const { game, words } = useKeno();
  const { currency, stake } = useKenoState();
  const { run, isRunning } = useStoreState(game.tickets);
  const places = game.placesToPlay();
  const told = (): string => {
    if (run && !isRunning) {
      const parts = run.played > 0 ? [words.ran(run.played, money(sumOf(run.won, currency), currency))] : [];
      if (run.left > 0) parts.push(words.leftOver(run.left));
      return parts.join(' · ');
    }
    if (!game.drawsAll) return words.onePress;
    const cost = sumOf(
      places.map(() => stake),
      currency,
    );
    return places.length > 1 ? words.cost(places.length, money(cost, currency)) : '';
  };
  return (
    <p className="keno-told" role="status" data-field="tickets-told">
      {told()}
    </p>
  );
};

/** Tickets beside one another, where there is more than one; the chosen one is on the board. */
export const TicketRow = () => {
  const { game, words } = useKeno();
  const { view, currency, busy } = useKenoState();
  const kept = useStoreState(game.tickets);
  const tickets = ticketsOn(kept, view);
  if (tickets.length === 1) return null;
  return (
    <div className="keno-many">
      <fieldset className="keno-tickets">
        <legend className="unseen">{words.tickets}</legend>
        {tickets.map((ticket, place) => {
          const text = textOf(ticket, words, (amount) => money(amount, currency));
          return (
            <button
              key={ticket.id}
              type="button"
              className="keno-ticket"
              data-action={`ticket-${place + 1}`}
              data-result={ticket.result?.kind ?? 'none'}
              data-gain={ticket.result?.kind === 'played' && ticket.result.isGain}
              aria-label={`${words.ticket(place + 1)}: ${text}`}
              aria-pressed={place === kept.at}
              aria-disabled={busy || kept.isRunning}
              onClick={() => game.choose(place)}
            >
              <b>{place + 1}</b>
              <span>{ticket.result?.kind === 'waiting' ? '…' : text}</span>
            </button>
          );
        })}
      </fieldset>
      <Told />
    </div>
  );
};
