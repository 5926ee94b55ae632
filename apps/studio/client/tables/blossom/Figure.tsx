export interface FigureProps {
  readonly who: 'you' | 'member' | 'bot';
  /** From 0. */
  readonly seat: number;
}

/** Whoever sits at a seat, before the lanterns are lit: their faces come right after the page. */
export const Shade = ({ who, seat }: FigureProps) => (
  <g className="blossom-figure" data-who={who} data-seat={seat}>
    {/* A press beside a figure is one on its seat. */}
    <rect className="figure-ground" x="-38" y="-42" width="76" height="84" />
    <path className="figure-shade" d="M-38 42C-38 20 -20 13 -10 12A21 21 0 1 1 10 12C20 13 38 20 38 42Z" />
  </g>
);
