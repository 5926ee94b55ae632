import './ticketPad.css';
import type { ReactNode } from 'react';

/** Numbers that are pressed for a ticket, so many at the most; pressed again they are given up. */
export const NumberPad = ({ className, legend, numbers, picked, most, onPick, face }: NumberPadProps) => {
  const toggle = (number: number): void =>
    onPick(
      picked.includes(number) ? picked.filter((one) => one !== number) : [...picked, number].slice(0, most),
    );
  return (
    <fieldset className={`number-pad ${className}`}>
      <legend className="unseen">{legend}</legend>
      {numbers.map((number) => (
        <button
          key={number}
          type="button"
          data-action="pick"
          data-pick={number}
          aria-pressed={picked.includes(number)}
          aria-disabled={!picked.includes(number) && picked.length >= most}
          onClick={() => toggle(number)}
        >
          {face(number)}
        </button>
      ))}
    </fieldset>
  );
};

interface NumberPadProps {
  readonly className: string;
  readonly legend: string;
  readonly numbers: readonly number[];
  readonly picked: readonly number[];
  readonly most: number;
  readonly onPick: (numbers: readonly number[]) => void;
  readonly face: (number: number) => ReactNode;
}

/** Leaves the numbers to chance, and lays a chip on the ticket that they make. */
export const TicketTools = ({ className, random, add, canAdd, onRandom, onAdd }: TicketToolsProps) => (
  <div className={`ticket-tools ${className}`}>
    <button type="button" className="quiet-button" data-action="random" onClick={onRandom}>
      {random}
    </button>
    <button
      type="button"
      className="quiet-button add-ticket"
      data-action="add-ticket"
      aria-disabled={!canAdd}
      onClick={onAdd}
    >
      {add}
    </button>
  </div>
);

interface TicketToolsProps {
  readonly className: string;
  readonly random: string;
  readonly add: string;
  readonly canAdd: boolean;
  readonly onRandom: () => void;
  readonly onAdd: () => void;
}
