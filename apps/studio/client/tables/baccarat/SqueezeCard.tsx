import { type KeyboardEvent, type PointerEvent, useRef } from 'react';
import { cardName } from './Card.tsx';
import { CardFront } from './CardFront.tsx';
import { foldOf, gripOf, type Point } from './fold.ts';

/** Bent over so far, it is as good as open. */
const openShare = 0.6;
/** How far a key lifts an edge, in parts of the card. */
const keyStep = 0.08;
const keyMost = 0.9;

/** The edge that a key lifts, in parts of the card, and the way that it goes. */
const edges: Readonly<Record<string, { readonly grip: Point; readonly way: Point }>> = {
  ArrowUp: { grip: [0.5, 1], way: [0, -1] },
  ArrowDown: { grip: [0.5, 0], way: [0, 1] },
  ArrowRight: { grip: [0, 0.5], way: [1, 0] },
  ArrowLeft: { grip: [1, 0.5], way: [-1, 0] },
};

const polygon = (points: readonly Point[]): string =>
  `polygon(${points.map(([x, y]) => `${x.toFixed(1)}px ${y.toFixed(1)}px`).join(',')})`;

/** Bends a card by its edges and corners, beside React: the finger moves more often than pages are drawn. */
const useBend = (onOpen: () => void) => {
  const root = useRef<HTMLButtonElement>(null);
  const grip = useRef<Point | null>(null);
  const share = useRef(0);
  const bend = (to: Point | null): void => {
    const card = root.current;
    if (!card) return;
    const size = { width: card.clientWidth, height: card.clientHeight };
    const fold = grip.current && to ? foldOf(size, grip.current, to) : null;
    share.current = fold?.share ?? 0;
    card.dataset.bent = String(Math.round(100 * share.current));
    const back = card.querySelector<HTMLElement>('.squeeze-back');
    const face = card.querySelector<HTMLElement>('.squeeze-face');
    if (!back || !face) return;
    back.style.clipPath = fold ? polygon(fold.lying) : '';
    face.style.clipPath = fold ? polygon(fold.lifted) : '';
    face.style.transform = fold ? `matrix(${fold.matrix.map((part) => part.toFixed(4)).join(',')})` : '';
  };
  const letGo = (): void => {
    const isOpen = share.current >= openShare;
    grip.current = null;
    bend(null);
    if (isOpen) onOpen();
  };
  return { root, grip, bend, letGo };
};

/** A card of its own that lies face down until it is squeezed or opened: by finger, mouse or keyboard. */
export const SqueezeCard = ({
  card,
  isOpen,
  label,
  onOpen,
}: {
  card: number;
  isOpen: boolean;
  /** Of the card while it lies face down. */
  label: string;
  onOpen: () => void;
}) => {
  const { root, grip, bend, letGo } = useBend(onOpen);
  const lifted = useRef<{ readonly key: string; readonly part: number } | null>(null);
  const at = (event: PointerEvent<HTMLButtonElement>): Point => {
    const box = event.currentTarget.getBoundingClientRect();
    return [event.clientX - box.left, event.clientY - box.top];
  };
  const size = () => ({ width: root.current?.clientWidth ?? 0, height: root.current?.clientHeight ?? 0 });
  const onKeyDown = (event: KeyboardEvent): void => {
    const edge = edges[event.key];
    if (event.key === 'Escape') letGo();
    if (!edge) return;
    event.preventDefault();
    const before = lifted.current?.key === event.key ? lifted.current.part : 0;
    const part = Math.min(keyMost, before + keyStep);
    lifted.current = { key: event.key, part };
    const { width, height } = size();
    grip.current = [edge.grip[0] * width, edge.grip[1] * height];
    bend([grip.current[0] + edge.way[0] * part * width, grip.current[1] + edge.way[1] * part * height]);
  };
  if (isOpen)
    return (
      <div className="squeeze-card" data-open="true" role="img" aria-label={cardName(card)}>
        <CardFront card={card} hasCorners />
      </div>
    );
  return (
    <button
      ref={root}
      type="button"
      className="squeeze-card"
      data-open="false"
      data-bent="0"
      aria-label={label}
      onKeyDown={onKeyDown}
      onBlur={letGo}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        grip.current = gripOf(size(), at(event));
      }}
      onPointerMove={(event) => {
        if (!event.currentTarget.hasPointerCapture(event.pointerId)) return;
        bend(at(event));
      }}
      onPointerUp={letGo}
      onPointerCancel={() => {
        grip.current = null;
        bend(null);
      }}
      // Enter and the space bar; a finger that only taps must not end what it wanted to draw out.
      onClick={(event) => {
        if (event.detail === 0) onOpen();
      }}
    >
      <span className="squeeze-back" />
      <span className="squeeze-lifted">
        <span className="squeeze-face">
          <CardFront card={card} hasCorners={false} />
        </span>
      </span>
    </button>
  );
};
