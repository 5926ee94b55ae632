import './tickets.css';
import {
  allNumbers,
  sizeOfTicket,
  type TicketKind,
  ticketKinds,
  ticketOf,
  ticketPays,
} from '../../../src/tables/games/sixMark.ts';
import { slipSpotsMax } from '../../../src/tables/views.ts';
import { coins, money } from '../../shell/amounts.ts';
import { randomNumbers } from '../numbers/randomNumbers.ts';
import { NumberPad, TicketTools } from '../numbers/TicketPad.tsx';
import { numberWords } from '../numbers/words.ts';
import { sheetTextsOf } from '../sheetTexts/texts.ts';
import { timesText } from '../shell/BetSpot.tsx';
import { useLayout, useTable, useTableState } from '../shell/context.ts';
import { PlaceChoice } from '../shell/PlaceChoice.tsx';
import { useShow } from '../shell/show.ts';
import { chosenMax, ticketsOf } from './combine.ts';
import { MarkBall } from './MarkBall.tsx';
import { MarkSpot } from './MarkSpot.tsx';
import { readMarks } from './read.ts';
import { litAtMs } from './schedule.ts';
import { markNames } from './words.ts';

/** What is chosen here; it stays while another tab is open. */
export interface Choosing {
  readonly kind: TicketKind;
  readonly numbers: readonly number[];
}

export interface TicketsProps {
  readonly choosing: Choosing;
  readonly onChoose: (choosing: Choosing) => void;
}

/** Tickets that the player has chips on in this round, sent or not. */
const useTickets = (): string[] => {
  const { lying } = useLayout();
  return Object.keys(lying).filter((spot) => ticketOf(spot) !== undefined);
};

/** Which numbers of a ticket of this kind have come so far, as the storeys light up. */
const useHit = (): ((kind: TicketKind, number: number) => boolean) => {
  const show = useShow();
  const drawn = show ? readMarks(show.result.outcome) : null;
  const isLit = (storey: number): boolean => (show?.elapsedMs ?? 0) >= (litAtMs[storey] ?? 0);
  const lit = drawn?.numbers.filter((_, storey) => isLit(storey)) ?? [];
  const special = drawn && isLit(drawn.numbers.length) ? drawn.special : null;
  return (kind, number) => lit.includes(number) || (kind === 'two-special' && number === special);
};

const Laid = () => {
  const { lang } = useTable();
  const names = markNames(lang);
  const isHit = useHit();
  const tickets = useTickets();
  if (tickets.length === 0) return null;
  return (
    <div className="laid-tickets mark-tickets" data-field="tickets">
      {tickets.map((spot) => {
        const ticket = ticketOf(spot);
        return (
          ticket && (
            <MarkSpot key={spot} spot={spot} className="mark-ticket">
              <i>{names.ticket[ticket.kind]}</i>
              {ticket.numbers.map((number) => (
                <span key={number} data-hit={isHit(ticket.kind, number)}>
                  <MarkBall number={number} />
                </span>
              ))}
            </MarkSpot>
          )
        );
      })}
    </div>
  );
};

/** Lays a chip on every ticket that the numbers make. More than one bet may have are not laid, and it is said why. */
const useAdd = ({ choosing: { kind, numbers }, onChoose }: TicketsProps) => {
  const { store, lang } = useTable();
  const { table, busy, laid } = useTableState();
  const spots = ticketsOf(kind, numbers);
  const isTooMany = new Set([...Object.keys(laid), ...spots]).size > slipSpotsMax;
  const canAdd = table?.phase === 'open' && !busy && spots.length > 0 && !isTooMany;
  return {
    count: spots.length,
    canAdd,
    problem: isTooMany ? numberWords(lang).problems.many(slipSpotsMax) : null,
    add: (): void => {
      if (canAdd && store.layAll(spots)) onChoose({ kind, numbers: [] });
    },
  };
};

/** Numbers are chosen; each pair or three of them is a ticket, and lies below among the others once a chip is on it. */
export const Tickets = ({ choosing, onChoose }: TicketsProps) => {
  const { texts, lang } = useTable();
  const { opened, chip, currency } = useTableState();
  const names = markNames(lang);
  const laidKinds = useTickets().map((spot) => ticketOf(spot)?.kind);
  const { kind, numbers } = choosing;
  const { count, canAdd, problem, add } = useAdd({ choosing, onChoose });
  const size = sizeOfTicket(kind);
  const most = opened?.kindMax[kind];
  return (
    <>
      <PlaceChoice
        className="group-choice mark-kinds"
        legend={texts.pick.kind}
        name="ticket-kind"
        places={ticketKinds.map((id) => ({
          id,
          name: `${names.ticket[id]} ×\u00a0${timesText(ticketPays(id))}`,
          isLaid: laidKinds.includes(id),
        }))}
        chosen={kind}
        onChoose={(id) => onChoose({ kind: ticketKinds.find((one) => one === id) ?? kind, numbers })}
      />
      <TicketTools
        className="mark-tools"
        random={names.random}
        add={count === 0 ? names.add(1) : `${names.add(count)} · ${coins(chip * BigInt(count), currency)}`}
        canAdd={canAdd}
        onRandom={() =>
          onChoose({ kind, numbers: randomNumbers(allNumbers, Math.max(size, numbers.length)) })
        }
        onAdd={add}
      />
      <NumberPad
        className="mark-pad"
        legend={names.pick}
        numbers={allNumbers}
        picked={numbers}
        most={chosenMax}
        onPick={(next) => onChoose({ kind, numbers: next })}
        face={(number) => <MarkBall number={number} />}
      />
      <p className="ticket-told mark-told" data-field="tickets-told" data-problem={problem !== null}>
        {problem ?? names.choose(size, chosenMax)}
        {most !== undefined && (
          <span>{sheetTextsOf(lang).rules.kindLimit(names.ticket[kind], money(most, currency))}</span>
        )}
      </p>
      <Laid />
    </>
  );
};
